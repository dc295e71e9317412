/** Rows that have something, ascending: the numbers themselves, or a bit for each row of the segment. */
export interface PostingList {
  data: Uint32Array
  from: number
  to: number
  isBits: boolean
  /** How many rows; of a union of bit sets at most so many. */
  count: number
}

/** Numbers of 32 bits for a bit of each row. */
export const wordsFor = (size: number): number => (size + 31) >>> 5

/** A list is stored as what takes less room. */
export const isStoredAsBits = (count: number, size: number): boolean => count > wordsFor(size)

export const hasBit = (bits: Uint32Array, row: number, from = 0): boolean =>
  (((bits[from + (row >>> 5)] ?? 0) >>> (row & 31)) & 1) === 1

export function setBit(bits: Uint32Array, row: number, from = 0): void {
  const word = from + (row >>> 5)
  bits[word] = (bits[word] ?? 0) | (1 << (row & 31))
}

export function unite(lists: readonly PostingList[], size: number): PostingList | undefined {
  const [only, ...others] = lists
  if (!only || others.length === 0) return only
  const count = Math.min(
    size,
    lists.reduce((sum, list) => sum + list.count, 0),
  )
  return isStoredAsBits(count, size) ? uniteAsBits(lists, size, count) : uniteAsRows(lists, count)
}

function uniteAsBits(lists: readonly PostingList[], size: number, count: number): PostingList {
  const data = new Uint32Array(wordsFor(size))
  for (const list of lists) {
    if (list.isBits)
      for (let at = 0; at < data.length; at += 1) data[at] = (data[at] ?? 0) | (list.data[list.from + at] ?? 0)
    else for (let at = list.from; at < list.to; at += 1) setBit(data, list.data[at] ?? 0)
  }
  return { data, from: 0, to: data.length, isBits: true, count }
}

/** No list is a bit set here, because all of them together are short. */
function uniteAsRows(lists: readonly PostingList[], count: number): PostingList {
  const data = new Uint32Array(count)
  let filled = 0
  for (const list of lists) for (let at = list.from; at < list.to; at += 1) data[filled++] = list.data[at] ?? 0
  return rowsOf(data)
}

/** A list of some rows in any order, which are sorted in place. */
export function rowsOf(rows: Uint32Array): PostingList {
  const data = sortUnique(rows)
  return { data, from: 0, to: data.length, isBits: false, count: data.length }
}

/** Ascending and each once; in place. */
export function sortUnique(numbers: Uint32Array): Uint32Array {
  numbers.sort()
  let kept = 0
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0
    if (at === 0 || number !== numbers[kept - 1]) numbers[kept++] = number
  }
  return numbers.subarray(0, kept)
}

/** The place of the first row from `at` on that is not below `row`. Steps are doubled, then halved: it is mostly near. */
function seek(data: Uint32Array, at: number, to: number, row: number): number {
  if (at >= to || (data[at] ?? 0) >= row) return at
  let step = 1
  while (at + step < to && (data[at + step] ?? 0) < row) {
    at += step
    step *= 2
  }
  let [low, high] = [at + 1, Math.min(at + step, to)]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((data[middle] ?? 0) < row) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether a list has a row; rows must be asked for in ascending order. */
export function createTester({ data, from, to, isBits }: PostingList): (row: number) => boolean {
  if (isBits) return (row) => hasBit(data, row, from)
  let at = from
  return (row) => {
    at = seek(data, at, to, row)
    return at < to && data[at] === row
  }
}

/** Keeps those of the first `count` ascending rows that the list has, or has not, in place, and returns how many. */
export function keep(rows: Uint32Array, count: number, list: PostingList, isListed = true): number {
  const { data, from, to, isBits } = list
  let kept = 0
  let place = from
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] ?? 0
    if (!isBits) place = seek(data, place, to, row)
    const has = isBits ? hasBit(data, row, from) : place < to && data[place] === row
    if (has === isListed) rows[kept++] = row
  }
  return kept
}
