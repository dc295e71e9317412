import { z } from 'zod'
import { TeamView } from '#features/account/team.contract.ts'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint, HEAVY } from '#shared/endpoint.ts'
import { FileOutput } from '#shared/file-answer.ts'
import { Id } from '#shared/id.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Line, Lines } from '#shared/text.schema.ts'
import { AfterSale } from './after-sales.contract.ts'
import {
  Changed,
  InvoiceInput,
  OrderLine,
  OrderNo,
  OrderSummary,
  PayMethod,
  Status,
  StatusCount,
  StatusFilter,
  Tax,
  When,
} from './order.schema.ts'

export const myOrders = endpoint({
  method: 'GET',
  path: '/api/order/my',
  access: 'buyer',
  summary: "The caller's orders, newest first. Status 0 is all, 100 is after sales, open or done",
  input: z.object({
    status: StatusFilter.default(0),
    /** Part of an order number, PO number or part number. */
    keyword: Line(100, 'A search').default(''),
    /** Only those of one of the people in `team`. */
    placedBy: Id.optional(),
    ...pagingFields(10),
  }),
  output: paged(OrderSummary).extend({
    team: TeamView.nullable(),
    /** One for each tab, in their order; all orders, whatever `status` and `keyword` are. */
    counts: z.array(StatusCount),
  }),
})

/** As it was when the order was placed. */
export const OrderAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /** Orders of earlier versions have none. */
  company: z.string().default(''),
  mobileAreaCode: z.string(),
  mobile: z.string(),
  email: z.string(),
  countryName: z.string(),
  regionName: z.string(),
  zipCode: z.string(),
  address: z.string(),
})
export type OrderAddress = z.infer<typeof OrderAddress>

export const OrderEvent = z.object({
  at: When,
  who: z.enum(['buyer', 'staff', 'system']),
  /** Such as "Payment received". */
  title: z.string(),
  /** Reason, answer or tracking number. */
  note: z.string(),
  status: Status,
})
export type OrderEvent = z.infer<typeof OrderEvent>

export const Shipment = z.object({
  carrier: z.string(),
  trackingNumber: z.string(),
  /** Where the carrier shows it; null when only the number is known. */
  trackingUrl: z.string().nullable(),
  shippedAt: When,
})

export const DocumentKind = z.enum(['proforma', 'invoice', 'packing', 'csv', 'xlsx'])
export type DocumentKind = z.infer<typeof DocumentKind>

export const OrderDetail = OrderSummary.extend({
  lines: z.array(OrderLine),
  deliveryAddress: OrderAddress,
  billAddress: OrderAddress,
  expressName: z.string(),
  expressDays: z.string(),
  remark: z.string(),
  payMethod: PayMethod,
  paidAt: When.nullable(),
  /** What has been given back so far. */
  refundedAmount: Decimal,
  ...Tax,
  /** How much of `refundedAmount` is tax. */
  refundedTaxAmount: Decimal.optional(),
  /** The invoice request. `invoiceNo` is set once it is issued: when the order is paid, or was shipped on account. */
  invoice: z
    .object({
      title: z.string(),
      taxNumber: z.string(),
      electronicInvoice: z.boolean(),
      paperInvoice: z.boolean(),
      invoiceNo: z.string().nullable(),
    })
    .nullable(),
  shipments: z.array(Shipment),
  /** The time line, oldest first. */
  events: z.array(OrderEvent),
  afterSales: z.array(AfterSale),
  /** What `order/document` gives for this order now. */
  documents: z.array(z.object({ kind: DocumentKind, name: z.string() })),
})
export type OrderDetail = z.infer<typeof OrderDetail>

/** As its buyer sees it. */
const OwnOrder = OrderDetail.extend({ team: TeamView.nullable() })
export type OwnOrder = z.infer<typeof OwnOrder>

export const orderDetail = endpoint({
  method: 'GET',
  path: '/api/order/detail',
  access: 'buyer',
  summary: 'One order with its lines, addresses, amounts, time line, tracking and documents',
  input: z.object({ orderNo: OrderNo }),
  output: OwnOrder,
})

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/order/cancel',
  access: 'buyer',
  teamRight: 'order',
  summary: 'Cancel an unpaid order; its stock is released',
  input: z.object({ orderNo: OrderNo, reason: Lines(500, 'A reason').default('') }),
  output: Changed,
})

export const receiveOrder = endpoint({
  method: 'POST',
  path: '/api/order/receive',
  access: 'buyer',
  teamRight: 'order',
  summary: 'Confirm that a shipped order has arrived',
  input: z.object({ orderNo: OrderNo }),
  output: Changed,
})

export const buyAgain = endpoint({
  method: 'POST',
  path: '/api/order/again',
  access: 'buyer',
  summary: 'Add the lines of an order to the cart again, with a result for each line',
  input: z.object({ orderNo: OrderNo }),
  output: z.object({
    /** Parts in the cart now. */
    totalCount: z.int(),
    addedCount: z.int(),
    list: z.array(z.object({ goodsId: Id, goodsModel: z.string(), added: z.boolean(), message: z.string() })),
  }),
})

export const applyForInvoice = endpoint({
  method: 'POST',
  path: '/api/order/invoice/apply',
  access: 'buyer',
  teamRight: 'order',
  summary:
    'Request an invoice with one of the invoice titles; it is issued once the order is paid, or shipped on account',
  input: z.object({ orderNo: OrderNo, ...InvoiceInput.shape }),
  output: z.object({ orderNo: z.string(), invoiceNo: z.string().nullable() }),
})

export const orderDocument = endpoint({
  method: 'GET',
  path: '/api/order/document',
  access: 'buyer',
  summary: 'Proforma, invoice, packing list (PDF) or the order as CSV or XLSX',
  heavy: HEAVY.document,
  input: z.object({ orderNo: OrderNo, kind: DocumentKind }),
  output: FileOutput,
})
