import type { Family } from './family.ts'

type Share = Pick<Family, 'size' | 'weight'>

/** How far every family may be filled in proportion to its weight before the wanted number is reached. */
function fillLevel(shares: readonly Share[], wanted: number): number {
  // Families in the order in which they run out: below the level they are taken whole, above it by weight.
  const byExhaustion = shares.filter((share) => share.weight > 0).sort((a, b) => a.size / a.weight - b.size / b.weight)
  let left = wanted
  let weight = byExhaustion.reduce((sum, share) => sum + share.weight, 0)
  for (const share of byExhaustion) {
    if ((left / weight) * share.weight <= share.size) return left / weight
    left -= share.size
    weight -= share.weight
  }
  return Number.POSITIVE_INFINITY
}

/**
 * How many numbers each family contributes: by weight, never more than it has. A larger catalogue has at least as
 * many of every family.
 */
export function allocate(shares: readonly Share[], wanted: number): number[] {
  const level = fillLevel(shares, wanted)
  const counts = shares.map(({ size, weight }) => (weight > 0 ? Math.min(size, Math.floor(level * weight)) : 0))
  let left = wanted - counts.reduce((sum, count) => sum + count, 0)
  // Rounding left fewer than one each; the next one always goes where a number weighs most (d'Hondt's rule).
  while (left > 0) {
    let best = -1
    let bestClaim = 0
    shares.forEach(({ size, weight }, i) => {
      const count = counts[i] ?? 0
      const claim = count < size ? weight / (count + 1) : 0
      if (claim > bestClaim) {
        best = i
        bestClaim = claim
      }
    })
    if (best < 0) break
    counts[best] = (counts[best] ?? 0) + 1
    left -= 1
  }
  return counts
}

/**
 * Walks over all indexes of a family, each once, in an order whose beginning already covers the whole range.
 * A fixed stride would do that for the index but not for the fields inside it (size, value, packing …): with an
 * unlucky stride half of the values come last. So a counter is scrambled, reversibly, within the next power of two,
 * and what falls outside the range is passed over.
 */
export class IndexWalk {
  readonly #size: number
  readonly #reach: number
  readonly #mask: number
  readonly #shift: number
  #counter = 0
  #left: number

  constructor(size: number) {
    // Of a family with thousands of millions of numbers only evenly spread ones are reached.
    this.#reach = Math.min(size, 2 ** 31)
    const bits = Math.max(1, Math.ceil(Math.log2(this.#reach)))
    this.#size = size
    this.#mask = 2 ** bits - 1
    this.#shift = Math.max(1, bits >>> 1)
    this.#left = this.#reach
  }

  get left(): number {
    return this.#left
  }

  next(): number {
    let step: number
    do {
      step = this.#scramble(this.#counter)
      this.#counter += 1
    } while (step >= this.#reach)
    this.#left -= 1
    return this.#reach === this.#size ? step : Math.floor(step * (this.#size / this.#reach))
  }

  /** Odd factors and shifted copies can both be undone, so no two counters meet. */
  #scramble(counter: number): number {
    let x = Math.imul(counter + 0x5bd1, 0x2c1b3c6d) & this.#mask
    x ^= x >>> this.#shift
    x = Math.imul(x, 0x297a2d39) & this.#mask
    x ^= x >>> this.#shift
    return Math.imul(x, 0x2c1b3c6d) & this.#mask
  }
}
