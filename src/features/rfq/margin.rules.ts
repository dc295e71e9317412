import Big from 'big.js'
import { type Decimal, sum } from '#shared/decimal.ts'

/** What is left of a price after the cost, in percent of the price with one decimal; below 0 it is sold at a loss. */
export function marginOf(price: Decimal, cost: Decimal): number {
  const asked = new Big(price)
  if (asked.eq(0)) return 0
  return asked.minus(cost).div(asked).times(100).round(1, Big.roundHalfUp).toNumber()
}

export interface CostedLine {
  price: Decimal
  count: number
  /** Undefined: not known, or in another currency. */
  cost: Decimal | undefined
}

export interface QuoteMargin {
  percent: number
  /** In money, of the lines whose cost is known. */
  amount: Decimal
  knownCount: number
}

/** Of a whole quote, as far as costs are known; undefined when none is. */
export function marginOfLines(lines: readonly CostedLine[]): QuoteMargin | undefined {
  const known = lines.flatMap(({ price, count, cost }) => (cost === undefined ? [] : [{ price, count, cost }]))
  if (known.length === 0) return undefined
  const total = (of: (line: (typeof known)[number]) => Decimal) =>
    sum(known.map((line) => new Big(of(line)).times(line.count).toFixed()))
  const [asked, cost] = [total(({ price }) => price), total((line) => line.cost)]
  return { percent: marginOf(asked, cost), amount: new Big(asked).minus(cost).toFixed(2), knownCount: known.length }
}
