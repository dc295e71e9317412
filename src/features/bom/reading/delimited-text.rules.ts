import { AppError } from '#shared/app-error.ts'
import { afterLineEnd, readCell } from '#shared/csv/delimited-cell.ts'
import { MAX_CELLS, MAX_CHARACTERS, MAX_COLUMNS, MAX_ROWS } from './bom-table.ts'

export interface DelimitedText {
  rows: string[][]
  /** Rows in which a quote is opened and never closed. */
  unbalanced: number[]
}

export interface ReadingLimit {
  /** Stops after this many rows instead of refusing, for detection. */
  stopAfter?: number
}

/** With more stray quotes, quotes are read as plain characters. */
const MAX_STRAY_QUOTES = 50

/** Reads RFC 4180 leniently: stray quotes, ragged rows, all line ends. Blank rows at the end are dropped. */
export function readDelimited(text: string, delimiter: string, { stopAfter }: ReadingLimit = {}): DelimitedText {
  const rows: string[][] = []
  const unbalanced: number[] = []
  const most = stopAfter ?? MAX_ROWS
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
    if (row.length > MAX_COLUMNS && stopAfter === undefined) throw tooManyColumns()
    if (++cells > MAX_CELLS) throw tooManyCells()
  }

  while (at < text.length && rows.length < most + 1) {
    if (stopAfter !== undefined && rows.length >= stopAfter) break
    const { value, end, stray } = readCell(text, at, delimiter, unbalanced.length < MAX_STRAY_QUOTES)
    if (stray) unbalanced.push(rows.length + blankRows)
    if (value.length > MAX_CHARACTERS && stopAfter === undefined) throw tooLongCell()
    endCell(value.trim())
    if (text.startsWith(delimiter, end)) {
      at = end + 1
      // A delimiter at the end adds an empty cell.
      if (at >= text.length) endCell('')
      continue
    }
    endRow()
    at = afterLineEnd(text, end)
  }
  if (row.length > 0) endRow()
  return { rows, unbalanced }
}

const tooManyRows = () =>
  new AppError('bom_oversized', 'This file has more than 10,000 lines. Please split it into several files.')

const tooManyColumns = () =>
  new AppError(
    'bom_oversized',
    `This file has more than ${MAX_COLUMNS} columns. Please remove those that do not describe parts.`,
  )

const tooManyCells = () =>
  new AppError(
    'bom_oversized',
    'This file has more than 1,000,000 cells. Please remove the columns that do not describe parts.',
  )

const tooLongCell = () =>
  new AppError(
    'bom_unreadable',
    'A single cell of this file is longer than a spreadsheet can hold. It does not look like a list of parts.',
  )
