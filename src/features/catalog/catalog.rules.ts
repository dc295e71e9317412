import { compareLines, type Decimal, isPositive, lineAmount, percentBelow, trimDecimal } from '#shared/decimal.ts'
import { formatCount } from '#shared/text/format-count.ts'
import type { PriceTier } from './catalog.contract.ts'

/** An open-ended tier reaches this far. */
export const UNLIMITED = 9_999_999_999

/** Longer price lists are folded after this many tiers. */
export const TIERS_BATCH_SIZE = 4

export const upperEnd = (tier: PriceTier): number => (tier.maxBuyCount === 0 ? UNLIMITED : tier.maxBuyCount)

export const isPromoted = (tier: PriceTier): boolean => isPositive(tier.activityPrice)

/** What is charged: the promotional price when there is one. */
export const chargedPrice = (tier: PriceTier): Decimal => (isPromoted(tier) ? tier.activityPrice : tier.price)

/** The tier whose range holds the quantity. */
export const findTier = (priceList: PriceTier[], count: number): PriceTier | undefined =>
  priceList.find((tier) => count >= tier.minBuyCount && count <= upperEnd(tier))

/** What a quantity costs. Below the first tier there is no price. */
export function findPrice(priceList: PriceTier[], count: number): { unit: Decimal; total: Decimal } | undefined {
  const tier = findTier(priceList, count)
  if (!tier) return undefined
  const unit = chargedPrice(tier)
  return { unit, total: trimDecimal(lineAmount(unit, count)) }
}

/** What a buyer can do with a part right now. */
export type Offer = 'buy' | 'arrange' | 'inquire'

export function offerOf(goods: { stockCount: number; priceList: PriceTier[] }): Offer {
  if (goods.stockCount === 0) return 'arrange'
  return goods.priceList.length > 0 ? 'buy' : 'inquire'
}

/** Constraints of a quantity: minimum, multiple, stock. */
export interface Packaging {
  minBuyCount: number
  multCount: number
  stockCount: number
}

/** The first valid quantity from `count` up, regardless of the stock. */
export const roundUp = (count: number, { minBuyCount, multCount }: Omit<Packaging, 'stockCount'>): number =>
  Math.ceil(Math.max(count, minBuyCount) / multCount) * multCount

/** The valid quantities on both sides of an invalid one; the quantity itself when it is valid; none when stock is short. */
export function rightQuantities(count: number, goods: Packaging): number[] {
  const least = roundUp(1, goods)
  const most = Math.floor(goods.stockCount / goods.multCount) * goods.multCount
  if (most < least) return []
  const within = (quantity: number) => Math.min(Math.max(quantity, least), most)
  const below = within(Math.floor(count / goods.multCount) * goods.multCount)
  const above = within(Math.ceil(count / goods.multCount) * goods.multCount)
  return below === above ? [below] : [below, above]
}

/** The nearest; on a tie the larger. */
export const nearestQuantity = (count: number, goods: Packaging): number | undefined =>
  rightQuantities(count, goods).reduce<number | undefined>(
    (nearest, quantity) =>
      nearest === undefined || Math.abs(quantity - count) <= Math.abs(nearest - count) ? quantity : nearest,
    undefined,
  )

/** Which quantities can be ordered: "Min. 100, multiples of 100". */
export const describePackaging = ({ minBuyCount, multCount }: Omit<Packaging, 'stockCount'>): string =>
  `Min. ${formatCount(minBuyCount)}${multCount > 1 ? `, multiples of ${formatCount(multCount)}` : ''}`

export interface QuantityProblem {
  reason: 'above_stock' | 'below_minimum' | 'off_multiple'
  message: string
  /** One or two valid quantities to suggest. */
  take: number[]
}

export const ABOVE_STOCK = 'The amount added cannot be greater than the stock!'

export function findQuantityProblem(count: number, goods: Packaging): QuantityProblem | undefined {
  const problem = (reason: QuantityProblem['reason'], message: string): QuantityProblem => ({
    reason,
    message,
    take: rightQuantities(count, goods),
  })
  if (count > goods.stockCount) return problem('above_stock', ABOVE_STOCK)
  if (count < goods.minBuyCount) return problem('below_minimum', `The minimum order is ${goods.minBuyCount}.`)
  if (count % goods.multCount !== 0) return problem('off_multiple', `Order in multiples of ${goods.multCount}.`)
  return undefined
}

/** A larger quantity worth knowing about. */
export interface TierHint {
  count: number
  unit: Decimal
  total: Decimal
  /** `cheaper`: more pieces for no more money. `saving`: the next tier, where a piece costs less. */
  kind: 'cheaper' | 'saving'
  /** How much less a piece costs there. */
  percent: number
}

export function findTierHint(goods: Packaging & { priceList: PriceTier[] }, count: number): TierHint | undefined {
  const now = lineAt(goods.priceList, count)
  if (!now) return undefined
  const reachable = goods.priceList
    .filter((tier) => tier.minBuyCount > count)
    .map((tier) => roundUp(tier.minBuyCount, goods))
    .filter((quantity) => quantity <= goods.stockCount)
    .flatMap((quantity) => lineAt(goods.priceList, quantity) ?? [])
  const hint = (larger: Line, kind: TierHint['kind']): TierHint => ({
    ...larger,
    total: trimDecimal(lineAmount(larger.unit, larger.count)),
    kind,
    percent: percentBelow(larger.unit, now.unit),
  })
  const cheapest = reachable.reduce<Line>((best, larger) => (compareLines(larger, best) <= 0 ? larger : best), now)
  if (cheapest !== now) return hint(cheapest, 'cheaper')
  const [next] = reachable
  const saving = next && hint(next, 'saving')
  return saving && saving.percent > 0 ? saving : undefined
}

interface Line {
  count: number
  unit: Decimal
}

function lineAt(priceList: PriceTier[], count: number): Line | undefined {
  const tier = findTier(priceList, count)
  return tier && { count, unit: chargedPrice(tier) }
}

/** How much of a text a card shows. */
export const CARD_TEXT = 50

export function cutText(text: string, length = CARD_TEXT): string {
  const signs = [...text]
  return signs.length <= length ? text : `${signs.slice(0, length).join('').trimEnd()}…`
}
