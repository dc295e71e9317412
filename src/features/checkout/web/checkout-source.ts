import type { z } from 'zod'
import type { OrderLimit } from '#features/account/team.contract.ts'
import { viewCart } from '#features/cart/cart.contract.ts'
import { MAX_CART_LINES } from '#features/cart/cart.limits.ts'
import { lineKey } from '#features/cart/cart.rules.ts'
import { idsIn } from '#features/cart/checkout-choice.rules.ts'
import { choiceOf } from '#features/cart/web/checkout-choice.ts'
import type { PackingCode } from '#features/catalog/catalog.contract.ts'
import type { AccountOption } from '#features/credit/credit.contract.ts'
import type { ShippingOption } from '#features/freight/freight.contract.ts'
import { requestApproval } from '#features/orders/approvals/approvals.contract.ts'
import { type CheckoutLine, createOrder, previewOrder } from '#features/orders/checkout.contract.ts'
import type { PayMethod } from '#features/orders/order.schema.ts'
import { acceptQuote, type EnquiryDetail, enquiryDetail, previewQuote } from '#features/rfq/rfq.contract.ts'
import type { TaxPreview } from '#features/tax/tax.contract.ts'
import type { Decimal } from '#shared/decimal.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import { callApi, callOnce } from '#web/call.ts'

/** An order as it would be placed now. */
export interface Preview {
  lines: CheckoutLine[]
  currency: Currency
  amount: Decimal
  shipping: ShippingOption[]
  expressId: number | null
  freightAmount: Decimal
  totalAmount: Decimal
  taxAmount?: Decimal | undefined
  tax?: TaxPreview | undefined
  transferOffered: boolean
  /** Absent for customers without terms. */
  account?: AccountOption | undefined
  /** The limit that it is above: somebody of the team has to approve it. */
  aboveLimit?: OrderLimit | undefined
  payWays?: z.output<typeof previewOrder.output>['payWays']
  problems: string[]
}

/** What the buyer has chosen on the page. */
export interface Placing {
  addressId: number
  billAddressId: number
  expressId: number
  /** The shown lines and total: the server refuses when they have changed. */
  lines: CheckoutLine[]
  totalAmount: Decimal
  poNumber: string
  remark: string
  payMethod: PayMethod
  invoiceTitleId: number | undefined
  vatNumber: string | undefined
  acceptsNonCancellable: boolean
}

/** Inputs of the amounts. Without a VAT number that of the account is used. */
export interface PreviewInput {
  addressId: number | undefined
  expressId: number | undefined
  vatNumber: string | undefined
}

/** Source of the lines: the cart, a Buy Now, or an accepted quotation. Each places its own order. */
export interface CheckoutSource {
  preview(input: PreviewInput): Promise<Preview>
  place(key: string, placing: Placing): Promise<{ orderNo: string }>
  /** Sends an order above the limit of the buyer to those who may approve it. A quotation is accepted by them instead. */
  requestApproval?(key: string, placing: Placing & { note: string }): Promise<{ approvalId: number }>
}

/** Undefined when the address names nothing that can be ordered. */
export async function findSource(query: URLSearchParams): Promise<CheckoutSource | 'severalCurrencies' | undefined> {
  const fastId = query.get('fastId')
  if (fastId) return orderSource({ fastId })
  const enquiryNo = query.get('enquiryNo')
  if (enquiryNo) return quoteSource(await callApi(enquiryDetail, { enquiryNo }), idsIn(query.get('lines')))
  const choice = choiceOf(query)
  if (choice === 'unknown') return undefined
  const { list } = await callApi(viewCart, { pageSize: MAX_CART_LINES, pageNumber: 1 })
  const chosen = choice === 'all' ? list : list.filter((line) => choice.has(lineKey(line)))
  if (chosen.length === 0) return undefined
  if (new Set(chosen.map(({ currency }) => currency)).size > 1) return 'severalCurrencies'
  return orderSource({ lines: chosen.map(({ goodsId, count, packing }) => ({ goodsId, count, packing })) })
}

type Chosen = { fastId: string } | { lines: Array<{ goodsId: number; count: number; packing: PackingCode }> }

function orderSource(chosen: Chosen): CheckoutSource {
  const orderOf = ({ lines, ...placing }: Placing) => ({
    ...('fastId' in chosen ? chosen : { lines: lines.map(asSeen) }),
    ...inputOf(placing),
  })
  return {
    preview: async (input) => previewOf(await callApi(previewOrder, { ...chosen, ...input })),
    place: (key, placing) => callOnce(key)(createOrder, orderOf(placing)),
    requestApproval: (key, { note, ...placing }) => callOnce(key)(requestApproval, { ...orderOf(placing), note }),
  }
}

function quoteSource({ enquiryNo, lines }: EnquiryDetail, chosenIds: number[]): CheckoutSource | undefined {
  const lineIds = lines
    .filter(({ lineId, quote }) => quote && !quote.orderNo && (chosenIds.length === 0 || chosenIds.includes(lineId)))
    .map(({ lineId }) => lineId)
  if (lineIds.length === 0) return undefined
  const chosen = { enquiryNo, lineIds }
  return {
    preview: async (input) => previewOf(await callApi(previewQuote, { ...chosen, ...input })),
    place: (key, { lines: _agreed, ...placing }) => callOnce(key)(acceptQuote, { ...chosen, ...inputOf(placing) }),
  }
}

const previewOf = ({ amountCurrency: currency, ...preview }: z.output<typeof previewOrder.output>): Preview => ({
  ...preview,
  currency,
})

const inputOf = ({ invoiceTitleId, ...placing }: Omit<Placing, 'lines'>) => ({
  ...placing,
  ...(invoiceTitleId && { invoice: { invoiceTitleId } }),
})

const asSeen = ({ goodsId, count, packing, unitPrice }: CheckoutLine) => ({
  goodsId,
  count,
  packing,
  ...(unitPrice && { unitPrice }),
})
