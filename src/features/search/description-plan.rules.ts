import { arrangeInCategories, categoriesOneByOne, MAX_MEANINGS, shareOfMeanings } from './category-plan.rules.ts'
import {
  atMost,
  type Counted,
  commonCategories,
  countOf,
  countOfNear,
  expected,
  isImpossible,
  type StoreShape,
  shareOfNear,
} from './expected-goods.rules.ts'
import { withoutImplied } from './implied.rules.ts'
import { groupRanks, rankTokens, shareOfRanks } from './rank-groups.rules.ts'
import { type Condition, meaningsOf } from './reader/resolved-fact.ts'
import { groupsFor, type Size, type StageGroups } from './stage-groups.rules.ts'
import { planWalk, type Walk } from './walk-plan.rules.ts'

/** The access path for a description. */
export type Way =
  | Tokens
  /** No category has goods for all conditions. */
  | { by: 'nothing' }
  /** By a part of a number; all other conditions are checked in the goods. `ranks` as below. */
  | { by: 'number'; ranks?: number[][] }
  /** By the only condition, in result order: a limit for each kind of part. */
  | { by: 'order'; ofEach: number; goodsCount: number }
  /** Through the goods of some categories in result order. If that does not give enough of them, `otherwise`. */
  | ({ by: 'walk'; otherwise: Way } & Walk)

/**
 * By all conditions in one index: all at once, or one group of ranks after the other until there are enough. `sorted`:
 * all that match are found, and the best of them are taken; as many as are counted when all are read, or as few as of ranks.
 * `leaves`: in these categories one by one, never by rank.
 */
interface Tokens extends Partial<StageGroups> {
  by: 'tokens'
  sorted?: 'many' | 'few'
  leaves?: number[] | undefined
  /** So many goods match at most, where more than expected may. */
  most?: number
}

/** Above this expected number goods are read rank by rank instead of all. */
const MANY = 4000
/** Up to this many goods with a rating of hundreds of values are all found; groups of ranks would take longer. */
const MANY_SORTED = 10_000
/** The same where more goods match than independent counts suggest: of any kind, as far as it is counted by category or not. */
const MANY_OF_ANY_KIND = { byCategory: 2000, inStore: 3000 }
/** Up to so many are sorted rather than 4,000 read in vain, and the best of them again by rank. */
const MANY_IN_VAIN = 12_000
/** The same where categories are searched one by one. */
const MANY_IN_CATEGORIES = 6000
/** Up to this many are read whole, for exact counts. */
const FEW = 2000

/**
 * `pageEnd` is how many the page needs, `read` how many are to be filtered or sorted, `among` how many goods there are altogether.
 * `isByRank`: the first results are those of the highest rank among the nearest, with a value of each of `hints`.
 */
export function chooseWay(
  wanted: readonly Counted[],
  {
    pageEnd,
    read,
    among,
    store,
    isFiltered,
    isByRank = false,
    hints = [],
  }: {
    pageEnd: number
    read: number
    among: number
    store: StoreShape
    isFiltered: boolean
    isByRank?: boolean
    hints?: readonly Counted[]
  },
): Way {
  if (isImpossible(wanted, store)) return { by: 'nothing' }
  const plain = atOnce(wanted, among, store)
  if (wanted.some(({ condition }) => isNumber(condition))) return plain
  const [only, ...others] = wanted
  const ids = only && others.length === 0 && !isFiltered && orderedIds(only.condition)
  const goodsCount = only?.goodsCount ?? 0
  if (ids) {
    const ofEach = goodsCount <= FEW ? FEW : Math.max(pageEnd, Math.ceil(Math.max(FEW, read) / ids.length))
    return { by: 'order', ofEach, goodsCount }
  }
  const kept = withoutImplied(wanted)
  const most = atMost(kept, among, store)
  const ratings = kept.filter(({ condition }) => hasManyValues(condition))
  // Two ratings of any kind of part are mostly of the same parts.
  const goods = ratings.length > 1 ? most : expected(kept, among, store)
  const isKind = kept.some(({ condition }) => isOnlyKind(condition))
  const ofAnyKind = kept.every(({ kinds }) => kinds) ? MANY_OF_ANY_KIND.byCategory : MANY_OF_ANY_KIND.inStore
  const inCategories: Tokens = { by: 'tokens', leaves: categoriesOneByOne(kept, store) }
  if (most <= MANY) return inCategories
  // Facts of one kind of part often go together: else the first 4,000 would be read in vain, and the best of them again by rank.
  if (isKind && goods <= MANY) return most <= MANY_SORTED ? { by: 'tokens', sorted: 'many' } : plain
  if (goods <= (ratings.length === 1 ? MANY : ofAnyKind))
    return most <= MANY_IN_VAIN ? { ...inCategories, sorted: 'many' } : { ...inCategories, most }
  const isFewInCategories = inCategories.leaves && most <= MANY_IN_CATEGORIES
  const walk = isByRank && !isFiltered ? planWalk(kept, hints, isFewInCategories ? 2 * read : read, store) : undefined
  if (isFewInCategories && !walk) return { ...inCategories, sorted: 'few' }
  const ranked = byRankOrSorted(kept, { goods, most, read, isHinted: hints.length > 0 }, store)
  return walk ? { by: 'walk', ...walk, otherwise: ranked } : ranked
}

function byRankOrSorted(kept: Counted[], size: Size, store: StoreShape): Way {
  const [rating, another] = kept.filter(({ condition }) => hasManyValues(condition))
  // Enough of them are near the rating: the others need not be compared.
  const isEnoughNear =
    rating &&
    countOfNear(rating, 'near') < Number.POSITIVE_INFINITY &&
    shareOfNear(rating, 'near') * size.goods > 2 * size.read
  if (rating && !another && !isEnoughNear && hasHundreds(rating.condition) && size.most <= MANY_SORTED)
    return { by: 'tokens', sorted: 'few' }
  return { by: 'tokens', ...groupsFor(size, kept, store) }
}

/** Whether the best of what is found does not depend on which of them are read. */
export const areAllRead = (way: Way): boolean =>
  way.by === 'order' ? way.goodsCount <= FEW : way.by === 'tokens' && !way.ranks && !way.sorted

/** Whatever is found, goods are not looked at one by one. */
export const withoutWalk = (way: Way): Way => (way.by === 'walk' ? way.otherwise : way)

export const isOnlyKind = ({ leaves, ...others }: Condition): boolean =>
  leaves !== undefined && Object.keys(others).length === 0

/**
 * For any number of goods. A part of a number is searched by its own index, unless the rest gives few goods, in which
 * it is checked.
 */
export function atOnce(wanted: readonly Counted[], among: number, store: StoreShape): Way {
  const numbers = wanted.filter(({ condition }) => isNumber(condition))
  const others = wanted.filter(({ condition }) => !isNumber(condition))
  if (numbers.length === 0) return { by: 'tokens' }
  // Nothing else leads to the goods: all of them would be read.
  if (others.length === 0) return { by: 'number' }
  const goods = expected(others, among, store)
  if (goods > MAX_CANDIDATES) return { by: 'number' }
  // All are read in any case, so that the best of more than are shown are known at once.
  return goods > MANY ? { by: 'tokens', sorted: 'many' } : { by: 'tokens' }
}

export const isNumber = ({ beginsWith, contains }: Condition) => beginsWith !== undefined || contains !== undefined

/** So many of all goods are taken to have a part of a number that more goods have than are read: 4,000, or 10,000 for its beginning. */
const SHARE_WITH_NUMBER = { contained: 0.02, beginning: 0.1 }

export const ranksWithNumber = (store: StoreShape, part: keyof typeof SHARE_WITH_NUMBER): number[][] =>
  groupRanks(SHARE_WITH_NUMBER[part] * store.goodsCount, store)

/** Of what alone has an index in the order of the results. */
function orderedIds({ leaves, brandIds, packageIds, valueIds, text }: Condition): number[] | undefined {
  const kinds = [leaves, brandIds, packageIds].filter((ids) => ids !== undefined)
  return kinds.length === 1 && !valueIds && text === undefined ? kinds[0] : undefined
}

/** Up to this many goods a part of a number is checked in them: by its own index the first 1,000 are found in any order. */
const MAX_CANDIDATES = 6000
/** A rating with more values is searched value by value, if it is the one with the most. */
export const MANY_VALUES = 50
const HUNDREDS_OF_VALUES = 120
/**
 * Costs in entries of a list of the index, about 8 ns each: reading one of the goods (4 µs) and comparing its values with many (3 µs);
 * for each of the goods that other conditions leave, each meaning of a condition (20 ns); of a rating that is
 * searched value by value, each value (8 µs). That is another index, and what one of two indexes finds alone takes
 * 0.1 µs for each of the goods.
 */
const COST = { goods: 500, manyValues: 400, meaning: 2.5, eachValue: 1000, goodsOfList: 12 }

/**
 * The rarest first, because the index returns to the first condition after each mismatch. One that follows is searched
 * when its list is shorter than reading the goods that it excludes; else it is checked in the goods.
 * Words are checked only beside a part of a number, if most goods have them; parts of numbers always.
 */
export function arrange(wanted: readonly Counted[], among: number, store: StoreShape, way: Way): Condition[] {
  const kept = withoutImplied(wanted)
  if (way.by === 'tokens' && way.leaves) return arrangeInCategories(kept, way.leaves, store)
  const each = findEachValue(kept, way)
  const arranged = arrangeBeside({ each }, kept, { among, store, way })
  // A rating that is checked in goods after all does not keep the others out of the index.
  return each && !arranged.some(({ isEachValue }) => isEachValue)
    ? arrangeBeside({ checked: each }, kept, { among, store, way })
    : arranged
}

/** `each`: the rating whose values may be searched one by one; `checked`: one that is not searched. */
function arrangeBeside(
  { each, checked }: { each?: Counted | undefined; checked?: Counted },
  kept: readonly Counted[],
  { among, store, way }: { among: number; store: StoreShape; way: Way },
): Condition[] {
  const share = way.by === 'tokens' && way.ranks ? shareOfRanks(way.ranks[0] ?? [], store) : 1
  const walked: Counted[] = []
  const left = (some: readonly Counted[]) => share * candidates(some, among, store)
  const listOf = (one: Counted) => {
    const goods = countOf(one, store.goodsCount)
    if (one === each) return meaningsOf(one.condition) * COST.eachValue + goods * COST.goodsOfList
    const isOtherIndex = each && !walked.some((other) => other !== each)
    return isOtherIndex ? goods * COST.goodsOfList * shareOfMeanings(one.condition) : goods
  }
  const isWalked = (one: Counted): boolean => {
    if (isNumber(one.condition) || one === checked) return false
    if (one.condition.text !== undefined) return way.by !== 'number' || !isOfMost(one, store)
    if (walked.length === 0) return true
    // Of more conditions the planner would expect a single match, and check the rating in the goods.
    if (each && one !== each && walked.some((other) => other !== each)) return false
    const before = left(walked)
    const compared = hasManyValues(one.condition) ? before * COST.manyValues : 0
    const meanings = one === each ? 0 : before * meaningsOf(one.condition) * COST.meaning
    return listOf(one) + meanings < (before - left([...walked, one])) * COST.goods + compared
  }
  const effort = (one: Counted) => (each ? listOf(one) : listOf(one) * shareOfMeanings(one.condition))
  const ranks = way.by === 'tokens' && way.ranks?.[0]
  const effortOfRanks = ranks ? share * store.goodsCount * Math.max(1, rankTokens(ranks).length / MAX_MEANINGS) : 0
  const besideNumber = findBesideNumber(kept, store, way)
  const common = way.by === 'tokens' ? commonCategories(kept, store) : undefined
  return (
    [...kept, ...(common ? [common] : [])]
      .toSorted((a, b) => effort(a) - effort(b))
      // All that match are of these categories: this is of use only before the other conditions.
      .filter((one, place) => one !== common || place === 0)
      .map((one) => {
        if (one === besideNumber) return { ...one.condition, isEachValue: true }
        if (!isWalked(one)) return { ...one.condition, isLookedUp: true }
        walked.push(one)
        if (one === each) return { ...one.condition, isEachValue: true }
        return effort(one) < effortOfRanks ? { ...one.condition, isBeforeRanks: true } : one.condition
      })
  )
}

/**
 * Only one, because of two all pairs of values would be searched. With groups of ranks it must have hundreds of values to be worth it,
 * and beside another rating few goods of a group are left to be checked.
 */
function findEachValue(wanted: readonly Counted[], way: Way): Counted | undefined {
  const size = ({ condition }: Counted) => condition.valueIds?.length ?? 0
  const [most, another] = wanted
    .filter(({ condition }) => hasManyValues(condition))
    .toSorted((a, b) => size(b) - size(a))
  if (way.by !== 'tokens' || !most) return undefined
  return way.ranks && (another || !hasHundreds(most.condition)) ? undefined : most
}

/** Its list of most goods takes 120 ms in a store of 1,000,000. Few goods are parsed: most have one of the ids. */
const isOfMost = (one: Counted, { goodsCount }: StoreShape): boolean =>
  meaningsOf(one.condition) > 0 && countOf(one, goodsCount) > goodsCount / 2

/** So many characters of a number thousands of goods have. */
const SHORT_NUMBER = 4
const WITH_SHORT_NUMBER = 3000

/** Beside a short part of a number a rating is searched value by value, if that is faster than checking it in the goods. */
function findBesideNumber(wanted: readonly Counted[], store: StoreShape, way: Way): Counted | undefined {
  const isShort = wanted.every(({ condition: { beginsWith = [], contains } }) =>
    [...beginsWith, contains ?? ''].every((text) => text.length <= SHORT_NUMBER),
  )
  if (way.by !== 'number' || !isShort) return undefined
  const effort = (one: Counted) =>
    meaningsOf(one.condition) * COST.eachValue + countOf(one, store.goodsCount) * COST.goodsOfList
  return wanted.find((one) => hasManyValues(one.condition) && effort(one) < WITH_SHORT_NUMBER * COST.manyValues)
}

const hasManyValues = ({ valueIds = [], ...others }: Condition): boolean =>
  valueIds.length > MANY_VALUES && Object.keys(others).length === 0

const hasHundreds = (condition: Condition): boolean =>
  hasManyValues(condition) && meaningsOf(condition) > HUNDREDS_OF_VALUES

/**
 * Values of one kind of part are correlated: uses the count within the kind if it is higher. Words are counted in the store
 * only. Goods are found by conditions in the whole store, whatever else is asked for.
 */
function candidates(walked: readonly Counted[], among: number, store: StoreShape): number {
  const inStore = walked.map((one) => ({ ...one, goodsCount: countOf(one, store.goodsCount) }))
  if (walked.length > 0 && walked.every(({ kinds }) => kinds)) return expected(inStore, store.goodsCount, store)
  const values = walked
    .filter(({ condition }) => !isOnlyKind(condition))
    .map((one) =>
      one.condition.text === undefined
        ? one
        : { ...one, goodsCount: (countOf(one, store.goodsCount) * among) / Math.max(1, store.goodsCount) },
    )
  return Math.max(expected(inStore, store.goodsCount, store), expected(values, among, store))
}
