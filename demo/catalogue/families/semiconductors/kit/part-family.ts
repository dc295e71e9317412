import type { Family, Part } from '#demo/catalogue/family.ts'
import { describe } from './describe.ts'
import type { Nature } from './nature.ts'
import type { Order } from './order.ts'
import { fold } from './spelling.ts'

/** A device by its base number and the ways to order it: every order number is head + tail. */
export interface Line {
  head: string
  nature: Nature
  orders: readonly Order[]
}

export interface FamilyRule {
  code: string
  brand: string
  weight: number
  lines: readonly Line[]
}

export function partFamily({ code, brand, weight, lines }: FamilyRule): Family {
  // Loading the families should cost little: the order of the numbers and the reader are only made when asked for.
  let made: readonly Slot[] | undefined
  const sequence = () => {
    made ??= enumerate(lines)
    return made
  }
  let reader: Reader | undefined
  return {
    code,
    weight,
    get size() {
      return sequence().length
    },
    at(index) {
      const slot = sequence()[index]
      if (!slot) throw new RangeError(`${code} has no number ${index}`)
      return describe(brand, slot.line, slot.order)
    },
    parse(model): Part | undefined {
      reader ??= makeReader(lines)
      const slot = reader(fold(model))
      return slot && describe(brand, slot.line, slot.order)
    },
  }
}

interface Slot {
  line: Line
  order: Order
}

/**
 * The first form of every device with all its packings comes first, then the second form, and so on: whoever takes
 * only a part of a family still gets every kind of device in it. Devices are strewn for the same reason.
 */
function enumerate(lines: readonly Line[]): Slot[] {
  const groups = shuffle(lines).map((line) => ({ line, forms: formsOf(line.orders) }))
  const most = Math.max(0, ...groups.map(({ forms }) => forms.length))
  const slots: Slot[] = []
  for (let rank = 0; rank < most; rank++) {
    for (const { line, forms } of groups) {
      for (const order of forms[rank] ?? []) slots.push({ line, order })
    }
  }
  return slots
}

const formsCache = new WeakMap<readonly Order[], Order[][]>()

function formsOf(orders: readonly Order[]): Order[][] {
  const forms = formsCache.get(orders) ?? [...Map.groupBy(orders, (order) => order.stem).values()]
  formsCache.set(orders, forms)
  return forms
}

function shuffle<T>(items: readonly T[]): T[] {
  const count = items.length
  let step = Math.max(1, Math.round(count * 0.618))
  while (greatestCommonDivisor(step, count) > 1) step++
  return items.map((_, i) => items[(i * step) % count]).filter((item) => item !== undefined)
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

type Reader = (folded: string) => Slot | undefined

function makeReader(lines: readonly Line[]): Reader {
  const byHead = Map.groupBy(lines, (line) => fold(line.head))
  const lengths = [...new Set([...byHead.keys()].map((head) => head.length))].sort((a, b) => b - a)
  const find = (folded: string, tails: (orders: readonly Order[]) => ReadonlyMap<string, Order>) => {
    for (const length of lengths) {
      const tail = folded.slice(length)
      for (const line of byHead.get(folded.slice(0, length)) ?? []) {
        const order = tails(line.orders).get(tail)
        if (order) return { line, order }
      }
    }
    return undefined
  }
  // A legal number wins over a habit of writing that looks the same.
  return (folded) => find(folded, exactTails) ?? find(folded, habitualTails)
}

const exactCache = new WeakMap<readonly Order[], ReadonlyMap<string, Order>>()
const habitualCache = new WeakMap<readonly Order[], ReadonlyMap<string, Order>>()

function exactTails(orders: readonly Order[]): ReadonlyMap<string, Order> {
  const tails = exactCache.get(orders) ?? new Map(orders.map((order) => [fold(order.tail), order]))
  exactCache.set(orders, tails)
  return tails
}

/** How a tail is written by people who leave the packing code out: the first order of a form answers. */
function habitualTails(orders: readonly Order[]): ReadonlyMap<string, Order> {
  const cached = habitualCache.get(orders)
  if (cached) return cached
  const tails = new Map<string, Order>()
  for (const order of orders) {
    for (const spelling of [...order.spellings, order.stem]) {
      const key = fold(spelling)
      if (!tails.has(key)) tails.set(key, order)
    }
  }
  habitualCache.set(orders, tails)
  return tails
}
