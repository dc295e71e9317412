/** Chance that repeats: everything invented about a part is drawn from a hash of what the part is. */

/** Spreads every bit of a 32-bit number over all of them. */
function scramble(value: number): number {
  let x = value
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return (x ^ (x >>> 15)) >>> 0
}

/** A 32-bit number for a text; another seed gives an unrelated one. */
export function hashText(text: string, seed = 0): number {
  let hash = scramble(seed ^ 0x9e3779b9)
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
    hash ^= hash >>> 13
  }
  return scramble(hash ^ text.length)
}

const TWO_TO_32 = 2 ** 32

/** A signed 64-bit number for a text, as decimal text for a bigint column. */
export function hashToBigint(text: string): string {
  const high = BigInt(hashText(text, 1))
  return BigInt.asIntN(64, (high << 32n) | BigInt(hashText(text, 2))).toString()
}

/** A stream of draws that is the same for the same start. */
export class Dice {
  #state: number

  constructor(start: number) {
    this.#state = start
  }

  /** Evenly from 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x9e3779b9) | 0
    return scramble(this.#state) / TWO_TO_32
  }

  /** A whole number from 0 to below the limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** Bell curve around 0 with spread 1. */
  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()))
    return radius * Math.cos(2 * Math.PI * this.next())
  }
}
