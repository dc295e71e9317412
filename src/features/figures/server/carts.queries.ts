import type { Db, Tx } from '#server/database/connect.ts'

/** The version before shows that many. */
const LARGEST = 15
const KINDS = ['maker', 'category'] as const

/** Carts without additions for a day: one by one, their sums, and what is in them by manufacturer and category. */
export async function saveAbandonedCarts(tx: Tx): Promise<void> {
  await tx`delete from figure_cart`
  await tx`delete from figure_cart_group`
  await tx`delete from figure_carts`
  await tx`
    insert into figure_cart (currency, account_id, line_count, amount, last_on)
    select g.currency, c.account_id, count(*), sum(c.count * c.unit_price), (max(c.created_at) at time zone 'UTC')::date
    from cart_line c join goods g using (goods_id)
    group by g.currency, c.account_id having max(c.created_at) < now() - interval '1 day'`
  for (const kind of KINDS)
    await tx`
      insert into figure_cart_group (currency, kind, key, cart_count, amount)
      select g.currency, ${kind}, ${kind === 'maker' ? tx`b.brand_name` : tx`g.category_id::text`},
        count(distinct c.account_id), sum(c.count * c.unit_price)
      from figure_cart f join cart_line c using (account_id) join goods g on g.goods_id = c.goods_id and g.currency = f.currency
        join brand b using (brand_id)
      group by 1, 3`
  await tx`
    insert into figure_carts (currency, cart_count, amount, largest)
    select currency, count(*), sum(amount), jsonb_agg(
      jsonb_build_object('account_id', account_id, 'line_count', line_count, 'amount', amount, 'last_on', last_on)
    ) filter (where place <= ${LARGEST})
    from (select *, row_number() over (partition by currency order by amount desc) place from figure_cart) carts
    group by currency`
}

export const findCartSums = (sql: Db, currency: string) => sql<{ count: number; amount: string; at: Date }[]>`
  select cart_count count, amount::numeric(24, 4) amount, at from figure_carts where currency = ${currency}`

export interface CartDayRow {
  day: string
  count: number
  amount: string
}

/** By the day of the last addition. */
export const listCartDays = (sql: Db, currency: string, from: string, to: string) => sql<CartDayRow[]>`
  select last_on::text as day, count(*)::int count, sum(amount)::numeric(24, 4) amount from figure_cart
  where currency = ${currency} and last_on between ${from}::date and ${to}::date group by last_on order by last_on`

export interface CartFilter {
  currency: string
  from?: string | undefined
  to?: string | undefined
  /** Carts with a part of this manufacturer or category. */
  brandName?: string | undefined
  categoryId?: number | undefined
  accountId?: number | undefined
}

const having = (sql: Db, part: ReturnType<Db>) => sql`and exists (
  select from cart_line c join goods g using (goods_id) join brand b using (brand_id)
  where c.account_id = f.account_id and g.currency = f.currency and ${part})`

const matching = (sql: Db, { currency, from, to, brandName, categoryId, accountId }: CartFilter) => sql`
  f.currency = ${currency}
  ${from && to ? sql`and f.last_on between ${from}::date and ${to}::date` : sql``}
  ${accountId === undefined ? sql`` : sql`and f.account_id = ${accountId}`}
  ${brandName === undefined ? sql`` : having(sql, sql`b.brand_name = ${brandName}`)}
  ${categoryId === undefined ? sql`` : having(sql, sql`g.category_id = ${categoryId}`)}`

export interface CartRow {
  accountId: number
  name: string
  lineCount: number
  amount: string
  lastOn: string
}

/** The largest first. */
export const listCarts = (sql: Db, filter: CartFilter, limit: number, offset: number) => sql<CartRow[]>`
  select f.account_id "accountId", coalesce(nullif(company, ''), nullif(full_name, ''), email) as name,
    f.line_count "lineCount", f.amount::numeric(18, 4) amount, f.last_on::text "lastOn"
  from figure_cart f join account using (account_id) where ${matching(sql, filter)}
  order by f.amount desc, f.account_id limit ${limit} offset ${offset}`

export const sumCartList = (sql: Db, filter: CartFilter) => sql<{ count: number; amount: string }[]>`
  select count(*)::int count, coalesce(sum(amount), 0)::numeric(24, 4) amount from figure_cart f where ${matching(sql, filter)}`
