import { viewCart } from '../../../features/cart/cart.contract.ts'
import { expressFreight, type ShippingOption } from '../../../features/freight/freight.contract.ts'
import { type CheckoutLine, createOrder, previewOrder } from '../../../features/orders/checkout.contract.ts'
import { acceptQuote, type EnquiryDetail, enquiryDetail, type Quote } from '../../../features/rfq/rfq.contract.ts'
import { type Decimal, sum } from '../../../shared/decimal.ts'
import { callApi, callOnce } from '../../../web/call.ts'

/** An order as it would be placed now. */
export interface Preview {
  lines: CheckoutLine[]
  currency: 'USD' | 'CNY'
  amount: Decimal
  shipping: ShippingOption[]
  expressId: number | null
  freightAmount: Decimal
  totalAmount: Decimal
  problems: string[]
}

/** What the buyer has chosen on the page. */
export interface Placing {
  addressId: number
  billAddressId: number
  expressId: number
  /** The lines and the total as they were shown: what is no longer so is refused, not placed. */
  lines: CheckoutLine[]
  totalAmount: Decimal
  poNumber: string
  remark: string
  payMethod: 'online' | 'transfer'
  invoiceTitleId: number | undefined
}

/** Where the lines come from: the cart, a Buy Now, or an accepted quotation. Each knows how to become an order. */
export interface CheckoutSource {
  kind: 'cart' | 'fast' | 'quote'
  preview(addressId: number | undefined, expressId: number | undefined): Promise<Preview>
  place(key: string, placing: Placing): Promise<{ orderNo: string }>
}

/** Undefined when the address names nothing that can be ordered. */
export async function findSource(query: URLSearchParams): Promise<CheckoutSource | undefined> {
  const fastId = query.get('fastId')
  if (fastId) return orderSource('fast', { fastId })
  const enquiryNo = query.get('enquiryNo')
  if (enquiryNo) return quoteSource(await callApi(enquiryDetail, { enquiryNo }), numbersIn(query.get('lines')))
  const goodsIds = new Set(numbersIn(query.get('goodsIds')))
  const { list } = await callApi(viewCart, { pageSize: 2000, pageNumber: 1 })
  const chosen = goodsIds.size === 0 ? list : list.filter((line) => goodsIds.has(line.goodsId))
  if (chosen.length === 0) return undefined
  return orderSource('cart', { lines: chosen.map(({ goodsId, count }) => ({ goodsId, count })) })
}

const numbersIn = (text: string | null): number[] =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((number) => Number.isSafeInteger(number) && number > 0)

type Chosen = { fastId: string } | { lines: Array<{ goodsId: number; count: number }> }

const orderSource = (kind: 'cart' | 'fast', chosen: Chosen): CheckoutSource => ({
  kind,
  async preview(addressId, expressId) {
    const { amountCurrency: currency, ...preview } = await callApi(previewOrder, { ...chosen, addressId, expressId })
    return { ...preview, currency }
  },
  place: (key, { invoiceTitleId, lines, ...placing }) =>
    callOnce(key)(createOrder, {
      ...('fastId' in chosen ? chosen : { lines: lines.map(asSeen) }),
      ...placing,
      ...(invoiceTitleId && { invoice: { invoiceTitleId } }),
    }),
})

const asSeen = ({ goodsId, count, unitPrice }: CheckoutLine) => ({ goodsId, count, ...(unitPrice && { unitPrice }) })

function quoteSource(enquiry: EnquiryDetail, lineIds: number[]): CheckoutSource | undefined {
  const offered = enquiry.lines.flatMap(({ lineId, quote }) =>
    quote?.goodsId && !quote.orderNo && (lineIds.length === 0 || lineIds.includes(lineId))
      ? [{ lineId, quote, goodsId: quote.goodsId }]
      : [],
  )
  if (offered.length === 0) return undefined
  const currency = enquiry.currency ?? 'USD'
  const amount = sum(offered.map(({ quote }) => quote.amount))
  const parcel = offered.map(({ goodsId, quote }) => ({ goodsId, count: quote.count }))
  return {
    kind: 'quote',
    async preview(addressId, wished) {
      const shipping = addressId ? (await callApi(expressFreight, { addressId, lines: parcel })).list : []
      const own = shipping.filter((option) => option.freightCurrency === currency)
      const express = own.find((option) => option.expressId === wished) ?? own[0]
      const freightAmount = express?.freightAmount ?? '0'
      return {
        lines: offered.map(({ goodsId, quote }) => lineOf(goodsId, quote, currency)),
        currency,
        amount,
        shipping: own,
        expressId: express?.expressId ?? null,
        freightAmount,
        totalAmount: sum([amount, freightAmount]),
        problems: addressId && own.length === 0 ? ['We can not ship these parts to this address.'] : [],
      }
    },
    place(key, { addressId, billAddressId, expressId, poNumber, remark, payMethod }) {
      const quoted = { enquiryNo: enquiry.enquiryNo, lineIds: offered.map(({ lineId }) => lineId) }
      const wish = { addressId, billAddressId, expressId, poNumber, remark, payMethod }
      return callOnce(key)(acceptQuote, { ...quoted, ...wish })
    },
  }
}

const lineOf = (goodsId: number, quote: Quote, currency: 'USD' | 'CNY'): CheckoutLine => ({
  goodsId,
  goodsModel: quote.goodsModel,
  brandName: quote.brandName,
  package: '',
  coverPic: quote.coverPic,
  count: quote.count,
  stockCount: quote.count,
  currency,
  unitPrice: quote.price,
  amount: quote.amount,
  problem: null,
})
