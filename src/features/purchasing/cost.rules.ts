import Big from 'big.js'
import { type Decimal, trimDecimal } from '#shared/decimal.ts'
import { formatMoney } from '#shared/money/format-money.ts'

export interface Cost {
  cost: Decimal
  currency: string
}

/** As the database keeps it. */
const PLACES = 6

/** Of one piece: with all its places, since costs may have more than the four of prices. */
export const costText = ({ cost, currency }: Cost): string =>
  formatMoney(cost, currency, Math.max(4, trimDecimal(cost).split('.')[1]?.length ?? 0))

/** Units of a currency for one of the main currency; null where the shop has no rate. */
export type Rates = ReadonlyMap<string, Decimal | null>

/** The same cost in another currency; undefined without a rate. */
export function convertCost({ cost, currency }: Cost, to: string, rates: Rates): Cost | undefined {
  if (currency === to) return { cost, currency }
  const [from, into] = [rates.get(currency), rates.get(to)]
  if (!from || !into) return undefined
  return { cost: new Big(cost).times(into).div(from).toFixed(PLACES, Big.roundHalfUp), currency: to }
}

interface Bought {
  count: number
  cost: Cost
}

interface Held {
  /** Pieces in the house, those that orders hold included. */
  count: number
  cost: Cost | undefined
  /** Of the prices of the part. */
  currency: string
}

/**
 * The cost of a part once pieces have come: the average over what was there and what came. In the currency of the cost
 * that is known, else in that of the prices, which the figures compare it with. Undefined: it stays as it is, because
 * there is no rate between the two currencies.
 */
export function averageCost(held: Held, bought: readonly Bought[], rates: Rates): Cost | undefined {
  const target = held.cost?.currency ?? held.currency
  let [count, amount] = [held.cost ? Math.max(0, held.count) : 0, new Big(held.cost?.cost ?? 0)]
  amount = amount.times(count)
  for (const one of bought) {
    const converted = convertCost(one.cost, target, rates)
    // Nothing to compare it with: what was paid, as it was paid.
    if (!converted) return held.cost ? undefined : one.cost
    amount = amount.plus(new Big(converted.cost).times(one.count))
    count += one.count
  }
  if (count === 0) return undefined
  return { cost: trimDecimal(amount.div(count).toFixed(PLACES, Big.roundHalfUp)), currency: target }
}
