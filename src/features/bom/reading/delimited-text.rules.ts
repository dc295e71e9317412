import { AppError } from '#shared/app-error.ts'
import { MOST_CELLS, MOST_CHARACTERS, MOST_COLUMNS, MOST_ROWS } from './bom-table.ts'

export interface DelimitedText {
  rows: string[][]
  /** Rows in which a quote is opened and never closed. */
  unbalanced: number[]
}

export interface ReadingLimit {
  /** Stop after so many rows instead of refusing: enough to see what a text is. */
  stopAfter?: number
}

const QUOTE = 34
const LINE_FEED = 10
const CARRIAGE_RETURN = 13
/** A text with more stray quotes does not use them as quotes at all. */
const MOST_STRAY_QUOTES = 50

/** Reads RFC 4180 and what people make of it: stray quotes, ragged rows, every line end. Blank rows at the end go. */
export function readDelimited(text: string, delimiter: string, { stopAfter }: ReadingLimit = {}): DelimitedText {
  const rows: string[][] = []
  const unbalanced: number[] = []
  const most = stopAfter ?? MOST_ROWS
  let blankRows = 0
  let row: string[] = []
  let cells = 0
  let at = 0

  const endRow = () => {
    if (row.every((cell) => cell === '')) blankRows++
    else {
      if (rows.length + blankRows >= most && stopAfter === undefined) throw tooManyRows()
      for (; blankRows > 0; blankRows--) rows.push([])
      rows.push(row)
    }
    row = []
  }
  const endCell = (cell: string) => {
    row.push(cell)
    if (row.length > MOST_COLUMNS && stopAfter === undefined) throw tooManyColumns()
    if (++cells > MOST_CELLS) throw tooManyCells()
  }

  while (at < text.length && rows.length < most + 1) {
    if (stopAfter !== undefined && rows.length >= stopAfter) break
    const quoted = unbalanced.length < MOST_STRAY_QUOTES ? openingQuote(text, at) : -1
    const cell = quoted >= 0 ? readQuoted(text, quoted + 1, delimiter) : undefined
    if (quoted >= 0 && !cell) unbalanced.push(rows.length + blankRows)
    const { value, end } = cell ?? readPlain(text, quoted >= 0 ? quoted + 1 : at, delimiter)
    if (value.length > MOST_CHARACTERS && stopAfter === undefined) throw tooLongCell()
    endCell(value.trim())
    if (text.startsWith(delimiter, end)) {
      at = end + 1
      // A delimiter at the very end still opens one more, empty cell.
      if (at >= text.length) endCell('')
      continue
    }
    endRow()
    at = end + (text.charCodeAt(end) === CARRIAGE_RETURN && text.charCodeAt(end + 1) === LINE_FEED ? 2 : 1)
  }
  if (row.length > 0) endRow()
  return { rows, unbalanced }
}

/** Where the quote of this cell is, or -1; spaces may stand before it. */
function openingQuote(text: string, start: number): number {
  let at = start
  while (text.charCodeAt(at) === 32) at++
  return text.charCodeAt(at) === QUOTE ? at : -1
}

function readPlain(text: string, start: number, delimiter: string): { value: string; end: number } {
  const separator = delimiter.charCodeAt(0)
  let end = start
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end)
    if (code === separator || code === LINE_FEED || code === CARRIAGE_RETURN) break
  }
  return { value: text.slice(start, end), end }
}

/** A cell in quotes, or undefined when its end is missing: then the quote is taken for a stray one. */
function readQuoted(text: string, start: number, delimiter: string): { value: string; end: number } | undefined {
  let lineEnd = false
  for (let at = start; at < text.length && at - start <= MOST_CHARACTERS; at++) {
    const code = text.charCodeAt(at)
    if (code === LINE_FEED || code === CARRIAGE_RETURN) lineEnd = true
    if (code !== QUOTE) continue
    if (text.charCodeAt(at + 1) === QUOTE) {
      at++
      continue
    }
    const end = closesAt(text, at + 1, delimiter)
    if (end >= 0) return { value: text.slice(start, at).replaceAll('""', '"'), end }
    // On a later line a cell begins with a quote: the one before it was never closed.
    if (lineEnd && opensCell(text, at, delimiter)) return undefined
  }
  return undefined
}

/** After its closing quote a cell ends, spaces aside; -1 when something else follows. */
function closesAt(text: string, after: number, delimiter: string): number {
  let at = after
  while (text.charCodeAt(at) === 32) at++
  const code = text.charCodeAt(at)
  return at >= text.length || code === LINE_FEED || code === CARRIAGE_RETURN || text.startsWith(delimiter, at) ? at : -1
}

function opensCell(text: string, quote: number, delimiter: string): boolean {
  const before = text.charCodeAt(quote - 1)
  return before === LINE_FEED || before === CARRIAGE_RETURN || text[quote - 1] === delimiter
}

const tooManyRows = () =>
  new AppError('bom_oversized', 'This file has more than 10,000 lines. Please split it into several files.')

const tooManyColumns = () =>
  new AppError(
    'bom_oversized',
    `This file has more than ${MOST_COLUMNS} columns. Please leave out those that do not describe parts.`,
  )

const tooManyCells = () =>
  new AppError(
    'bom_oversized',
    'This file has more than 1,000,000 cells. Please leave out the columns that do not describe parts.',
  )

const tooLongCell = () =>
  new AppError(
    'bom_unreadable',
    'A single cell of this file is longer than a spreadsheet can hold. It does not look like a list of parts.',
  )
