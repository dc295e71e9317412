import type { StoreShape } from './expected-goods.rules.ts'

/** As `search_tokens` has it: 0 is obsolete, 1 out of stock. */
const HIGHEST_RANK = 122
const OBSOLETE = 0
export const OUT_OF_STOCK = 1
const LEAST_IN_STOCK = 2
const RANKS_OF_DOUBLE = 6
/** Share of a rank that is not among the common ones; those above all common ones are nearly empty. */
const RARE_RANK = 0.001
const TOP_RANK = 0.0001
/**
 * Expected goods in the first group of ranks, and in the second, as often few are missing. Each further group has twice as
 * many: fewer matched than expected.
 */
export const GOODS_OF_GROUP = 1500
/** So many are read in all, unless they are filtered or sorted. */
const ENOUGH = 1000
/** The first group has at least so many goods, from which the size of the next one follows. */
const FOUND = [100, 150, 220, 320, 450, 600, 800, 950]
/** Of these a first group has as many as expected, more or less. */
const AS_EXPECTED = 600
/** With nearly none each group is so many times as large as the one before. */
const FAST = 4
/** The lower ranks may have somewhat fewer. */
const RESERVE = 1.3

/** Ranks of one coarse rank; the highest has fewer. */
const RANKS_OF_COARSE = 8

/**
 * Tokens of a group of ranks: coarse ranks as far as all their ranks are in it. For each part that GIN considers it
 * takes about 50 ns for each of these.
 */
export const rankTokens = (ranks: readonly number[]): string[] =>
  listCoarse(ranks).flatMap(({ coarse, own }) =>
    coarse === undefined ? own.map((rank) => `=r${rank}`) : [`=g${coarse}`],
  )

/** The same for the index of part numbers (`search_ranks`), which has coarse ranks below zero. */
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
export function groupRanks(
  goods: number,
  { rankShares }: StoreShape,
  { highest = HIGHEST_RANK, ofGroup = GOODS_OF_GROUP, growth = 2 } = {},
): number[][] {
  if (highest < 0) return []
  const ranks: number[][] = [[]]
  const highestCommon = rankShares.size > 0 ? Math.max(...rankShares.keys()) : HIGHEST_RANK
  let [share, wanted] = [0, ofGroup]
  for (let rank = highest; rank >= 0; rank -= 1) {
    ranks.at(-1)?.push(rank)
    share += rankShares.get(rank) ?? (rank > highestCommon ? TOP_RANK : RARE_RANK)
    // Ranks above the common ones are nearly empty: they are read with the highest common one.
    if (rank > highestCommon || share * goods < wanted || rank === 0) continue
    ranks.push([])
    share = 0
    if (ranks.length > 2 || growth > 2) wanted *= growth
  }
  return ranks
}

/** From the highest rank down. */
export interface RankGroups {
  ranks: number[][]
  /** The groups after the first one, by what that has. */
  next?: NextGroups[]
}

/** The other ranks, where the first group had at least `found` goods. */
export interface NextGroups {
  found: number
  ranks: number[][]
}

export interface WantedOfRanks {
  /** So many goods are taken to match, and whether that is counted. */
  likely: number
  isKnown: boolean
  /** So many are to be found. */
  read: number
  /** Goods with some values come first, wherever they are among those that are found: the more are, the better. */
  isHinted: boolean
}

/**
 * Where it is not known how many goods match: the fewer the first group has, the larger the next ones are, because each is another search of
 * the index. With nearly none nothing follows for the others: the goods of the highest ranks may be of other kinds.
 */
export function groupsOfRanks({ likely, isKnown, read, isHinted }: WantedOfRanks, store: StoreShape): RankGroups {
  const ranks = groupRanks(likely, store)
  if (read > ENOUGH || isHinted || ranks.length < 3) return { ranks }
  const highest = Math.min(...(ranks[0] ?? [])) - 1
  const ofShare = (found: number) => {
    const ofGroup = RESERVE * (ENOUGH - found)
    return { found, ranks: groupRanks((likely * found) / GOODS_OF_GROUP, store, { highest, ofGroup }) }
  }
  const asExpected = FOUND.filter((found) => found >= AS_EXPECTED).map(ofShare)
  if (isKnown) return { ranks, next: [{ found: 0, ranks: ranks.slice(1) }, ...asExpected] }
  const ofNone = groupRanks(likely, store, { highest, ofGroup: FAST * GOODS_OF_GROUP, growth: FAST })
  return { ranks, next: [{ found: 0, ranks: ofNone }, ...FOUND.map(ofShare)] }
}

/** How many of all goods have one of these ranks. */
export const shareOfRanks = (ranks: readonly number[], { rankShares }: StoreShape): number =>
  Math.min(
    1,
    ranks.reduce((sum, rank) => sum + (rankShares.get(rank) ?? TOP_RANK), 0),
  )

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

/** Of goods in stock with this rank or a higher one. */
export const leastPopularity = (rank: number): number =>
  rank > LEAST_IN_STOCK ? Math.ceil(2 ** ((rank - LEAST_IN_STOCK) / RANKS_OF_DOUBLE)) : 0
