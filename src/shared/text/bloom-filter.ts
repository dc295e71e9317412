const BITS = 2 ** 28
const BITS_PER_ENTRY = 4
/** Bits of one page, which has 4 kB. */
const PAGE_BITS = 15
const PAGE_WORDS = 2 ** PAGE_BITS / 32

/**
 * Remembers what was added in at most 32 MB, however much that is. What was added is always recognised; after ten million,
 * one new entry in three thousand is a false positive. The memory is taken in pages: 32 MB at once start a whole garbage
 * collection, which was half of the processor time of a short list (figures in docs/measurements/import.md).
 */
export class BloomFilter {
  readonly #pages = new Array<Uint32Array | undefined>(BITS >>> PAGE_BITS)

  /** Adds an entry, given as two independent hashes, and returns whether it is certainly new. */
  add(firstHash: number, secondHash: number): boolean {
    const step = secondHash | 1
    let hash = firstHash
    let isNew = false
    for (let i = 0; i < BITS_PER_ENTRY; i += 1) {
      const bit = hash & (BITS - 1)
      const page = this.#page(bit >>> PAGE_BITS)
      const place = (bit >>> 5) & (PAGE_WORDS - 1)
      const word = page[place] ?? 0
      const mask = 1 << (bit & 31)
      if ((word & mask) === 0) {
        isNew = true
        page[place] = word | mask
      }
      hash += step
    }
    return isNew
  }

  #page(number: number): Uint32Array {
    const known = this.#pages[number]
    if (known) return known
    const page = new Uint32Array(PAGE_WORDS)
    this.#pages[number] = page
    return page
  }
}
