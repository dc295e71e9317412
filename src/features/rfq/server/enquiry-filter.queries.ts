import type { Assignee } from '#features/staff/assignee.rules.ts'
import { assignedTo } from '#features/staff/server/assigned-to.service.ts'
import type { Db } from '#server/database/connect.ts'

/** Those of one account, or all. */
export interface EnquiryFilter {
  accountId?: number | undefined
  status?: string | undefined
  /** Only those assigned to this account; null: unassigned ones. */
  assignee?: Assignee
  /** Days in UTC, both included. */
  from?: string | undefined
  to?: string | undefined
  progress?: 'quoted' | 'won' | undefined
  brandName?: string | undefined
  categoryId?: number | undefined
  /** Only those of this member; null: the account of the customer itself. */
  placedBy?: number | null | undefined
}

const askedBetween = (sql: Db, from: string, to: string) => sql`
  and created_at >= ${from}::date::timestamp at time zone 'UTC'
  and created_at < (${to}::date + 1)::timestamp at time zone 'UTC'`

/** As the figures count them (`quote-days.queries.ts`): of a manufacturer or category by its lines. */
const progressOf = (sql: Db, { progress, brandName, categoryId }: EnquiryFilter) => {
  const isWon = sql`exists (select from enquiry_outcome o where o.enquiry_id = enquiry.enquiry_id and o.outcome = 'won')`
  if (brandName === undefined && categoryId === undefined) {
    if (progress === undefined) return sql``
    return progress === 'quoted' ? sql`and quoted_at is not null` : sql`and (status = 'accepted' or ${isWon})`
  }
  const such = brandName === undefined ? sql`g.category_id = ${categoryId ?? null}` : sql`b.brand_name = ${brandName}`
  return sql`and exists (
    select from enquiry_line l join goods g on g.goods_id = coalesce(l.quote_goods_id, l.goods_id) join brand b using (brand_id)
    where l.enquiry_id = enquiry.enquiry_id and ${such}
    ${progress === undefined ? sql`` : sql`and l.quote_price is not null`}
    ${progress === 'won' ? sql`and (l.order_no is not null or ${isWon})` : sql``})`
}

export const matchingEnquiries = (
  sql: Db,
  { accountId, status, assignee, from, to, placedBy, ...filter }: EnquiryFilter,
) => sql`
  ${accountId === undefined ? sql`true` : sql`account_id = ${accountId}`}
  and ${status === undefined ? sql`true` : sql`status = ${status}`}
  ${placedBy === undefined ? sql`` : sql`and placed_by is not distinct from ${placedBy}`}
  ${from && to ? askedBetween(sql, from, to) : sql``}
  ${progressOf(sql, filter)}
  and ${assignedTo(sql, 'quote', sql`enquiry_no`, assignee)}`
