import { repairFigures } from '#features/figures/server/fold.service.ts'
import type { Sql, Tx } from '#server/database/connect.ts'
import { report } from './figures.ts'
import { measure, withStaffStore } from './staff-store.ts'

const ORDERS = Number(process.env.BENCH_ORDERS ?? 1_000_000)
const CUSTOMERS = ORDERS / 5
const MAKERS = 2000
const CARTS = 20_000
const TIMES = 100
const BAR_P99 = 200

/** The figures of a year with a million orders, as their page asks for them. */
export const measureSalesYear = (goods: number) =>
  withStaffStore(goods, fill, async ({ sql, read }) => {
    const [latest] = await sql<{ month: string }[]>`select to_char(max(paid_at), 'YYYY-MM') "month" from orders`
    const month = latest?.month ?? ''
    for (const [name, path] of [
      ['year', `figures?period=${month.slice(0, 4)}`],
      ['month', `figures?period=${month}`],
    ] as const) {
      await measure(10, () => read(path))
      const { p50, p99 } = await measure(TIMES, () => read(path))
      report(`figures.${name}`, p50, 'ms', {
        p99,
        bar_p99: BAR_P99,
        orders: ORDERS,
        customers: CUSTOMERS,
        makers: MAKERS,
      })
    }
  })

async function fill(sql: Sql): Promise<void> {
  await sql.begin(
    async (tx) => {
      // The summaries are worked out once at the end, instead of order by order.
      await tx`set local session_replication_role = replica`
      await insertCustomers(tx)
      await insertOrders(tx)
      await insertCarts(tx)
      await insertEnquiriesAndMisses(tx)
    },
    { unlimited: true },
  )
  for (const table of ['account', 'orders', 'order_line', 'cart_line', 'enquiry', 'search_miss'])
    await sql.begin((tx) => tx`analyze ${tx(table)}`, { unlimited: true })
  const from = performance.now()
  await repairFigures(sql)
  report('figures.worked_out_anew', (performance.now() - from) / 1000, 's', { orders: ORDERS })
}

const insertCustomers = (tx: Tx) => tx`
  insert into account (email, email_key, password_hash, full_name)
  select 'buyer-' || n || '@bench.example', 'buyer-' || n || '@bench.example', 'x', 'Buyer ' || n
  from generate_series(1, ${CUSTOMERS}::int) n`

/** Spread over this year until now; one in twenty is never paid. */
async function insertOrders(tx: Tx): Promise<void> {
  const [first] = await tx<{ id: number }[]>`
    select min(account_id) id from account where email_key like '%@bench.example'`
  await tx`
    insert into orders (order_no, account_id, currency, amount, freight_amount, total_count, line_count, cover_pic, email,
      delivery_address, bill_address, express_name, express_days, weight_grams, po_number, remark, pay_method, pay_by,
      search_text, created_at, status, paid_at)
    select 'OS-000000-' || lpad(n::text, 8, '0'), ${first?.id ?? 0}::int + n % ${CUSTOMERS}::int, 'USD', 15 + n % 100, 5, 20, 2, '',
      'buyer@bench.example', '{}', '{}', 'Post', '3', 10, '', '', 'transfer', now(), 'OS000000' || lpad(n::text, 8, '0'), at,
      case when n % 20 = 0 then 1 else 4 end, case when n % 20 = 0 then null else at + interval '1 hour' end
    from generate_series(1, ${ORDERS}::int) n,
      lateral (select date_trunc('year', now()) + (now() - interval '2 hours' - date_trunc('year', now())) * (n / ${ORDERS}::float8) as at) then_`
  await tx`
    insert into order_line (order_id, position, goods_id, model, brand_name, goods_name, package, cover_pic, count, unit_price,
      amount, category_id, unit_cost)
    select o.order_id, line, line, 'LM358DR', 'Maker ' || (o.order_id * 7 + line) % ${MAKERS}::int, 'Amplifier', 'SOIC-8', '', 10, 0.75,
      7.5, known.ids[1 + (o.order_id + line) % cardinality(known.ids)], case when o.order_id % 3 > 0 then 0.5 end
    from orders o, generate_series(1, 2) line,
      (select array_agg(category_id) ids from category where goods_count > 0) known`
}

const insertCarts = (tx: Tx) => tx`
  insert into cart_line (account_id, goods_id, count, unit_price, created_at)
  select account_id, goods_id, 10, 0.5, now() - interval '3 days'
  from (select account_id from account where email_key like '%@bench.example' order by account_id limit ${CARTS}) carts,
    (select goods_id from goods order by goods_id limit 5) goods`

async function insertEnquiriesAndMisses(tx: Tx): Promise<void> {
  await tx`
    insert into enquiry (enquiry_no, draft_id, contact_name, email, company, phone, remark, currency, valid_until, status, created_at)
    select 'Q' || lpad(n::text, 8, '0'), gen_random_uuid(), 'Caller', 'caller@bench.example', '', '', '', 'USD', now(), 'declined',
      date_trunc('year', now()) + n * interval '1 minute'
    from generate_series(1, 50000) n`
  await tx`
    insert into search_miss (query, searched_on, times)
    select 'miss ' || n, (date_trunc('year', now()) + n % 300 * interval '1 day')::date, 3 from generate_series(1, 100000) n`
}
