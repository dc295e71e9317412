import { hashText } from '#shared/text/text-hash.ts'

const BITS = 2 ** 28
const MARKS = 4

/**
 * Remembers which numbers came already, in the same 32 MB for ten lines or ten million (a Bloom filter). A number that
 * came is always recognised; of ten million lines one in three thousand is suspected without cause, and looked up.
 */
export class RepeatedNumbers {
  readonly #words = new Uint32Array(BITS / 32)

  /** Marks the number and says whether it may have come before. */
  add(brandId: number, model: string): boolean {
    const step = hashText(model, brandId ^ 0x5bd1e995) | 1
    let place = hashText(model, brandId)
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
    return !isNew
  }
}
