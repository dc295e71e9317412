import { normaliseModel } from '../../src/shared/mpn.ts'
import type { Part } from './family.ts'
import { hashText } from './random.ts'

/** Two goods of one maker must not be equal to a search, so the normalised number is what has to differ. */
const identityOf = (part: Part): string => `${part.brand}\n${normaliseModel(part.model)}`

const BITS = 2 ** 28
const MARKS = 4

/**
 * Remembers which numbers were given out, in the same 32 MB for fifty thousand or ten million (a Bloom filter).
 * A number that was given is always recognised. At ten million, one new number in three thousand is mistaken for
 * one that was given; the families have more than enough others.
 */
export class SeenNumbers {
  readonly #words = new Uint32Array(BITS / 32)

  /** Marks the number and says whether it was new. */
  add(part: Part): boolean {
    const identity = identityOf(part)
    const step = hashText(identity, 2) | 1
    let place = hashText(identity, 1)
    let isNew = false
    for (let i = 0; i < MARKS; i += 1) {
      const bit = place & (BITS - 1)
      const word = this.#words[bit >>> 5] ?? 0
      const mark = 1 << (bit & 31)
      if ((word & mark) === 0) {
        isNew = true
        this.#words[bit >>> 5] = word | mark
      }
      place += step
    }
    return isNew
  }
}
