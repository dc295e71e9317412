import type { Condition } from './reader/resolved-fact.ts'

/** The access path for a description. */
export type Way =
  /** By number prefix; all other conditions are checked in the goods. */
  | { by: 'number' }
  /** By the only condition, in result order: a limit for each kind of part. */
  | { by: 'order'; ofEach: number; goodsCount: number }
  /** By all conditions in one index: all at once, or one group of ranks after the other until there are enough. */
  | { by: 'tokens'; ranks?: number[][] }

/** Above this expected number goods are read rank by rank instead of all. */
const MANY = 4000
/** Correction factor: without a kind, values are correlated, so more goods match than independent counts suggest. */
const MANY_OF_ANY_KIND = 200
/** Up to this many are read whole, for exact counts. */
const FEW = 2000

export interface Counted {
  condition: Condition
  /** Among the goods of the named kinds, if kinds are named. */
  goodsCount: number | undefined
  /** In the whole store, where that was counted, too. */
  storeCount?: number
}

/** Statistics of the store. */
export interface StoreShape {
  goodsCount: number
  /** How many of all goods have each rank, as far as it is common. */
  rankShares: ReadonlyMap<number, number>
}

/** `pageEnd` is how many the page needs, `read` how many are to be filtered or sorted, `among` how many goods there are altogether. */
export function chooseWay(
  wanted: readonly Counted[],
  {
    pageEnd,
    read,
    among,
    store,
    isFiltered,
  }: { pageEnd: number; read: number; among: number; store: StoreShape; isFiltered: boolean },
): Way {
  const plain = atOnce(wanted, among)
  if (wanted.some(({ condition }) => isNumber(condition))) return plain
  const [only, ...others] = wanted
  const ids = only && others.length === 0 && !isFiltered && orderedIds(only.condition)
  const goodsCount = only?.goodsCount ?? 0
  if (ids) {
    const ofEach = goodsCount <= FEW ? FEW : Math.max(pageEnd, Math.ceil(Math.max(FEW, read) / ids.length))
    return { by: 'order', ofEach, goodsCount }
  }
  const isKind = wanted.some(({ condition }) => condition.leaves)
  const goods = expected(wanted, among)
  return goods > (isKind ? MANY : MANY_OF_ANY_KIND) ? byRank(goods, store) : plain
}

/**
 * For any number of goods. A part of a number is searched by its own index, unless the rest gives few goods, in which it is checked. Words of a
 * description are parsed from its text, which is slow, or found by their tokens.
 */
export function atOnce(wanted: readonly Counted[], among: number): Way {
  const numbers = wanted.filter(({ condition }) => isNumber(condition))
  const others = wanted.filter(({ condition }) => !isNumber(condition))
  const isText = others.some(({ condition }) => condition.text !== undefined)
  const isFew = others.length > 0 && expected(others, among) <= MAX_CANDIDATES
  return numbers.length === 0 || isText || isFew ? { by: 'tokens' } : { by: 'number' }
}

const isNumber = ({ beginsWith, contains }: Condition) => beginsWith !== undefined || contains !== undefined

/** As `search_tokens` has it: 0 is obsolete, 1 out of stock. */
const HIGHEST_RANK = 122
/** Of a rank that is not among the common ones. */
const RARE_RANK = 0.001
/** Expected goods per group of ranks. */
const GOODS_OF_GROUP = 1500

/** From the highest down. With many matches a few ranks are enough; with few matches all ranks are one group. */
export function byRank(goods: number, { rankShares }: StoreShape): Way {
  const ranks: number[][] = [[]]
  let share = 0
  for (let rank = HIGHEST_RANK; rank >= 0; rank -= 1) {
    ranks.at(-1)?.push(rank)
    share += rankShares.get(rank) ?? RARE_RANK
    if (share * goods < GOODS_OF_GROUP || rank === 0) continue
    ranks.push([])
    share = 0
  }
  return { by: 'tokens', ranks }
}

/** Of what alone has an index in the order of the results. */
function orderedIds({ leaves, brandIds, packageIds, valueIds, text }: Condition): number[] | undefined {
  const kinds = [leaves, brandIds, packageIds].filter((ids) => ids !== undefined)
  return kinds.length === 1 && !valueIds && text === undefined ? kinds[0] : undefined
}

/** Assumes independent conditions. An uncounted one counts as met by half of the goods. */
export const expected = (wanted: readonly Counted[], among: number): number =>
  wanted.reduce((left, { goodsCount = among / 2 }) => left * Math.min(1, goodsCount / Math.max(1, among)), among)

/** Up to this many goods checking is faster than another long posting list. */
const MAX_CANDIDATES = 4000
/** Selectivity that is acceptable when only the first goods are read. */
const LOOKED_AT_EACH = 3
/** Up to this many meanings of a condition cost nothing extra. */
const MAX_MEANINGS = 4
/** Maximum number of values that are checked in goods. */
const MAX_COMPARED = 1_000_000

/**
 * The rarest first, because the index returns to the first condition after each mismatch. Those that
 * follow are checked in the goods as soon as few are left. Words are never checked, parts of numbers always.
 */
export function arrange(wanted: readonly Counted[], among: number, { goodsCount: store }: StoreShape): Condition[] {
  const enough = Math.max(MAX_CANDIDATES, expected(wanted, among) * LOOKED_AT_EACH)
  const walked: Counted[] = []
  const isWalked = (one: Counted): boolean => {
    const { text, valueIds = [] } = one.condition
    if (isNumber(one.condition)) return false
    if (text !== undefined) return true
    return (
      walked.length === 0 || candidates(walked, { among, store }) > Math.min(enough, MAX_COMPARED / valueIds.length)
    )
  }
  return wanted
    .toSorted((a, b) => effort(a, store) - effort(b, store))
    .map((one) => {
      if (!isWalked(one)) return { ...one.condition, isLookedUp: true }
      walked.push(one)
      return one.condition
    })
}

const countOf = ({ goodsCount, storeCount = goodsCount }: Counted, store: number): number => storeCount ?? store

/** A condition with many meanings costs as much as several conditions. */
const effort = (one: Counted, store: number): number => {
  const { leaves = [], valueIds = [] } = one.condition
  return countOf(one, store) * Math.max(1, (leaves.length + valueIds.length) / MAX_MEANINGS)
}

/** Values of one kind of part are correlated: uses the count within the kind if it is higher. */
function candidates(walked: readonly Counted[], { among, store }: { among: number; store: number }): number {
  const inStore = walked.map((one) => ({ ...one, goodsCount: countOf(one, store) }))
  const values = walked.filter(({ condition }) => !condition.leaves)
  return Math.max(expected(inStore, store), expected(values, among))
}
