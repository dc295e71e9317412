import { type Counted, countsByCategory, type StoreShape } from './expected-goods.rules.ts'

/** Goods of a category in the order of the results, as many as are looked at. */
export interface WalkedLeaf {
  categoryId: number
  quota: number
}

/** By rank 1,000 of many goods take 15 ms, whatever share of them matches. Looking at 6,000 in the index of their category takes 5 to 10. */
const MAX_WALKED = 6000
/** Facts of one kind of part are rarely independent. */
const MARGIN = 2
const MIN_QUOTA = 200

/** Where so many goods of each category match that the first `read` of them are soon found in the order of the results. */
export function planWalk(wanted: readonly Counted[], read: number, store: StoreShape): WalkedLeaf[] | undefined {
  if (!wanted.every(({ kinds }) => kinds)) return undefined
  const nearest = wanted.reduce((share, one) => share * nearestOf(one), 1)
  const leaves = countsByCategory(wanted, store).map(({ categoryId, goodsCount, counts }) => {
    const matching = counts.reduce((left, count) => (left * count) / goodsCount, goodsCount * nearest)
    return { categoryId, goodsCount, walked: Math.min(goodsCount, (read * goodsCount) / matching) }
  })
  if (leaves.reduce((sum, { walked }) => sum + walked, 0) > MAX_WALKED) return undefined
  return leaves.map(({ categoryId, goodsCount, walked }) => ({
    categoryId,
    quota: Math.min(goodsCount, Math.ceil(walked * MARGIN) + MIN_QUOTA),
  }))
}

/** Of what meets a rating, those that are exactly it come first. */
const nearestOf = ({ nearest, nearCount, goodsCount }: Counted): number =>
  nearest ? Math.min(1, (nearCount?.nearest ?? 0) / Math.max(1, goodsCount ?? 0)) : 1
