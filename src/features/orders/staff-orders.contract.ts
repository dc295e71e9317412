import { z } from 'zod'
import { AssignedTo } from '#features/staff/work.contract.ts'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Line, Lines } from '#shared/text.schema.ts'
import { Changed, OrderLine, OrderNo, OrderSummary, StatusCount, When } from './order.schema.ts'
import { myOrders, OrderDetail } from './orders.contract.ts'
import { ParcelLine, PickingLine, seen } from './picking.contract.ts'

export const staffOrders = endpoint({
  method: 'GET',
  path: '/api/staff/order/list',
  access: 'staff',
  right: 'orders.read',
  summary: 'All orders, newest first or oldest first; or only flagged ones',
  input: myOrders.input.extend({
    flagged: z.boolean().default(false),
    oldestFirst: z.boolean().default(false),
    accountId: Id.optional(),
    assignedTo: AssignedTo,
    /** With `from` and `to`: only those placed, paid or refunded in these days, in UTC. Orders on account count as paid when they are placed. */
    dates: z.enum(['placed', 'paid', 'refunded']).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    currency: Currency.optional(),
    /** With a line of this manufacturer, as it was called then, or of this category. */
    brandName: Line(200, 'A manufacturer').optional(),
    categoryId: Id.optional(),
  }),
  output: paged(
    OrderSummary.extend({
      email: z.string(),
      flagged: z.boolean(),
      paidAt: When.nullable(),
      refundedAmount: Decimal,
    }),
  ).extend({ counts: z.array(StatusCount) }),
})

export const staffOrderDetail = endpoint({
  method: 'GET',
  path: '/api/staff/order/detail',
  access: 'staff',
  right: 'orders.read',
  summary: 'One order with everything the buyer sees and its history',
  input: z.object({ orderNo: OrderNo }),
  output: OrderDetail.extend({
    lines: z.array(
      OrderLine.extend({
        /** What everybody else paid; null when the line was sold at the list price or as quoted. */
        listPrice: Decimal.nullable(),
        /** The name of the buyer's price list then. */
        priceList: z.string().nullable(),
      }),
    ),
    email: z.string(),
    /** Null once the account is erased. */
    accountId: Id.nullable(),
    flagged: z.boolean(),
    /** For the calls that change the order. */
    version: z.string(),
    weightGrams: z.int(),
    /** In the order of `lines`. */
    picking: z.array(PickingLine),
    /** What is in each parcel, in the order of `shipments`. */
    parcels: z.array(z.array(z.object({ goodsModel: z.string(), count: z.int() }))),
    mails: z.array(z.object({ at: When, subject: z.string() })),
    notes: z.array(z.object({ at: When, who: z.string(), text: z.string() })),
    audit: z.array(z.object({ at: When, who: z.string(), action: z.string(), detail: z.string() })),
  }),
})

export const pricesPaid = endpoint({
  method: 'GET',
  path: '/api/staff/order/prices',
  access: 'staff',
  right: 'orders.read',
  summary: 'The last price a customer paid for each part, newest first',
  input: z.object({ accountId: Id }),
  output: z.object({
    list: z.array(
      z.object({
        goodsId: Id,
        goodsModel: z.string(),
        brandName: z.string(),
        count: z.int(),
        unitPrice: Decimal,
        currency: Currency,
        orderNo: z.string(),
        at: When,
      }),
    ),
  }),
})

export const heldStock = endpoint({
  method: 'GET',
  path: '/api/staff/stock/held',
  access: 'staff',
  summary: 'Stock held by unpaid orders, largest share of the stock first',
  input: z.object({ ...pagingFields(50), goodsId: Id.optional() }),
  output: paged(
    z.object({
      goodsId: z.int(),
      goodsModel: z.string(),
      count: z.int(),
      stock: z.int(),
      orderNo: z.string(),
      email: z.string(),
      payMethod: z.string(),
      payBy: When,
    }),
  ),
})

export const unflagOrder = endpoint({
  method: 'POST',
  path: '/api/staff/order/unflag',
  access: 'staff',
  right: 'orders.write',
  summary: 'Remove the flag of an order, with a note',
  input: z.object({ orderNo: OrderNo, note: Lines(500, 'A note').min(1, 'Please describe what was done.'), ...seen }),
  output: z.object({}),
})

export const shipOrder = endpoint({
  method: 'POST',
  path: '/api/staff/order/ship',
  access: 'staff',
  right: 'orders.ship',
  summary: 'Record a shipped parcel of a paid order; the order is shipped when nothing is left',
  input: z.object({
    orderNo: OrderNo,
    carrier: Line(60, 'A carrier').min(1, 'Please enter the carrier.'),
    trackingNumber: Line(80, 'A tracking number').min(1, 'Please enter the tracking number.'),
    trackingUrl: z
      .url({ protocol: /^https$/, error: 'Please enter an address that begins with https.' })
      .max(500)
      .optional(),
    /** What is in the parcel; absent: all that is left. */
    lines: z.array(ParcelLine).max(1000).optional(),
    ...seen,
  }),
  output: Changed,
})

export const cancelUnpaidOrder = endpoint({
  method: 'POST',
  path: '/api/staff/order/cancel',
  access: 'staff',
  right: 'orders.write',
  summary: 'Close an order that is not paid; its stock is released and the buyer is notified',
  input: z.object({
    orderNo: OrderNo,
    reason: Lines(500, 'A reason').min(1, 'Please enter a reason for the buyer.'),
    ...seen,
  }),
  output: Changed,
})

export const noteOrder = endpoint({
  method: 'POST',
  path: '/api/staff/order/note',
  access: 'staff',
  right: 'orders.note',
  summary: 'Add a note that only staff see',
  input: z.object({ orderNo: OrderNo, text: Lines(1000, 'A note').min(1, 'Please write a note.') }),
  /** @names in it that no colleague has. */
  output: z.object({ unknownNames: z.array(z.string()) }),
})
