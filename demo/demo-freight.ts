import { seedDemoRates } from '../src/features/freight/server/shipping.service.ts'
import type { Rate } from '../src/features/freight/staff-shipping.contract.ts'
import type { Sql } from '../src/server/database/connect.ts'

/* What carriers of the demo take. The amounts are invented; zones and carriers are those every store begins with. */

type Tariff = [
  expressId: number,
  zone: number,
  firstGrams: number,
  firstAmount: number,
  stepGrams: number,
  stepAmount: number,
  maxGrams: number,
  maxAmount: number | null,
  freeFrom: number | null,
  days: string,
]

/** In US dollars. */
const TARIFFS: readonly Tariff[] = [
  [1, 1, 500, 12.5, 500, 2.4, 300_000, null, 300, '1–2'],
  [1, 2, 500, 18, 500, 3.8, 300_000, null, 600, '1–3'],
  [1, 3, 500, 26, 500, 6.5, 300_000, null, 1000, '2–4'],
  [1, 4, 500, 24, 500, 6.2, 300_000, null, 1000, '2–4'],
  [1, 5, 500, 34, 500, 9.8, 300_000, null, 2000, '3–6'],
  [2, 1, 1000, 9.9, 1000, 2.1, 68_000, null, 200, '2–3'],
  [2, 2, 1000, 14.5, 1000, 3.9, 68_000, null, 450, '3–5'],
  [2, 3, 1000, 21, 1000, 7.4, 68_000, null, 800, '4–6'],
  [2, 4, 1000, 20, 1000, 7.1, 68_000, null, 800, '4–6'],
  [2, 5, 1000, 28, 1000, 11, 68_000, null, null, '5–8'],
  [3, 1, 250, 4.5, 250, 1.1, 2000, 500, 100, '3–5'],
  [3, 2, 250, 6.5, 250, 1.9, 2000, 500, null, '5–9'],
  [3, 3, 250, 8.5, 250, 3.2, 2000, 500, null, '8–15'],
  [3, 4, 250, 8, 250, 3, 2000, 500, null, '8–15'],
  [3, 5, 250, 9.9, 250, 3.9, 2000, 500, null, '10–25'],
  [4, 1, 20_000, 39, 10_000, 4.5, 2_000_000, null, null, '2–4'],
  [4, 2, 20_000, 68, 10_000, 9, 2_000_000, null, null, '4–8'],
]
const CURRENCIES = [
  { currency: 'USD', perDollar: 1 },
  { currency: 'CNY', perDollar: 7.2 },
] as const

function* rates(): Generator<Rate> {
  for (const { currency, perDollar } of CURRENCIES) {
    const money = (dollars: number) => (dollars * perDollar).toFixed(2)
    for (const [expressId, zone, firstGrams, first, stepGrams, step, maxGrams, max, free, days] of TARIFFS)
      yield {
        expressId,
        zone,
        currency,
        firstGrams,
        firstAmount: money(first),
        stepGrams,
        stepAmount: money(step),
        maxGrams,
        maxAmount: max === null ? null : money(max),
        freeFrom: free === null ? null : money(free),
        days,
      }
  }
}

/** For a store that has no rates. */
export const seedDemoFreight = (sql: Sql): Promise<void> => seedDemoRates(sql, [...rates()])
