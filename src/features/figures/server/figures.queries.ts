import type { Db } from '#server/database/connect.ts'
import type { Currency } from '#shared/money/currency-signs.ts'

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
  costedAmount: string
  cost: string
}

export const listDays = (sql: Db, currency: string, from: string, to: string) => sql<DayRow[]>`
  select day::text, placed_count::int "placedCount", placed_amount::numeric(24, 4) "placedAmount",
    closed_count::int "closedCount", closed_amount::numeric(24, 4) "closedAmount", paid_count::int "paidCount",
    goods_amount::numeric(24, 4) "goodsAmount", freight_amount::numeric(24, 4) "freightAmount",
    tax_amount::numeric(24, 4) "taxAmount", refund_count::int "refundCount",
    refunded_amount::numeric(24, 4) "refundedAmount", refunded_tax_amount::numeric(24, 4) "refundedTaxAmount",
    costed_amount::numeric(24, 4) "costedAmount", cost::numeric(24, 4) cost
  from figure_day where currency = ${currency} and day between ${from}::date and ${to}::date order by day`

/** In which something was sold. */
export const listCurrencies = (sql: Db) => sql<{ currency: Currency }[]>`
  select distinct currency from figure_day order by currency`

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
  quotesAsked: number
  quotesQuoted: number
  quotesWon: number
  /** In abandoned carts. */
  cartAmount: string
  /** Today's stock at cost; null when no cost is known, and for customers. */
  stockValue: string | null
}

const nameOf = (sql: Db, kind: FigureKind) =>
  kind === 'maker'
    ? sql`f.key`
    : kind === 'category'
      ? sql`(select category_name from category where category_id::text = f.key)`
      : sql`(select coalesce(nullif(company, ''), nullif(full_name, ''), email) from account where account_id = nullif(f.key, '')::int)`

const cartOf = (sql: Db, kind: FigureKind) =>
  kind === 'customer'
    ? sql`(select amount from figure_cart c where c.currency = f.currency and c.account_id = nullif(f.key, '')::int)`
    : sql`(select amount from figure_cart_group c where (c.currency, c.kind, c.key) = (f.currency, f.kind, f.key))`

export interface GroupsOf {
  kind: FigureKind
  currency: string
  period: string
  from: string
  to: string
}

/** The largest first: the first rows of an index. */
export const listGroups = (sql: Db, { kind, currency, period, from, to }: GroupsOf, limit: number) => sql<GroupRow[]>`
  select f.key, ${nameOf(sql, kind)} as name,
    ${kind === 'maker' ? sql`(select brand_id from brand where brand_name = f.key)` : sql`null::int`} "brandId",
    f.order_count::int "orderCount", f.piece_count::text "pieceCount",
    f.amount::numeric(24, 4) amount, f.costed_amount::numeric(24, 4) "costedAmount", f.cost::numeric(24, 4) cost,
    f.refunded_amount::numeric(24, 4) "refundedAmount", quotes.*,
    coalesce(${cartOf(sql, kind)}, 0)::numeric(24, 4) "cartAmount",
    (select value from figure_stock_group s where (s.currency, s.kind, s.key) = (f.currency, f.kind, f.key))::numeric(24, 4) "stockValue"
  from (
    select * from figure_period where period = ${period} and kind = ${kind} and currency = ${currency}
    order by amount desc, key limit ${limit}
  ) f cross join lateral (
    select coalesce(sum(asked), 0)::int "quotesAsked", coalesce(sum(quoted), 0)::int "quotesQuoted",
      coalesce(sum(won), 0)::int "quotesWon"
    from figure_quote q where q.kind = ${kind} and q.key = f.key and q.day between ${from}::date and ${to}::date
  ) quotes
  order by f.amount desc, f.key`

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
