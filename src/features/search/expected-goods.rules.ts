import type { Condition } from './reader/resolved-fact.ts'

export interface Counted {
  condition: Condition
  /** Among the goods of the named kinds, if kinds are named. */
  goodsCount: number | undefined
  /** In the whole store, where that was counted, too. */
  storeCount?: number
  /** In each category, where that is known. */
  kinds?: ReadonlyMap<number, number>
  /** Of a rating: the values that come first. */
  nearest?: number[]
  /** How many goods have one of these, and of those near them, at most, where that is known. */
  nearCount?: { nearest: number; near: number }
}

/** Statistics of the store. */
export interface StoreShape {
  goodsCount: number
  /** How many of all goods have each rank, as far as it is common. */
  rankShares: ReadonlyMap<number, number>
  goodsOfCategory: (categoryId: number) => number
}

/** Assumes independent conditions, in each category where that is counted. An uncounted one counts as met by half of the goods. */
export function expected(wanted: readonly Counted[], among: number, store: StoreShape): number {
  const shareOf = (count: number, of: number) => Math.min(1, count / Math.max(1, of))
  const inCategories = countsByCategory(wanted, store).map(({ goodsCount, counts }) =>
    counts.reduce((left, count) => left * shareOf(count, goodsCount), goodsCount),
  )
  return wanted
    .filter(({ kinds }) => !kinds)
    .reduce(
      (left, { goodsCount = among / 2 }) => left * shareOf(goodsCount, among),
      isCounted(wanted) ? sumOf(inCategories) : among,
    )
}

/** All goods that match have the rarest of the conditions, in each category. */
export const atMost = (wanted: readonly Counted[], among: number, store: StoreShape): number =>
  Math.min(
    isCounted(wanted) ? sumOf(countsByCategory(wanted, store).map(({ counts }) => Math.min(...counts))) : among,
    ...wanted.map(({ goodsCount = among }) => goodsCount),
  )

export const isImpossible = (wanted: readonly Counted[], store: StoreShape): boolean =>
  isCounted(wanted) && countsByCategory(wanted, store).length === 0

const isCounted = (wanted: readonly Counted[]): boolean => wanted.some(({ kinds }) => kinds)

/** Of the conditions that are counted by category, in each category that all of them have. */
export function countsByCategory(wanted: readonly Counted[], { goodsOfCategory }: StoreShape) {
  // The fewest categories first: a common value is in hundreds of them.
  const [first, ...others] = wanted.flatMap(({ kinds }) => kinds ?? []).toSorted((a, b) => a.size - b.size)
  const common: Array<{ categoryId: number; goodsCount: number; counts: number[] }> = []
  for (const [categoryId, count] of first ?? []) {
    if (count === 0 || others.some((one) => !one.get(categoryId))) continue
    // Of a value that a part may have twice, and while a category is not known yet.
    const goodsCount = Math.max(goodsOfCategory(categoryId), 1)
    const counts = [count, ...others.map((one) => one.get(categoryId) ?? 0)]
    common.push({ categoryId, goodsCount, counts: counts.map((one) => Math.min(one, goodsCount)) })
  }
  return common
}

/** The categories that all conditions have in common, as a condition; undefined where that is not known, or one of them names a kind of part. */
export function commonCategories(wanted: readonly Counted[], store: StoreShape): Counted | undefined {
  if (wanted.length < 2 || !wanted.every(({ condition, kinds }) => kinds && !condition.leaves)) return undefined
  const kinds = new Map(countsByCategory(wanted, store).map(({ categoryId, goodsCount }) => [categoryId, goodsCount]))
  return { condition: { leaves: [...kinds.keys()] }, goodsCount: sumOf([...kinds.values()]), kinds }
}

/** Kinds of parts among the meanings of a condition are looked for only where goods can match. */
export function inCommonCategories<T extends Counted>(wanted: readonly T[], store: StoreShape): T[] {
  const common = new Set(countsByCategory(wanted, store).map(({ categoryId }) => categoryId))
  if (wanted.length < 2 || common.size === 0) return [...wanted]
  return wanted.map((one) => {
    const { leaves = [] } = one.condition
    const left = leaves.filter((leaf) => common.has(leaf))
    if (!one.kinds || left.length === leaves.length) return one
    const dropped = sumOf(leaves.filter((leaf) => !common.has(leaf)).map((leaf) => one.kinds?.get(leaf) ?? 0))
    return {
      ...one,
      condition: { ...one.condition, leaves: left },
      goodsCount: one.goodsCount && Math.max(0, one.goodsCount - dropped),
      storeCount: Math.max(0, countOf(one, store.goodsCount) - dropped),
    }
  })
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

export const countOf = ({ goodsCount, storeCount = goodsCount }: Counted, store: number): number => storeCount ?? store

/** Of what meets a rating, those that are exactly it come first, then those near it. */
export const shareOfNear = ({ nearest, nearCount, goodsCount }: Counted, which: 'nearest' | 'near'): number =>
  nearest ? Math.min(1, (nearCount?.[which] ?? 0) / Math.max(1, goodsCount ?? 0)) : 1

export const countOfNear = ({ nearest, nearCount }: Counted, which: 'nearest' | 'near'): number =>
  nearest ? (nearCount?.[which] ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY
