import { hasBit, isStoredAsBits, type PostingList } from './posting-list.ts'

/** Some parts in the order of rank, best first. All arrays are shared between threads. */
export interface Rows {
  size: number
  ids: Uint32Array
  ranks: Float64Array
  /** Changed in place; NaN where a number is not known. */
  columns: Float64Array[]
  /** The facts of row r are `facts[factsFrom[r]]` to `facts[factsFrom[r + 1] - 1]`. */
  factsFrom: Uint32Array
  facts: Uint32Array
}

/** Its rows and what is found by them. */
export interface Segment extends Rows {
  /** Facts with a posting list here, ascending. */
  listed: Uint32Array
  /** The number of rows of each. */
  counts: Uint32Array
  /** The list of `listed[n]` is `lists[listsFrom[n]]` to `lists[listsFrom[n + 1] - 1]`. */
  listsFrom: Uint32Array
  lists: Uint32Array
  /** Rows in the order of their ids. */
  byId: Uint32Array
  /** A bit for each row that was replaced or removed. */
  gone: Uint32Array
  goneCount: number
}

export const shareNumbers = (length: number): Uint32Array => new Uint32Array(new SharedArrayBuffer(length * 4))
const shareFloats = (length: number): Float64Array => new Float64Array(new SharedArrayBuffer(length * 8))

export const emptyRows = (size: number, factCount: number, columnCount: number): Rows => ({
  size,
  ids: shareNumbers(size),
  ranks: shareFloats(size),
  columns: Array.from({ length: columnCount }, () => shareFloats(size)),
  factsFrom: shareNumbers(size + 1),
  facts: shareNumbers(factCount),
})

export function copyRow(from: Rows, row: number, to: Rows, toRow: number): void {
  to.ids[toRow] = from.ids[row] ?? 0
  to.ranks[toRow] = from.ranks[row] ?? 0
  for (const [at, column] of to.columns.entries()) column[toRow] = from.columns[at]?.[row] ?? Number.NaN
  let filled = to.factsFrom[toRow] ?? 0
  for (let at = from.factsFrom[row] ?? 0; at < (from.factsFrom[row + 1] ?? 0); at += 1)
    to.facts[filled++] = from.facts[at] ?? 0
  to.factsFrom[toRow + 1] = filled
}

/** The order of results: a negative number where the first comes before the other. */
export const byRank = (rank: number, id: number, otherRank: number, otherId: number): number =>
  otherRank - rank || id - otherId

export const isGone = (segment: Segment, row: number): boolean => hasBit(segment.gone, row)

export const liveCount = ({ size, goneCount }: Segment): number => size - goneCount

export function factsOfRow({ factsFrom, facts }: Rows, row: number): Uint32Array {
  return facts.subarray(factsFrom[row], factsFrom[row + 1])
}

/** Undefined where no row has the fact. */
export function listOf(segment: Segment, fact: number): PostingList | undefined {
  const { listed, counts, listsFrom, lists, size } = segment
  const place = placeOf(listed.length, (at) => (listed[at] ?? 0) - fact)
  if (listed[place] !== fact) return undefined
  const [from, count] = [listsFrom[place] ?? 0, counts[place] ?? 0]
  const to = listsFrom[place + 1] ?? from
  return { data: lists, from, to, count, isBits: isStoredAsBits(count, size) }
}

/** -1 where there is no such part; its row may be gone. */
export function rowOf({ ids, byId }: Segment, id: number): number {
  // Segments often have ids of one range each.
  if (!((ids[byId[0] ?? 0] ?? id) <= id && (ids[byId[byId.length - 1] ?? 0] ?? id) >= id)) return -1
  const place = placeOf(byId.length, (at) => (ids[byId[at] ?? 0] ?? 0) - id)
  const row = byId[place]
  return row !== undefined && ids[row] === id ? row : -1
}

/** The first place that does not compare below zero. */
function placeOf(length: number, compare: (at: number) => number): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(middle) < 0) low = middle + 1
    else high = middle
  }
  return low
}

export function bytesOf({ columns, size: _, goneCount: __, ...arrays }: Segment): number {
  return [...Object.values(arrays), ...columns].reduce((sum, array) => sum + array.byteLength, 0)
}
