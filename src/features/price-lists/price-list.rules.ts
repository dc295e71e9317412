import type { PackingChoice, PriceTier } from '#features/catalog/catalog.contract.ts'
import { chargedPrice, findTier } from '#features/catalog/catalog.rules.ts'
import { compare, type Decimal, fixed, isPositive, percentOff, trimDecimal } from '#shared/decimal.ts'

/** Says the rule on the page of the staff. */
export const RULE_TEXT =
  'A fixed price of a part wins. Otherwise the most specific discount applies to the list price: manufacturer and category, then category (the lowest first), then manufacturer, then the general discount. Customers never pay more than the list price, promotions included.'

/** Null: for all of them. A category includes all below it. */
export interface Discount {
  categoryId: number | null
  brandId: number | null
  percent: Decimal
}

export interface FixedTier {
  count: number
  price: Decimal
}

/** What a discount is found by. */
export interface DiscountedPart {
  brandId: number
  /** From the top category down to its own. */
  categoryPath: readonly number[]
}

/** What was agreed for one part. */
export interface PartTerms {
  /** Off the list price, where no fixed price applies. */
  percent: Decimal
  /** In the currency of the part, the smallest quantity first. */
  fixed: readonly FixedTier[]
}

/** Days in UTC, both included. */
export const isInEffect = (
  { startsOn, endsOn }: { startsOn: string | null; endsOn: string | null },
  today: string,
): boolean => (startsOn === null || startsOn <= today) && (endsOn === null || today <= endsOn)

/** The most specific one: manufacturer and category, category, manufacturer; of two categories the lower. */
export function findPercent(general: Decimal, discounts: readonly Discount[], part: DiscountedPart): Decimal {
  let best: { rank: number; percent: Decimal } = { rank: 0, percent: general }
  for (const discount of discounts) {
    const rank = rankOf(discount, part)
    if (rank > best.rank) best = { rank, percent: discount.percent }
  }
  return best.percent
}

/** 0: does not apply. */
function rankOf({ categoryId, brandId }: Discount, part: DiscountedPart): number {
  if (brandId !== null && brandId !== part.brandId) return 0
  const depth = categoryId === null ? 0 : part.categoryPath.indexOf(categoryId) + 1
  if (categoryId !== null && depth === 0) return 0
  if (depth === 0) return 1
  return (brandId === null ? 10 : 100) + depth
}

/** Rounded as prices of the shop are; a price above zero is not rounded to zero. */
export function discounted(price: Decimal, percent: Decimal): Decimal {
  const rounded = fixed(percentOff(price, percent))
  return trimDecimal(isPositive(rounded) ? rounded : SMALLEST)
}

const SMALLEST = '0.0001'

/**
 * The tiers of a part as its buyer pays them. A tier begins wherever the list price or the fixed price changes. Tiers in which the
 * buyer pays less than everybody else have `listPrice`; the others are unchanged.
 */
export function ownTiers(priceList: readonly PriceTier[], { percent, fixed: agreed }: PartTerms): PriceTier[] {
  const [first] = priceList
  if (!first || (agreed.length === 0 && !isPositive(percent))) return [...priceList]
  const counts = new Set([
    ...priceList.map(({ minBuyCount }) => minBuyCount),
    ...agreed.map(({ count }) => count).filter((count) => count > first.minBuyCount),
  ])
  const starts = [...counts].sort((a, b) => a - b)
  return starts.flatMap((minBuyCount, place) => {
    const listed = findTier([...priceList], minBuyCount)
    if (!listed) return []
    const next = starts[place + 1]
    const range = { minBuyCount, maxBuyCount: next === undefined ? 0 : next - 1 }
    const charged = chargedPrice(listed)
    const price = agreed.findLast(({ count }) => count <= minBuyCount)?.price ?? discounted(listed.price, percent)
    return compare(price, charged) < 0
      ? [{ ...range, price: trimDecimal(price), activityPrice: '0', listPrice: charged }]
      : [{ ...listed, ...range }]
  })
}

export const ownChoices = (choices: readonly PackingChoice[], terms: PartTerms): PackingChoice[] =>
  choices.map((choice) => ({ ...choice, priceList: ownTiers(choice.priceList, terms) }))

/** Why tiers of a fixed price cannot be kept. */
export function findTierProblem(tiers: readonly FixedTier[]): string | undefined {
  if (tiers.length === 0) return 'Please enter a price.'
  if (tiers.length > MAX_FIXED_TIERS) return `A part has at most ${MAX_FIXED_TIERS} fixed prices.`
  const counts = new Set(tiers.map(({ count }) => count))
  if (counts.size < tiers.length) return 'Two prices are for the same quantity.'
  return undefined
}

export const MAX_FIXED_TIERS = 20
export const MAX_NAME = 80

const PERCENT = /^\d{1,2}(\.\d{1,2})?$/
export const isPercent = (text: string): boolean => PERCENT.test(text)

const PRICE = /^\d{1,9}(\.\d{1,4})?$/
export const isFixedPrice = (text: string): boolean => PRICE.test(text) && isPositive(text)

export const MAX_COUNT = 2_000_000_000
export const isCount = (text: string): boolean =>
  /^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= MAX_COUNT

export const PRICE_LIST_MESSAGES = {
  name: `Please enter a name of up to ${MAX_NAME} characters.`,
  percent: 'Please enter a discount from 0 to 99.99 percent.',
  dates: 'The last day is before the first.',
  price: 'Please enter a price above 0 with up to four decimals.',
  count: 'Please enter a quantity as a whole number from 1.',
} as const

/** As the reader of files allows. */
export const MAX_FILE_BYTES = 5_000_000

/** Prices as they are entered: a line for each quantity, such as "100: 0.85". A text says what is wrong. */
export function readTierLines(text: string): FixedTier[] | string {
  const tiers: FixedTier[] = []
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, count = '', price = ''] = /^\s*(\d+)\s*[:;\s]\s*(\S+)\s*$/.exec(line) ?? []
    if (!isCount(count) || !isFixedPrice(price))
      return `“${line.trim().slice(0, 40)}” is not a quantity and a price, such as 100: 0.85.`
    tiers.push({ count: Number(count), price })
  }
  return findTierProblem(tiers) ?? tiers
}

export const writeTierLines = (tiers: readonly FixedTier[]): string =>
  tiers.map(({ count, price }) => `${count}: ${price}`).join('\n')

/** When a list has an effect, in words. */
export function describeDays({ startsOn, endsOn }: { startsOn: string | null; endsOn: string | null }): string {
  if (startsOn && endsOn) return `${startsOn} to ${endsOn}`
  if (startsOn) return `from ${startsOn}`
  return endsOn ? `until ${endsOn}` : 'no end'
}
