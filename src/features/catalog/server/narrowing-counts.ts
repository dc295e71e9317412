import type { Sql, Tx } from '../../../server/database/connect.ts'
import { listKeptValues } from './kept-values.queries.ts'
import * as queries from './narrowing.queries.ts'
import { findOnlyChoice, listChoices, type Narrowed, shareReading, withoutChoice } from './narrowing-way.ts'

type Db = Sql | Tx
type Kind = queries.CountRow['kind']
type Counts = ReadonlyMap<Kind, ReadonlyMap<number, number>>

/** What a category holds after narrowing. What was counted partly is at least that many. */
export interface Counted {
  totalCount: number
  totalPartly: boolean
  kinds: Counts
  partly: { brand: boolean; package: boolean; inStock: boolean; rohs: boolean }
  values: { ids: readonly number[]; counts: readonly number[] }
  valuesPartly: (attributeId: number) => boolean
}

const NONE: ReadonlyMap<number, number> = new Map()

const countsOf = (ids: readonly number[], counts: readonly number[]): ReadonlyMap<number, number> =>
  new Map(ids.map((id, place) => [id, counts[place] ?? 0]))

const readCounts = (rows: readonly queries.CountRow[]): Counts =>
  new Map(rows.map(({ kind, ids, counts }) => [kind, countsOf(ids ?? [], counts ?? [])]))

export const countOf = (counts: Counts, kind: Kind): number => counts.get(kind)?.get(0) ?? 0

/** A large category is read this far, and further only when that has shown hardly anything. */
const READ_UP_TO = [15_000, 200_000]
/** So many hits are counted exactly. Of what may be more, these are enough to show what there is. */
const COUNTED_EXACTLY = 3000
const COUNTED_PARTLY = 1500
const LEAST_HITS_OF_LEAF = 200
const ENOUGH_HITS = 500

const EXACT: Omit<Counted, 'totalCount'> = {
  totalPartly: false,
  kinds: new Map(),
  partly: { brand: false, package: false, inStock: false, rohs: false },
  values: { ids: [], counts: [] },
  valuesPartly: () => false,
}

/** A whole category is not counted: what is kept about it is read. */
export async function countWhole(sql: Db, leaves: number[], totalCount: number, withFacets: boolean): Promise<Counted> {
  if (!withFacets) return { ...EXACT, totalCount }
  const [kinds, inStock, { partlyIds, ...values }] = await Promise.all([
    queries.listKeptKinds(sql, leaves),
    queries.countInStock(sql, leaves),
    readKeptValues(sql, leaves, []),
  ])
  const counts = readCounts([...kinds, ...inStock])
  const inStockPartly = countOf(counts, 'inStock') >= queries.IN_STOCK_COUNTED_UP_TO
  return {
    ...EXACT,
    totalCount,
    kinds: counts,
    partly: { ...EXACT.partly, inStock: inStockPartly },
    values,
    valuesPartly: (attributeId) => partlyIds.includes(attributeId),
  }
}

async function readKeptValues(sql: Db, leaves: number[], picked: number[], attributeId?: number) {
  const [row] = await listKeptValues(sql, leaves, picked, attributeId)
  return { ids: row?.ids ?? [], counts: row?.counts ?? [], partlyIds: row?.partlyIds ?? [] }
}

export interface Asked {
  goodsCounts: number[]
  /** Values that were picked one by one, to be shown whatever else is. */
  picked: number[]
  /** More than so many cannot fit, by what is kept about each parameter. */
  most: number
  withFacets: boolean
}

export async function countNarrowed(sql: Db, narrowed: Narrowed, asked: Asked): Promise<Counted> {
  const kept = await listKept(sql, narrowed)
  const most = Math.min(
    asked.most,
    keptOf(kept, 'brand', narrowed.brandIds),
    keptOf(kept, 'package', narrowed.packageIds),
  )
  const only = findOnlyChoice(narrowed)
  if (only && !asked.withFacets) return { ...EXACT, totalCount: most }
  const [hits, others] = await Promise.all([
    readHits(sql, narrowed, { ...asked, most }),
    asked.withFacets ? countOthers(sql, narrowed, { ...asked, kept }) : [],
  ])
  const found = countOf(hits.counts, 'all')
  const partly = hits.partly && found < most
  const partlyOf = (choice: Kind | number) => others.find((other) => other.of === choice)?.partly ?? partly
  return {
    ...withOthers(hits.counts, others),
    totalCount: only ? most : found,
    totalPartly: !only && partly,
    partly: { brand: partlyOf('brand'), package: partlyOf('package'), inStock: partly, rohs: partly },
    valuesPartly: partlyOf,
  }
}

function withOthers(hits: Counts, others: readonly Other[]): Pick<Counted, 'kinds' | 'values'> {
  const kinds = new Map(hits)
  const values = new Map(hits.get('value'))
  for (const { of, counts } of others)
    if (typeof of === 'string') kinds.set(of, counts)
    else for (const [id, count] of counts) values.set(id, count)
  return { kinds, values: { ids: [...values.keys()], counts: [...values.values()] } }
}

const listKept = async (sql: Db, { leaves, brandIds, packageIds }: Narrowed): Promise<Counts> =>
  readCounts(brandIds.length + packageIds.length > 0 ? await queries.listKeptKinds(sql, leaves) : [])

const keptOf = (kept: Counts, kind: 'brand' | 'package', ids: readonly number[]): number =>
  ids.length === 0 ? Number.POSITIVE_INFINITY : ids.reduce((sum, id) => sum + (kept.get(kind)?.get(id) ?? 0), 0)

async function readHits(
  sql: Db,
  narrowed: Narrowed,
  { goodsCounts, most }: Asked,
): Promise<{ counts: Counts; partly: boolean }> {
  const wanted = most > COUNTED_EXACTLY ? COUNTED_PARTLY : COUNTED_EXACTLY
  const hitsOfLeaf = Math.max(LEAST_HITS_OF_LEAF, Math.floor(wanted / Math.max(1, narrowed.leaves.length)))
  let [counts, partly]: [Counts, boolean] = [new Map(), false]
  for (const upTo of READ_UP_TO) {
    const quotas = shareReading(goodsCounts, upTo)
    counts = readCounts(await queries.countHits(sql, narrowed, { quotas, hitsOfLeaf }))
    partly = !narrowed.leading && (isPart(quotas) || counts.get('full')?.size !== 0)
    if (!partly || countOf(counts, 'all') >= Math.min(ENOUGH_HITS, most)) break
  }
  return { counts, partly }
}

const isPart = (quotas: ReadonlyArray<number | null>) => quotas.some((quota) => quota !== null)

interface Other {
  /** A kind, or the parameter with this id. */
  of: 'brand' | 'package' | number
  counts: ReadonlyMap<number, number>
  partly: boolean
}

/** What was chosen of one kind must not hide the other choices of that kind: those are counted without it. */
function countOthers(
  sql: Db,
  narrowed: Narrowed,
  { goodsCounts, picked, kept }: Asked & { kept: Counts },
): Promise<Other[]> {
  const only = findOnlyChoice(narrowed)
  const quotas = shareReading(goodsCounts, READ_UP_TO[0] ?? 0)
  return Promise.all(
    listChoices(narrowed).map(async (choice): Promise<Other> => {
      const [of, kind] = typeof choice === 'string' ? [choice, choice] : [choice.attributeId, 'value' as const]
      if (choice !== only) {
        const counts = readCounts(await queries.countBy(sql, withoutChoice(narrowed, choice), quotas, choice))
        return { of, counts: counts.get(kind) ?? NONE, partly: isPart(quotas) }
      }
      if (typeof of === 'string') return { of, counts: kept.get(of) ?? NONE, partly: false }
      const { ids, counts, partlyIds } = await readKeptValues(sql, narrowed.leaves, picked, of)
      return { of, counts: countsOf(ids, counts), partly: partlyIds.length > 0 }
    }),
  )
}
