import { z } from 'zod'
import { PlacedBy } from '#features/account/team.contract.ts'
import { Address } from '#features/address/address.contract.ts'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Lines } from '#shared/text.schema.ts'
import { CheckoutLine, createOrder } from '../checkout.contract.ts'
import { Amounts, PayMethod, When } from '../order.schema.ts'
import { buyAgain } from '../orders.contract.ts'

export const ApprovalState = z.enum(['pending', 'approved', 'rejected', 'withdrawn'])
export type ApprovalState = z.infer<typeof ApprovalState>

/** An order that a buyer of a team has sent to those who may approve it. */
export const Approval = z.object({
  approvalId: Id,
  state: ApprovalState,
  requestedBy: PlacedBy,
  requestedAt: When,
  /** As it was sent. */
  totalAmount: Decimal,
  currency: Currency,
  lineCount: z.int(),
  note: z.string(),
  /** Null: nobody yet, or the buyer has left the team. */
  decidedBy: PlacedBy.nullable(),
  decidedAt: When.nullable(),
  /** Why it was rejected. */
  reason: z.string(),
  orderNo: z.string().nullable(),
  /** What the caller can do now. */
  actions: z.array(z.enum(['approve', 'reject', 'withdraw'])),
})
export type Approval = z.infer<typeof Approval>

export const ApprovalDetail = z.object({
  ...Approval.shape,
  /** With the prices and the stock of now while it waits; else as it was sent. */
  lines: z.array(CheckoutLine),
  payMethod: PayMethod,
  poNumber: z.string(),
  remark: z.string(),
  /** Null: removed from the address book since. */
  deliveryAddress: Address.nullable(),
  /** What it costs now; null once it is decided. */
  now: z
    .object({
      ...Amounts,
      expressName: z.string(),
      /** Everything that keeps it from being ordered, one sentence each. */
      problems: z.array(z.string()),
    })
    .nullable(),
})
export type ApprovalDetail = z.infer<typeof ApprovalDetail>

export const requestApproval = endpoint({
  method: 'POST',
  path: '/api/order/approval/request',
  access: 'buyer',
  teamRight: 'order',
  summary:
    'Send an order above the own limit to those of the team who may approve it. Its lines leave the cart; nothing is reserved (extension)',
  input: createOrder.input.extend({ totalAmount: Decimal, note: Lines(1000, 'A note').default('') }),
  output: z.object({ approvalId: Id }),
  idempotent: true,
})

export const approvals = endpoint({
  method: 'GET',
  path: '/api/order/approval/list',
  access: 'buyer',
  summary: 'Orders of the team that were sent for approval, those that wait first (extension)',
  input: z.object({ state: ApprovalState.optional(), ...pagingFields(10) }),
  output: paged(Approval),
})

const One = z.object({ approvalId: Id })

export const approvalDetail = endpoint({
  method: 'GET',
  path: '/api/order/approval/detail',
  access: 'buyer',
  summary: 'An order that was sent for approval, with what it costs now (extension)',
  input: One,
  output: ApprovalDetail,
})

export const approveOrder = endpoint({
  method: 'POST',
  path: '/api/order/approval/approve',
  access: 'buyer',
  teamRight: 'manage',
  summary: 'Approve an order: it is placed for the buyer. Refused when the total has changed (extension)',
  input: One.extend({
    /** The total that the caller saw. */
    totalAmount: Decimal,
  }),
  output: z.object({ orderNo: z.string() }),
  idempotent: true,
})

export const rejectOrder = endpoint({
  method: 'POST',
  path: '/api/order/approval/reject',
  access: 'buyer',
  teamRight: 'manage',
  summary: 'Reject an order that was sent for approval; the buyer is told why (extension)',
  input: One.extend({ reason: Lines(1000, 'A reason').min(1, 'Please enter a reason') }),
  output: z.object({}),
})

export const withdrawApproval = endpoint({
  method: 'POST',
  path: '/api/order/approval/withdraw',
  access: 'buyer',
  teamRight: 'order',
  summary: 'Withdraw an order that the caller has sent for approval (extension)',
  input: One,
  output: z.object({}),
})

export const fillCartAgain = endpoint({
  method: 'POST',
  path: '/api/order/approval/again',
  access: 'buyer',
  summary:
    'Add the lines of an order that was sent for approval to the own cart, with a result for each line (extension)',
  input: One,
  output: buyAgain.output,
})
