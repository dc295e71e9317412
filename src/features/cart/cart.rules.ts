import type { Goods, PackingChoice } from '#features/catalog/catalog.contract.ts'
import {
  findPrice,
  findQuantityProblem,
  findTier,
  nearestQuantity,
  type QuantityProblem,
  rightQuantities,
} from '#features/catalog/catalog.rules.ts'
import { type LineLabels, NO_LABELS } from '#features/catalog/line-labels.rules.ts'
import { arrivesAs, feeOf, withPacking } from '#features/catalog/packing/packing.rules.ts'
import { compare, type Decimal, sum } from '#shared/decimal.ts'
import { CURRENCY_SIGNS } from '#shared/money/currency-signs.ts'
import { formatCount } from '#shared/text/format-count.ts'
import type { CartLine } from './cart.contract.ts'

/** Why a quantity of a part cannot be in a cart. */
export interface LineProblem {
  reason: QuantityProblem['reason'] | 'not_for_sale'
  message: string
  /** Right quantities to add instead, one or two. */
  take: number[]
}

type Wanted = Pick<Goods, 'stockCount' | 'minBuyCount' | 'multCount' | 'priceList'>

export const NOT_FOR_SALE = 'This part has no price yet. Please send an inquiry.'

/** Whether `count` more can join the `held` ones that are in the cart already: the two together must be right. */
export function findLineProblem(count: number, goods: Wanted, held = 0): LineProblem | undefined {
  const all = held + count
  const problem = findQuantityProblem(all, goods)
  if (problem) {
    const take = rightQuantities(all, goods)
      .map((quantity) => quantity - held)
      .filter((quantity) => quantity > 0)
    return { reason: problem.reason, message: explain(problem, all, goods, held), take }
  }
  if (!findTier(goods.priceList, all)) return { reason: 'not_for_sale', message: NOT_FOR_SALE, take: [] }
  return undefined
}

/** The message for too many is fixed by the specification; the others name a valid quantity. */
function explain({ reason, message }: QuantityProblem, all: number, goods: Wanted, held: number): string {
  if (reason === 'above_stock') return message
  const nearest = nearestQuantity(all, goods)
  const together = held > 0 ? ` With the ${held} in your cart that makes ${all}.` : ''
  return nearest === undefined
    ? `${message} There are only ${formatCount(goods.stockCount)} in stock.`
    : `${message}${together} The nearest valid quantity is ${nearest}.`
}

/** `seenPrice` is what a piece cost when the quantity was set. */
export function cartLineOf(
  part: Goods,
  choice: PackingChoice,
  count: number,
  seenPrice: Decimal,
  { ownNumber, customerRef }: LineLabels = NO_LABELS,
  isNonCancellable = false,
): CartLine {
  const { priceList, replace, ...goods } = withPacking(part, choice)
  const { packing, priceList: _own, minBuyCount, multCount, ...packaging } = choice
  const batchPrice = priceList.map((tier) => ({ ...tier, currency: goods.currency }))
  const quantity = quantityFields({ batchPrice, stockCount: goods.stockCount, packaging }, count)
  const priceChanged = quantity.unitPrice !== null && compare(quantity.unitPrice, seenPrice) !== 0
  const former = { priceChanged, formerPrice: priceChanged ? seenPrice : null }
  const marks = { ownNumber, customerRef, isNonCancellable }
  return { ...goods, ...quantity, ...former, batchPrice, packing, packaging, incoming: [], ...marks }
}

/** The same line with another quantity: its price follows. */
export const withCount = (line: CartLine, count: number): CartLine => ({
  ...line,
  ...quantityFields(line, count),
  priceChanged: false,
  formerPrice: null,
})

type Priced = Pick<CartLine, 'batchPrice' | 'stockCount' | 'packaging'>

function quantityFields({ batchPrice, stockCount, packaging }: Priced, count: number) {
  const price = findPrice(batchPrice, count)
  const unitPrice = price?.unit ?? null
  return {
    count,
    price: unitPrice,
    unitPrice,
    amount: price?.total ?? null,
    stockShort: count > stockCount,
    arrives: arrivesAs(packaging, count),
    feeAmount: feeOf(packaging, count),
  }
}

/** One part may be on several lines, each in another packaging. */
export const lineKey = ({ goodsId, packing }: { goodsId: number; packing: string }): string =>
  packing === '' ? String(goodsId) : `${goodsId}:${packing}`

/** Tells the lines of one part apart. */
export const lineName = ({ goodsModel, packing, packaging }: CartLine): string =>
  packing === '' ? goodsModel : `${goodsModel}, ${packaging.name.toLowerCase()}`

export const findCartLineProblem = (line: CartLine): LineProblem | undefined =>
  findLineProblem(line.count, { ...line, priceList: line.batchPrice })

/** Lines of one currency: an order holds only one. */
export interface CurrencyTotal {
  currency: string
  amount: Decimal
  lines: CartLine[]
}

export function totalsByCurrency(lines: CartLine[]): CurrencyTotal[] {
  const grouped = Map.groupBy(lines, (line) => line.currency)
  return [...grouped]
    .map(([currency, own]) => ({
      currency,
      lines: own,
      amount: sum(own.flatMap((line) => [line.amount ?? '0', line.feeAmount])),
    }))
    .sort(byCurrency)
}

const rank = ({ currency }: { currency: string }) => Object.keys(CURRENCY_SIGNS).indexOf(currency)

/** The same order everywhere, whatever was added first. */
export const byCurrency = (a: { currency: string }, b: { currency: string }): number => rank(a) - rank(b)
