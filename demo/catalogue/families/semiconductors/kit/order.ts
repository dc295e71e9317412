import type { Packing } from '#demo/catalogue/family.ts'
import { type Body, bodyOf } from './body.ts'
import type { TemperatureRange } from './temperature.ts'

/** One way to order a device: everything its maker writes behind the base number. */
export interface Order {
  tail: string
  /** The tail without packing code; packings of one part share it. */
  stem: string
  body: Body
  packing: Packing
  packCount: number
  /** When the tail carries a temperature grade; otherwise the device's own range holds. */
  temperature?: TemperatureRange
  qualification?: 'AEC-Q100' | 'AEC-Q101'
  /** Price relative to the device in its cheapest form. */
  price: number
  /** Other ways in which people write this tail. */
  spellings: readonly string[]
}

interface Details {
  stem?: string
  count?: number
  temperature?: TemperatureRange | undefined
  qualification?: Order['qualification']
  price?: number
  spellings?: readonly string[]
}

const PACKING_PRICE: Readonly<Record<Packing, number>> = {
  'Tape & reel': 1,
  'Cut tape': 1.2,
  Tube: 1.06,
  Tray: 1.04,
  Bulk: 1.02,
  Box: 1,
  Bag: 1.05,
}

export function order(tail: string, bodyName: string, packing: Packing, details: Details = {}): Order {
  const body = bodyOf(bodyName)
  const count = details.count ?? usualCount(body, packing)
  const smallReel = packing === 'Tape & reel' && count <= 500 && body.reel > 1000
  return {
    tail,
    stem: details.stem ?? tail,
    body,
    packing,
    packCount: count,
    ...(details.temperature && { temperature: details.temperature }),
    ...(details.qualification && { qualification: details.qualification }),
    price:
      body.price *
      PACKING_PRICE[packing] *
      (smallReel ? 1.15 : 1) *
      (details.qualification ? 1.4 : 1) *
      (details.price ?? 1),
    spellings: details.spellings ?? [],
  }
}

function usualCount(body: Body, packing: Packing): number {
  if (packing === 'Tape & reel' || packing === 'Box') return body.reel
  if (packing === 'Tray') return body.tray
  return body.tube
}

/**
 * Remembers the lists made from one spec, so that thousands of devices share a few hundred lists. A tail that two
 * forms share, such as one suffix for two pin counts, is the first one's.
 */
export function remember<A extends readonly string[]>(make: (...args: A) => Order[]): (...args: A) => readonly Order[] {
  const made = new Map<string, readonly Order[]>()
  return (...args) => {
    const key = args.join('\n')
    const orders = made.get(key) ?? withoutRepeats(make(...args))
    made.set(key, orders)
    return orders
  }
}

function withoutRepeats(orders: readonly Order[]): readonly Order[] {
  const seen = new Set<string>()
  return orders.filter(({ tail }) => !seen.has(tail) && seen.add(tail))
}
