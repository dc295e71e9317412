import { getAddress } from '#features/address/server/address.service.ts'
import { lineKey } from '#features/cart/cart.rules.ts'
import { readCartLabels, takeCartLines } from '#features/cart/server/cart.service.ts'
import { readFastLine, takeFastLine } from '#features/cart/server/fast-line.service.ts'
import { PackingCode } from '#features/catalog/catalog.contract.ts'
import type { LineLabels } from '#features/catalog/line-labels.rules.ts'
import { listOffers } from '#features/catalog/server/stock/stock.service.ts'
import { findAccountOption } from '#features/credit/server/credit.service.ts'
import { quoteParcel, readTariff } from '#features/freight/server/freight.service.ts'
import { offerWithOwnPrices, readOwnPrices } from '#features/price-lists/server/own-prices.service.ts'
import { paymentOptionsOf } from '#features/shop/payment-methods.rules.ts'
import { findTransferAccount, getShop } from '#features/shop/server/shop.service.ts'
import { mainCurrencyOf } from '#features/shop/shop.rules.ts'
import { computeTax, previewTax, readTaxation, type TaxedBuyer } from '#features/tax/server/tax.service.ts'
import type { Actor, Identity } from '#server/api/implement.ts'
import { type Db, joinTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { type Decimal, fixed } from '#shared/decimal.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import { explainTeamRefusal, mayForTeam } from '#shared/team/team-role.ts'
import { addUp } from '../money.rules.ts'
import {
  catalogueIdsOf,
  type Draft,
  draftOrder,
  specialOffers,
  unquotedIdsOf,
  type WantedLine,
} from '../order-draft.rules.ts'
import { findExceededLimit } from './approvals/order-limit.service.ts'
import type { OrderSettings } from './order-settings.ts'
import { type PlacedOrder, type PlaceOrderInput, placeOrder } from './place-order.service.ts'

/** Lines of the checkout: selected cart lines, or the one line of a Buy Now. */
export interface Chosen {
  lines?: ChosenLine[] | undefined
  fastId?: string | undefined
}

interface ChosenLine {
  goodsId: number
  count: number
  packing?: PackingCode | undefined
  unitPrice?: Decimal | undefined
  ownNumber?: string | undefined
  customerRef?: string | undefined
}

/** Reads the cart and the Buy Now of a buyer; an order also removes its lines from them. */
interface LineSource {
  labels(lines: Array<{ goodsId: number; packing: string }>): Promise<ReadonlyMap<string, LineLabels>>
  fastLine(fastId: string): Promise<{ goodsId: number; count: number; packing: string } & LineLabels>
}

async function wantedLines({ lines, fastId }: Chosen, source: LineSource): Promise<WantedLine[]> {
  if (lines && !fastId) return chosenLines(lines, source)
  if (!fastId || lines) throw new AppError('invalid_input', 'Please choose what to order: lines or fastId.')
  const { goodsId, count, packing, ownNumber, customerRef } = await source.fastLine(fastId)
  return [{ goodsId, count, packing: PackingCode.parse(packing), labels: { ownNumber, customerRef } }]
}

/** Labels come from the cart unless the call has them. */
async function chosenLines(lines: ChosenLine[], source: LineSource): Promise<WantedLine[]> {
  const kept = await source.labels(lines.map(({ goodsId, packing = '' }) => ({ goodsId, packing })))
  return lines.map(({ goodsId, count, packing, unitPrice, ownNumber, customerRef }) => {
    const own = kept.get(lineKey({ goodsId, packing: packing ?? '' }))
    const labels = {
      ownNumber: ownNumber ?? own?.ownNumber ?? '',
      customerRef: customerRef ?? own?.customerRef ?? '',
    }
    return { goodsId, count, packing, seenPrice: unitPrice, labels }
  })
}

export interface CheckoutInput extends Chosen, Omit<PlaceOrderInput, 'lines' | 'goodsIds' | 'seenTotal' | 'source'> {
  totalAmount?: Decimal | undefined
}

/** Removes what is ordered from the cart, or the Buy Now. */
export const takeWantedLines = (tx: Tx, accountId: number, chosen: Chosen): Promise<WantedLine[]> =>
  wantedLines(chosen, {
    labels: (ordered) => takeCartLines(tx, accountId, ordered),
    fastLine: (id) => takeFastLine(tx, accountId, id),
  })

/** Places the order and removes its lines from the cart, in one transaction. */
export function createOrder(
  sql: Db,
  buyer: Actor,
  { totalAmount, lines, fastId, ...input }: CheckoutInput,
  settings: OrderSettings,
): Promise<PlacedOrder> {
  return joinTransaction(sql, (tx) => {
    const wanted = takeWantedLines(tx, buyer.accountId, { lines, fastId })
    const goodsIds = lines?.map(({ goodsId }) => goodsId)
    const order = { ...input, lines: wanted, ...(goodsIds && { goodsIds }), seenTotal: totalAmount }
    return placeOrder(tx, buyer, { ...order, source: 'cart' }, settings)
  })
}

/** Who previews: cart lines are theirs, addresses and terms those of their customer. */
type Purchaser = Pick<Identity, 'accountId' | 'customerId' | 'priceListId' | 'teamRole'>

/** Where it would go, as far as the buyer has decided. */
export interface Sending {
  addressId?: number | undefined
  expressId?: number | undefined
  vatNumber?: string | undefined
}

export async function previewOrder(sql: Db, buyer: Purchaser, { lines, fastId, ...sending }: Chosen & Sending) {
  const { accountId } = buyer
  const wanted = await wantedLines(
    { lines, fastId },
    {
      labels: (chosen) => readCartLabels(sql, accountId, chosen),
      fastLine: (id) => readFastLine(sql, accountId, id),
    },
  )
  return previewLines(sql, buyer, wanted, sending)
}

/** A preview: like placing it, without locks and changes. */
export async function previewLines(
  sql: Db,
  buyer: Purchaser,
  wanted: WantedLine[],
  { addressId, expressId, vatNumber }: Sending,
) {
  const { customerId, priceListId, teamRole } = buyer
  const [goods, own] = await Promise.all([
    listOffers(sql, catalogueIdsOf(wanted)),
    readOwnPrices(sql, priceListId, unquotedIdsOf(wanted)),
  ])
  const draft = draftOrder(wanted, [...goods.map((offer) => offerWithOwnPrices(offer, own)), ...specialOffers(wanted)])
  const shop = await getShop(sql)
  const currency = draft.currency ?? mainCurrencyOf(shop.settings)
  const address = addressId ? await getAddress(sql, customerId, addressId) : undefined
  const shipping = address && draft.currency ? await offerShipping(sql, address.countryId, draft, draft.currency) : []
  const problems = draft.problems.map((problem) => problem.message)
  if (address && draft.currency && shipping.length === 0)
    problems.push('We cannot ship these parts to this address. Please contact us.')
  if (!mayForTeam(teamRole, 'order')) problems.unshift(explainTeamRefusal('order'))
  const express = shipping.find((option) => option.expressId === expressId) ?? shipping[0]
  const freightAmount = fixed(express?.freightAmount ?? '0')
  const taxed =
    address &&
    (await taxFor(sql, { accountId: customerId, countryId: address.countryId, vatNumber }, [
      draft.amount,
      freightAmount,
    ]))
  const totalAmount = addUp([draft.amount, freightAmount, taxed?.taxAmount ?? '0'])
  const account = await findAccountOption(sql, customerId, { currency, totalAmount }, shop)
  const aboveLimit = await findExceededLimit(sql, buyer, { currency, totalAmount })
  return {
    lines: draft.lines.map(previewedLine),
    shipping,
    expressId: express?.expressId ?? null,
    totalCount: draft.totalCount,
    transferOffered: (await findTransferAccount(sql, currency)) !== undefined,
    payWays: paymentOptionsOf(shop.settings.paymentMethods, account !== undefined),
    ...(account && { account }),
    ...(aboveLimit && { aboveLimit }),
    problems,
    amount: draft.amount,
    amountCurrency: currency,
    freightAmount,
    freightCurrency: currency,
    totalAmount,
    ...taxed,
  }
}

const previewedLine = ({ goods: { priceList, packings, ...offered }, ...line }: Packed['lines'][number]) => ({
  ...offered,
  count: line.count,
  unitPrice: line.unitPrice,
  ...(line.listPrice && { listPrice: line.listPrice }),
  amount: line.amount,
  packing: line.packing,
  packingName: line.packingName,
  packingNumber: line.packingNumber,
  arrives: line.arrives,
  feeAmount: fixed(line.feeAmount),
  ownNumber: line.labels.ownNumber,
  customerRef: line.labels.customerRef,
  problem: line.problem?.message ?? null,
})

type Packed = Draft<Awaited<ReturnType<typeof listOffers>>[number]>

async function offerShipping(sql: Db, countryId: number, draft: Packed, currency: Currency) {
  const tariff = await readTariff(sql, countryId)
  const lines = draft.lines.map((line) => ({ package: line.goods.package, count: line.count }))
  const { list } = quoteParcel(tariff, { currency, amount: draft.amount, lines })
  return list.map((option) => ({ ...option, freightAmount: fixed(option.freightAmount) }))
}

/** Undefined where no rule applies: tax is not mentioned then. */
async function taxFor(sql: Db, buyer: TaxedBuyer, net: Decimal[]) {
  const taxation = await readTaxation(sql, buyer)
  const { tax, taxAmount } = computeTax(taxation, net)
  return tax ? { taxAmount, tax: previewTax(taxation, tax) } : undefined
}
