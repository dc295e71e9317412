import { z } from 'zod'
import { AssignedTo } from '#features/staff/work.contract.ts'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Lines } from '#shared/text.schema.ts'
import { AfterSale, AfterSaleLine, AfterSaleNo } from './after-sales.contract.ts'
import { Amounts, Changed, OrderNo, Status } from './order.schema.ts'
import { MAX_ORDER_LINES, MAX_PIECES } from './orders.limits.ts'

export const AfterSaleState = z.enum(['open', 'agreed', 'refused'])

export const staffAfterSales = endpoint({
  method: 'GET',
  path: '/api/staff/order/returned/list',
  access: 'staff',
  right: 'returns.read',
  summary: 'Customer service requests: open ones oldest first, answered ones newest first',
  input: z.object({ state: AfterSaleState.default('open'), assignedTo: AssignedTo, ...pagingFields(20) }),
  output: paged(AfterSale.extend({ email: z.string() })),
})

export const staffAfterSaleDetail = endpoint({
  method: 'GET',
  path: '/api/staff/order/returned/detail',
  access: 'staff',
  right: 'returns.read',
  summary: 'One customer service request with its order',
  input: z.object({ afterSaleNo: AfterSaleNo }),
  output: AfterSale.extend({
    email: z.string(),
    restocked: z.boolean(),
    lines: z.array(
      AfterSaleLine.extend({
        /** Accepted pieces that went back into the stock, and those that were refunded. */
        restockedCount: z.int(),
        refundedCount: z.int(),
      }),
    ),
    order: z.object({
      orderNo: OrderNo,
      status: Status,
      statusName: z.string(),
      createdAt: z.iso.datetime(),
      ...Amounts,
      refundedAmount: z.string(),
      /** What the request's lines cost when they were ordered. */
      requestedAmount: z.string(),
      /** What is still to be refunded: the price of the accepted pieces, with tax. */
      refundDue: Decimal,
      /** Whether a parcel has left. If not, agreeing ends the order: the rest is not shipped. */
      isShipped: z.boolean(),
    }),
    /** Earlier requests of the same buyer, newest first. */
    earlier: z.array(
      z.object({
        afterSaleNo: z.string(),
        orderNo: z.string(),
        createdAt: z.iso.datetime(),
        state: AfterSaleState,
        reason: z.string(),
      }),
    ),
  }),
})

export const answerAfterSale = endpoint({
  method: 'POST',
  path: '/api/staff/order/returned/answer',
  access: 'staff',
  right: 'returns.answer',
  summary:
    'Agree to a request, for all or some of its pieces, or refuse it. A refusal restores the status of the order',
  input: z.object({
    afterSaleNo: AfterSaleNo,
    agree: z.boolean(),
    answer: Lines(2000, 'An answer').min(1, 'Please write an answer for the buyer.'),
    /** Agreed and the parts are good: they go back into the stock. Without `lines` for all of them. */
    restock: z.boolean().default(false),
    /** Accepted pieces by line; a line that is not named is refused. Absent: all pieces are accepted. */
    lines: z
      .array(
        z.object({
          lineId: Id,
          accepted: z.int().min(0).max(MAX_PIECES),
          /** The accepted pieces can be sold again. */
          restock: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(MAX_ORDER_LINES)
      .optional(),
  }),
  output: z.object({ afterSaleNo: z.string(), ...Changed.shape }),
})

export const noteAfterSale = endpoint({
  method: 'POST',
  path: '/api/staff/order/returned/note',
  access: 'staff',
  right: 'returns.answer',
  summary: 'Send the buyer an update on a request',
  input: z.object({
    afterSaleNo: AfterSaleNo,
    text: Lines(1000, 'A note').min(1, 'Please write a message to the buyer.'),
  }),
  output: z.object({ afterSaleNo: z.string() }),
})
