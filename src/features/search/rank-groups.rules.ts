/** Statistics of the store. */
export interface StoreShape {
  goodsCount: number
  /** How many of all goods have each rank, as far as it is common. */
  rankShares: ReadonlyMap<number, number>
}

/** As `search_tokens` has it: 0 is obsolete, 1 out of stock. */
const HIGHEST_RANK = 122
const OBSOLETE = 0
const OUT_OF_STOCK = 1
const LEAST_IN_STOCK = 2
const RANKS_OF_DOUBLE = 6
/** Share of a rank that is not among the common ones; those above all common ones are nearly empty. */
const RARE_RANK = 0.001
const TOP_RANK = 0.0001
/**
 * Expected goods in the first group of ranks, and in the second, as often few are missing. Each further group has twice as
 * many: fewer matched than expected.
 */
const GOODS_OF_GROUP = 1500
/** Ranks of one coarse rank; the highest has fewer. */
const RANKS_OF_COARSE = 8

/** A group of ranks for the index of part numbers (`search_ranks`), which has coarse ranks below zero. */
export const rankNumbers = (ranks: readonly number[]): number[] =>
  listCoarse(ranks).flatMap(({ coarse, own }) => (coarse === undefined ? own : -1 - coarse))

/** `coarse` where all its ranks are there. From the highest down, so that those of one are beside each other: a search groups thousands. */
function listCoarse(ranks: readonly number[]): Array<{ coarse: number | undefined; own: readonly number[] }> {
  const found: ReturnType<typeof listCoarse> = []
  for (let from = 0; from < ranks.length; ) {
    const coarse = Math.floor((ranks[from] ?? 0) / RANKS_OF_COARSE)
    const least = coarse * RANKS_OF_COARSE
    let to = from + 1
    while (to < ranks.length && (ranks[to] ?? 0) >= least) to += 1
    const isWhole = to - from === Math.min(RANKS_OF_COARSE, HIGHEST_RANK + 1 - least)
    found.push({ coarse: isWhole ? coarse : undefined, own: ranks.slice(from, to) })
    from = to
  }
  return found
}

/** From the highest down. With many matches a few ranks are enough; with few matches all ranks are one group. */
export function groupRanks(goods: number, { rankShares }: StoreShape): number[][] {
  const ranks: number[][] = [[]]
  const highestCommon = rankShares.size > 0 ? Math.max(...rankShares.keys()) : HIGHEST_RANK
  let [share, wanted] = [0, GOODS_OF_GROUP]
  for (let rank = HIGHEST_RANK; rank >= 0; rank -= 1) {
    ranks.at(-1)?.push(rank)
    share += rankShares.get(rank) ?? (rank > highestCommon ? TOP_RANK : RARE_RANK)
    // Ranks above the common ones are nearly empty: they are read with the highest common one.
    if (rank > highestCommon || share * goods < wanted || rank === 0) continue
    ranks.push([])
    share = 0
    if (ranks.length > 2) wanted *= 2
  }
  return ranks
}

/** So many of all goods are taken to have a part of a number that more goods have than are read: 4,000, or 10,000 for its beginning. */
const SHARE_WITH_NUMBER = { contained: 0.02, beginning: 0.1 }

export const ranksWithNumber = (store: StoreShape, part: keyof typeof SHARE_WITH_NUMBER): number[][] =>
  groupRanks(SHARE_WITH_NUMBER[part] * store.goodsCount, store)

/**
 * Shares of the ranks, the highest ones as they were counted: the statistics of the database do not have rare ones. Goods of the lowest rank
 * that was counted may be missing.
 */
export function withHighestRanks(
  sampled: ReadonlyArray<{ rank: number; share: number }>,
  mostPopular: ReadonlyArray<{ popularity: number; goodsCount: number }>,
  goodsCount: number,
): ReadonlyMap<number, number> {
  const shares = new Map(sampled.map(({ rank, share }) => [rank, share]))
  const inStock = 1 - (shares.get(OBSOLETE) ?? 0) - (shares.get(OUT_OF_STOCK) ?? 0)
  const counted = Map.groupBy(mostPopular, ({ popularity }) => rankOf(popularity))
  for (let rank = HIGHEST_RANK; rank > Math.min(...counted.keys()); rank -= 1) {
    const count = (counted.get(rank) ?? []).reduce((sum, one) => sum + one.goodsCount, 0)
    shares.set(rank, (count * inStock) / Math.max(1, goodsCount))
  }
  return shares
}

const rankOf = (popularity: number): number =>
  popularity < 2
    ? LEAST_IN_STOCK
    : Math.min(HIGHEST_RANK, LEAST_IN_STOCK + Math.floor(RANKS_OF_DOUBLE * Math.log2(popularity)))
