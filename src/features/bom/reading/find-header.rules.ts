import { type BomRows, NO_HEADER } from './bom-table.ts'
import { isWholeNumber, onOneLine } from './cell-kinds.rules.ts'
import { meaningOf } from './header-words.rules.ts'

/** Titles, dates and addresses stand above the heading, but not a whole page of them. */
const SEARCHED_ROWS = 60

/** The row that names the columns, or NO_HEADER. Of two that are as good, the first. */
export function findHeaderRow(rows: BomRows): number {
  let best = { row: NO_HEADER, meanings: 0 }
  for (const [row, cells] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const meanings = countMeanings(cells)
    if (meanings > best.meanings) best = { row, meanings }
  }
  return best.row
}

/** How many different things a row names; 0 when it is no heading. */
export function countMeanings(cells: readonly string[]): number {
  const written = cells.map(onOneLine).filter((cell) => cell !== '')
  const hits = written.map(meaningOf)
  const sure = hits.filter((hit) => hit && hit.strength >= 4)
  const roles = new Set(hits.map((hit) => hit?.role)).size - (hits.includes(undefined) ? 1 : 0)
  // One word is enough for a list of one or two columns: `manf#`
  const enough = roles >= 2 ? sure.length >= 1 : sure.some((hit) => hit && hit.strength >= 7) && written.length <= 2
  return enough ? roles : 0
}

/** No word for a column has so many digits, and most cells of a list have: they need not be looked at more closely. */
const MANY_DIGITS = /\d\D*\d\D*\d/

const isColumnWord = (text: string): boolean => !MANY_DIGITS.test(text) && (meaningOf(text)?.strength ?? 0) >= 7

/** The heading once more, or a second row of it: most of its cells are words for columns, and none is a number. */
export function repeatsHeading(cells: readonly string[], heading: readonly string[]): boolean {
  const written = cells.reduce((count, cell) => (cell === '' ? count : count + 1), 0)
  let strangers = 0
  for (const [column, cell] of cells.entries()) {
    if (cell === '') continue
    if (isWholeNumber(cell)) return false
    const text = onOneLine(cell)
    if (text === onOneLine(heading[column] ?? '') || isColumnWord(text)) continue
    // Nearly every row ends here at its first cells, which keeps long files fast.
    if (++strangers > written * 0.4) return false
  }
  return written - strangers >= 2
}
