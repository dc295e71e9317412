import type { Facts } from './facts.ts'
import { listOfAny } from './match.ts'
import type { Order, Search } from './part-index.types.ts'
import { createTester } from './posting-list.ts'
import { type NumberedAnyOf, numberAnyOf, numberColumn } from './question.ts'
import { byRank, type Segment } from './segment.ts'

/** Hits of one segment that may be on the page. What is smaller comes first; without keys they are in the order of rank. */
interface Candidates {
  segment: Segment
  rows: Uint32Array
  keys: Float64Array | undefined
  /** By `near`; before the keys. */
  distances: Float64Array | undefined
}

export class Page {
  readonly #from: number
  readonly #to: number
  readonly #near: Array<{ any: NumberedAnyOf[]; weight: number }>
  readonly #keysOf: ((segment: Segment, rows: Uint32Array) => Float64Array) | undefined
  readonly #candidates: Candidates[] = []
  #limit = Number.POSITIVE_INFINITY

  constructor(facts: Facts, columns: readonly string[], { near = [], order = 'rank', page }: Search) {
    const { from, size } = page ?? { from: 0, size: 20 }
    this.#from = from
    this.#to = from + size
    this.#near = near.map(({ any, weight = 1 }) => ({ any: any.map((one) => numberAnyOf(facts, one)), weight }))
    this.#keysOf = createKeys(facts, columns, order)
  }

  /** The first of `rows` are the hits of a segment. */
  add(segment: Segment, rows: Uint32Array, hits: number): void {
    const isByRank = !this.#keysOf && this.#near.length === 0
    const own = rows.slice(0, isByRank ? Math.min(hits, this.#to) : hits)
    if (own.length === 0 || this.#from === this.#to) return
    const keys = this.#keysOf?.(segment, own)
    const distances = this.#near.length > 0 ? this.#distancesOf(segment, own) : undefined
    const leading = distances ?? keys
    if (leading) this.#lowerLimit(leading)
    const isWithin = (_: number, at: number) => (leading?.[at] ?? 0) <= this.#limit
    this.#candidates.push({
      segment,
      rows: own.filter(isWithin),
      keys: keys?.filter(isWithin),
      distances: distances?.filter(isWithin),
    })
  }

  /** What is above the limit comes after enough other hits to fill the page, so that it need not be sorted. */
  #lowerLimit(keys: Float64Array): void {
    const near = keys.filter((key) => key <= this.#limit)
    if (near.length >= this.#to) this.#limit = near.sort()[this.#to - 1] ?? this.#limit
  }

  #distancesOf(segment: Segment, rows: Uint32Array): Float64Array {
    const distances = new Float64Array(rows.length)
    for (const { any, weight } of this.#near) {
      const lists = any.map((one) => listOfAny(segment, one))
      const testers = lists.flatMap((list) => (list ? [createTester(list)] : []))
      if (testers.length < any.length) continue
      for (let at = 0; at < rows.length; at += 1) {
        const row = rows[at] ?? 0
        if (testers.every((has) => has(row))) distances[at] = (distances[at] ?? 0) - weight
      }
    }
    return distances
  }

  ids(): number[] {
    const count = this.#candidates.reduce((sum, { rows }) => sum + rows.length, 0)
    const [distances, keys, ranks] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)]
    const ids = new Uint32Array(count)
    let filled = 0
    for (const one of this.#candidates) {
      if (one.distances) distances.set(one.distances, filled)
      if (one.keys) keys.set(one.keys, filled)
      for (const row of one.rows) {
        ranks[filled] = one.segment.ranks[row] ?? 0
        ids[filled++] = one.segment.ids[row] ?? 0
      }
    }
    const compare = (one: number, other: number) =>
      (distances[one] ?? 0) - (distances[other] ?? 0) ||
      (keys[one] ?? 0) - (keys[other] ?? 0) ||
      byRank(ranks[one] ?? 0, ids[one] ?? 0, ranks[other] ?? 0, ids[other] ?? 0)
    const order = Uint32Array.from(ids, (_, at) => at)
    sortBetween(order, compare, this.#from, Math.min(this.#to, count))
    return Array.from(order.subarray(this.#from, this.#to), (at) => ids[at] ?? 0)
  }
}

/** Sorts so far that the places between `from` and `to` are right: quicksort that leaves the other parts alone. */
function sortBetween(order: Uint32Array, compare: (one: number, other: number) => number, from: number, to: number) {
  const waiting = [[0, order.length - 1] as const]
  for (let range = waiting.pop(); range; range = waiting.pop()) {
    const [first, last] = range
    if (first >= last || last < from || first >= to) continue
    const pivot = order[(first + last) >>> 1] ?? 0
    let [low, high] = [first, last]
    while (low <= high) {
      while (compare(order[low] ?? 0, pivot) < 0) low += 1
      while (compare(order[high] ?? 0, pivot) > 0) high -= 1
      if (low > high) break
      const swapped = order[low] ?? 0
      order[low++] = order[high] ?? 0
      order[high--] = swapped
    }
    waiting.push([first, high], [low, last])
  }
}

/** The key of each row; undefined for the order of rank. */
function createKeys(facts: Facts, columns: readonly string[], order: Order) {
  if (order === 'rank') return undefined
  if ('column' in order) {
    const number = numberColumn(columns, order.column)
    const sign = order.isDescending ? -1 : 1
    return (segment: Segment, rows: Uint32Array) =>
      Float64Array.from(rows, (row) => {
        const value = sign * (segment.columns[number]?.[row] ?? Number.NaN)
        return Number.isNaN(value) ? Number.POSITIVE_INFINITY : value
      })
  }
  if ('ids' in order) {
    const places = new Map(order.ids.map((id, place) => [id, place]).toReversed() as Array<[number, number]>)
    return ({ ids }: Segment, rows: Uint32Array) =>
      Float64Array.from(rows, (row) => places.get(ids[row] ?? 0) ?? Number.POSITIVE_INFINITY)
  }
  return keysByFacts(facts, order.facts)
}

function keysByFacts(facts: Facts, names: readonly string[]) {
  const places = new Float64Array(facts.size).fill(Number.POSITIVE_INFINITY)
  for (const [place, name] of names.entries()) {
    const fact = facts.find(name)
    if (fact !== undefined) places[fact] = Math.min(places[fact] ?? 0, place)
  }
  return ({ factsFrom, facts: own }: Segment, rows: Uint32Array) =>
    Float64Array.from(rows, (row) => {
      let best = Number.POSITIVE_INFINITY
      for (let at = factsFrom[row] ?? 0; at < (factsFrom[row + 1] ?? 0); at += 1)
        best = Math.min(best, places[own[at] ?? 0] ?? best)
      return best
    })
}
