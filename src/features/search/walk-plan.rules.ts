import { type Counted, countsByCategory, type StoreShape, shareOfNear } from './expected-goods.rules.ts'
import { GOODS_OF_GROUP, groupRanks, leastPopularity, OUT_OF_STOCK, shareOfRanks } from './rank-groups.rules.ts'
import type { Condition } from './reader/resolved-fact.ts'

/** Goods of some categories, one slice of their order after the other. */
export interface Walk {
  leaves: number[]
  slices: Slice[]
}

/** Those in stock or not of a range of popularity. */
export interface Slice {
  inStock: boolean
  least: number
  below: number
}

/** Costs in microseconds: looking at one of the goods in the index of its category; comparing an id, few values or many values with it. */
const COST = { looked: 0.3, id: 0.1, values: 0.3, manyValues: 1.1 }
const MAX_COMPARED = 12
const HUNDREDS_OF_VALUES = 120
/** By rank 1,000 of many goods take about so long, beside a rating of hundreds of values twice as long, whatever share of them matches. */
const BY_RANK = { few: 6000, many: 12_000 }
/** A slice of each category takes about 5 µs. */
const MAX_LEAVES = 250
/** The later ones have as many goods as the first and twice as many: facts of one kind of part are rarely independent. */
const MAX_GROUPS = 3
const MAX_POPULARITY = 2 ** 31 - 1

/**
 * Where so many goods of the common categories match that the first of them are soon found in the order of the results. Only goods
 * with a value of each of `hints` are the first.
 */
export function planWalk(
  wanted: readonly Counted[],
  hints: readonly Counted[],
  read: number,
  store: StoreShape,
): Walk | undefined {
  const first = [...wanted, ...hints.filter((hint) => !isImplied(hint, wanted))]
  if (!first.every(({ kinds }) => kinds)) return undefined
  const nearest = wanted.reduce((share, one) => share * shareOfNear(one, 'nearest'), 1)
  const categories = countsByCategory(first, store)
  const matching = categories.reduce(
    (sum, { goodsCount, counts }) =>
      sum + counts.reduce((left, count) => (left * count) / goodsCount, goodsCount * nearest),
    0,
  )
  if (matching < Math.max(read, GOODS_OF_GROUP) || categories.length > MAX_LEAVES) return undefined
  const groups = groupRanks(matching, store).slice(0, MAX_GROUPS)
  const goods = goodsIn(categories)
  // In one category there is nothing to be sorted: it is looked at until there are enough.
  const isOne = categories.length === 1
  const looked = isOne ? (read / matching) * goods : shareOfRanks(groups[0] ?? [], store) * goods
  const cost = looked * costOfLooking(first, categories)
  if (cost > (wanted.some(hasHundreds) ? BY_RANK.many : BY_RANK.few)) return undefined
  return {
    leaves: categories.map(({ categoryId }) => categoryId),
    slices: slicesOf(isOne ? [groups.flat()] : groups),
  }
}

/** At one of the goods of these categories: what is compared cheaply is compared first, and few are left for the rest. */
function costOfLooking(wanted: readonly Counted[], categories: ReturnType<typeof countsByCategory>): number {
  const goods = goodsIn(categories)
  let [cost, left] = [COST.looked, 1]
  for (const { condition, kinds } of inOrderOfCost(wanted)) {
    cost += left * costOf(condition)
    const count = categories.reduce((sum, one) => sum + Math.min(one.goodsCount, kinds?.get(one.categoryId) ?? 0), 0)
    left *= count / Math.max(1, goods)
  }
  return cost
}

const goodsIn = (categories: ReturnType<typeof countsByCategory>): number =>
  categories.reduce((sum, { goodsCount }) => sum + goodsCount, 0)

/** Obsolete goods are never among the nearest. */
function slicesOf(groups: readonly number[][]): Slice[] {
  let below = MAX_POPULARITY
  return groups.flatMap((ranks) => {
    const inStock = ranks.filter((rank) => rank > OUT_OF_STOCK)
    const least = leastPopularity(Math.min(...inStock))
    const slices = inStock.length > 0 ? [{ inStock: true, least, below }] : []
    below = least
    if (ranks.includes(OUT_OF_STOCK)) slices.push({ inStock: false, least: 0, below: MAX_POPULARITY })
    return slices
  })
}

/** Whether the first of the goods that meet the conditions have one of its values. */
const isImplied = ({ condition: hint }: Counted, wanted: readonly Counted[]): boolean =>
  wanted.some(({ condition: { valueIds, ...others }, nearest }) => {
    const values = nearest && nearest.length > 0 ? nearest : (valueIds ?? [])
    return values.length > 0 && Object.keys(others).length === 0 && values.every((id) => hint.valueIds?.includes(id))
  })

const hasHundreds = ({ condition: { valueIds = [] } }: Counted): boolean => valueIds.length > HUNDREDS_OF_VALUES

const isMany = ({ valueIds = [] }: Condition): boolean => valueIds.length > MAX_COMPARED

const costOf = (condition: Condition): number => {
  const { leaves: _, isLookedUp: __, isBeforeRanks: ___, ...others } = condition
  if (Object.keys(others).length === 0) return 0
  if (!condition.valueIds?.length) return COST.id
  return isMany(condition) ? COST.manyValues : COST.values
}

/** Conditions on goods that are looked at in an index, the cheapest first. */
export const inOrderOfCost = <T extends { condition: Condition }>(wanted: readonly T[]): T[] =>
  wanted.filter(({ condition }) => costOf(condition) > 0).toSorted((a, b) => costOf(a.condition) - costOf(b.condition))
