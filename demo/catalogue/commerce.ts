import type { Part } from './family.ts'
import { makers } from './makers.ts'
import { NO_PRICES, type PriceList, priceListOf } from './prices.ts'
import { Dice, hashText } from './random.ts'
import type { ShowcaseKind } from './showcase.ts'

export type Lifecycle = 'Active' | 'NRND' | 'Last time buy' | 'Obsolete'

/** What the store says about a part. All of it is invented, and the same whenever the part is met again. */
export interface Commerce extends PriceList {
  currency: 'USD' | 'CNY'
  stock: number
  minBuyCount: number
  multCount: number
  /** How long the factory takes; 0 when it makes the part no more. */
  leadWeeks: number
  lifecycle: Lifecycle
  /** Recently completed orders. */
  sales: number
  popularity: number
  /** ISO date. */
  listedOn: string
}

/** What the store does with a part on top of selling it. */
export interface Standing {
  wellKnown: boolean
  showcases: readonly ShowcaseKind[]
  /** Another packing of it is on the home page, where prices are in dollars. */
  isInDollars?: boolean
}

export const ORDINARY: Standing = { wellKnown: false, showcases: [] }

const CNY_PER_USD = 7.2
const MAX_STOCK = 5_000_000

/** "Today" of the demo, so that a catalogue made next year is the same one. */
const NEWEST_LISTING = Date.UTC(2026, 9, 31)
const DAY = 86_400_000
const LISTING_DAYS = 3 * 365
const listingDates = Array.from({ length: LISTING_DAYS }, (_, daysAgo) =>
  new Date(NEWEST_LISTING - daysAgo * DAY).toISOString().slice(0, 10),
)

const recommendedMakers = new Set(makers.filter((maker) => maker.recommendedRank).map((maker) => maker.name))

function smallestOrder(part: Part, dice: Dice): number {
  const draw = dice.next()
  const packIsAffordable = part.packCount > 1 && part.usualPrice * part.packCount < 3_000
  if (packIsAffordable && draw < 0.05) return part.packCount
  if (part.usualPrice < 0.006) return draw < 0.35 ? 100 : draw < 0.7 ? 10 : 1
  if (part.usualPrice < 0.04) return draw < 0.4 ? 10 : 1
  return 1
}

function lifecycleOf(dice: Dice): Lifecycle {
  const draw = dice.next()
  if (draw < 0.925) return 'Active'
  if (draw < 0.965) return 'NRND'
  return draw < 0.98 ? 'Last time buy' : 'Obsolete'
}

/** Cheap parts are stocked by the reel, expensive ones by the tray; whole multiples of the order quantity. */
function stockOf(part: Part, multCount: number, scarce: boolean, dice: Dice): number {
  const usual = scarce ? 40 : 3_000 * (part.usualPrice + 0.02) ** -0.35
  const pieces = Math.min(MAX_STOCK, usual * Math.exp(1.4 * dice.normal()))
  return Math.max(1, Math.round(pieces / multCount)) * multCount
}

/** A few parts are asked for every day, most of them hardly ever. */
function popularityOf(part: Part, standing: Standing, lifecycle: Lifecycle, dice: Dice): number {
  const base = 1_000 * dice.next() ** 5
  const maker = recommendedMakers.has(part.brand) ? 1.5 : 1
  const demand = lifecycle === 'Active' ? 1 : 0.4
  const fame = (standing.wellKnown ? 1_500 : 0) + standing.showcases.length * 4_000
  return Math.round(base * maker * demand + fame * (0.8 + 0.4 * dice.next()))
}

/** Weeks from the shortest to the longest, by the top of the category tree. */
const FACTORY_WEEKS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  Resistors: [8, 18],
  Capacitors: [8, 20],
  'Discrete Semiconductors': [8, 26],
  'Integrated Circuits - Analog': [8, 26],
  'Integrated Circuits - Power': [8, 28],
  'Integrated Circuits - Digital': [10, 32],
  'RF & Wireless': [8, 24],
  Sensors: [8, 24],
  'Cables & Wire': [3, 10],
  'Development Boards & Tools': [2, 12],
}
const USUAL_WEEKS = [5, 16] as const
const MAX_LEAD_WEEKS = 52

/** Makers tell it by series, so the parts of one shelf of a maker differ by little. */
function leadWeeksOf(part: Part, seed: number, scarce: boolean, dice: Dice): number {
  const [least, most] = FACTORY_WEEKS[part.category[0]] ?? USUAL_WEEKS
  const shelf = new Dice(hashText(`${part.brand}\n${part.category.join('\n')}`, seed))
  const weeks = least + Math.floor((most - least - 1) * shelf.next()) + dice.below(3)
  return scarce ? Math.min(MAX_LEAD_WEEKS, weeks + 20) : Math.min(most, weeks)
}

/** The packings of one part are sold in one currency. */
const currencyOf = (part: Part, seed: number): Commerce['currency'] =>
  new Dice(hashText(`${part.brand}\n${part.stem}\ncurrency`, seed)).chance(0.06) ? 'CNY' : 'USD'

export function commerceOf(part: Part, seed: number, standing: Standing = ORDINARY): Commerce {
  const dice = new Dice(hashText(`${part.brand}\n${part.model}`, seed))
  const shown = standing.showcases.length > 0
  const scarce = standing.showcases.includes('scarcity')

  const lifecycle = shown ? 'Active' : lifecycleOf(dice)
  const currency = shown || standing.isInDollars ? 'USD' : currencyOf(part, seed)
  if (!shown) dice.next() // the currency was drawn here; prices and stock stay what they were
  const minBuyCount = shown ? 1 : smallestOrder(part, dice)
  const soldOut = !shown && dice.chance(0.12)
  const stock = soldOut ? 0 : stockOf(part, minBuyCount, scarce, dice)
  const onRequest = !shown && !soldOut && dice.chance(0.03)
  const usualPriceUsd = Math.max(part.usualPrice, 0.0005) * (0.9 + 0.2 * dice.next())
  const usualPrice = currency === 'CNY' ? usualPriceUsd * CNY_PER_USD : usualPriceUsd
  const prices = onRequest
    ? NO_PRICES
    : priceListOf({ usualPrice, usualPriceUsd, minBuyCount, promoted: dice.chance(0.08) }, dice)
  const popularity = popularityOf(part, standing, lifecycle, dice)
  const listedDaysAgo = dice.below(standing.showcases.includes('new') ? 30 : LISTING_DAYS)
  const leadWeeks = leadWeeksOf(part, seed, scarce, dice)

  return {
    tiers: prices.tiers,
    lowestPrice: prices.lowestPrice,
    currency,
    stock,
    minBuyCount,
    // Whoever sells by the hundred does not break a hundred.
    multCount: minBuyCount,
    leadWeeks: lifecycle === 'Obsolete' ? 0 : leadWeeks,
    lifecycle,
    sales: Math.floor(popularity * dice.next() ** 2 * 0.3),
    popularity,
    listedOn: listingDates[listedDaysAgo] ?? '2026-10-31',
  }
}
