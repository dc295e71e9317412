import { segmentOf } from './build-segment.ts'
import { hasBit } from './posting-list.ts'
import { byRank, emptyRows, liveCount, type Rows, type Segment } from './segment.ts'

/** Larger ones are merged only when so many of their rows are gone that they are smaller. So a merge never doubles the index. */
const FULL_SEGMENT = 50_000
/** So many segments of one size become one. Sizes are powers of it. */
const SEGMENTS_OF_A_SIZE = 10

/** The segments to merge next; undefined where there are few enough. */
export function chooseMerge(segments: readonly Segment[]): Segment[] | undefined {
  const sizes = Map.groupBy(segments.filter(isMergeable), (segment) =>
    Math.floor(Math.log(Math.max(1, liveCount(segment))) / Math.log(SEGMENTS_OF_A_SIZE)),
  )
  return [...sizes.values()].find(({ length }) => length >= SEGMENTS_OF_A_SIZE)?.slice(0, SEGMENTS_OF_A_SIZE)
}

export const isMergeable = (segment: Segment): boolean => liveCount(segment) < FULL_SEGMENT

/** Without the rows that are gone. */
export function mergeSegments(segments: readonly Segment[]): Segment {
  // The index goes on marking rows meanwhile.
  const sources = segments.map((segment) => createSource(segment, segment.gone.slice()))
  const columnCount = segments[0]?.columns.length ?? 0
  const merged = emptyRows(
    sources.reduce((sum, { size }) => sum + size, 0),
    sources.reduce((sum, { factCount }) => sum + factCount, 0),
    columnCount,
  )
  for (let row = 0; row < merged.size; row += 1) {
    let best: Source | undefined
    for (const source of sources) if (source.next >= 0 && (!best || isBefore(source, best))) best = source
    if (best) takeRow(best, merged, row)
  }
  return segmentOf(merged)
}

interface Source {
  rows: Rows
  gone: Uint32Array
  /** Rows and facts that are left. */
  size: number
  factCount: number
  /** The next row to take; -1 at the end. */
  next: number
}

function createSource(rows: Segment, gone: Uint32Array): Source {
  const source = { rows, gone, size: 0, factCount: 0, next: 0 }
  for (let row = 0; row < rows.size; row += 1) {
    if (hasBit(gone, row)) continue
    source.size += 1
    source.factCount += (rows.factsFrom[row + 1] ?? 0) - (rows.factsFrom[row] ?? 0)
  }
  return { ...source, next: nextLive(source, 0) }
}

function nextLive({ rows, gone }: Source, from: number): number {
  let row = from
  while (row < rows.size && hasBit(gone, row)) row += 1
  return row < rows.size ? row : -1
}

function isBefore({ rows: one, next: at }: Source, { rows: other, next: otherAt }: Source): boolean {
  return byRank(one.ranks[at] ?? 0, one.ids[at] ?? 0, other.ranks[otherAt] ?? 0, other.ids[otherAt] ?? 0) < 0
}

function takeRow(source: Source, merged: Rows, row: number): void {
  const { rows, next } = source
  merged.ids[row] = rows.ids[next] ?? 0
  merged.ranks[row] = rows.ranks[next] ?? 0
  for (const [at, column] of merged.columns.entries()) column[row] = rows.columns[at]?.[next] ?? Number.NaN
  let filled = merged.factsFrom[row] ?? 0
  for (let at = rows.factsFrom[next] ?? 0; at < (rows.factsFrom[next + 1] ?? 0); at += 1)
    merged.facts[filled++] = rows.facts[at] ?? 0
  merged.factsFrom[row + 1] = filled
  source.next = nextLive(source, next + 1)
}
