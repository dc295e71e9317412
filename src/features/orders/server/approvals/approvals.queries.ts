import { nameOfPerson } from '#features/account/server/team/team.service.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import type { ApprovalState } from '../../approvals/approvals.contract.ts'
import type { CheckoutLine } from '../../checkout.contract.ts'
import type { WantedLine } from '../../order-draft.rules.ts'
import type { PlaceOrderInput } from '../place-order.service.ts'

/** What an order is placed with once it is approved. The price that was seen is that of the approval. */
export interface WantedOrder
  extends Omit<PlaceOrderInput, 'lines' | 'goodsIds' | 'seenTotal' | 'source' | 'isApproved'> {
  lines: Array<Omit<WantedLine, 'seenPrice'>>
}

export interface NewApproval {
  customerId: number
  requestedBy: number
  wanted: WantedOrder
  lines: CheckoutLine[]
  currency: Currency
  totalAmount: string
  note: string
}

export const insertApproval = (tx: Tx, one: NewApproval) => tx<{ approvalId: number }[]>`
  insert into order_approval (customer_id, requested_by, wanted, lines, currency, total_amount, note)
  values (${one.customerId}, ${one.requestedBy}, ${tx.json(one.wanted)}, ${tx.json(one.lines)}, ${one.currency},
    ${one.totalAmount}, ${one.note})
  returning approval_id "approvalId"`

export const countPending = (tx: Tx, customerId: number) => tx<{ count: number }[]>`
  select count(*)::int count from order_approval where customer_id = ${customerId} and state = 'pending'`

export interface ApprovalRow {
  approvalId: number
  state: ApprovalState
  requestedBy: number
  requestedByName: string | null
  requestedAt: Date
  totalAmount: string
  currency: Currency
  lineCount: number
  note: string
  decidedBy: number | null
  decidedByName: string | null
  decidedAt: Date | null
  reason: string
  orderNo: string | null
}

const columns = (sql: Db) => sql`
  approval_id "approvalId", state, requested_by "requestedBy", ${nameOfPerson(sql, sql`requested_by`)} "requestedByName",
  requested_at "requestedAt", trim_scale(total_amount)::text "totalAmount", currency, jsonb_array_length(lines) "lineCount",
  note, decided_by "decidedBy", ${nameOfPerson(sql, sql`decided_by`)} "decidedByName", decided_at "decidedAt", reason,
  order_no "orderNo"`

/** Those that wait come first. */
export const listApprovals = (
  sql: Db,
  customerId: number,
  state: ApprovalState | null,
  limit: number,
  offset: number,
) => sql<Array<ApprovalRow & { totalCount: number }>>`
  select ${columns(sql)}, count(*) over ()::int "totalCount" from order_approval
  where customer_id = ${customerId} and (${state}::text is null or state = ${state})
  order by state <> 'pending', approval_id desc limit ${limit} offset ${offset}`

export const findApproval = (sql: Db, customerId: number, approvalId: number) => sql<
  Array<ApprovalRow & { wanted: WantedOrder; lines: CheckoutLine[] }>
>`
  select ${columns(sql)}, wanted, lines from order_approval
  where approval_id = ${approvalId} and customer_id = ${customerId}`

/** Decisions about one approval are made one after the other. */
export const lockApproval = (tx: Tx, customerId: number, approvalId: number) => tx<
  { state: ApprovalState; requestedBy: number; wanted: WantedOrder }[]
>`
  select state, requested_by "requestedBy", wanted from order_approval
  where approval_id = ${approvalId} and customer_id = ${customerId} for update`

export interface Decision {
  state: Exclude<ApprovalState, 'pending'>
  decidedBy: number
  reason?: string
  orderNo?: string
}

export const decideApproval = (tx: Tx, approvalId: number, { state, decidedBy, reason = '', orderNo }: Decision) => tx`
  update order_approval set state = ${state}, decided_by = ${decidedBy}, decided_at = now(), reason = ${reason},
    order_no = ${orderNo ?? null}
  where approval_id = ${approvalId}`

export const withdrawAllOf = (tx: Tx, customerId: number, memberId: number) => tx`
  update order_approval set state = 'withdrawn', decided_at = now()
  where customer_id = ${customerId} and requested_by = ${memberId} and state = 'pending'`

/** What members wrote. What is ordered belongs to the customer, and is deleted with that account. */
export const anonymiseMember = (tx: Tx, memberId: number) => tx`
  update order_approval set note = case when requested_by = ${memberId} then '' else note end,
    reason = case when decided_by = ${memberId} then '' else reason end
  where requested_by = ${memberId} or decided_by = ${memberId}`

/** What somebody has sent for approval, in whatever team, for the data export. */
export const listSentBy = (sql: Db, accountId: number) => sql<
  { state: ApprovalState; requestedAt: Date; totalAmount: string; currency: Currency; note: string }[]
>`
  select state, requested_at "requestedAt", trim_scale(total_amount)::text "totalAmount", currency, note
  from order_approval where requested_by = ${accountId} order by approval_id`
