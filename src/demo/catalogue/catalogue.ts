import { normaliseModel } from '../../shared/mpn.ts'
import { allocate } from './allocation.ts'
import type { AttributeCode } from './attributes.ts'
import { type Commerce, commerceOf, ORDINARY, type Standing } from './commerce.ts'
import { families as allFamilies } from './families.ts'
import type { CategoryPath, Family, Part } from './family.ts'
import { knownModels } from './known-models.ts'
import { findRivals, identityOf, PartSource } from './part-source.ts'
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
  /** Numbers that are always there, read by whichever family can read them. */
  knownModels: readonly string[]
  showcase: Record<ShowcaseKind, readonly string[]>
}

export const assortment: Assortment = { families: allFamilies, knownModels, showcase }

const pictureOf = (part: Part) => `/pictures/${part.drawing}/${encodeURIComponent(part.marking || '-')}.svg`

function goodsFrom(part: Part, seed: number, standing: Standing): DemoGoods {
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
    ...commerceOf(part, seed, standing),
  }
}

export function readModel(model: string, families: readonly Family[]): Part | undefined {
  for (const family of families) {
    const part = family.parse(model)
    if (part) return part
  }
  return undefined
}

/** The showcased and the known parts by identity, each once, in the order in which they enter the store. */
function* standingParts({ families, knownModels, showcase }: Assortment): Generator<[Part, Standing]> {
  const showcases = new Map<string, ShowcaseKind[]>()
  for (const [kind, models] of Object.entries(showcase)) {
    for (const model of models) {
      const norm = normaliseModel(model)
      // Object.entries widens the key; the record has no other keys than the kinds.
      showcases.set(norm, [...(showcases.get(norm) ?? []), kind as ShowcaseKind])
    }
  }
  const seen = new Set<string>()
  for (const model of [...Object.values(showcase).flat(), ...knownModels]) {
    const part = readModel(model, families)
    if (!part || seen.has(identityOf(part))) continue
    seen.add(identityOf(part))
    yield [part, { wellKnown: true, showcases: showcases.get(normaliseModel(part.model)) ?? [] }]
  }
}

/**
 * The goods of a store of the wanted size: known numbers first, then the families, spread over what each can make.
 * Nothing grows with the size: the same ten million can be made again and again in the same few megabytes.
 * Fewer come when the families have no more numbers.
 */
export function* goodsOf(size: number, seed: number, from: Assortment = assortment): Generator<DemoGoods> {
  const taken = new Set<string>()
  let left = size
  for (const [part, standing] of standingParts(from)) {
    taken.add(identityOf(part))
    if (left > 0) yield goodsFrom(part, seed, standing)
    left = Math.max(0, left - 1)
  }
  const rivals = findRivals(from.families)
  const sources = from.families.map((family, i) => new PartSource(family, rivals[i] ?? [], taken))
  // A family may turn out to have fewer free numbers than its size says; the others fill up in another round.
  for (let before = Number.POSITIVE_INFINITY; left > 0 && left < before; ) {
    before = left
    for (const [i, count] of allocate(sources, left).entries()) {
      const source = sources[i]
      for (let given = 0; given < count; given += 1) {
        const part = source?.next()
        if (!part) break
        yield goodsFrom(part, seed, ORDINARY)
        left -= 1
      }
    }
  }
}
