import Big from 'big.js'
import { byCurrency } from '#features/cart/cart.rules.ts'
import { DELISTED, isEnding } from '#features/catalog/availability.rules.ts'
import type { PackingChoice, PackingCode } from '#features/catalog/catalog.contract.ts'
import { findPrice, findTierHint, rightQuantities, roundUp } from '#features/catalog/catalog.rules.ts'
import { feeOf, findChoice, withPacking } from '#features/catalog/packing/packing.rules.ts'
import { cheapestPacking } from '#features/catalog/packing/packing-proposal.rules.ts'
import { expectedText } from '#features/catalog/stock/expected-text.ts'
import { type Decimal, isPositive, sum, trimDecimal } from '#shared/decimal.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import { formatCount } from '#shared/text/format-count.ts'
import type { WarningCode } from './bom.rules.ts'
import type { BomGoods, BomLine, BomTotal, BomWarning, PricedLine } from './bom-matching.contract.ts'

/** Size of the build. */
export interface Build {
  boards: number
  /** Percent more, in case some get lost. */
  spare: number
}

/** Pieces of a line on one board. What is not fitted or waits for an answer needs none. */
export const piecesPerBoard = ({
  fitted,
  questions,
  count,
}: Pick<BomLine, 'fitted' | 'count'> & { questions?: BomLine['questions'] }): number =>
  fitted && !questions?.length ? count : 0

/** A line may have a spare of its own. */
export const buildOfLine = (build: Build, spare: number | undefined): Build =>
  spare === undefined ? build : { boards: build.boards, spare }

/** Pieces needed for the whole build, in whole pieces. */
export function neededCount(perBoard: number, { boards, spare }: Build): number {
  // Safe integers: exact, and fast enough to price ten thousand lines on each key stroke.
  if (Number.isInteger(perBoard) && Number.isInteger(spare)) return Math.ceil((perBoard * boards * (100 + spare)) / 100)
  return new Big(perBoard).times(boards).times(new Big(100).plus(spare)).times('0.01').round(0, Big.roundUp).toNumber()
}

/** Pieces to order: rounded up to minimum and multiple. */
export const countToOrder = (goods: BomGoods, needed: number, atLeast = 0): number =>
  needed === 0 ? 0 : roundUp(Math.max(needed, atLeast), goods)

/** The customer's choices for a line. */
export interface HowToBuy {
  /** Pieces to order at least, for a better price. */
  atLeast?: number | undefined
  /** The packaging that the customer chose. */
  packing?: PackingCode | undefined
}

/** The packaging of a line: the one that was chosen, as long as it is offered, or the cheapest that fits. */
export function packingFor(goods: BomGoods, needed: number, { atLeast = 0, packing }: HowToBuy): PackingCode {
  const { packagings } = goods
  if (!packagings) return ''
  const chosen = packing === undefined ? undefined : findChoice(packagings, packing)
  return (chosen ?? cheapestPacking(packagings, Math.max(needed, atLeast), goods.stockCount))?.packing ?? ''
}

/** How a part is packed on these terms, where that is known. */
export const packagingOf = (
  { packagings, packaging }: BomGoods,
  packing: PackingCode,
): Pick<PackingChoice, 'kind' | 'name' | 'packCount'> | undefined =>
  (packagings && findChoice(packagings, packing)) ?? packaging

/** A part with minimum, multiple and prices of one of its packagings. */
export function inPacking(goods: BomGoods, packing: PackingCode): BomGoods {
  const choice = packing === '' ? undefined : findChoice(goods.packagings ?? [], packing)
  return choice ? withPacking(goods, choice) : goods
}

const feeFor = ({ packagings = [] }: BomGoods, packing: PackingCode, pieces: number): Decimal => {
  const choice = packing === '' ? undefined : findChoice(packagings, packing)
  return choice ? trimDecimal(feeOf(choice, pieces)) : '0'
}

const weeks = (number: number) => (number === 1 ? 'about a week' : `about ${number} weeks`)

const warning = (code: WarningCode, text: string): BomWarning => ({ code, text })

/** Against `wanted` pieces, which may be more than the line's own when other lines want the same part. */
function stockWarnings(goods: BomGoods, wanted: number): BomWarning[] {
  if (wanted <= goods.stockCount) return []
  const { incoming = [] } = goods
  const lead = [
    ...(incoming.length > 0 ? [warning('expected', `${expectedText(incoming)}.`)] : []),
    ...(goods.leadWeeks > 0 ? [warning('lead_time', `New stock takes ${weeks(goods.leadWeeks)}.`)] : []),
  ]
  if (goods.stockCount === 0) return [warning('no_stock', 'Not in stock.'), ...lead]
  return [warning('short_stock', `Only ${formatCount(goods.stockCount)} of ${formatCount(wanted)} in stock.`), ...lead]
}

const LIFECYCLE_TEXTS: Record<string, string> = {
  NRND: 'The manufacturer does not recommend it for new designs.',
  'Last time buy': 'The manufacturer accepts last orders for it.',
  Obsolete: 'The manufacturer no longer makes it.',
  [DELISTED]: 'It is no longer in our range.',
}

function lifecycleWarnings({ lifecycle }: BomGoods): BomWarning[] {
  return isEnding(lifecycle) ? [warning('lifecycle', LIFECYCLE_TEXTS[lifecycle] ?? `Life cycle: ${lifecycle}.`)] : []
}

const unpriced = (needed: number): PricedLine => ({
  count: needed,
  orderCount: 0,
  surplus: 0,
  packing: '',
  unitPrice: null,
  amount: null,
  feeAmount: '0',
  nextTier: null,
  stockCount: 0,
  warnings: [],
})

/** Prices one line: quantity to order, surplus, amount, warnings. */
export function priceLine(part: BomGoods | null, perBoard: number, build: Build, how: HowToBuy = {}): PricedLine {
  const needed = neededCount(perBoard, build)
  if (!part) return unpriced(needed)
  if (needed === 0) return { ...unpriced(0), stockCount: part.stockCount }
  const packing = packingFor(part, needed, how)
  const goods = inPacking(part, packing)
  const orderCount = countToOrder(goods, needed, how.atLeast)
  const price = findPrice(goods.priceList, orderCount)
  const hint = findTierHint(goods, orderCount)
  return {
    count: needed,
    orderCount,
    surplus: orderCount - needed,
    packing,
    unitPrice: price?.unit ?? null,
    amount: price ? price.total : null,
    feeAmount: price ? feeFor(part, packing, orderCount) : '0',
    nextTier: hint
      ? { count: hint.count, unitPrice: hint.unit, amount: hint.total, kind: hint.kind, percent: hint.percent }
      : null,
    stockCount: goods.stockCount,
    warnings: [
      ...stockWarnings(goods, orderCount),
      ...(price ? [] : [warning('no_price', 'There is no price for it; please ask for a quote.')]),
      ...lifecycleWarnings(goods),
    ],
  }
}

/** How many pieces are in stock, and how many remain for an RFQ. */
export function splitOrder(goods: BomGoods | null, line: PricedLine): { cartCount: number; rfqCount: number } {
  if (!goods || line.unitPrice === null) return { cartCount: 0, rfqCount: line.count }
  const cartCount = rightQuantities(line.orderCount, inPacking(goods, line.packing)).at(-1) ?? 0
  return { cartCount, rfqCount: Math.max(0, line.count - cartCount) }
}

export interface LineToPrice extends HowToBuy {
  goods: BomGoods | null
  /** Pieces on one board. */
  perBoard: number
  /** Percent more of this line, instead of the build's. */
  spare?: number | undefined
  /** Only lines that are taken share the stock and are in the totals. */
  taken: boolean
}

/** All lines with their totals. */
export const priceBom = (lines: readonly LineToPrice[], build: Build): { priced: PricedLine[]; totals: BomTotal[] } =>
  gatherLines(
    lines,
    lines.map((line) => priceLine(line.goods, line.perBoard, buildOfLine(build, line.spare), line)),
  )

/** Combines lines that were priced alone: lines with the same part share its stock. */
export function gatherLines(
  lines: readonly LineToPrice[],
  alone: readonly PricedLine[],
): { priced: PricedLine[]; totals: BomTotal[] } {
  const wanted = countWanted(lines, alone)
  const priced = alone.map((one, place) => {
    const { goods = null, taken = false } = lines[place] ?? {}
    if (!goods || !taken || one.orderCount > goods.stockCount) return one
    const together = wanted.get(goods.goodsId) ?? 0
    return together > one.orderCount ? { ...one, warnings: [...stockWarnings(goods, together), ...one.warnings] } : one
  })
  return { priced, totals: totalsOf(lines, priced) }
}

/** Pieces of each part over all lines that are taken. */
function countWanted(lines: readonly LineToPrice[], alone: readonly PricedLine[]): Map<number, number> {
  const wanted = new Map<number, number>()
  for (const [place, { goods, taken }] of lines.entries())
    if (goods && taken) wanted.set(goods.goodsId, (wanted.get(goods.goodsId) ?? 0) + (alone[place]?.orderCount ?? 0))
  return wanted
}

/** Per currency: a cart may hold both, and they are not added. */
function totalsOf(lines: readonly LineToPrice[], priced: readonly PricedLine[]): BomTotal[] {
  const amounts = new Map<Currency, Decimal[]>()
  for (const [place, { goods, taken }] of lines.entries()) {
    const { amount, feeAmount = '0' } = priced[place] ?? {}
    if (!goods || !taken || !amount) continue
    const withFee = isPositive(feeAmount) ? sum([amount, feeAmount]) : amount
    const list = amounts.get(goods.currency)
    if (list) list.push(withFee)
    else amounts.set(goods.currency, [withFee])
  }
  return [...amounts]
    .map(([currency, list]) => ({ currency, amount: sum(list), lineCount: list.length }))
    .sort(byCurrency)
}
