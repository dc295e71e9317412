import type { PriceTier } from '../../catalog.contract.ts'
import { chargedPrice } from '../../catalog.rules.ts'

export interface PriceSteps {
  /** The line, as the `d` of a path. */
  line: string
  /** Where each tier begins, for the ticks below the line. */
  ticks: Array<{ x: number; count: number }>
  /** The point of a quantity, when a price holds for it. */
  at: (count: number) => { x: number; y: number } | undefined
}

/** The last tier is open; it is drawn this many times as far as it begins. */
const OPEN_END = 2.5

/** The unit price as steps over the quantity; quantities by their logarithm, as price lists are made. */
export function priceSteps(priceList: PriceTier[], width: number, height: number): PriceSteps | undefined {
  const first = priceList[0]
  const last = priceList.at(-1)
  if (!first || !last || priceList.length < 2) return undefined
  const from = Math.log(first.minBuyCount)
  const reach = Math.log(last.minBuyCount * OPEN_END) - from
  // Floating point is fine for drawing; charged prices are never computed from it.
  const highest = Math.max(...priceList.map((tier) => Number(chargedPrice(tier))))
  const xOf = (count: number) => round(Math.min(1, (Math.log(count) - from) / reach) * width)
  const yOf = (tier: PriceTier) => round(height * (1 - Number(chargedPrice(tier)) / highest))
  const steps = priceList.map((tier) => ({ x: xOf(tier.minBuyCount), y: yOf(tier) }))
  const line = steps.map(({ x, y }, place) => (place === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('')
  return {
    line: `${line}H${width}`,
    ticks: priceList.map((tier) => ({ x: xOf(tier.minBuyCount), count: tier.minBuyCount })),
    at(count) {
      const tier = priceList.findLast((candidate) => candidate.minBuyCount <= count)
      return tier && { x: xOf(count), y: yOf(tier) }
    },
  }
}

const round = (value: number): number => Math.round(value * 10) / 10
