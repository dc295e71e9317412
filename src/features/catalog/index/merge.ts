import { segmentOf } from './build-segment.ts'
import { hasBit } from './posting-list.ts'
import { byRank, copyRow, emptyRows, liveCount, type Rows, type Segment } from './segment.ts'

/** Segments of this size are merged only when half of their rows are gone. So a merge never doubles the index. */
export const FULL_SEGMENT = 50_000
/** So many segments of one size become one. Sizes are powers of it. */
const SEGMENTS_OF_A_SIZE = 10

/** The segments to merge next; undefined where there are few enough. */
export function chooseMerge(segments: readonly Segment[]): Segment[] | undefined {
  const sizes = Map.groupBy(segments.filter(isMergeable), (segment) =>
    Math.floor(Math.log(Math.max(1, liveCount(segment))) / Math.log(SEGMENTS_OF_A_SIZE)),
  )
  return [...sizes.values()].find(({ length }) => length >= SEGMENTS_OF_A_SIZE)?.slice(0, SEGMENTS_OF_A_SIZE)
}

const isMergeable = (segment: Segment): boolean => liveCount(segment) < FULL_SEGMENT / 2

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
    if (!best) break
    copyRow(best.rows, best.next, merged, row)
    best.next = nextLive(best, best.next + 1)
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
