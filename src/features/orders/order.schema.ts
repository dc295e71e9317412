import { z } from 'zod'
import { PlacedBy } from '#features/account/team.contract.ts'
import { PackingCode } from '#features/catalog/catalog.contract.ts'
import { lineLabels } from '#features/catalog/line-labels.schema.ts'
import { OnAccount } from '#features/credit/credit.contract.ts'
import { OrderTax } from '#features/tax/tax.contract.ts'
import { ShownPicture } from '#shared/addresses/shown-picture.ts'
import { Decimal } from '#shared/decimal.schema.ts'
import { Id } from '#shared/id.schema.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { MAX_PIECES } from './orders.limits.ts'

/** What every call about one order takes. */
export const OrderNo = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^OS-\d{6}-[0-9A-Z]{8}$/, 'This is not an order number.')
export const Status = z.literal([1, 2, 3, 4, 5, 6, 7, 8])
/** Online payment is immediate; a transfer takes days, for which the stock is reserved; on account is paid after delivery. */
export const PayMethod = z.enum(['online', 'transfer', 'account'])
export type PayMethod = z.infer<typeof PayMethod>
export const PaymentOption = z.object({ way: PayMethod, label: z.string(), note: z.string() })
export const When = z.iso.datetime()
export const BuyerAction = z.enum(['pay', 'cancel', 'receive', 'afterSale'])

/** Amounts have exactly 4 decimals: "12.5000". */
export const Amounts = {
  /** What the goods cost. */
  amount: Decimal,
  amountCurrency: Currency,
  freightAmount: Decimal,
  /** Always the same as `amountCurrency`: an order holds one currency. */
  freightCurrency: Currency,
  /** Goods, freight and tax. */
  totalAmount: Decimal,
  /** Absent: no tax rule applies. */
  taxAmount: Decimal.optional(),
}

/** With `taxAmount`, what it is. */
export const Tax = { tax: OrderTax.optional() }

export const Count = z
  .int('Please enter a quantity as a whole number.')
  .min(1, 'Please enter a quantity of at least 1.')
  .max(MAX_PIECES, 'This is more than can be ordered at once. Please send an inquiry.')

export const OrderSummary = z.object({
  orderNo: z.string(),
  createdAt: When,
  /** Of the first line. */
  coverPic: ShownPicture,
  /** Pieces in all lines together. */
  totalCount: z.int(),
  lineCount: z.int(),
  ...Amounts,
  status: Status,
  statusName: z.string(),
  /** What the buyer can do now, in the order of the buttons. */
  actions: z.array(BuyerAction),
  /** The colleague who placed it; null: the owner of the account. */
  placedBy: PlacedBy.nullable(),
  poNumber: z.string(),
  /** Until when an unpaid order keeps its stock. */
  payBy: When.nullable(),
  /** Absent: the order is paid before it is shipped. */
  account: OnAccount.optional(),
  /** The first few lines. */
  models: z.array(z.object({ goodsId: Id, goodsModel: z.string(), coverPic: ShownPicture })),
})
export type OrderSummary = z.infer<typeof OrderSummary>

export const StatusFilter = z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 100])
export const StatusCount = z.object({ filter: StatusFilter, name: z.string(), count: z.int() })

/** How a line is packed, as it was agreed. */
export const LinePacking = {
  packing: PackingCode,
  packingName: z.string(),
  /** Where the packaging has a number of its own, else empty. */
  packingNumber: z.string(),
  /** Such as "1 full reel of 3,000"; empty when it is not known. */
  arrives: z.string(),
  /** Reel fees; added to `amount`, part of the goods amount. */
  feeAmount: Decimal,
}

export const OrderLine = z.object({
  lineId: Id,
  goodsId: Id,
  goodsModel: z.string(),
  brandName: z.string(),
  goodsName: z.string(),
  package: z.string(),
  coverPic: ShownPicture,
  count: z.int(),
  unitPrice: Decimal,
  amount: Decimal,
  ...LinePacking,
  /** The buyer's own part number and reference. */
  ...lineLabels,
  /** Neither cancelled nor returned: the buyer accepted that. */
  isNonCancellable: z.boolean(),
  /** How many of them can still be taken to customer service. */
  returnableCount: z.int(),
})
export type OrderLine = z.infer<typeof OrderLine>

export const InvoiceInput = z.object({
  invoiceTitleId: Id,
  electronicInvoice: z.boolean().default(true),
  paperInvoice: z.boolean().default(false),
})

/** What an action answers: the order as it is now, as far as buttons need it. */
export const Changed = z.object({
  orderNo: z.string(),
  status: Status,
  statusName: z.string(),
  actions: z.array(BuyerAction),
})
