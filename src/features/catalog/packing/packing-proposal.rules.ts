import { compare, type Decimal, sum } from '#shared/decimal.ts'
import type { PackingChoice } from '../catalog.contract.ts'
import { findPrice, roundUp } from '../catalog.rules.ts'
import { feeOf } from './packing.rules.ts'

/** Cost of a quantity in a packaging, rounded up to its minimum and multiple, with fees. */
export function costIn(choice: PackingChoice, pieces: number): { count: number; total: Decimal } | undefined {
  const count = roundUp(pieces, choice)
  const price = findPrice(choice.priceList, count)
  return price && { count, total: sum([price.total, feeOf(choice, count)]) }
}

/**
 * The cheapest packaging for a quantity that the stock allows. On a tie
 * the first, which is the part on its own terms. Undefined when none has a price or enough stock.
 */
export function cheapestPacking(
  choices: readonly PackingChoice[],
  pieces: number,
  stockCount: number,
): PackingChoice | undefined {
  let best: { choice: PackingChoice; total: Decimal } | undefined
  for (const choice of choices) {
    const cost = costIn(choice, pieces)
    if (!cost || cost.count > stockCount) continue
    if (!best || compare(cost.total, best.total) < 0) best = { choice, total: cost.total }
  }
  return best?.choice
}
