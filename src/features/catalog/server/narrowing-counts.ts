import type { Sql, Tx } from '../../../server/database/connect.ts'
import * as queries from './narrowing.queries.ts'
import {
  type Choice,
  findOnlyChoice,
  listChoices,
  type Narrowed,
  shareReading,
  withoutChoice,
} from './narrowing-way.ts'

type Db = Sql | Tx
export type Counts = readonly queries.CountRow[]
export type CountedValue = queries.NamedValueRow & { countedPartly: boolean }

/** What a category holds after narrowing. What was counted partly is at least that many. */
export interface Counted {
  totalCount: number
  totalPartly: boolean
  kinds: Counts
  partly: { brand: boolean; package: boolean; inStock: boolean; rohs: boolean }
  values: CountedValue[]
}

/** A large category is read this far, and further only when that has shown hardly anything. */
const READ_UP_TO = [15_000, 200_000]
const HITS_UP_TO = 3000
const LEAST_HITS_OF_LEAF = 200
const ENOUGH_HITS = 500

export const countOf = (counts: Counts, kind: queries.CountRow['kind']): number =>
  counts.find((row) => row.kind === kind)?.count ?? 0

const EXACT: Omit<Counted, 'totalCount'> = {
  totalPartly: false,
  kinds: [],
  partly: { brand: false, package: false, inStock: false, rohs: false },
  values: [],
}

/** A whole category is not counted: what is kept about it is read. */
export async function countWhole(sql: Db, leaves: number[], totalCount: number, withFacets: boolean): Promise<Counted> {
  if (!withFacets) return { ...EXACT, totalCount }
  const [kinds, inStock, values] = await Promise.all([
    queries.listKeptKinds(sql, leaves),
    queries.countInStock(sql, leaves),
    queries.listKeptValues(sql, leaves, []),
  ])
  const inStockPartly = countOf(inStock, 'inStock') >= queries.IN_STOCK_COUNTED_UP_TO
  return {
    ...EXACT,
    totalCount,
    kinds: [...kinds, ...inStock],
    partly: { ...EXACT.partly, inStock: inStockPartly },
    values: values.map((row) => ({ ...row, countedPartly: false })),
  }
}

export interface Asked {
  goodsCounts: number[]
  /** More than so many cannot fit, by what is kept about each parameter. */
  most: number
  /** Values that were picked one by one, to be named whatever else is. */
  shown: number[]
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
  const found = countOf(hits.rows, 'all')
  const partly = hits.partly && found < most
  const partlyOf = (kind: 'brand' | 'package') => others.find(({ choice }) => choice === kind)?.partly ?? partly
  return {
    totalCount: only ? most : found,
    totalPartly: !only && partly,
    kinds: [
      ...others.flatMap(({ choice, rows }) => (typeof choice === 'string' ? rows : [])),
      ...hits.rows.filter(({ kind }) => !others.some(({ choice }) => choice === kind)),
    ],
    partly: { brand: partlyOf('brand'), package: partlyOf('package'), inStock: partly, rohs: partly },
    values: asked.withFacets ? await listValues(sql, hits.rows, others, { partly, shown: asked.shown }) : [],
  }
}

const listKept = async (sql: Db, { leaves, brandIds, packageIds }: Narrowed): Promise<Counts> =>
  brandIds.length + packageIds.length > 0 ? queries.listKeptKinds(sql, leaves) : []

const keptOf = (kept: Counts, kind: 'brand' | 'package', ids: readonly number[]): number =>
  ids.length === 0
    ? Number.POSITIVE_INFINITY
    : kept.reduce((sum, row) => (row.kind === kind && ids.includes(row.id) ? sum + row.count : sum), 0)

async function readHits(
  sql: Db,
  narrowed: Narrowed,
  { goodsCounts, most }: Asked,
): Promise<{ rows: Counts; partly: boolean }> {
  const hitsOfLeaf = Math.max(LEAST_HITS_OF_LEAF, Math.floor(HITS_UP_TO / Math.max(1, narrowed.leaves.length)))
  let [rows, partly]: [Counts, boolean] = [[], false]
  for (const upTo of READ_UP_TO) {
    const quotas = shareReading(goodsCounts, upTo)
    rows = await queries.countHits(sql, narrowed, { quotas, hitsOfLeaf })
    partly = !narrowed.leading && (isPart(quotas) || countOf(rows, 'full') > 0)
    if (!partly || countOf(rows, 'all') >= Math.min(ENOUGH_HITS, most)) break
  }
  return { rows, partly }
}

const isPart = (quotas: ReadonlyArray<number | null>) => quotas.some((quota) => quota !== null)

interface Other {
  choice: Choice
  rows: Counts
  /** Instead of rows, where they are kept with their names. */
  values?: readonly queries.NamedValueRow[]
  partly: boolean
}

/** What was chosen of one kind must not hide the other choices of that kind: those are counted without it. */
function countOthers(
  sql: Db,
  narrowed: Narrowed,
  { goodsCounts, kept, shown }: Asked & { kept: Counts },
): Promise<Other[]> {
  const only = findOnlyChoice(narrowed)
  const quotas = shareReading(goodsCounts, READ_UP_TO[0] ?? 0)
  return Promise.all(
    listChoices(narrowed).map(async (choice): Promise<Other> => {
      if (choice !== only)
        return {
          choice,
          rows: await queries.countBy(sql, withoutChoice(narrowed, choice), quotas, choice),
          partly: isPart(quotas),
        }
      if (typeof choice === 'string') return { choice, rows: kept.filter(({ kind }) => kind === choice), partly: false }
      const { leaves } = narrowed
      const values = await queries.listKeptValues(sql, leaves, shown, choice.attributeId)
      return { choice, rows: [], values, partly: false }
    }),
  )
}

async function listValues(
  sql: Db,
  hits: Counts,
  others: readonly Other[],
  { partly, shown }: { partly: boolean; shown: number[] },
): Promise<CountedValue[]> {
  const counts = new Map(hits.flatMap((row) => (row.kind === 'value' ? [[row.id, row.count]] : [])))
  for (const { rows } of others) for (const row of rows) if (row.kind === 'value') counts.set(row.id, row.count)
  const otherOf = (code: string) => others.find(({ choice }) => typeof choice !== 'string' && choice.code === code)
  const found = await queries.nameValues(sql, counts, shown)
  return [...found.filter(({ code }) => !otherOf(code)?.values), ...others.flatMap(({ values = [] }) => values)]
    .map((row) => ({ ...row, countedPartly: otherOf(row.code)?.partly ?? partly }))
    .sort((a, b) => a.position - b.position)
}
