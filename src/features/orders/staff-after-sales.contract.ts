import { z } from 'zod'
import { AssignedTo } from '#features/staff/work.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Lines } from '#shared/text.schema.ts'
import { AfterSale, AfterSaleNo } from './after-sales.contract.ts'
import { Amounts, Changed, OrderNo, Status } from './order.schema.ts'

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
    order: z.object({
      orderNo: OrderNo,
      status: Status,
      statusName: z.string(),
      createdAt: z.iso.datetime(),
      ...Amounts,
      refundedAmount: z.string(),
      /** What the request's lines cost when they were ordered. */
      requestedAmount: z.string(),
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
  summary: 'Agree to a request or refuse it. A refusal restores the status of the order',
  input: z.object({
    afterSaleNo: AfterSaleNo,
    agree: z.boolean(),
    answer: Lines(2000, 'An answer').min(1, 'Please write an answer for the buyer.'),
    /** Agreed and the parts are good: they go back into the stock. */
    restock: z.boolean().default(false),
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
