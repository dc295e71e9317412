import { BloomFilter } from '#shared/text/bloom-filter.ts'
import { hashText } from '#shared/text/text-hash.ts'

/** The numbers read so far. A false positive is looked up in the database. */
export class RepeatedNumbers {
  readonly #filter = new BloomFilter()

  /** Adds the number and returns whether it may have been added before. */
  add(brandId: number, model: string): boolean {
    return !this.#filter.add(hashText(model, brandId), hashText(model, brandId ^ 0x5bd1e995))
  }
}
