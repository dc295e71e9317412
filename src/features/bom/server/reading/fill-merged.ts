import { MAX_ROWS } from '../../reading/bom-table.ts'
import { columnOf } from './read-sheet.ts'

/** Limits the work for overlapping ranges. */
const MAX_FILLED = 100_000

/**
 * A cell merged over several rows holds its text only in the first of them; the others mean the same part. A quantity
 * is not repeated: it counts for all of them together.
 */
export function fillMerged(rows: string[][], merged: readonly string[]): number {
  let filled = 0
  for (const range of merged) {
    const [from = '', to = ''] = range.split(':')
    const column = columnOf(from)
    const [first, last] = [rowOf(from), Math.min(rowOf(to), rows.length - 1, MAX_ROWS)]
    if (filled > MAX_FILLED) break
    if (column === undefined || column !== columnOf(to) || !(last > first)) continue
    const text = rows[first]?.[column] ?? ''
    if (text === '' || /^\d{1,5}$/.test(text)) continue
    for (const cells of rows.slice(first + 1, last + 1)) {
      while (cells.length <= column) cells.push('')
      cells[column] = text
      filled++
    }
  }
  return filled
}

const rowOf = (address: string): number => Number(/\d+$/.exec(address)?.[0] ?? 0) - 1
