import { isStoredAsBits, setBit, wordsFor } from './posting-list.ts'
import { byRank, copyRow, emptyRows, type Rows, type Segment, shareNumbers } from './segment.ts'

/** A part as a row to be. Each fact is there once. */
export interface NewRow {
  id: number
  rank: number
  columns: readonly number[]
  facts: ArrayLike<number>
}

/** Parts as rows in any order. It can be used again for others. */
export class RowWriter {
  readonly #rows: Rows
  size = 0

  constructor(capacity: number, columnCount: number) {
    this.#rows = emptyRows(capacity, capacity, columnCount)
  }

  push({ id, rank, columns, facts }: NewRow): void {
    const rows = this.#rows
    const row = this.size
    const from = rows.factsFrom[row] ?? 0
    if (from + facts.length > rows.facts.length) rows.facts = grown(rows.facts, from + facts.length)
    rows.ids[row] = id
    rows.ranks[row] = rank
    for (const [at, column] of rows.columns.entries()) column[row] = columns[at] ?? Number.NaN
    rows.facts.set(facts, from)
    rows.factsFrom[row + 1] = from + facts.length
    this.size += 1
  }

  /** Valid until something is written again. */
  take(): Rows {
    const { size } = this
    this.size = 0
    return { ...this.#rows, size }
  }
}

function grown(numbers: Uint32Array, needed: number): Uint32Array {
  const larger = shareNumbers(needed * 2)
  larger.set(numbers)
  return larger
}

/** Of rows in any order. */
export function buildSegment(rows: Rows): Segment {
  const { size, ids, ranks } = rows
  const order = Uint32Array.from({ length: size }, (_, row) => row).sort((one, other) =>
    byRank(ranks[one] ?? 0, ids[one] ?? 0, ranks[other] ?? 0, ids[other] ?? 0),
  )
  const sorted = emptyRows(size, rows.factsFrom[size] ?? 0, rows.columns.length)
  for (let row = 0; row < size; row += 1) copyRow(rows, order[row] ?? 0, sorted, row)
  return segmentOf(sorted)
}

/** Adds the posting lists to rows. */
export const segmentOf = (rows: Rows): Segment => ({
  ...rows,
  ...invert(rows),
  byId: sortById(rows),
  gone: shareNumbers(wordsFor(rows.size)),
  goneCount: 0,
})

/** Of posting lists that are bit sets, which begin at what is left of it. */
const BITS = 2 ** 31

/** By fact; zero between two uses, so that a small segment costs no more than its own facts. */
let scratch = new Uint32Array(1024)

/** Counts each fact, gives its list its place, and writes the rows into the lists. */
function invert({ size, facts, factsFrom }: Rows): Pick<Segment, 'listed' | 'counts' | 'listsFrom' | 'lists'> {
  const known = countFacts(facts)
  const places = scratch
  const listed = shareNumbers(known.length)
  const counts = shareNumbers(known.length)
  const listsFrom = shareNumbers(known.length + 1)
  listed.set(known)
  let length = 0
  for (let at = 0; at < listed.length; at += 1) {
    const fact = listed[at] ?? 0
    const count = places[fact] ?? 0
    const isBits = isStoredAsBits(count, size)
    counts[at] = count
    places[fact] = isBits ? BITS + length : length
    length += isBits ? wordsFor(size) : count
    listsFrom[at + 1] = length
  }
  const lists = shareNumbers(length)
  for (let row = 0; row < size; row += 1)
    for (let at = factsFrom[row] ?? 0; at < (factsFrom[row + 1] ?? 0); at += 1) {
      const fact = facts[at] ?? 0
      const place = places[fact] ?? 0
      if (place >= BITS) setBit(lists, row, place - BITS)
      else {
        lists[place] = row
        places[fact] = place + 1
      }
    }
  for (const fact of listed) places[fact] = 0
  return { listed, counts, listsFrom, lists }
}

/** Leaves the counts in `scratch` and returns the facts, ascending. */
function countFacts(facts: Uint32Array): Uint32Array {
  const counts = scratchFor(facts)
  const known: number[] = []
  for (let at = 0; at < facts.length; at += 1) {
    const fact = facts[at] ?? 0
    const count = counts[fact] ?? 0
    if (count === 0) known.push(fact)
    counts[fact] = count + 1
  }
  return Uint32Array.from(known).sort()
}

function scratchFor(facts: Uint32Array): Uint32Array {
  let highest = 0
  for (let at = 0; at < facts.length; at += 1) highest = Math.max(highest, facts[at] ?? 0)
  if (highest >= scratch.length) scratch = new Uint32Array(highest * 2)
  return scratch
}

/** An id and its row as one number: floats have 53 bits, and numbers are sorted much faster than by a function. */
const ROW_BITS = 21

function sortById({ size, ids }: Rows): Uint32Array {
  const keys = new Float64Array(size)
  for (let row = 0; row < size; row += 1) keys[row] = (ids[row] ?? 0) * 2 ** ROW_BITS + row
  keys.sort()
  const byId = shareNumbers(size)
  for (let at = 0; at < size; at += 1) byId[at] = (keys[at] ?? 0) % 2 ** ROW_BITS
  return byId
}
