import { z } from 'zod'
import { Decimal } from '../../shared/decimal.schema.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { FileOutput } from '../../shared/file-answer.ts'
import { paged, pagingFields } from '../../shared/paging.ts'
import { Line, Lines } from '../../shared/text.schema.ts'
import { Id } from '../catalog/catalog.contract.ts'
import { ShippingOption } from '../freight/freight.contract.ts'
import { MOST_ORDER_LINES, MOST_PICTURES, MOST_PIECES } from './orders.limits.ts'

/** What every call about one order takes. */
export const OrderNo = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^OS-\d{6}-[0-9A-Z]{8}$/, 'This is not an order number.')
const AfterSaleNo = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^AS-\d{6}-[0-9A-Z]{8}$/, 'This is not a request number.')

const Status = z.literal([1, 2, 3, 4, 5, 6, 7, 8])
const Currency = z.enum(['USD', 'CNY'])
const When = z.iso.datetime()
const BuyerAction = z.enum(['pay', 'cancel', 'receive', 'afterSale'])

/** Amounts have exactly 4 decimals: "12.5000". */
const Amounts = {
  /** What the goods cost. */
  amount: Decimal,
  amountCurrency: Currency,
  freightAmount: Decimal,
  /** Always the same as `amountCurrency`: an order holds one currency. */
  freightCurrency: Currency,
  /** Goods and freight. */
  totalAmount: Decimal,
}

/* ---- checkout ---- */

const Count = z
  .int('Please enter a quantity as a whole number.')
  .min(1, 'Please enter a quantity of at least 1.')
  .max(MOST_PIECES, 'This is more than can be ordered at once. Please send an inquiry.')

/** Either chosen lines (of the cart, or any others) or the one line of a Buy Now. */
const Chosen = {
  lines: z
    .array(
      z.object({
        goodsId: Id,
        count: Count,
        /** The unit price the buyer saw. Given, a change is told for this line by name. */
        unitPrice: Decimal.optional(),
      }),
    )
    .min(1, 'Please choose what to order.')
    .max(MOST_ORDER_LINES, `An order has at most ${MOST_ORDER_LINES} lines. Please split it.`)
    .optional(),
  fastId: z.uuid().optional(),
}

export const CheckoutLine = z.object({
  goodsId: Id,
  goodsModel: z.string(),
  brandName: z.string(),
  package: z.string(),
  coverPic: z.string(),
  count: z.int(),
  stockCount: z.int(),
  currency: Currency,
  /** Null while there is no price for the quantity: see `problem`. */
  unitPrice: Decimal.nullable(),
  amount: Decimal.nullable(),
  /** Why this line cannot be ordered as it is. */
  problem: z.string().nullable(),
})
export type CheckoutLine = z.infer<typeof CheckoutLine>

export const previewOrder = endpoint({
  method: 'POST',
  path: '/api/order/preview',
  access: 'buyer',
  summary: 'What an order would be like now: prices, stock, ways of shipping and total. Nothing is changed',
  input: z.object({ ...Chosen, addressId: Id.optional(), expressId: Id.optional() }),
  output: z.object({
    ...Amounts,
    lines: z.array(CheckoutLine),
    /** Empty without `addressId`. */
    shipping: z.array(ShippingOption),
    /** The wished way when it is offered, else the usual one; null without `addressId`. */
    expressId: Id.nullable(),
    totalCount: z.int(),
    /** Everything that keeps the order from being placed, one sentence each. */
    problems: z.array(z.string()),
  }),
})

const InvoiceWish = z.object({
  invoiceTitleId: Id,
  electronicInvoice: z.boolean().default(true),
  paperInvoice: z.boolean().default(false),
})

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/order/create',
  access: 'buyer',
  summary:
    'Place an order. A price, stock or freight that is no longer what the buyer saw is told, and nothing is placed',
  input: z.object({
    ...Chosen,
    addressId: Id,
    /** Absent: the same as `addressId`. */
    billAddressId: Id.optional(),
    expressId: Id,
    /** The total, freight included, that the buyer saw and agreed to. */
    totalAmount: Decimal,
    poNumber: Line(60, 'A PO number').default(''),
    remark: Lines(1000, 'A remark').default(''),
    invoice: InvoiceWish.optional(),
    /** Bank transfers take longer: the stock is kept longer too. */
    payMethod: z.enum(['online', 'transfer']).default('online'),
  }),
  output: z.object({ orderNo: z.string(), ...Amounts, payBy: When }),
  idempotent: true,
})

/* ---- my orders ---- */

export const OrderSummary = z.object({
  orderNo: z.string(),
  createdAt: When,
  /** Of the first line. */
  coverPic: z.string(),
  /** Pieces in all lines together. */
  totalCount: z.int(),
  lineCount: z.int(),
  ...Amounts,
  status: Status,
  statusName: z.string(),
  /** What the buyer can do now, in the order of the buttons. */
  actions: z.array(BuyerAction),
  poNumber: z.string(),
  /** Until when an unpaid order keeps its stock. */
  payBy: When.nullable(),
  /** The first few lines. */
  models: z.array(z.object({ goodsId: Id, goodsModel: z.string(), coverPic: z.string() })),
})
export type OrderSummary = z.infer<typeof OrderSummary>

const StatusFilter = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 100])
const StatusCount = z.object({ filter: StatusFilter, name: z.string(), count: z.int() })

export const myOrders = endpoint({
  method: 'GET',
  path: '/api/order/my',
  access: 'buyer',
  summary: "The caller's orders, newest first. Status 0 is all, 100 is after sales, open or done",
  input: z.object({
    status: StatusFilter.default(0),
    /** Part of an order number, PO number or part number. */
    keyword: Line(100, 'A search').default(''),
    ...pagingFields(10),
  }),
  output: paged(OrderSummary).extend({
    /** One for each tab, in their order; all orders, whatever `status` and `keyword` are. */
    counts: z.array(StatusCount),
  }),
})

export const OrderLine = z.object({
  lineId: Id,
  goodsId: Id,
  goodsModel: z.string(),
  brandName: z.string(),
  goodsName: z.string(),
  package: z.string(),
  coverPic: z.string(),
  count: z.int(),
  unitPrice: Decimal,
  amount: Decimal,
  /** How many of them can still be taken to customer service. */
  returnableCount: z.int(),
})
export type OrderLine = z.infer<typeof OrderLine>

/** As it was when the order was placed. */
export const OrderAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
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

export const AfterSale = z.object({
  afterSaleNo: z.string(),
  orderNo: z.string(),
  createdAt: When,
  state: z.enum(['open', 'agreed', 'refused']),
  stateName: z.string(),
  wish: z.enum(['refund', 'replace']),
  reason: z.string(),
  description: z.string(),
  lines: z.array(OrderLine.pick({ lineId: true, goodsId: true, goodsModel: true, coverPic: true, count: true })),
  /** Resource ids, for `common/resource`. */
  pictures: z.array(z.string()),
  /** What the shop says; empty until then. */
  answer: z.string(),
  answeredAt: When.nullable(),
  /** Applied, notes of the shop, answer: oldest first. */
  progress: z.array(z.object({ at: When, who: z.enum(['buyer', 'staff']), text: z.string() })),
})
export type AfterSale = z.infer<typeof AfterSale>

export const DocumentKind = z.enum(['proforma', 'invoice', 'packing', 'csv', 'xlsx'])
export type DocumentKind = z.infer<typeof DocumentKind>

export const OrderDetail = OrderSummary.extend({
  lines: z.array(OrderLine),
  deliveryAddress: OrderAddress,
  billAddress: OrderAddress,
  expressName: z.string(),
  expressDays: z.string(),
  remark: z.string(),
  payMethod: z.enum(['online', 'transfer']),
  paidAt: When.nullable(),
  /** What has been given back so far. */
  refundedAmount: Decimal,
  /** The wish for an invoice; `invoiceNo` once it is issued, which is when the order is paid. */
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

export const orderDetail = endpoint({
  method: 'GET',
  path: '/api/order/detail',
  access: 'buyer',
  summary: 'One order with its lines, addresses, amounts, time line, tracking and documents',
  input: z.object({ orderNo: OrderNo }),
  output: OrderDetail,
})

/** What an action answers: the order as it is now, as far as buttons need it. */
const Changed = z.object({
  orderNo: z.string(),
  status: Status,
  statusName: z.string(),
  actions: z.array(BuyerAction),
})

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/order/cancel',
  access: 'buyer',
  summary: 'Cancel an unpaid order; its stock is free again',
  input: z.object({ orderNo: OrderNo, reason: Lines(500, 'A reason').default('') }),
  output: Changed,
})

export const receiveOrder = endpoint({
  method: 'POST',
  path: '/api/order/receive',
  access: 'buyer',
  summary: 'Confirm that a shipped order has arrived',
  input: z.object({ orderNo: OrderNo }),
  output: Changed,
})

export const buyAgain = endpoint({
  method: 'POST',
  path: '/api/order/again',
  access: 'buyer',
  summary: 'Put the lines of an order into the cart once more; what cannot be added is told line by line',
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
  summary: 'Ask for an invoice on one of the kept invoice titles; it is issued once the order is paid',
  input: z.object({ orderNo: OrderNo, ...InvoiceWish.shape }),
  output: z.object({ orderNo: z.string(), invoiceNo: z.string().nullable() }),
})

export const orderDocument = endpoint({
  method: 'GET',
  path: '/api/order/document',
  access: 'buyer',
  summary: 'Proforma, invoice, packing list (PDF) or the order as CSV or XLSX',
  input: z.object({ orderNo: OrderNo, kind: DocumentKind }),
  output: FileOutput,
})

/* ---- after-sales ---- */

export const applyForAfterSale = endpoint({
  method: 'POST',
  path: '/api/order/returned/apply',
  access: 'buyer',
  summary: 'Take lines of a paid order to customer service',
  input: z.object({
    orderNo: OrderNo,
    lines: z
      .array(z.object({ lineId: Id, count: Count }))
      .min(1, 'Please choose at least one line.')
      .max(MOST_ORDER_LINES),
    reason: Line(100, 'A reason').min(1, 'Please choose a reason.'),
    description: Lines(2000, 'A description').default(''),
    wish: z.enum(['refund', 'replace']),
    /** Resource ids of `common/resource/upload`. */
    pictures: z.array(z.string().max(200)).max(MOST_PICTURES, `At most ${MOST_PICTURES} pictures.`).default([]),
  }),
  output: z.object({ afterSaleNo: z.string(), ...Changed.shape }),
  idempotent: true,
})

export const myAfterSales = endpoint({
  method: 'GET',
  path: '/api/order/returned/my',
  access: 'buyer',
  summary: "The caller's requests to customer service, newest first",
  input: z.object({ orderNo: OrderNo.optional(), ...pagingFields(10) }),
  output: paged(AfterSale),
})

/* ---- staff ---- */

export const staffOrders = endpoint({
  method: 'GET',
  path: '/api/staff/order/list',
  access: 'staff',
  summary: 'All orders, newest first',
  input: myOrders.input,
  output: paged(OrderSummary.extend({ email: z.string(), flagged: z.boolean() })).extend({
    counts: z.array(StatusCount),
  }),
})

export const staffOrderDetail = endpoint({
  method: 'GET',
  path: '/api/staff/order/detail',
  access: 'staff',
  summary: 'One order with everything the buyer sees, and who did what',
  input: z.object({ orderNo: OrderNo }),
  output: OrderDetail.extend({
    email: z.string(),
    flagged: z.boolean(),
    audit: z.array(z.object({ at: When, who: z.string(), action: z.string(), detail: z.string() })),
  }),
})

export const shipOrder = endpoint({
  method: 'POST',
  path: '/api/staff/order/ship',
  access: 'staff',
  summary: 'Note that a paid order has left, with its carrier and tracking number',
  input: z.object({
    orderNo: OrderNo,
    carrier: Line(60, 'A carrier').min(1, 'Please enter the carrier.'),
    trackingNumber: Line(80, 'A tracking number').min(1, 'Please enter the tracking number.'),
    trackingUrl: z
      .url({ protocol: /^https$/, error: 'Please enter an address that begins with https.' })
      .max(500)
      .optional(),
  }),
  output: Changed,
})

export const answerAfterSale = endpoint({
  method: 'POST',
  path: '/api/staff/order/returned/answer',
  access: 'staff',
  summary: 'Agree to a request or refuse it. Refused, the order is again where it was',
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
  summary: 'Tell the buyer how a request is coming along',
  input: z.object({
    afterSaleNo: AfterSaleNo,
    text: Lines(1000, 'A note').min(1, 'Please write what to tell the buyer.'),
  }),
  output: z.object({ afterSaleNo: z.string() }),
})
