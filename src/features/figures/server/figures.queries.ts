import type { Db } from '#server/database/connect.ts'

export type FigureKind = 'maker' | 'category' | 'customer'

export interface DayRow {
  day: string
  placedCount: number
  placedAmount: string
  closedCount: number
  closedAmount: string
  paidCount: number
  goodsAmount: string
  freightAmount: string
  taxAmount: string
  refundCount: number
  refundedAmount: string
  refundedTaxAmount: string
}

export const listDays = (sql: Db, currency: string, from: string, to: string) => sql<DayRow[]>`
  select day::text, placed_count::int "placedCount", placed_amount::numeric(24, 4) "placedAmount",
    closed_count::int "closedCount", closed_amount::numeric(24, 4) "closedAmount", paid_count::int "paidCount",
    goods_amount::numeric(24, 4) "goodsAmount", freight_amount::numeric(24, 4) "freightAmount",
    tax_amount::numeric(24, 4) "taxAmount", refund_count::int "refundCount",
    refunded_amount::numeric(24, 4) "refundedAmount", refunded_tax_amount::numeric(24, 4) "refundedTaxAmount"
  from figure_day where currency = ${currency} and day between ${from}::date and ${to}::date order by day`

export interface GroupRow {
  key: string
  name: string | null
  /** Of a manufacturer that is still in the catalogue. */
  brandId: number | null
  orderCount: number
  pieceCount: string
  amount: string
  costedAmount: string
  cost: string
  refundedAmount: string
}

const nameOf = (sql: Db, kind: FigureKind) =>
  kind === 'maker'
    ? sql`f.key`
    : kind === 'category'
      ? sql`(select category_name from category where category_id::text = f.key)`
      : sql`(select coalesce(nullif(company, ''), nullif(full_name, ''), email) from account where account_id = nullif(f.key, '')::int)`

/** The largest first: the first rows of an index. */
export const listGroups = (sql: Db, kind: FigureKind, currency: string, period: string, limit: number) => sql<
  GroupRow[]
>`
  select f.key, ${nameOf(sql, kind)} as name,
    ${kind === 'maker' ? sql`(select brand_id from brand where brand_name = f.key)` : sql`null::int`} "brandId", f.order_count::int "orderCount", f.piece_count::text "pieceCount",
    f.amount::numeric(24, 4) amount, f.costed_amount::numeric(24, 4) "costedAmount", f.cost::numeric(24, 4) cost,
    f.refunded_amount::numeric(24, 4) "refundedAmount"
  from figure_period f where period = ${period} and kind = ${kind} and currency = ${currency}
  order by f.amount desc, f.key limit ${limit}`

export const sumCosts = (sql: Db, currency: string, period: string) => sql<{ costedAmount: string; cost: string }[]>`
  select coalesce(sum(costed_amount), 0)::numeric(24, 4) "costedAmount", coalesce(sum(cost), 0)::numeric(24, 4) cost
  from figure_period where period = ${period} and kind = 'maker' and currency = ${currency}`

/** Requests of the period with their current status. */
export const countQuotes = (sql: Db, from: string, to: string) => sql<{ asked: number; quoted: number; won: number }[]>`
  select count(*)::int asked, count(*) filter (where quoted_at is not null)::int quoted,
    count(*) filter (where status = 'accepted' or outcome = 'won')::int won
  from enquiry left join enquiry_outcome using (enquiry_id)
  where created_at >= ${from}::date and created_at < ${to}::date + 1`

export const countMisses = (sql: Db, from: string, to: string) => sql<{ times: number }[]>`
  select coalesce(sum(times), 0)::int times from search_miss where searched_on between ${from}::date and ${to}::date`

/** Carts without additions for a day: their number, their sum, and the largest of them. */
export const insertAbandonedCarts = (sql: Db, limit: number) => sql`
  insert into figure_carts (currency, cart_count, amount, largest)
  select currency, count(*), sum(amount), jsonb_agg(
    jsonb_build_object('account_id', account_id, 'line_count', line_count, 'amount', amount, 'last_on', last_at::date)
  ) filter (where place <= ${limit})
  from (
    select g.currency, c.account_id, count(*) line_count, sum(c.count * c.unit_price) amount, max(c.created_at) last_at,
      row_number() over (partition by g.currency order by sum(c.count * c.unit_price) desc) place
    from cart_line c join goods g using (goods_id)
    group by g.currency, c.account_id having max(c.created_at) < now() - interval '1 day'
  ) carts
  group by currency`

export const deleteAbandonedCarts = (sql: Db) => sql`delete from figure_carts`

export const findAbandonedCarts = (sql: Db, currency: string) => sql<{ count: number; amount: string; at: Date }[]>`
  select cart_count count, amount::numeric(24, 4) amount, at from figure_carts where currency = ${currency}`

/** The largest first. */
export const listAbandonedCarts = (sql: Db, currency: string) => sql<
  { accountId: number; name: string; lineCount: number; amount: string; lastOn: string }[]
>`
  select account_id "accountId", coalesce(nullif(company, ''), nullif(full_name, ''), email) as name,
    cart.line_count "lineCount", cart.amount::numeric(18, 4) amount, cart.last_on::text "lastOn"
  from figure_carts f,
    jsonb_to_recordset(f.largest) cart (account_id int, line_count int, amount numeric, last_on date)
    join account using (account_id)
  where f.currency = ${currency} order by cart.amount desc`

/** Parts by number and manufacturer, as they are written in the catalogue. */
export const findParts = (sql: Db, parts: ReadonlyArray<{ norm: string; maker: string }>) => sql<
  { place: number; goodsId: number }[]
>`
  select asked.place::int, g.goods_id "goodsId"
  from unnest(${parts.map(({ norm }) => norm)}::text[], ${parts.map(({ maker }) => maker)}::text[])
    with ordinality asked (norm, maker, place)
  join goods g on g.model_norm = asked.norm
  join brand b on b.brand_id = g.brand_id and lower(b.brand_name) = lower(asked.maker)`

export const countCosts = (sql: Db) => sql<{ count: number }[]>`
  select count(*)::int count from goods_trade where cost is not null`

export const findStockValue = (sql: Db, currency: string) => sql<{ value: string }[]>`
  select value::numeric(24, 4) value from figure_stock where currency = ${currency}`

export const saveStockValue = (sql: Db) => sql`
  insert into figure_stock (currency, value)
  select g.currency, sum(g.stock * t.cost) from goods_trade t join goods g on g.goods_id = t.goods_id and g.currency = t.cost_currency
  group by g.currency
  on conflict (currency) do update set value = excluded.value, at = now()`
