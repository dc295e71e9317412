import { normaliseModel } from '../../src/shared/mpn.ts'
import { BloomFilter } from '../../src/shared/text/bloom-filter.ts'
import type { Part } from './family.ts'
import { hashText } from './random.ts'

/** Two goods of one maker must not be equal to a search, so the normalised number is what has to differ. */
const identityOf = (part: Part): string => `${part.brand}\n${normaliseModel(part.model)}`

/** The numbers generated so far. A new one that is mistaken for a known one is left out: the families have enough others. */
export class SeenNumbers {
  readonly #filter = new BloomFilter()

  /** Adds the number and returns whether it was new. */
  add(part: Part): boolean {
    const identity = identityOf(part)
    return this.#filter.add(hashText(identity, 1), hashText(identity, 2))
  }
}
