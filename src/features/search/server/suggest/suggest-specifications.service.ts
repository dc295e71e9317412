import type { Db } from '#server/database/connect.ts'
import type { Lexicon } from '../../reader/lexicon.rules.ts'
import type { Fact, Reading } from '../../reader/reading.ts'
import type { Condition } from '../../reader/resolved-fact.ts'
import { withoutWords } from '../../reader/tidy/without-words.rules.ts'
import type { Plan } from '../../relax-plan.rules.ts'
import type { Suggestion } from '../../search.contract.ts'
import { conditionsOf, resolve } from '../understood.service.ts'
import * as queries from './suggest.queries.ts'

const SHOWN_LEAVES = 3
/** Limit for suggestions. */
const MAX_READ = 1000
/** Ratings with more values are not selective. */
const MAX_IDS = 50

/** Values, packages, colours and the like, with the categories that have such parts. */
export async function listSpecifications(
  sql: Db,
  lexicon: Lexicon,
  text: string,
  reading: Reading,
): Promise<Suggestion[]> {
  const finished = leaveOutUnfinished(text, reading)
  if (!finished || !(reading.facts.length > 1 || reading.facts.some(isSpecification))) return []
  const plan = await resolve(sql, lexicon, { ...reading, words: [], numbers: [] }, [])
  if (plan.resolved.some(({ condition }) => condition.text !== undefined)) return []
  const leaves = await countLeaves(sql, plan, reading, lexicon.categories.leaves)
  return leaves.slice(0, SHOWN_LEAVES).map(({ categoryId, count }) => ({
    kind: 'specification',
    text: finished,
    category: { categoryId, categoryName: lexicon.categories.nameOf(categoryId) },
    count,
  }))
}

/** The text without its last word when that says nothing yet; nothing when other words are unknown. */
function leaveOutUnfinished(text: string, { words, numbers }: Reading): string | undefined {
  const [unknown, ...others] = [...words, ...numbers]
  if (unknown === undefined) return text
  return others.length === 0 && text.endsWith(unknown) ? withoutWords(text, unknown) : undefined
}

/** Digits that may be the beginning of a value, though 100 is a code for 10 pF, and letters that may be that of a word. */
const UNFINISHED = /^(?:\d\d0|\p{L}{1,2})$/u

/** A name of a category or manufacturer is suggested as such. */
const isSpecification = ({ words, meaning, quantities = [], named, packages }: Fact): boolean =>
  !meaning.brandIds &&
  !UNFINISHED.test(words) &&
  (quantities.length > 0 || named !== undefined || packages !== undefined || !!meaning.values)

interface LeafCount {
  categoryId: number
  /** Undefined when counting would take too long. */
  count: number | null
}

/** From stored counts: exact for one fact; of several the rarest is read, if few goods have it. */
async function countLeaves(sql: Db, plan: Plan, reading: Reading, allLeaves: number[]): Promise<LeafCount[]> {
  const kept = await listStored(sql, plan, allLeaves)
  const fitting = (plan.leaves ?? allLeaves)
    .map((categoryId) => ({
      categoryId,
      count: Math.min(...[...kept.values()].map((one) => one.get(categoryId) ?? 0)),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  const beside = plan.resolved.filter(({ condition }) => !condition.leaves)
  const isOne = beside.length === 1 && Object.keys(beside[0]?.condition ?? {}).length === 1
  if (kept.size === 0) return []
  if (isOne && !reading.inStock && !reading.rohs) return fitting
  // Goods are found by one fact in the whole store, whatever their category.
  const resolved = plan.resolved.map((one, place) => ({ ...one, goodsCount: sumOf(kept.get(place)) }))
  const counts = resolved.map(({ condition, goodsCount }) => (condition.leaves ? plan.leavesCount : goodsCount))
  const fewest = Math.min(...counts.map((count) => count ?? Number.POSITIVE_INFINITY))
  if (fewest > MAX_READ) return fitting.map(({ categoryId }) => ({ categoryId, count: null }))
  return queries.countByLeaf(sql, conditionsOf({ ...plan, resolved }, reading), MAX_READ)
}

const sumOf = (counts: ReadonlyMap<number, number> | undefined): number | undefined =>
  counts && [...counts.values()].reduce((sum, count) => sum + count, 0)

/** How many goods of each leaf each fact fits, at most. */
async function listStored(sql: Db, { resolved }: Plan, leaves: number[]): Promise<Map<number, Map<number, number>>> {
  const wanted = resolved.flatMap(({ condition }, place) => {
    const ids = listIds(condition)
    return ids.length > 0 && ids.length <= MAX_IDS ? ids.map((one) => ({ place, ...one })) : []
  })
  const kept = new Map(wanted.map(({ place }) => [place, new Map<number, number>()]))
  for (const { place, categoryId, count } of wanted.length > 0
    ? await queries.listStoredCounts(sql, wanted, leaves)
    : [])
    kept.get(place)?.set(categoryId, count)
  return kept
}

/** Nothing for a kind of part: all of a leaf is of it, or none. One id may be there for several spellings. */
function listIds({ leaves, brandIds, packageIds, valueIds }: Condition): queries.StoredId[] {
  if (leaves) return []
  const storedIds = (kind: queries.StoredId['kind'], ids: number[] = []) =>
    [...new Set(ids)].map((id) => ({ kind, id }))
  return [...storedIds('brand', brandIds), ...storedIds('package', packageIds), ...storedIds('value', valueIds)]
}
