import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { countedOrders } from '#features/orders/server/counted-orders.ts'
import { countedEnquiries } from '#features/rfq/server/counted-enquiries.ts'
import type { Sql, Tx } from '#server/database/connect.ts'
import { foldStatusCounts } from '#server/status-counts/status-counts.ts'
import { ask } from './ask.ts'
import { report } from './figures.ts'
import type { Readers } from './staff-readers.ts'
import { measure, post, summarise, timesOf, withStaffStore } from './staff-store.ts'

const ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000)
const ENQUIRIES = ORDERS / 2
const TIMES = 200
const STAFF = 10
const BAR_P99 = 100
const BULK_GOODS = 10_000
const STOREFRONT_ROUNDS = 6
const STOREFRONT_QUESTIONS = 1000

/** What staff open all day, over HTTP, in a store with 100,000 orders and 50,000 quote requests. */
const listsFor = (orderNo: string): ReadonlyArray<readonly [name: string, path: string]> => [
  ['today', 'today'],
  ['today_trouble', 'today/trouble'],
  ['orders', 'order/list?pageSize=25'],
  ['orders_deep_page', `order/list?pageSize=25&pageNumber=${Math.floor(ORDERS / 50)}`],
  ['orders_to_ship', 'order/list?pageSize=25&status=2'],
  ['orders_flagged', 'order/list?pageSize=25&flagged=true'],
  ['orders_mine', 'order/list?pageSize=25&assignedTo=me'],
  ['orders_nobodys', 'order/list?pageSize=25&assignedTo=nobody&status=2'],
  ['orders_by_number', `order/list?pageSize=25&keyword=${orderNo}`],
  ['orders_by_email', 'order/list?pageSize=25&keyword=buyer-17@bench.example'],
  ['quotes', 'enquiry/list?pageSize=25'],
  ['quotes_to_write', 'enquiry/list?pageSize=25&status=received'],
  ['quotes_mine', 'enquiry/list?pageSize=25&assignedTo=me'],
  ['quotes_nobodys', 'enquiry/list?pageSize=25&assignedTo=nobody&status=received'],
  ['returns', 'order/returned/list?pageSize=25'],
  ['messages', 'feedback/list?pageSize=20'],
  ['payments', 'payment/list?pageSize=25'],
  ['customers', 'customer/list?pageSize=25'],
  ['audit', 'audit/list?pageSize=50'],
  ['parts', 'parts/list?pageSize=25'],
]

export const measureStaff = (goods: number) =>
  withStaffStore(goods, fill, async ({ sql, url, clerk, read }) => {
    const [order] = await sql<
      { orderNo: string }[]
    >`select order_no "orderNo" from orders order by order_id offset 4711 limit 1`
    const lists = listsFor(order?.orderNo ?? '')
    for (const [name, path] of lists) {
      await measure(20, () => read(path))
      const { p50, p99 } = await measure(TIMES, () => read(path))
      report(`staff.${name}`, p50, 'ms', { p99, bar_p99: BAR_P99, orders: ORDERS, quotes: ENQUIRIES, goods })
    }
    const addresses = lists.map(([, path]) => `${url}/api/staff/${path}`)
    await measureStorefront(url, { people: STAFF, token: clerk.token, addresses })
    await measureBulkPrices(sql, url, clerk.token)
  })

/** All prices of 10,000 goods, changed and put back, while buyers search. */
async function measureBulkPrices(sql: Sql, url: string, token: string): Promise<void> {
  const brandId = await gatherUnderOneBrand(sql, BULK_GOODS)
  const search = () => ask({ url: `${url}/api/goods/retrieve?goodsModel=LM358&limit=10` })
  const quiet = await measure(TIMES * 2, search)
  for (const percent of [3, 4, 5]) {
    const answers: number[] = []
    let working = true
    const buyer = (async () => {
      while (working) {
        const from = performance.now()
        await search()
        answers.push(performance.now() - from)
      }
    })()
    const from = performance.now()
    const change = { brandId, kind: 'price', value: String(percent), partCount: BULK_GOODS }
    await post(`${url}/api/staff/parts/bulk/apply`, token, change)
    const seconds = (performance.now() - from) / 1000
    working = false
    await buyer
    report('staff.bulk_prices', seconds, 's', { bar: 5, goods: BULK_GOODS })
    const busy = summarise(answers)
    report('staff.storefront_p99_during_bulk_prices', busy.p99 / quiet.p99, 'times', { quiet, busy, bar: 2 })
  }
}

/** A manufacturer with exactly so many priced goods. */
async function gatherUnderOneBrand(sql: Sql, goods: number): Promise<number> {
  const [brand] = await sql<{ id: number }[]>`
    insert into brand (brand_name) values ('Bench Bulk ' || gen_random_uuid()) returning brand_id id`
  const id = brand?.id ?? 0
  await sql.begin(
    (tx) => tx`
      update goods set brand_id = ${id}
      where goods_id in (select goods_id from goods where tier_counts <> '{}' order by goods_id desc limit ${goods})`,
    { unlimited: true },
  )
  await sql`vacuum analyze goods`
  return id
}

/** Milliseconds between two lists that somebody opens: a hurried clerk, and more than people do. */
const PAUSES = [5000, 1000]

/** The same questions of buyers with nobody in the back office and with ten people there. By turns, so that all meet the same machine. */
async function measureStorefront(url: string, readers: Omit<Readers, 'pause'>): Promise<void> {
  const search = () => ask({ url: `${url}/api/goods/retrieve?goodsModel=LM358&limit=10` })
  await measure(TIMES, search)
  const alone: number[] = []
  const beside = new Map(PAUSES.map((pause): [number, number[]] => [pause, []]))
  for (let round = 0; round < STOREFRONT_ROUNDS; round++)
    for (const [pause, times] of beside) {
      alone.push(...(await timesOf(STOREFRONT_QUESTIONS, search)))
      const stopReaders = await startReaders({ ...readers, pause })
      times.push(...(await timesOf(STOREFRONT_QUESTIONS, search)))
      await stopReaders()
    }
  const quiet = summarise(alone)
  for (const [pause, times] of beside) {
    const busy = summarise(times)
    report('staff.storefront_p99_with_ten_staff', busy.p99 / quiet.p99, 'times', { quiet, busy, pause, bar: 1.2 })
  }
}

/**
 * In a thread of their own, so that the clock of the buyers' questions does not wait for the answers of the staff. To
 * start it takes a core for a while and is no work of staff, so nothing is measured meanwhile.
 */
async function startReaders(readers: Readers): Promise<() => Promise<unknown>> {
  const thread = new Worker(new URL('./staff-readers.ts', import.meta.url), { workerData: readers })
  const ended = once(thread, 'exit')
  await once(thread, 'message')
  return () => {
    thread.postMessage('stop')
    return ended
  }
}

/** A shop after some years: most orders are finished, a few hundred wait for each kind of work. */
async function fill(sql: Sql, clerkId: number): Promise<void> {
  await sql.begin(
    async (tx) => {
      await insertBuyers(tx)
      await insertOrders(tx)
      await finishOrders(tx)
      await insertEnquiries(tx)
      await insertMessages(tx)
      await assignSome(tx, clerkId)
    },
    { unlimited: true },
  )
  await foldStatusCounts(sql, countedOrders)
  await foldStatusCounts(sql, countedEnquiries)
  const unlimited = await sql.reserve({ unlimited: true })
  await unlimited`
    vacuum analyze account, orders, order_line, enquiry, enquiry_line, feedback, staff_assignment, order_status_entry,
      enquiry_status_entry`
  unlimited.release()
}

const insertBuyers = (tx: Tx) => tx`
  insert into account (email, email_key, password_hash, full_name)
  select 'buyer-' || n || '@bench.example', 'buyer-' || n || '@bench.example', 'x', 'Buyer ' || n
  from generate_series(1, 2000) n`

/** Numbers as the store makes them: the date and eight characters that cannot be guessed. */
const insertOrders = (tx: Tx) => tx`
  with copy as (
    insert into orders (order_no, account_id, currency, amount, freight_amount, total_count, line_count, cover_pic, email,
      delivery_address, bill_address, express_name, express_days, weight_grams, po_number, remark, pay_method, pay_by,
      search_text, created_at)
    select 'OS-' || number, account_id, 'USD', 15, 5, 30, 3, '', email, '{}', '{}', 'Post', '3', 10,
      'PO-' || n, '', 'transfer', now(), 'OS' || replace(number, '-', '') || '|PO' || n || '|LM358DR', placed_at
    from generate_series(1, ${ORDERS}) n
    cross join lateral (select now() - (${ORDERS} - n) * interval '10 minutes' as placed_at) placed
    cross join lateral (select to_char(placed_at, 'YYMMDD') || '-' || upper(left(md5(n::text), 8)) as number) numbered
    join lateral (select account_id, email from account where email_key = 'buyer-' || 1 + n % 2000 || '@bench.example') buyer on true
    returning order_id
  )
  insert into order_line (order_id, position, goods_id, model, brand_name, goods_name, package, cover_pic, count, unit_price, amount)
  select order_id, line, line, 'LM358DR', 'Maker', 'Amplifier', 'SOIC-8', '', 10, 0.5, 5 from copy, generate_series(1, 3) line`

/** The newest few hundred stay as they are in the middle of the work. */
async function finishOrders(tx: Tx): Promise<void> {
  const older = (orders: number) => tx`created_at < now() - ${orders} * interval '10 minutes'`
  await tx`update orders set status = 2, paid_at = created_at where ${older(300)}`
  await tx`update orders set status = 3 where ${older(1000)}`
  await tx`update orders set status = 4 where ${older(2000)}`
  await tx`update orders set flagged = true where order_id % 1000 = 0`
}

const insertEnquiries = (tx: Tx) => tx`
  with asked as (
    insert into enquiry (enquiry_no, draft_id, contact_name, email, company, phone, remark, currency, valid_until, status, created_at)
    select 'Q' || lpad(n::text, 8, '0'), gen_random_uuid(), 'Caller', 'caller-' || n || '@bench.example', 'Firm ' || n, '', '', 'USD', now(),
      case when n > ${ENQUIRIES - 400} then 'received' when n % 3 = 0 then 'declined' else 'expired' end,
      now() - (${ENQUIRIES} - n) * interval '20 minutes'
    from generate_series(1, ${ENQUIRIES}) n
    returning enquiry_id
  )
  insert into enquiry_line (enquiry_id, position, goods_model, brand_name, count, remark)
  select enquiry_id, line, 'LM358DR', '', 100, '' from asked, generate_series(1, 5) line`

const insertMessages = (tx: Tx) => tx`
  insert into feedback (type, email, content, answered_at)
  select 99, 'writer-' || n || '@bench.example', 'A message', case when n > 200 then now() end
  from generate_series(1, 20000) n`

const assignSome = (tx: Tx, clerkId: number) => tx`
  insert into staff_assignment (kind, subject, account_id, assigned_by)
  select 'order', order_no, ${clerkId}::int, 'bench' from orders where order_id % 50 = 0
  union all select 'quote', enquiry_no, ${clerkId}::int, 'bench' from enquiry where enquiry_id % 50 = 0`
