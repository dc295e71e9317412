import { hashText } from '#shared/text/text-hash.ts'

const BITS = 2 ** 28
const MARKS = 4

/**
 * A Bloom filter of 32 MB over the numbers read so far. A number that
 * was read is always recognised; of ten million lines one in three thousand is a false positive and looked up.
 */
export class RepeatedNumbers {
  readonly #words = new Uint32Array(BITS / 32)

  /** Adds the number and returns whether it may have been added before. */
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
