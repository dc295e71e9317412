const BITS = 2 ** 28
const BITS_PER_ENTRY = 4

/**
 * Remembers what was added in 32 MB, however much that is. What was added is always recognised; after ten million, one
 * new entry in three thousand is a false positive.
 */
export class BloomFilter {
  readonly #words = new Uint32Array(BITS / 32)

  /** Adds an entry, given as two independent hashes, and returns whether it is certainly new. */
  add(firstHash: number, secondHash: number): boolean {
    const step = secondHash | 1
    let hash = firstHash
    let isNew = false
    for (let i = 0; i < BITS_PER_ENTRY; i += 1) {
      const bit = hash & (BITS - 1)
      const word = this.#words[bit >>> 5] ?? 0
      const mask = 1 << (bit & 31)
      if ((word & mask) === 0) {
        isNew = true
        this.#words[bit >>> 5] = word | mask
      }
      hash += step
    }
    return isNew
  }
}
