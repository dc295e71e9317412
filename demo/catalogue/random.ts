/** Chance that repeats: everything invented about a part is drawn from a hash of what the part is. */

import { scramble } from '../../src/shared/text/text-hash.ts'

export { hashText } from '../../src/shared/text/text-hash.ts'

const TWO_TO_32 = 2 ** 32

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
