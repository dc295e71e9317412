import { normaliseModel } from '../../shared/mpn.ts'
import { IndexWalk } from './allocation.ts'
import type { Family, Part } from './family.ts'

/** Two goods of one maker must not be equal to a search, so the normalised number is what has to differ. */
export const identityOf = (part: Part): string => `${part.brand}\n${normaliseModel(part.model)}`

/** Enough draws to meet every maker a family writes numbers for. */
const BRAND_DRAWS = 200

function brandsOf(family: Family): Set<string> {
  const walk = new IndexWalk(family.size)
  const brands = new Set<string>()
  for (let i = 0; i < BRAND_DRAWS && walk.left > 0; i += 1) brands.add(family.at(walk.next()).brand)
  return brands
}

/**
 * For each family the families before it that write numbers for one of its makers. Within a family no number comes
 * twice, so only these can have the same number again.
 */
export function findRivals(families: readonly Family[]): Family[][] {
  const brands = families.map(brandsOf)
  const shareMaker = (i: number, j: number) => [...(brands[i] ?? [])].some((brand) => brands[j]?.has(brand))
  return families.map((_, i) => families.filter((_, j) => j < i && shareMaker(i, j)))
}

/**
 * Gives the parts of one family one by one, without those that the store has anyway. A number that a rival can read
 * belongs to the rival, whether or not the catalogue is large enough to contain it: that needs no memory of what was
 * given out before.
 */
export class PartSource {
  readonly #family: Family
  readonly #rivals: readonly Family[]
  readonly #taken: ReadonlySet<string>
  readonly #walk: IndexWalk

  constructor(family: Family, rivals: readonly Family[], taken: ReadonlySet<string>) {
    this.#family = family
    this.#rivals = rivals
    this.#taken = taken
    this.#walk = new IndexWalk(family.size)
  }

  get weight(): number {
    return this.#family.weight
  }

  /** How many numbers may still come. */
  get size(): number {
    return this.#walk.left
  }

  next(): Part | undefined {
    while (this.#walk.left > 0) {
      const part = this.#family.at(this.#walk.next())
      const identity = identityOf(part)
      if (!this.#taken.has(identity) && !this.#isRivals(part, identity)) return part
    }
    return undefined
  }

  #isRivals(part: Part, identity: string): boolean {
    for (const rival of this.#rivals) {
      const read = rival.parse(part.model)
      if (read && identityOf(read) === identity) return true
    }
    return false
  }
}
