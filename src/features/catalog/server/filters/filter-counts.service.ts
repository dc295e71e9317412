import type { Db } from '#server/database/connect.ts'
import {
  type Count,
  type Counts,
  countOf,
  type Kind,
  LISTED_KINDS,
  type ListedKind,
  NONE,
  readCounts,
} from '../counts.ts'
import { countOthers, type Other } from '../other-choices.service.ts'
import { addUnseen, readStoredValues } from '../unseen-values.service.ts'
import * as queries from './filter-counts.queries.ts'
import {
  type AppliedFilters,
  findOnlyChoice,
  hasConditions,
  isLessToSubtract,
  isPart,
  isStockedChoice,
  listChoices,
  type Reading,
  shareReading,
} from './filter-plan.ts'
import { countWholeCategories } from './whole-counts.service.ts'

/** Counts of a filtered category; some are lower bounds. */
export interface Counted {
  totalCount: number
  totalPartly: boolean
  kinds: Counts
  isLowerBound: Record<ListedKind | 'inStock' | 'rohs', boolean>
  values: ReadonlyMap<number, Count>
  isValueLowerBound: (attributeId: number) => boolean
  /** Whether a parameter has values that are not among these. */
  hasMore: (attributeId: number) => boolean
}

/** Categories up to this size are counted exactly. More is read only when there were hardly any hits. */
const READ_LIMITS = [20_000, 200_000] as const
/** Hits that are enough in a category that is not read whole. */
const COUNTED_PARTLY = 1500
const COUNTED_EXACTLY = 3000
const MIN_HITS_OF_LEAF = 200
const ENOUGH_HITS = 500
/** With more than this share out of stock, those in stock are counted: then both readings together are no more than the category. */
const OUT_OF_STOCK_SHARE = 0.25

const EXACT: Omit<Counted, 'totalCount'> = {
  totalPartly: false,
  kinds: new Map(),
  isLowerBound: { brand: false, package: false, lifecycle: false, inStock: false, rohs: false },
  values: NONE,
  isValueLowerBound: () => false,
  hasMore: () => false,
}

interface WholeAsked {
  goodsCount: number
  picked: number[]
  withFacets: boolean
  withParameters?: boolean
}

/** An unfiltered category: reads its stored counts. */
export async function countWhole(
  sql: Db,
  leaves: number[],
  { goodsCount: totalCount, picked, withFacets, withParameters = true }: WholeAsked,
): Promise<Counted> {
  if (!withFacets) return { ...EXACT, totalCount }
  const [kinds, inStock, kept] = await Promise.all([
    queries.listStoredKinds(sql, leaves),
    queries.countInStock(sql, leaves),
    withParameters ? readStoredValues(sql, leaves, picked) : { counts: NONE, lowerBoundIds: [] as number[] },
  ])
  const counts = readCounts([...kinds, ...inStock])
  const isInStockLowerBound = countOf(counts, 'inStock') >= queries.MAX_COUNTED_IN_STOCK
  return {
    ...EXACT,
    totalCount,
    kinds: counts,
    isLowerBound: { ...EXACT.isLowerBound, inStock: isInStockLowerBound },
    values: kept.counts,
    isValueLowerBound: (attributeId) => kept.lowerBoundIds.includes(attributeId),
    hasMore: (attributeId) => kept.lowerBoundIds.includes(attributeId),
  }
}

export interface Asked {
  goodsCounts: number[]
  /** Selected values, which are always shown. */
  picked: number[]
  /** Upper bound of the hits, from the stored counts. */
  most: number
  withFacets: boolean
}

export async function countFiltered(sql: Db, filters: AppliedFilters, asked: Asked): Promise<Counted> {
  const { withFacets } = asked
  const only = findOnlyChoice(filters)
  const kept = await listStored(sql, filters, withFacets)
  const most = Math.min(asked.most, ...LISTED_KINDS.map((kind) => storedCountOf(kept, kind, filters[`${kind}Ids`])))
  if (only && !withFacets) return { ...EXACT, totalCount: most }
  const [{ hits, others }, exact] = await Promise.all([
    readHitsAndOthers(sql, filters, { ...asked, most, kept }),
    only ? most : countExactly(sql, filters, asked.goodsCounts),
  ])
  const met = countOf(hits.counts, 'all')
  const isLowerBound = hits.isLowerBound && met < most
  const total = { totalCount: exact ?? met, totalPartly: exact === undefined && isLowerBound }
  const { counts, lowerBoundIds } =
    isLowerBound && withFacets
      ? await addUnseen(sql, filters, asked.picked, { seen: hits.counts, kept })
      : { counts: hits.counts, lowerBoundIds: [] }
  const lowerBoundOf = (choice: Kind | number) =>
    others.find((other) => other.of === choice)?.isLowerBound ?? isLowerBound
  const { kinds, values } = withOthers(counts, others)
  // With the stock filter all hits are in stock.
  if (filters.inStock) kinds.set('inStock', new Map([[0, total.totalCount]]))
  return {
    kinds,
    values,
    ...total,
    isLowerBound: {
      brand: lowerBoundOf('brand'),
      package: lowerBoundOf('package'),
      lifecycle: lowerBoundOf('lifecycle'),
      inStock: filters.inStock ? total.totalPartly : isLowerBound,
      rohs: isLowerBound,
    },
    isValueLowerBound: lowerBoundOf,
    hasMore: (attributeId) =>
      others.find((other) => other.of === attributeId)?.more ?? lowerBoundIds.includes(attributeId),
  }
}

/** For paging, where the facets are lower bounds; undefined where they are not, or where too much would be read. */
async function countExactly(sql: Db, filters: AppliedFilters, goodsCounts: number[]): Promise<number | undefined> {
  const all = goodsCounts.reduce((sum, count) => sum + count, 0)
  if (filters.leading || all <= READ_LIMITS[0] || all > READ_LIMITS[1]) return undefined
  if (isStockedChoice(filters)) {
    const most = Math.ceil(all * OUT_OF_STOCK_SHARE)
    const [stocked] = await queries.countByOutOfStock(sql, filters, listChoices(filters)[0], most)
    if (stocked && stocked.total !== null) return stocked.total
  }
  const [counted] = await queries.countTotal(sql, filters)
  return counted?.total
}

function withOthers(hits: Counts, others: readonly Other[]) {
  const kinds = new Map(hits)
  const values = new Map(hits.get('value'))
  for (const { of, counts } of others)
    if (typeof of === 'string') kinds.set(of, counts)
    else for (const [id, count] of counts) values.set(id, count)
  return { kinds, values }
}

async function readHitsAndOthers(sql: Db, filters: AppliedFilters, asked: Asked & { kept: Counts }) {
  const reading = readingOf(asked.goodsCounts, READ_LIMITS[0], COUNTED_EXACTLY)
  const { withFacets, picked, kept } = asked
  const only = findOnlyChoice(filters)
  const listOthers = () => (withFacets ? countOthers(sql, filters, { reading, picked, kept }) : [])
  // Of a rare value only few goods are read, whatever the size of the categories.
  if (!withFacets || isPart(reading.quotas) || filters.leading) {
    const [hits, others] = await Promise.all([readHits(sql, filters, asked), listOthers()])
    return { hits, others }
  }
  const way = { isSubtracting: isSubtracting(filters, asked), withOthers: !only }
  // With a single choice the stored counts tell its other options.
  const [{ counts, others }, stored] = await Promise.all([
    countWholeCategories(sql, filters, way),
    only ? listOthers() : [],
  ])
  return { hits: { counts, isLowerBound: false }, others: [...others, ...stored] }
}

/** Whether fewer parts are read when those that are no hits are subtracted from the stored counts. */
function isSubtracting(filters: AppliedFilters, { goodsCounts, kept }: Pick<Asked, 'goodsCounts'> & { kept: Counts }) {
  const all = goodsCounts.reduce((sum, count) => sum + count, 0)
  const shares = listChoices(filters).map((choice) => ({
    share:
      (typeof choice === 'string' ? storedCountOf(kept, choice, filters[`${choice}Ids`]) : choice.goodsCount) / all,
    isReadForOthers: typeof choice !== 'string' && choice.slots.includes(null),
  }))
  return !hasConditions(filters) && isLessToSubtract(shares)
}

const listStored = async (sql: Db, filters: AppliedFilters, withFacets: boolean): Promise<Counts> => {
  const isAsked = withFacets || LISTED_KINDS.some((kind) => filters[`${kind}Ids`].length > 0)
  return readCounts(isAsked ? await queries.listStoredKinds(sql, filters.leaves) : [])
}

const storedCountOf = (kept: Counts, kind: ListedKind, ids: readonly number[]): number =>
  ids.length === 0 ? Number.POSITIVE_INFINITY : ids.reduce((sum, id) => sum + (kept.get(kind)?.get(id) ?? 0), 0)

async function readHits(
  sql: Db,
  filters: AppliedFilters,
  { goodsCounts, most }: Asked,
): Promise<{ counts: Counts; isLowerBound: boolean }> {
  const wanted = most > COUNTED_EXACTLY ? COUNTED_PARTLY : COUNTED_EXACTLY
  let [counts, isLowerBound]: [Counts, boolean] = [new Map(), false]
  for (const upTo of READ_LIMITS) {
    const reading = readingOf(goodsCounts, upTo, wanted)
    counts = readCounts(await queries.countHits(sql, filters, reading))
    isLowerBound = !filters.leading && (isPart(reading.quotas) || counts.get('full')?.size !== 0)
    if (!isLowerBound || countOf(counts, 'all') >= Math.min(ENOUGH_HITS, most)) break
  }
  return { counts, isLowerBound }
}

/** Small leaves are counted fully; each large leaf contributes a share of the wanted hits. */
function readingOf(goodsCounts: readonly number[], upTo: number, wanted: number): Reading {
  const quotas = shareReading(goodsCounts, upTo)
  const isWhole = upTo === READ_LIMITS[0] && !isPart(quotas)
  const ofLeaf = Math.max(MIN_HITS_OF_LEAF, Math.floor(wanted / Math.max(1, goodsCounts.length)))
  return { quotas, hitsOfLeaf: isWhole ? null : ofLeaf }
}
