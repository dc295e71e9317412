import type { MakerIndex } from '#features/catalog/makers.rules.ts'
import { readMakers } from '#features/catalog/server/catalog.service.ts'
import type { Db } from '#server/database/connect.ts'
import { type Decision, decideAlternate, type Hit, type Wanted } from '../matching/bom-deciding.rules.ts'
import { type AlternateNumber, alternatesOf, stemsOf } from '../matching/bom-numbers.rules.ts'
import { type HitRow, listByNumber, listByStem } from './bom-matching.queries.ts'
import { hitsOf, rowsByPlace } from './matching-tiers.service.ts'

interface FoundAlternate {
  number: AlternateNumber
  goodsId: number
  hit: Hit
}

/** By the place of the line, then by the place of the alternate in it. */
export type FoundAlternates = ReadonlyMap<number, readonly (FoundAlternate | undefined)[]>

interface Open {
  /** Of the line. */
  wanted: Wanted
  number: AlternateNumber
  makers: ReadonlySet<number> | undefined
}

/** The parts of all approved alternates: by their numbers, the rest in other packaging. */
export async function findAlternates(sql: Db, wanted: readonly Wanted[]): Promise<FoundAlternates> {
  const some = wanted.filter(({ line }) => line.alternatives.length > 0)
  if (some.length === 0) return new Map()
  const makers = await readMakers(sql)
  const all = some.flatMap((one) => openOf(one, makers))
  const found = new Map<number, (FoundAlternate | undefined)[]>()
  for (const find of [byNumber, byStem]) {
    const open = all.filter(({ wanted: { place }, number }) => !found.get(place)?.[number.index])
    for (const one of await find(sql, open)) {
      const list = found.get(one.place) ?? []
      list[one.found.number.index] = one.found
      found.set(one.place, list)
    }
  }
  return found
}

const openOf = (wanted: Wanted, makers: MakerIndex): Open[] =>
  alternatesOf(wanted.line).map((number) => ({ wanted, number, makers: makers.find(number.brandName) }))

const byNumber = (sql: Db, open: readonly Open[]) =>
  pick(
    open,
    ({ number }) => [number.norm],
    (terms) => listByNumber(sql, terms),
  )

const byStem = (sql: Db, open: readonly Open[]) =>
  pick(
    open,
    ({ number }) => stemsOf(number),
    (terms) => listByStem(sql, terms),
  )

/** The likeliest part of each alternate. Its maker decides; an unknown maker is ignored. */
async function pick(
  open: readonly Open[],
  textsOf: (one: Open) => string[],
  list: Parameters<typeof rowsByPlace>[1],
): Promise<{ place: number; found: FoundAlternate }[]> {
  const terms = open.flatMap((one, place) => [...new Set(textsOf(one))].map((text) => ({ place, text })))
  const rows = await rowsByPlace(terms, list)
  return open.flatMap(({ wanted, number, makers }, place) => {
    const hit = bestOf(rows.get(place) ?? [], makers)
    return hit ? [{ place: wanted.place, found: { number, goodsId: hit.goodsId, hit } }] : []
  })
}

function bestOf(rows: readonly HitRow[], makers: ReadonlySet<number> | undefined): Hit | undefined {
  const own = rows.filter((row) => makers === undefined || makers.size === 0 || makers.has(row.brandId))
  return hitsOf(own, () => 0).sort(
    (a, b) => Number(b.inStock) - Number(a.inStock) || b.popularity - a.popularity || a.goodsId - b.goodsId,
  )[0]
}

/** The first alternate found replaces a missing number, after confirmation. */
export function decideByAlternates(
  wanted: Wanted,
  alternates: readonly (FoundAlternate | undefined)[],
): Decision | undefined {
  const first = alternates.find((one) => one !== undefined)
  return first && decideAlternate(wanted, first.number, [first.hit])
}
