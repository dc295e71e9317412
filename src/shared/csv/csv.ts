/** Writes CSV for spreadsheets, safe against formula injection. */

export type TableCell = string | number | null | undefined

const SIGN = '[=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20]'
/** Where a cell begins: also behind the semicolon and the tab, at which spreadsheets of some countries split. */
const BEFORE_SIGN = `(^|[;\\t\\r\\n])((?:[^\\S\\t\\r\\n]|")*'*)`
const FORMULA = new RegExp(`${BEFORE_SIGN}(?=${SIGN})`, 'g')
const DISARMED = new RegExp(`${BEFORE_SIGN}'(?=${SIGN})`, 'g')
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

/** An apostrophe before what spreadsheets read as the beginning of a formula. */
const disarm = (text: string): string => text.replace(FORMULA, "$1$2'").replace(/^(?='*[\t\r\n])/, "'")

/** The text of a cell that `writeCsv` has written, without its apostrophes. */
export const readDisarmed = (cell: string): string =>
  cell.includes("'") ? cell.replace(/^'(?='*[\t\r\n])/, '').replace(DISARMED, '$1$2') : cell

function writeCell(cell: TableCell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const text = disarm(cell)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
