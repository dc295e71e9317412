/** Writes CSV for spreadsheets, safe against formula injection. */

export type TableCell = string | number | null | undefined

/** Prefixes that spreadsheets read as a formula. */
const LOOKS_LIKE_A_FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/
// The semicolon and the tab too: in some countries a spreadsheet splits at them.
const NEEDS_QUOTES = /["\r\n,;\t]|^\s|\s$/

/** Byte order mark: without it Excel reads UTF-8 as the local code page. */
const BYTE_ORDER_MARK = '\uFEFF'

/** RFC 4180: commas, CRLF, quotes doubled. Numbers stay numbers; a text is never taken for a formula. */
export function writeCsv(rows: readonly (readonly TableCell[])[]): string {
  return BYTE_ORDER_MARK + writeCsvRows(rows)
}

/** Further rows of a file that is written in pieces. */
export const writeCsvRows = (rows: readonly (readonly TableCell[])[]): string =>
  rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')

function writeCell(cell: TableCell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const text = LOOKS_LIKE_A_FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
