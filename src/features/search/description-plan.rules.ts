import type { Condition } from './reader/resolved-fact.ts'

/** How the goods of a description are found. */
export type Way =
  /** By the beginning of their number; all else is looked up in them. */
  | { by: 'number' }
  /** By the only condition, in the order of the results: so many of each kind of part. */
  | { by: 'order'; ofEach: number; goodsCount: number }
  /** By all conditions in one index: all at once, or one group of ranks after the other until there are enough. */
  | { by: 'tokens'; ranks?: number[][] }

/** When more goods are expected, they are read by rank: reading them all would take longer than looking at each rank. */
const MANY = 4000
/** Values go together in kinds of parts: without a kind, more goods meet several of them than the counts let expect. */
const MANY_OF_ANY_KIND = 200
/** So many are read whole, so that they are counted exactly. */
const FEW = 2000

export interface Counted {
  condition: Condition
  /** Among the goods of the named kinds, if kinds are named. */
  goodsCount: number | undefined
  /** In the whole store, where that was counted, too. */
  storeCount?: number
}

/** What is known about the store without looking. */
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
 * However many there are. A piece of a number leads by itself, unless the rest leads to few goods, in which it is looked up. Words of a
 * description are read from its text, which takes long, or found by their tokens.
 */
export function atOnce(wanted: readonly Counted[], among: number): Way {
  const numbers = wanted.filter(({ condition }) => isNumber(condition))
  const others = wanted.filter(({ condition }) => !isNumber(condition))
  const isText = others.some(({ condition }) => condition.text !== undefined)
  const isFew = others.length > 0 && expected(others, among) <= MAX_CANDIDATES
  return numbers.length === 0 || isText || isFew ? { by: 'tokens' } : { by: 'number' }
}

const isNumber = ({ beginsWith, contains }: Condition) => beginsWith !== undefined || contains !== undefined

/** As `search_rank` has it: 0 is obsolete, 1 out of stock. */
const HIGHEST_RANK = 122
/** Of a rank that is not among the common ones. */
const RARE_RANK = 0.001
/** Each group of ranks is expected to have so many of the goods. */
const GOODS_OF_GROUP = 1500

/** From the highest down. Of what many goods fit, a few ranks are enough; of what few fit, all ranks are one group. */
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

/** As if no condition had to do with another. What is not counted counts as met by half of the goods. */
export const expected = (wanted: readonly Counted[], among: number): number =>
  wanted.reduce((left, { goodsCount = among / 2 }) => left * Math.min(1, goodsCount / Math.max(1, among)), among)

/** So many goods are looked at sooner than the index has walked through another long list. */
const MAX_CANDIDATES = 4000
/** Of many goods only the first are read: then it is enough when one of so many looked at fits. */
const LOOKED_AT_EACH = 3
/** So many meanings of a condition make no difference. */
const MAX_MEANINGS = 4
/** So many values are compared with those of goods. */
const MAX_COMPARED = 1_000_000

/**
 * The rarest first, as the index goes back to the first condition after each good that another one leaves out. Those that
 * follow are looked up in the goods as soon as few are left. Words are never looked up, pieces of numbers always.
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

/** One condition of many meanings takes as long as several of one. */
const effort = (one: Counted, store: number): number => {
  const { leaves = [], valueIds = [] } = one.condition
  return countOf(one, store) * Math.max(1, (leaves.length + valueIds.length) / MAX_MEANINGS)
}

/** Values of one kind of part go together: as many as among its goods, if those are more. */
function candidates(walked: readonly Counted[], { among, store }: { among: number; store: number }): number {
  const inStore = walked.map((one) => ({ ...one, goodsCount: countOf(one, store) }))
  const values = walked.filter(({ condition }) => !condition.leaves)
  return Math.max(expected(inStore, store), expected(values, among))
}
