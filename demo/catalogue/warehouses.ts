import type { DemoGoods } from './catalogue.ts'
import { hashText } from './random.ts'

/** Of one part in so many the stock is counted by warehouse; of those of the home page always. */
const EVERY = 6
const SHIP_DAYS = { Rotterdam: 1, Shenzhen: 4 } as const
/** "Today" of the demo. */
const TODAY = Date.UTC(2026, 10, 15)
const WEEK = 7 * 86_400_000

type Stocked = Pick<DemoGoods, 'model' | 'showcases' | 'stock' | 'multCount' | 'leadWeeks' | 'lifecycle'>

interface Supply {
  stocks?: Record<string, number>
  shipDays?: Record<string, number>
  incoming?: Array<{ count: number; on: string }>
}

/** Stock by warehouse and incoming deliveries. Invented, and the same for a part every time. */
export function supplyOf(goods: Stocked): Supply {
  const chance = hashText(`supply\n${goods.model}`)
  if (goods.showcases.length === 0 && chance % EVERY !== 0) return {}
  if (goods.stock === 0) return goods.lifecycle === 'Obsolete' ? {} : { incoming: [delivery(goods, chance)] }
  const near = Math.floor((goods.stock * (20 + (chance % 60))) / 100 / goods.multCount) * goods.multCount
  return {
    stocks: { Rotterdam: near, Shenzhen: goods.stock - near },
    shipDays: SHIP_DAYS,
    ...(goods.lifecycle === 'Active' && chance % 4 === 0 && { incoming: [delivery(goods, chance)] }),
  }
}

function delivery({ multCount, leadWeeks }: Stocked, chance: number) {
  const count = Math.ceil((500 + (chance % 20) * 250) / multCount) * multCount
  // It was ordered some time ago.
  const weeks = Math.max(2, Math.round((leadWeeks * (20 + (chance % 70))) / 100))
  return { count, on: new Date(TODAY + weeks * WEEK).toISOString().slice(0, 10) }
}
