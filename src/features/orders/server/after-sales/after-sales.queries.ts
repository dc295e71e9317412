import type { Assignee } from '#features/staff/assignee.rules.ts'
import { assignedTo } from '#features/staff/server/assigned-to.service.ts'
import type { Db, Tx } from '#server/database/connect.ts'

export interface NewAfterSale {
  afterSaleNo: string
  orderId: number
  solution: 'refund' | 'replace'
  reason: string
  description: string
  pictures: string[]
  lines: Array<{ lineId: number; count: number }>
}

/** No row when the number is taken. */
export const insertAfterSale = (tx: Tx, request: NewAfterSale) => tx<{ afterSaleId: number }[]>`
  with applied as (
    insert into after_sale (after_sale_no, order_id, wish, reason, description, pictures)
    values (${request.afterSaleNo}, ${request.orderId}, ${request.solution}, ${request.reason}, ${request.description},
      ${request.pictures}::text[])
    on conflict (after_sale_no) do nothing
    returning after_sale_id
  ), lines as (
    insert into after_sale_line (after_sale_id, line_id, count)
    select applied.after_sale_id, line.* from applied, unnest(
      ${request.lines.map((line) => line.lineId)}::int[], ${request.lines.map((line) => line.count)}::int[]) line
  )
  select after_sale_id "afterSaleId" from applied`

export interface AfterSaleRow {
  afterSaleId: number
  afterSaleNo: string
  orderId: number
  orderNo: string
  createdAt: Date
  state: 'open' | 'agreed' | 'refused'
  solution: 'refund' | 'replace'
  wish: 'refund' | 'replace'
  reason: string
  description: string
  pictures: string[]
  answer: string
  answeredAt: Date | null
  restocked: boolean
  email: string
}

const columns = (sql: Db) => sql`
  a.after_sale_id "afterSaleId", a.after_sale_no "afterSaleNo", a.order_id "orderId", o.order_no "orderNo",
  a.created_at "createdAt", a.state, a.wish "solution", a.wish, a.reason, a.description, a.pictures, a.answer, a.answered_at "answeredAt",
  a.restocked, o.email`

export interface AfterSaleFilter {
  accountId?: number
  orderId?: number
  orderNo?: string
  state?: AfterSaleRow['state']
  afterSaleNo?: string
  /** Only those assigned to this account; null: unassigned ones. */
  assignee?: Assignee
}

const matching = (sql: Db, { accountId, orderId, orderNo, state, afterSaleNo, assignee }: AfterSaleFilter) => sql`
  true ${accountId === undefined ? sql`` : sql`and o.account_id = ${accountId}`}
  ${orderId === undefined ? sql`` : sql`and o.order_id = ${orderId}`}
  ${orderNo === undefined ? sql`` : sql`and o.order_no = ${orderNo}`}
  ${state === undefined ? sql`` : sql`and a.state = ${state}`}
  ${afterSaleNo === undefined ? sql`` : sql`and a.after_sale_no = ${afterSaleNo}`}
  and ${assignedTo(sql, 'return', sql`a.after_sale_no`, assignee)}`

export const listAfterSales = (sql: Db, filter: AfterSaleFilter, limit: number, offset: number) => sql<AfterSaleRow[]>`
  select ${columns(sql)} from after_sale a join orders o using (order_id)
  where ${matching(sql, filter)} order by a.after_sale_id ${filter.state === 'open' ? sql`` : sql`desc`} limit ${limit} offset ${offset}`

export const countAfterSales = (sql: Db, filter: AfterSaleFilter) => sql<{ count: number }[]>`
  select count(*)::int count from after_sale a join orders o using (order_id) where ${matching(sql, filter)}`

export const findAfterSale = (sql: Db, afterSaleNo: string) => sql<AfterSaleRow[]>`
  select ${columns(sql)} from after_sale a join orders o using (order_id) where a.after_sale_no = ${afterSaleNo}`

export interface AfterSaleLineRow {
  afterSaleId: number
  lineId: number
  goodsId: number
  goodsModel: string
  coverPic: string
  count: number
  /** Null while the request is open. */
  acceptedCount: number | null
  restockedCount: number
  refundedCount: number
}

/** The version before answered for all pieces at once, without the number of accepted ones. */
const accepted = (sql: Db) => sql`
  case a.state when 'open' then null when 'refused' then 0 else coalesce(r.accepted_count, r.count) end`

export const listAfterSaleLines = (sql: Db, afterSaleIds: number[]) => sql<AfterSaleLineRow[]>`
  select r.after_sale_id "afterSaleId", l.line_id "lineId", l.goods_id "goodsId", l.model "goodsModel",
    l.cover_pic "coverPic", r.count, ${accepted(sql)} "acceptedCount", r.restocked_count "restockedCount",
    r.refunded_count "refundedCount"
  from after_sale_line r join after_sale a using (after_sale_id) join order_line l using (line_id)
  where r.after_sale_id = any(${afterSaleIds}::int[]) order by l.position`

export const listAfterSaleNotes = (sql: Db, afterSaleIds: number[]) => sql<
  { afterSaleId: number; at: Date; who: 'buyer' | 'staff'; text: string }[]
>`
  select after_sale_id "afterSaleId", at, who, text from after_sale_note
  where after_sale_id = any(${afterSaleIds}::int[]) order by note_id`

export const insertAfterSaleNote = (tx: Tx, afterSaleId: number, who: 'buyer' | 'staff', text: string) => tx`
  insert into after_sale_note (after_sale_id, who, text) values (${afterSaleId}, ${who}, ${text})`

export const answerAfterSale = (
  tx: Tx,
  afterSaleId: number,
  state: 'agreed' | 'refused',
  answer: string,
  restocked: boolean,
) => tx`
  update after_sale set state = ${state}, answer = ${answer}, answered_at = now(), restocked = ${restocked}
  where after_sale_id = ${afterSaleId} and state = 'open'`

/** What was refunded before the answer, of pieces that are not accepted, was not for the request. */
export const setDecisions = (
  tx: Tx,
  afterSaleId: number,
  decided: ReadonlyArray<{ lineId: number; accepted: number; restocked: number }>,
) => tx`
  update after_sale_line r set accepted_count = one.accepted, restocked_count = one.restocked,
    refunded_count = least(r.refunded_count, one.accepted)
  from unnest(${decided.map(({ lineId }) => lineId)}::int[], ${decided.map((one) => one.accepted)}::int[],
    ${decided.map(({ restocked }) => restocked)}::int[]) one (line_id, accepted, restocked)
  where r.after_sale_id = ${afterSaleId} and r.line_id = one.line_id`

export interface ReturnedRow {
  lineId: number
  afterSaleId: number
  afterSaleNo: string
  solution: 'refund' | 'replace'
  isOpen: boolean
  /** Of an open request: as requested. */
  accepted: number
  refunded: number
}

/** Pieces of an order that are accepted or may be, the oldest request first. */
export const listReturned = (sql: Db, orderId: number) => sql<ReturnedRow[]>`
  select r.line_id "lineId", r.after_sale_id "afterSaleId", a.after_sale_no "afterSaleNo", a.wish "solution",
    a.state = 'open' "isOpen", coalesce(r.accepted_count, r.count) accepted, r.refunded_count refunded
  from after_sale_line r join after_sale a using (after_sale_id)
  where a.order_id = ${orderId} and a.state <> 'refused' order by r.after_sale_id, r.line_id`

export const addReturnRefunded = (tx: Tx, afterSaleId: number, lineId: number, count: number) => tx`
  update after_sale_line set refunded_count = refunded_count + ${count}
  where after_sale_id = ${afterSaleId} and line_id = ${lineId}`

/** What the lines of a request cost when they were ordered; the fee of a line when all of it goes back. */
export const findRequestedAmount = (sql: Db, afterSaleId: number) => sql<{ amount: string }[]>`
  select coalesce(sum(round(l.unit_price * r.count, 4) + case when r.count = l.count then l.fee_amount else 0 end), 0)::numeric(18, 4) amount
  from after_sale_line r join order_line l using (line_id) where r.after_sale_id = ${afterSaleId}`
