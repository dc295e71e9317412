import type { PackingChoice, PackingCode, PriceTier } from '#features/catalog/catalog.contract.ts'
import { findPrice, findQuantityProblem, findTier, nearestQuantity } from '#features/catalog/catalog.rules.ts'
import { type LineLabels, NO_LABELS } from '#features/catalog/line-labels.rules.ts'
import { arrivesAs, feeOf, findChoice, withPacking } from '#features/catalog/packing/packing.rules.ts'
import { PACKING_NAMES } from '#features/catalog/packing/packing-names.ts'
import type { Reason } from '#shared/app-error.ts'
import { compare, type Decimal, fixed, lineAmount } from '#shared/decimal.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { addUp } from './money.rules.ts'

/** A part as it is offered now. */
export interface Offered {
  goodsId: number
  goodsModel: string
  stockCount: number
  minBuyCount: number
  multCount: number
  currency: Currency
  priceList: PriceTier[]
  /** Ways to buy it, its own terms first. */
  packings: PackingChoice[]
  /** Neither cancelled nor returned once it is ordered. */
  isNonCancellable: boolean
}

export interface WantedLine {
  goodsId: number
  count: number
  /** Which packaging; without one the part on its own terms. */
  packing?: PackingCode | undefined
  /** What the buyer calls it. */
  labels?: LineLabels | undefined
  /** What a piece cost when the buyer agreed; if it has changed, the buyer must confirm again. */
  seenPrice?: Decimal | undefined
  /** Agreed in a quote: the price list does not matter. */
  agreedPrice?: Decimal | undefined
  /** Bought for this order alone: the stock does not matter and is not touched. */
  procured?: boolean | undefined
  /** A part of a quote that the catalogue does not have; `goodsId` is then that of `idOfSpecialPart`. */
  special?: { goodsModel: string; brandName: string; currency: Currency } | undefined
}

/** Above every id of the catalogue. An order line has no reference to goods: a part may leave the catalogue. */
const FIRST_SPECIAL_ID = 2_000_000_000

/** The id under which an order keeps a part that the catalogue does not have, by the line of the quote. */
export const idOfSpecialPart = (lineId: number): number => FIRST_SPECIAL_ID + lineId

/** Quoted parts outside of the catalogue have no stock. */
export const catalogueIdsOf = (lines: readonly WantedLine[]): number[] =>
  lines.flatMap((line) => (line.special ? [] : [line.goodsId]))

/** Parts whose price is not agreed in a quote. */
export const unquotedIdsOf = (lines: readonly WantedLine[]): number[] =>
  lines.flatMap((line) => (line.agreedPrice === undefined ? [line.goodsId] : []))

/** Catalogue data for the special parts of an order. */
export const specialOffers = (wanted: readonly WantedLine[]) =>
  wanted.flatMap(({ goodsId, special }) =>
    special
      ? [
          {
            ...special,
            goodsId,
            goodsName: special.goodsModel,
            package: '',
            coverPic: '',
            stockCount: 0,
            minBuyCount: 1,
            multCount: 1,
            priceList: [],
            packings: [],
            isNonCancellable: false,
          },
        ]
      : [],
  )

export interface Problem {
  reason: Reason
  message: string
}

export interface DraftLine<G extends Offered = Offered> {
  goods: G
  count: number
  unitPrice: Decimal | null
  /** What everybody else pays, when the unit price is one of the buyer's price list. */
  listPrice: Decimal | null
  amount: Decimal | null
  packing: PackingCode
  packingName: string
  packingNumber: string
  arrives: string
  feeAmount: Decimal
  labels: LineLabels
  procured: boolean
  problem: Problem | undefined
}

export interface Draft<G extends Offered = Offered> {
  lines: DraftLine<G>[]
  /** Absent while lines are in several currencies, or there are none. */
  currency: G['currency'] | undefined
  amount: Decimal
  totalCount: number
  problems: Problem[]
}

/** Computes an order of these lines, with all problems. */
export function draftOrder<G extends Offered>(wanted: WantedLine[], goods: G[]): Draft<G> {
  const byId = new Map(goods.map((one) => [one.goodsId, one]))
  const pieces = new Map<number, number>()
  for (const { goodsId, count, procured } of wanted)
    if (!procured) pieces.set(goodsId, (pieces.get(goodsId) ?? 0) + count)
  const lines = wanted.flatMap((line) => {
    const offered = byId.get(line.goodsId)
    return offered ? [draftLine(line, offered, pieces.get(line.goodsId) ?? 0)] : []
  })
  const currencies = new Set(lines.map((line) => line.goods.currency))
  const [currency] = currencies
  const problems = [
    ...listRequestProblems(wanted, byId),
    ...lines.flatMap((line) => line.problem ?? []),
    ...(currencies.size > 1 ? [mixedCurrencies([...currencies])] : []),
  ]
  return {
    lines,
    currency: currencies.size === 1 ? currency : undefined,
    // Amounts of several currencies have no sum.
    amount: addUp(currencies.size > 1 ? [] : lines.flatMap((line) => [line.amount ?? '0', line.feeAmount])),
    totalCount: lines.reduce((total, line) => total + line.count, 0),
    problems: problems.filter((one, place) => problems.findIndex(({ message }) => message === one.message) === place),
  }
}

const mixedCurrencies = (currencies: Currency[]): Problem => ({
  reason: 'mixed_currencies',
  message: `An order has one currency. Please order parts priced in ${currencies.join(' and in ')} separately.`,
})

function listRequestProblems(wanted: WantedLine[], known: Map<number, Offered>): Problem[] {
  const problems: Problem[] = []
  const seen = new Set<string>()
  for (const { goodsId, packing = '' } of wanted) {
    const key = `${goodsId}:${packing}`
    const name = known.get(goodsId)?.goodsModel
    if (!name) problems.push({ reason: 'order_changed', message: 'A part you chose is no longer in the catalogue.' })
    else if (seen.has(key))
      problems.push({ reason: 'invalid_input', message: `${name} is on two lines. Please put it on one.` })
    seen.add(key)
  }
  return problems
}

/** `pieces` of the part are wanted on all lines together: they share its stock. */
function draftLine<G extends Offered>(wanted: WantedLine, part: G, pieces: number): DraftLine<G> {
  const { packing = '' } = wanted
  const choice = findChoice(part.packings, packing)
  const goods = choice ? withPacking(part, choice) : part
  const unitPrice = wanted.agreedPrice ?? findPrice(goods.priceList, wanted.count)?.unit ?? null
  return {
    goods,
    count: wanted.count,
    unitPrice,
    listPrice: wanted.agreedPrice === undefined ? (findTier(goods.priceList, wanted.count)?.listPrice ?? null) : null,
    packing,
    packingName: choice?.name ?? (packing === '' ? '' : PACKING_NAMES[packing]),
    packingNumber: choice?.partNumber ?? '',
    arrives: choice ? arrivesAs(choice, wanted.count) : '',
    // A price that was agreed in a quote includes the winding of reels.
    feeAmount: choice && wanted.agreedPrice === undefined ? feeOf(choice, wanted.count) : '0',
    amount: unitPrice === null ? null : lineAmount(unitPrice, wanted.count),
    labels: wanted.labels ?? NO_LABELS,
    procured: wanted.procured ?? false,
    problem:
      packing !== '' && !choice && wanted.agreedPrice === undefined
        ? notOffered(goods.goodsModel, packing)
        : findLineProblem(wanted, goods, unitPrice, pieces),
  }
}

const notOffered = (model: string, packing: Exclude<PackingCode, ''>): Problem => ({
  reason: 'order_changed',
  message: `${model} is no longer offered as ${PACKING_NAMES[packing].toLowerCase()}. Please choose another packaging.`,
})

function findLineProblem(
  wanted: WantedLine,
  goods: Offered,
  unitPrice: Decimal | null,
  pieces: number,
): Problem | undefined {
  const { goodsModel: model, stockCount } = goods
  if (!wanted.procured && pieces > stockCount)
    return { reason: 'order_changed', message: stockText(model, stockCount, pieces) }
  if (wanted.agreedPrice !== undefined) return undefined
  if (unitPrice === null && goods.priceList.length === 0)
    return { reason: 'not_for_sale', message: `${model} has no price at the moment. Please send an inquiry.` }
  const problem = findQuantityProblem(wanted.count, goods)
  if (problem) {
    const nearest = nearestQuantity(wanted.count, goods)
    const hint = nearest === undefined ? '' : ` The nearest valid quantity is ${nearest}.`
    return { reason: problem.reason, message: `${model}: ${problem.message}${hint}` }
  }
  if (unitPrice === null)
    return {
      reason: 'not_for_sale',
      message: `${model} has no price for ${formatCount(wanted.count)} pieces. Please send an inquiry.`,
    }
  if (wanted.seenPrice !== undefined && compare(unitPrice, wanted.seenPrice) !== 0)
    return {
      reason: 'order_changed',
      message: `The price of ${model} has changed from ${fixed(wanted.seenPrice)} to ${fixed(unitPrice)} ${goods.currency}.`,
    }
  return undefined
}

const stockText = (model: string, stock: number, wanted: number): string =>
  stock === 0
    ? `${model} is now out of stock; you ordered ${formatCount(wanted)}.`
    : `There are only ${formatCount(stock)} of ${model} in stock now; you ordered ${formatCount(wanted)}.`

/** What the buyer has to accept before it is ordered; undefined when there is nothing. */
export function findUnaccepted(draft: Draft, accepted: boolean): Problem | undefined {
  const models = draft.lines.filter(({ goods }) => goods.isNonCancellable).map(({ goods }) => goods.goodsModel)
  if (accepted || models.length === 0) return undefined
  return {
    reason: 'not_accepted',
    message: `${[...new Set(models)].join(', ')} can be neither cancelled nor returned. Please confirm that you accept this.`,
  }
}

/** Several problems in one message, the first few in full. */
export function showProblems(problems: Problem[]): string {
  const shown = problems.slice(0, 5).map((problem) => problem.message)
  const more = problems.length - shown.length
  return `${shown.join(' ')}${more > 0 ? ` And ${more} more.` : ''} Nothing has been ordered.`
}
