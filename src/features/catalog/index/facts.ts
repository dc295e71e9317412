import type { FactCount } from './part-index.types.ts'
import { setBit, wordsFor } from './posting-list.ts'

/** The group of a fact: what stands before the first colon. */
export function groupOf(fact: string): string {
  const colon = fact.indexOf(':')
  if (colon < 0) throw new RangeError(`A fact needs a group, as in "maker:7": "${fact}"`)
  return fact.slice(0, colon)
}

/** Each fact has a number, and a count of the parts that have it. Numbers are given once and kept until the next build. */
export class Facts {
  readonly #numbers = new Map<string, number>()
  readonly #names: string[] = []
  readonly #members = new Map<string, number[]>()
  /** By fact: how many parts have it. */
  counts = new Uint32Array(1024)
  /** By fact: room to count the facts of some groups. Zero between two uses, for which `takeTally` is called. */
  tally = new Uint32Array(1024)

  get size(): number {
    return this.#names.length
  }

  get bytes(): number {
    return this.counts.byteLength + this.tally.byteLength
  }

  find(fact: string): number | undefined {
    return this.#numbers.get(fact)
  }

  name(number: number): string {
    return this.#names[number] ?? ''
  }

  /** A bit for each fact of some groups. */
  bitsOf(groups: readonly string[]): Uint32Array {
    const bits = new Uint32Array(wordsFor(this.size))
    for (const group of groups) for (const number of this.#members.get(group) ?? []) setBit(bits, number)
    return bits
  }

  intern(fact: string): number {
    const known = this.#numbers.get(fact)
    if (known !== undefined) return known
    const group = groupOf(fact)
    const number = this.#names.push(fact) - 1
    this.#numbers.set(fact, number)
    if (number >= this.counts.length) {
      this.counts = grown(this.counts)
      this.tally = grown(this.tally)
    }
    const members = this.#members.get(group)
    if (members) members.push(number)
    else this.#members.set(group, [number])
    return number
  }

  /** The facts of a group that parts have, the most frequent first. */
  list(group: string): FactCount[] {
    return this.#mostFrequent(group, this.counts)
  }

  /** The facts of a group that were counted, the most frequent first, at most so many. */
  takeTally(group: string, most: number): FactCount[] {
    const counted = this.#mostFrequent(group, this.tally, most)
    for (const number of this.#members.get(group) ?? []) this.tally[number] = 0
    return counted
  }

  #mostFrequent(group: string, counts: Uint32Array, most?: number): FactCount[] {
    const members = this.#members.get(group) ?? []
    // A count and its fact as one number: floats have 53 bits, and numbers are sorted much faster than by a function.
    const keys = new Float64Array(members.length)
    let length = 0
    for (const number of members) {
      const count = counts[number] ?? 0
      if (count > 0) keys[length++] = number - count * FACTS
    }
    return Array.from(keys.subarray(0, length).sort().subarray(0, most), (key) => {
      const count = Math.ceil(-key / FACTS)
      return { fact: this.name(key + count * FACTS), count }
    })
  }
}

/** More facts than there can be. */
const FACTS = 2 ** 28

function grown(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(numbers.length * 2)
  larger.set(numbers)
  return larger
}
