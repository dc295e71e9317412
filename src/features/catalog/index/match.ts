import { keep, type PostingList, rowsOf, unite, wordsFor } from './posting-list.ts'
import type { NumberedAnyOf, NumberedQuestion, NumberedRange } from './question.ts'
import { isGone, listOf, rowOf, type Segment } from './segment.ts'

/** Writes the rows of a segment that are hits, ascending, and returns how many. */
export function match(segment: Segment, question: NumberedQuestion, rows: Uint32Array): number {
  const lists = listsOf(segment, question)
  if (!lists) return 0
  const { required, excluded } = lists
  const [shortest, ...others] = required
  let count: number
  if (!shortest || shortest.isBits) count = writeRows(commonBits(segment, required), rows)
  else {
    count = shortest.count
    for (let at = 0; at < count; at += 1) rows[at] = shortest.data[shortest.from + at] ?? 0
    for (const list of others) count = keep(rows, count, list)
    if (segment.goneCount > 0) count = keepLive(segment, rows, count)
  }
  if (excluded) count = keep(rows, count, excluded, false)
  for (const range of question.where) count = keepInRange(segment, range, rows, count)
  return count
}

/** The number of hits. Bit sets are counted without writing their rows. */
export function countMatches(segment: Segment, question: NumberedQuestion, rows: Uint32Array): number {
  if (question.where.length > 0 || question.not) return match(segment, question, rows)
  const lists = listsOf(segment, question)
  const isOfBits = lists && (lists.required[0]?.isBits ?? true)
  return isOfBits ? countBits(commonBits(segment, lists.required)) : match(segment, question, rows)
}

interface Lists {
  /** All of which a hit is in, the shortest first. */
  required: PostingList[]
  excluded: PostingList | undefined
}

/** Undefined where nothing can be a hit. */
function listsOf(segment: Segment, { all, any, not, isNothing }: NumberedQuestion): Lists | undefined {
  if (isNothing) return undefined
  const required: PostingList[] = []
  for (const fact of all) {
    const list = listOf(segment, fact)
    if (!list) return undefined
    required.push(list)
  }
  for (const one of any) {
    const list = listOfAny(segment, one)
    if (!list) return undefined
    required.push(list)
  }
  // A bit set is longer than every array.
  required.sort((one, other) => Number(one.isBits) - Number(other.isBits) || one.count - other.count)
  return { required, excluded: not && listOfAny(segment, not) }
}

export function listOfAny(segment: Segment, { facts, ids }: NumberedAnyOf): PostingList | undefined {
  const lists = facts.flatMap((fact) => listOf(segment, fact) ?? [])
  const rows = ids.map((id) => rowOf(segment, id)).filter((row) => row >= 0)
  if (rows.length > 0) lists.push(rowsOf(Uint32Array.from(rows)))
  return unite(lists, segment.size)
}

/** A bit for each row that is in all of these bit sets and is not gone; without any of them, for each that is not gone. */
function commonBits({ size, gone }: Segment, lists: readonly PostingList[]): Uint32Array {
  const bits = new Uint32Array(wordsFor(size))
  for (let at = 0; at < bits.length; at += 1) bits[at] = ~(gone[at] ?? 0)
  // The last number has room for rows that do not exist.
  if (size % 32 > 0) bits[bits.length - 1] = (bits[bits.length - 1] ?? 0) & (2 ** (size % 32) - 1)
  for (const { data, from } of lists)
    for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (data[from + at] ?? 0)
  return bits
}

function writeRows(bits: Uint32Array, rows: Uint32Array): number {
  let count = 0
  for (let at = 0; at < bits.length; at += 1) {
    let left = bits[at] ?? 0
    while (left !== 0) {
      rows[count++] = at * 32 + 31 - Math.clz32(left & -left)
      left &= left - 1
    }
  }
  return count
}

function countBits(bits: Uint32Array): number {
  let count = 0
  for (let at = 0; at < bits.length; at += 1) {
    // Sums of neighbouring bits: of pairs, of fours, of eights, and of all.
    let sums = bits[at] ?? 0
    sums -= (sums >>> 1) & 0x55555555
    sums = (sums & 0x33333333) + ((sums >>> 2) & 0x33333333)
    count += Math.imul((sums + (sums >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

function keepLive(segment: Segment, rows: Uint32Array, count: number): number {
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] ?? 0
    if (!isGone(segment, row)) rows[kept++] = row
  }
  return kept
}

function keepInRange(segment: Segment, range: NumberedRange, rows: Uint32Array, count: number): number {
  const { from, to, numbers } = range
  const column = segment.columns[range.column] ?? new Float64Array()
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] ?? 0
    const value = column[row] ?? Number.NaN
    if (value >= from && value <= to && (!numbers || numbers.has(value))) rows[kept++] = row
  }
  return kept
}
