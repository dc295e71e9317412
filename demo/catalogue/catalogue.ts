import { normaliseModel } from '../../src/shared/mpn.ts'
import { allocate, IndexWalk } from './allocation.ts'
import type { AttributeCode } from './attributes.ts'
import { type Commerce, commerceOf, ORDINARY, type Standing } from './commerce.ts'
import { families as allFamilies } from './families.ts'
import type { CategoryPath, Family, Part } from './family.ts'
import { knownModels } from './known-models.ts'
import { hashText } from './random.ts'
import { SeenNumbers } from './seen-numbers.ts'
import { type ShowcaseKind, showcase } from './showcase.ts'

/** One row of the demo store. */
export interface DemoGoods extends Commerce {
  model: string
  /** Normalised, as the store compares it. */
  stem: string
  brand: string
  category: CategoryPath
  package: string
  name: string
  introduce: string
  attributes: Partial<Record<AttributeCode, number | string>>
  equivalence: string
  coverPic: string
  rohs: boolean
  showcases: readonly ShowcaseKind[]
}

/** Where the parts come from. Everything but tests takes the store's own. */
export interface Assortment {
  families: readonly Family[]
  /** Numbers that are always there, by the code of the family that reads them. */
  knownModels: Readonly<Record<string, readonly string[]>>
  showcase: Record<ShowcaseKind, readonly string[]>
}

export const assortment: Assortment = { families: allFamilies, knownModels, showcase }

const pictureOf = (part: Part) => `/pictures/${part.drawing}/${encodeURIComponent(part.marking || '-')}.svg`

/** Written out field by field: spreading whole objects costs a third of the time of making the goods. */
function goodsFrom(part: Part, chance: number, standing: Standing): DemoGoods {
  const commerce = commerceOf(part, chance, standing)
  return {
    model: part.model,
    stem: normaliseModel(part.stem),
    brand: part.brand,
    category: part.category,
    package: part.package,
    name: part.name,
    introduce: part.introduce,
    attributes: { ...part.attributes, packing: part.packing, packCount: part.packCount },
    equivalence: part.equivalence,
    coverPic: pictureOf(part),
    rohs: part.rohs,
    showcases: standing.showcases,
    tiers: commerce.tiers,
    lowestPrice: commerce.lowestPrice,
    currency: commerce.currency,
    stock: commerce.stock,
    minBuyCount: commerce.minBuyCount,
    multCount: commerce.multCount,
    leadWeeks: commerce.leadWeeks,
    lifecycle: commerce.lifecycle,
    sales: commerce.sales,
    popularity: commerce.popularity,
    listedOn: commerce.listedOn,
  }
}

export function readModel(model: string, families: readonly Family[]): Part | undefined {
  for (const family of families) {
    const part = family.parse(model)
    if (part) return part
  }
  return undefined
}

/** The parts every store has, the showcased ones first, as far as anyone can read their numbers. */
function* standingParts({ families, knownModels, showcase }: Assortment): Generator<[Part, Standing]> {
  const showcases = new Map<string, ShowcaseKind[]>()
  for (const [kind, models] of Object.entries(showcase)) {
    for (const model of models) {
      const norm = normaliseModel(model)
      // Object.entries widens the key; the record has no other keys than the kinds.
      showcases.set(norm, [...(showcases.get(norm) ?? []), kind as ShowcaseKind])
    }
  }
  for (const model of Object.values(showcase).flat()) {
    const part = readModel(model, families)
    if (part) yield [part, { wellKnown: true, showcases: showcases.get(normaliseModel(part.model)) ?? [] }]
  }
  for (const family of families) {
    for (const model of knownModels[family.code] ?? []) {
      const part = family.parse(model)
      if (part) yield [part, { wellKnown: true, showcases: [] }]
    }
  }
}

/** Gives the parts of one family one by one, without numbers that were given out already. */
class PartSource {
  readonly #family: Family
  readonly #walk: IndexWalk

  constructor(family: Family) {
    this.#family = family
    this.#walk = new IndexWalk(family.size)
  }

  get weight(): number {
    return this.#family.weight
  }

  /** How many numbers may still come. */
  get size(): number {
    return this.#walk.left
  }

  next(seen: SeenNumbers): Part | undefined {
    while (this.#walk.left > 0) {
      const part = this.#family.at(this.#walk.next())
      if (seen.add(part)) return part
    }
    return undefined
  }
}

/**
 * The goods of a store of the wanted size: known numbers first, then the families, spread over what each can make.
 * Nothing grows with the size: ten million are made in the memory of fifty thousand.
 * Fewer come when the families have no more numbers.
 */
export function* goodsOf(size: number, seed: string, from: Assortment = assortment): Generator<DemoGoods> {
  const chance = hashText(seed)
  const seen = new SeenNumbers()
  let left = size
  const shown = new Set<string>()
  const keyOf = (part: Part) => `${part.brand}\n${part.stem}`
  for (const [part, standing] of standingParts(from)) {
    if (left === 0) return
    if (!seen.add(part)) continue
    if (standing.showcases.length > 0) shown.add(keyOf(part))
    yield goodsFrom(part, chance, shown.has(keyOf(part)) ? { ...standing, isInDollars: true } : standing)
    left -= 1
  }
  const sources = from.families.map((family) => new PartSource(family))
  // A family may turn out to have fewer new numbers than its size says; the others fill up in another round.
  for (let before = Number.POSITIVE_INFINITY; left > 0 && left < before; ) {
    before = left
    for (const [i, count] of allocate(sources, left).entries()) {
      const source = sources[i]
      for (let given = 0; given < count; given += 1) {
        const part = source?.next(seen)
        if (!part) break
        yield goodsFrom(part, chance, shown.has(keyOf(part)) ? { ...ORDINARY, isInDollars: true } : ORDINARY)
        left -= 1
      }
    }
  }
}
