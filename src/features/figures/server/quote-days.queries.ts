import type { Db, Tx } from '#server/database/connect.ts'
import type { Source } from './summary-columns.ts'

/** Takes out the oldest marks. Returns their number and the days to count again. */
export async function takeMarks(tx: Tx, limit: number): Promise<{ count: number; days: string[] }> {
  const rows = await tx<{ day: string }[]>`
    delete from figure_quote_mark where mark_id in (select mark_id from figure_quote_mark order by mark_id limit ${limit})
    returning day::text`
  return { count: rows.length, days: [...new Set(rows.map(({ day }) => day))] }
}

/**
 * Requests by the day they came. Those of a manufacturer or category have a line with such a part; they are quoted or won
 * with such a line.
 */
const quoteSums = (sql: Db, enquiries: Source) => sql`
  select (e.created_at at time zone 'UTC')::date as day, part.kind, part.key, count(*)::int asked,
    (count(*) filter (where part.quoted))::int quoted, (count(*) filter (where part.won))::int won
  from ${enquiries} e left join enquiry_outcome o using (enquiry_id) cross join lateral (
    select whose.kind, whose.key, e.quoted_at is not null quoted, e.status = 'accepted' or o.outcome = 'won' won
    from (values ('all', ''), ('customer', coalesce(e.account_id::text, ''))) whose (kind, key)
    union all
    select groups.kind, groups.key, bool_or(l.quote_price is not null),
      bool_or(l.order_no is not null or (o.outcome = 'won' and l.quote_price is not null))
    from enquiry_line l join goods g on g.goods_id = coalesce(l.quote_goods_id, l.goods_id) join brand b using (brand_id),
      lateral (values ('maker', b.brand_name), ('category', g.category_id::text)) as groups (kind, key)
    where l.enquiry_id = e.enquiry_id group by 1, 2
  ) part
  group by 1, 2, 3`

/** Counts some days again. */
export async function countQuoteDays(tx: Tx, days: readonly string[]): Promise<void> {
  await tx`delete from figure_quote where day = any(${days}::date[])`
  const enquiries = tx`(
    select enquiry.* from unnest(${days}::date[]) wanted (day) join enquiry
      on created_at >= wanted.day::timestamp at time zone 'UTC' and created_at < (wanted.day + 1)::timestamp at time zone 'UTC'
  )`
  await tx`insert into figure_quote (day, kind, key, asked, quoted, won) ${quoteSums(tx, enquiries)}`
}

export const allQuoteSums = (sql: Db) => quoteSums(sql, sql`enquiry`)

export interface QuoteDayRow {
  day: string
  asked: number
  quoted: number
  won: number
}

export const listQuoteDays = (sql: Db, from: string, to: string) => sql<QuoteDayRow[]>`
  select day::text, asked, quoted, won from figure_quote
  where kind = 'all' and key = '' and day between ${from}::date and ${to}::date order by day`
