import { type BomRows, MAX_COLUMNS, NO_HEADER } from './bom-table.ts'
import { isWholeNumber, onOneLine } from './cell-kinds.rules.ts'
import { meaningOf } from './header-words.rules.ts'

/** Rows searched for the heading; titles and addresses may be above it. */
const SEARCHED_ROWS = 60

/** The heading row, or NO_HEADER. The first of equally good rows. */
export function findHeaderRow(rows: BomRows): number {
  let best = { row: NO_HEADER, meanings: 0 }
  for (const [row, cells] of rows.slice(0, SEARCHED_ROWS).entries()) {
    const meanings = countMeanings(cells)
    if (meanings > best.meanings) best = { row, meanings }
  }
  return best.row === NO_HEADER ? rows.findIndex(isSingleHeading) : best.row
}

/** Among unknown names one that is certain, over rows of which none of its cells could be one: Item, MPN, X */
function isSingleHeading(cells: readonly string[], row: number, rows: BomRows): boolean {
  if (row >= SEARCHED_ROWS || cells.length > MAX_COLUMNS || cells.some((cell) => /\d/.test(cell))) return false
  const column = cells.findIndex((cell) => isColumnWord(onOneLine(cell)))
  return column >= 0 && /\d/.test(rows[row + 1]?.[column] ?? '')
}

/** A row with an amount of money is a line. */
const PRICE = /^\s*[$€£¥]\s?\d+[.,]\d{2}\s*$/

/** Number of different roles a row names; 0 when it is not a heading. */
export function countMeanings(cells: readonly string[]): number {
  // The file will be refused; looking at a row of 250,000 cells would take seconds.
  if (cells.length > MAX_COLUMNS) return 0
  if (cells.some((cell) => PRICE.test(cell))) return 0
  const written = cells.map(onOneLine).filter((cell) => cell !== '')
  const hits = written.map(meaningOf)
  const sure = hits.filter((hit) => hit && hit.strength >= 4)
  const roles = new Set(hits.map((hit) => hit?.role)).size - (hits.includes(undefined) ? 1 : 0)
  // One word is enough for a list of one or two columns: `manf#`
  const enough = roles >= 2 ? sure.length >= 1 : sure.some((hit) => hit && hit.strength >= 7) && written.length <= 2
  return enough ? roles : 0
}

/** Quick check: headings have few digits, most cells of a list have more. */
const MANY_DIGITS = /\d\D*\d\D*\d/

const isColumnWord = (text: string): boolean => !MANY_DIGITS.test(text) && (meaningOf(text)?.strength ?? 0) >= 7

/** A repeated heading or its second row: most cells are column names, and none is a number. */
export function repeatsHeading(cells: readonly string[], heading: readonly string[]): boolean {
  const written = cells.reduce((count, cell) => (cell === '' ? count : count + 1), 0)
  let strangers = 0
  for (const [column, cell] of cells.entries()) {
    if (cell === '') continue
    if (isWholeNumber(cell)) return false
    const text = onOneLine(cell)
    if (text === onOneLine(heading[column] ?? '') || isColumnWord(text)) continue
    // Fast path: nearly every row is rejected at its first cells.
    if (++strangers > written * 0.4) return false
  }
  return written - strangers >= 2
}
