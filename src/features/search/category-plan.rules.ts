import { type Counted, countOf, countsByCategory, type StoreShape } from './expected-goods.rules.ts'
import { type Condition, meaningsOf } from './reader/resolved-fact.ts'

/** Each has a search of its own, of about 50 µs. */
const MAX_CATEGORIES = 60
/** Goods of all these categories; for each of them the index takes 0.1 to 0.5 µs. */
const MAX_GOODS = 100_000
/** A shorter list leads to the goods by itself. */
const SHORT_LIST = 10_000
/** Lists of more meanings than these are merged, which takes as much longer. */
export const MAX_MEANINGS = 4

/**
 * The categories that all conditions have in common, if they are searched one by one: a list of the whole store is long, whereas a rating has few values
 * in one category, and the list of a category is short.
 */
export function categoriesOneByOne(wanted: readonly Counted[], store: StoreShape): number[] | undefined {
  const categories = countsByCategory(wanted, store)
  const goods = categories.reduce((sum, { goodsCount }) => sum + goodsCount, 0)
  const shortest = Math.min(...wanted.map((one) => countOf(one, store.goodsCount) * shareOfMeanings(one.condition)))
  const leaves = categories.map(({ categoryId }) => categoryId)
  const isWorthIt = wanted.length > 1 && shortest > SHORT_LIST && goods <= MAX_GOODS && leaves.length <= MAX_CATEGORIES
  // Where the kind of part is named, its list is one of the conditions already.
  const isNamed = wanted.some(({ condition }) => leaves.every((leaf) => condition.leaves?.includes(leaf)))
  return isWorthIt && !isNamed ? leaves : undefined
}

export const shareOfMeanings = (condition: Condition): number => Math.max(1, meaningsOf(condition) / MAX_MEANINGS)

/** The shortest lists first, mostly that of the category (`isCategory`). */
export function arrangeInCategories(
  wanted: readonly Counted[],
  leaves: readonly number[],
  store: StoreShape,
): Condition[] {
  const goods = leaves.reduce((sum, leaf) => sum + store.goodsOfCategory(leaf), 0)
  return [
    { condition: { isCategory: true }, effort: goods / Math.max(1, leaves.length) },
    ...wanted.map((one) => ({
      condition: one.condition,
      effort: countOf(one, store.goodsCount) * shareOfMeanings(one.condition),
    })),
  ]
    .toSorted((a, b) => a.effort - b.effort)
    .map(({ condition }) => condition)
}
