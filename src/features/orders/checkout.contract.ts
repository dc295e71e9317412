import { z } from 'zod'
import { OrderLimit } from '#features/account/team.contract.ts'
import { PackingCode } from '#features/catalog/catalog.contract.ts'
import { CustomerRef, lineLabels, OwnNumber } from '#features/catalog/line-labels.schema.ts'
import { AccountOption } from '#features/credit/credit.contract.ts'
import { ShippingOption } from '#features/freight/freight.contract.ts'
import { TaxPreview, VatNumber } from '#features/tax/tax.contract.ts'
import { ShownPicture } from '#shared/addresses/shown-picture.ts'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { Amounts, Count, LinePacking, PaymentOption, When } from './order.schema.ts'
import { MAX_ORDER_LINES } from './orders.limits.ts'
import { placeOrderFields } from './place-order.schema.ts'

/** Either chosen lines (of the cart, or any others) or the one line of a Buy Now. */
const Chosen = {
  lines: z
    .array(
      z.object({
        goodsId: Id,
        count: Count,
        /** Without one the part on its own terms. */
        packing: PackingCode.default(''),
        /** The unit price the buyer saw; a change is reported for this line. */
        unitPrice: Decimal.optional(),
        /** The buyer's own part number and reference. Absent: those of the line in the cart. */
        ownNumber: OwnNumber.optional(),
        customerRef: CustomerRef.optional(),
      }),
    )
    .min(1, 'Please choose what to order.')
    .max(MAX_ORDER_LINES, `An order has at most ${MAX_ORDER_LINES} lines. Please split it.`)
    .optional(),
  fastId: z.uuid().optional(),
}

export const CheckoutLine = z.object({
  goodsId: Id,
  goodsModel: z.string(),
  brandName: z.string(),
  package: z.string(),
  coverPic: ShownPicture,
  count: z.int(),
  stockCount: z.int(),
  currency: Currency,
  /** Null while there is no price for the quantity: see `problem`. */
  unitPrice: Decimal.nullable(),
  /** What everybody else pays, when the unit price was agreed with the buyer. */
  listPrice: Decimal.optional(),
  amount: Decimal.nullable(),
  ...LinePacking,
  ...lineLabels,
  /** Neither cancelled nor returned: has to be accepted with the order. */
  isNonCancellable: z.boolean(),
  /** Why this line cannot be ordered as it is. */
  problem: z.string().nullable(),
})
export type CheckoutLine = z.infer<typeof CheckoutLine>

export const previewOrder = endpoint({
  method: 'POST',
  path: '/api/order/preview',
  access: 'buyer',
  summary: 'Preview of an order: prices, stock, shipping options and total. Nothing is changed',
  input: z.object({ ...Chosen, addressId: Id.optional(), expressId: Id.optional(), vatNumber: VatNumber.optional() }),
  output: z.object({
    ...Amounts,
    tax: TaxPreview.optional(),
    lines: z.array(CheckoutLine),
    /** Empty without `addressId`. */
    shipping: z.array(ShippingOption),
    /** The chosen shipping option when it is offered, else the default one; null without `addressId`. */
    expressId: Id.nullable(),
    totalCount: z.int(),
    /** Whether the shop has a bank account in this currency. */
    transferOffered: z.boolean(),
    /** Payment methods in the shop's order; an empty label or note: the default of the page. */
    payWays: z.array(PaymentOption).optional(),
    /** Buying on account; absent for customers without terms. */
    account: AccountOption.optional(),
    /** The limit of the caller that the order is above: somebody of the team has to approve it. */
    aboveLimit: OrderLimit.optional(),
    /** Everything that keeps the order from being placed, one sentence each. */
    problems: z.array(z.string()),
  }),
})

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/order/create',
  access: 'buyer',
  teamRight: 'order',
  summary:
    'Place an order. Refused when the stock, a price or the total (if they are sent) has changed since the preview',
  input: z.object({ ...Chosen, ...placeOrderFields }),
  output: z.object({
    orderNo: z.string(),
    ...Amounts,
    /** On account it is due later: this is when it was placed. */
    payBy: When,
  }),
  idempotent: true,
})
