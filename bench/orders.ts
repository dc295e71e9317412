import { randomUUID } from 'node:crypto'
import { migrateStore } from '#app/migrations.ts'
import { seedDemoFreight } from '#demo/demo-freight.ts'
import { seedCatalogue } from '#demo/seed-demo.ts'
import { createAccount, logIn } from '#features/account/server/account.service.ts'
import { connect, type Sql, type Tx } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { createLog } from '#server/log.ts'
import { createCrowd } from '#tests/drills/crowd.ts'
import { openStore, temporaryFolder, until } from '#tests/support/process.ts'
import { report } from './figures.ts'
import { measureCalls } from './measure-calls.ts'

const ORDERS = 600
const CLIENTS = [1, 8, 32]
const LINES = 3
const MANY_ORDERS = 10_000
const MANY_LINES = 2000

/**
 * Orders of three lines over HTTP with keys, against the bare transaction that locks and updates the same rows, without and
 * with the worker that sends their mails; a full cart; and the orders of somebody who has ordered for years.
 */
export async function measureOrders(): Promise<void> {
  const folder = await temporaryFolder()
  const database = await startEmbedded(folder.path, createLog('error'))
  const sql = connect(database.url, { pool: 40 })
  await migrateStore(sql)
  await seedCatalogue(sql, 5000)
  await seedDemoFreight(sql)
  const environment = { DATABASE_URL: database.url, DEMO: 'on', LOG_LEVEL: 'error', DATA_DIR: folder.path }
  let store = await openStore({ ...environment, ROLE: 'web' })
  try {
    const shop = await prepare(sql, store.url)
    await measureCalls(4, ORDERS, (turn) => previewOrder(shop, turn))
    await becomeKnown(sql, shop)
    // A process of its own sends the mails; here they wait for the store that is opened next.
    await measureCreating(sql, shop, 'web')
    await store.stop()
    store = await openStore({ ...environment, ROLE: 'both' })
    shop.url = store.url
    await untilJobsAreDone(sql)
    await measureCreating(sql, shop, 'both')
    await fillCart(sql, shop)
    await measureReading(shop, 'orders.cart', `shopping/cart?pageNumber=1&pageSize=${MANY_LINES}`, {
      bar_p99: 300,
      lines: MANY_LINES,
    })
    await fillHistory(sql, shop.accountId)
    for (const [name, query] of [
      ['first_page', 'pageSize=10'],
      ['last_page', `pageSize=10&pageNumber=${MANY_ORDERS / 10}`],
      ['status', 'status=4'],
      ['search_number', 'keyword=OS-000000-00004711'],
      ['search_number_all', 'keyword=0000'],
      ['search_part', `keyword=${encodeURIComponent('LM358')}`],
    ] as const) {
      await measureReading(shop, `orders.my.${name}`, `order/my?${query}`, { bar_p99: 50, orders: MANY_ORDERS })
    }
  } finally {
    await store.stop()
    await sql.end({ timeout: 5 })
    await database.stop()
    await folder.remove()
  }
}

async function measureCreating(sql: Sql, shop: Shop, role: 'web' | 'both'): Promise<void> {
  for (const clients of CLIENTS) {
    await measureCalls(clients, 60, (turn) => createOrder(shop, turn))
    const bare = await measureCalls(clients, ORDERS, (turn) => lockAndTake(sql, shop.goodsOf(turn)))
    const made = await measureCalls(clients, ORDERS, (turn) => createOrder(shop, turn))
    report('orders.bare_transaction', bare.perSecond, '1/s', { p99: bare.p99, clients, role })
    report('orders.create', made.perSecond, '1/s', {
      p99: made.p99,
      clients,
      role,
      times_bare: Number((bare.perSecond / made.perSecond).toPrecision(3)),
    })
  }
}

/** Mails that are due; others wait until their orders expire. */
const untilJobsAreDone = (sql: Sql) =>
  until(async () => {
    const [row] = await sql<{ due: number }[]>`select count(*)::int due from graphile_worker.jobs where run_at <= now()`
    return row?.due === 0
  })

async function measureReading(shop: Shop, figure: string, path: string, facts: object): Promise<void> {
  const read = () => get(`${shop.url}/api/${path}`, shop.token)
  await measureCalls(1, 20, read)
  const { p50, p99 } = await measureCalls(1, 200, read)
  report(figure, p50, 'ms', { p99, ...facts })
}

interface Shop {
  url: string
  token: string
  accountId: number
  addressId: number
  goodsOf(turn: number): Array<{ goodsId: number; count: number }>
  totals: Map<string, string>
}

async function prepare(sql: Sql, url: string): Promise<Shop> {
  const email = 'bench@ohmstead.example'
  await createAccount(sql, { email, password: 'Bench-1234', role: 'buyer', fullName: 'Bench' })
  const { token, userInfo } = await logIn(sql, email, 'Bench-1234')
  const [someone] = await createCrowd(sql, 1)
  await sql`update address set account_id = ${userInfo.userId} where address_id = ${someone?.addressId ?? 0}`
  await sql`update goods set stock = 1000000000 where currency = 'USD'`
  const goods = await sql<{ goodsId: number; count: number }[]>`
    select goods_id "goodsId", min_buy_count "count" from goods
    where currency = 'USD' and cardinality(tier_counts) > 0 and min_buy_count % mult_count = 0
      and tier_counts[1] <= min_buy_count and tier_prices[1] * min_buy_count < 100
      and not exists (select from goods_trade t where t.goods_id = goods.goods_id and t.non_cancellable)
    order by goods_id limit 900`
  const goodsOf = (turn: number) =>
    Array.from({ length: LINES }, (_, line) => goods[(turn * 7 + line * 301) % goods.length]).flatMap(
      (one) => one ?? [],
    )
  return {
    url,
    token,
    accountId: userInfo.userId,
    addressId: someone?.addressId ?? 0,
    goodsOf,
    totals: new Map(),
  }
}

const inputOf = (shop: Shop, turn: number) => ({ lines: shop.goodsOf(turn), addressId: shop.addressId, expressId: 1 })

/** Before anything is measured: the buyer agrees to what a preview said. */
async function previewOrder(shop: Shop, turn: number): Promise<void> {
  const input = inputOf(shop, turn)
  const { totalAmount } = await post(shop, 'order/preview', input)
  shop.totals.set(JSON.stringify(input.lines), String(totalAmount))
}

async function createOrder(shop: Shop, turn: number): Promise<void> {
  const input = inputOf(shop, turn)
  const totalAmount = shop.totals.get(JSON.stringify(input.lines))
  await post(shop, 'order/create', { ...input, totalAmount }, randomUUID())
}

/** A buyer who has paid before may have any number of unpaid orders. */
async function becomeKnown(sql: Sql, shop: Shop): Promise<void> {
  await previewOrder(shop, 0)
  await createOrder(shop, 0)
  await sql`update orders set status = 2, paid_at = now() where account_id = ${shop.accountId}`
}

async function post(shop: Shop, path: string, body: object, key?: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${shop.url}/api/${path}`, {
    method: 'POST',
    headers: { token: shop.token, 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
    body: JSON.stringify(body),
  })
  const { code, msg, data } = await answer.json()
  if (code !== 0) throw new Error(`${path}: ${msg}`)
  return data
}

/** The minimal transaction: lock, read and update the rows. */
const lockAndTake = (sql: Sql, lines: Array<{ goodsId: number; count: number }>) =>
  sql.begin(async (tx) => {
    const ids = lines.map((line) => line.goodsId)
    await tx`select goods_id, stock from goods where goods_id = any(${ids}::int[]) order by goods_id for no key update`
    await tx`
      update goods g set stock = g.stock - change.count
      from unnest(${ids}::int[], ${lines.map((line) => line.count)}::int[]) change (goods_id, count)
      where g.goods_id = change.goods_id`
  })

const fillCart = (sql: Sql, { accountId }: Shop) => sql`
  insert into cart_line (account_id, goods_id, count, unit_price)
  select ${accountId}, goods_id, min_buy_count, 0.5 from goods order by goods_id limit ${MANY_LINES}`

/** Ten thousand old orders of one buyer, copied from the ones that were just placed. */
async function fillHistory(sql: Sql, accountId: number): Promise<void> {
  await sql.begin((tx) => copyOrders(tx, accountId), { unlimited: true })
  await sql`vacuum analyze orders, order_line`
}

const copyOrders = (sql: Tx, accountId: number) => sql`
    with copy as (
      insert into orders (order_no, account_id, currency, amount, freight_amount, total_count, line_count, cover_pic, email,
        delivery_address, bill_address, express_name, express_days, weight_grams, po_number, remark, pay_method, pay_by, search_text)
      select 'OS-000000-' || lpad(n::text, 8, '0'), account_id, currency, amount, freight_amount, total_count, line_count,
        cover_pic, email, delivery_address, bill_address, express_name, express_days, weight_grams, po_number, remark,
        pay_method, pay_by, 'OS000000' || lpad(n::text, 8, '0') || substring(search_text from 17)
      from generate_series(1, ${MANY_ORDERS}) n,
        lateral (select * from orders where account_id = ${accountId} order by order_id offset n % 500 limit 1) o
      returning order_id
    )
    insert into order_line (order_id, position, goods_id, model, brand_name, goods_name, package, cover_pic, count, unit_price, amount)
    select copy.order_id, position, goods_id, model, brand_name, goods_name, package, cover_pic, count, unit_price, amount
    from copy, (select * from order_line where order_id = (select min(order_id) from order_line)) line`

async function get(url: string, token: string): Promise<void> {
  const answer = await fetch(url, { headers: { token } })
  const { code, msg } = await answer.json()
  if (code !== 0) throw new Error(msg)
}
