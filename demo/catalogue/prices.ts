import type { Dice } from './random.ts'

export interface Tier {
  /** The tier holds from this quantity up to the next tier. */
  minBuyCount: number
  /** Decimal text; exact. */
  price: string
  /** Promotional price, below the price. */
  activityPrice: string | undefined
}

export interface PriceList {
  tiers: Tier[]
  /** The lowest price anyone can be charged, promotion included. */
  lowestPrice: string | undefined
}

export const NO_PRICES: PriceList = { tiers: [], lowestPrice: undefined }

/** Prices are whole ten-thousandths while they are worked on: exact, and fast enough for ten million parts. */
const UNIT = 10_000

/** At most 4 decimals; expensive parts are priced in cents. */
function stepAt(price: number): number {
  if (price < UNIT) return 1
  return price < 10 * UNIT ? 10 : 100
}

function roundPrice(price: number): number {
  const step = stepAt(price)
  return Math.max(1, Math.round(price / step) * step)
}

/** The rounded price, or the next one down when rounding brought it up to the price before; 0 when there is none. */
const roundBelow = (price: number, previous: number): number => {
  const rounded = roundPrice(price)
  return rounded < previous ? rounded : previous - stepAt(previous - 1)
}

function formatPrice(price: number): string {
  const fraction = price % UNIT
  const whole = (price - fraction) / UNIT
  // A leading 1 keeps the zeros behind the point, and is cut off.
  let padded = UNIT + fraction
  while (padded >= 1_000 && padded % 10 === 0) padded /= 10
  return `${whole}.${String(padded).slice(1)}`
}

/** Where tiers start, as multiples of the smallest order. */
const LADDERS = {
  cheap: [
    [1, 10, 100, 500, 1000, 2500, 5000, 10_000],
    [1, 10, 25, 100, 250, 500, 1000, 2500],
    [1, 20, 50, 200, 600, 1500, 3000, 6000],
  ],
  dear: [
    [1, 2, 5, 10, 25, 50, 100, 250],
    [1, 5, 10, 20, 50, 100, 200, 500],
  ],
  byTheHundred: [[1, 5, 10, 25, 50, 100, 250, 500]],
  fullPack: [[1, 2, 4, 10, 20, 40, 100, 200]],
} as const

function ladderFor(usualPrice: number, smallestOrder: number, dice: Dice): readonly number[] {
  const kind =
    smallestOrder > 100 ? 'fullPack' : smallestOrder > 1 ? 'byTheHundred' : usualPrice > 20 ? 'dear' : 'cheap'
  const ladders = LADDERS[kind]
  return ladders[dice.below(ladders.length)] ?? ladders[0]
}

export interface Offer {
  /** Unit price at 1,000 pieces, in the currency of the offer. */
  usualPrice: number
  /** What ladder fits depends on the worth of the part, not on the currency. */
  usualPriceUsd: number
  minBuyCount: number
  promoted: boolean
}

/** 2 to 8 tiers; the more one buys, the less a piece costs, with and without promotion. */
export function priceListOf(offer: Offer, dice: Dice): PriceList {
  const ladder = ladderFor(offer.usualPriceUsd, offer.minBuyCount, dice)
  const count = 2 + Math.min(dice.below(5) + dice.below(3), 6)
  // How fast the price falls: from 1 to 1,000 pieces by a factor of 1.7 for expensive parts to 4 for cheap ones.
  const steepness =
    Math.min(0.2, Math.max(0.08, 0.13 - 0.02 * Math.log10(offer.usualPriceUsd))) * (0.85 + dice.next() * 0.3)
  const firstPromoted = offer.promoted ? dice.below(Math.min(3, count)) : count
  const promotion = 0.72 + dice.next() * 0.22

  const tiers: Tier[] = []
  let price = Number.POSITIVE_INFINITY
  let activity = Number.POSITIVE_INFINITY
  for (let i = 0; i < count; i += 1) {
    const minBuyCount = (ladder[i] ?? 1) * offer.minBuyCount
    const below = roundBelow(offer.usualPrice * UNIT * (minBuyCount / 1000) ** -steepness, price)
    const promoted = i >= firstPromoted ? roundBelow(below * promotion, Math.min(below, activity)) : undefined
    // There is nothing below 0.0001: the list ends here.
    if (below === 0 || promoted === 0) break
    price = below
    // A promotion reaches to the last tier: otherwise a larger order would cost more a piece.
    if (promoted !== undefined) activity = promoted
    tiers.push({
      minBuyCount,
      price: formatPrice(price),
      activityPrice: promoted === undefined ? undefined : formatPrice(promoted),
    })
  }
  return { tiers, lowestPrice: formatPrice(Math.min(price, activity)) }
}
