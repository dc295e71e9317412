import { afterLineEnd, MAX_CELL_CHARACTERS, readCell } from '#shared/csv/delimited-cell.ts'
import { findBroken, type RawRow } from './raw-row.ts'

/** Lookahead before a row is split off: its closing quote may be far away. */
const LOOK_AHEAD = 4 * MAX_CELL_CHARACTERS
/** Longer lines are reported and skipped. */
const MAX_ROW_CHARACTERS = 1_000_000
const MAX_COLUMNS = 1000
const ENDS_OF_LINES = /\r\n|\r|\n/g

const isSpace = (code: number): boolean => code <= 32 || code === 0xa0 || code === 0xfeff
const hasEdge = (cell: string): boolean => isSpace(cell.charCodeAt(0)) || isSpace(cell.charCodeAt(cell.length - 1))

/** Splits a stream of text into rows. Buffers a few hundred kilobytes at most. */
export class RowSplitter {
  readonly #delimiter: string
  #text = ''
  #line: number
  /** Inside a line that is too long: skip to its end. */
  #skipping = false

  constructor(delimiter: string, firstLine = 1) {
    this.#delimiter = delimiter
    this.#line = firstLine
  }

  push(piece: string): RawRow[] {
    this.#text += piece
    return this.#read(false)
  }

  end(): RawRow[] {
    return this.#read(true)
  }

  #read(isLast: boolean): RawRow[] {
    const rows: RawRow[] = []
    const text = this.#text
    let at = 0
    while (at < text.length && (isLast || text.length - at > LOOK_AHEAD)) {
      if (this.#skipping) {
        const end = text.indexOf('\n', at)
        if (end < 0) {
          at = text.length
          break
        }
        this.#skipping = false
        this.#line += 1
        at = end + 1
        continue
      }
      const next = this.#readRow(text, at, isLast, rows)
      if (next < 0) {
        if (text.length - at < MAX_ROW_CHARACTERS) break
        rows.push({ line: this.#line, cells: [], problem: 'The line is longer than 1,000,000 characters.' })
        this.#skipping = true
        continue
      }
      at = next
    }
    this.#text = text.slice(at)
    return rows
  }

  /** Start of the next row, or -1 when the end of this one is not buffered yet. */
  #readRow(text: string, start: number, isLast: boolean, rows: RawRow[]): number {
    const lineEnd = text.indexOf('\n', start)
    if (lineEnd < 0 && !isLast) return -1
    const stop = lineEnd < 0 ? text.length : lineEnd
    const plain = text.slice(start, text.charCodeAt(stop - 1) === 13 ? stop - 1 : stop)
    // Fast path for nearly all rows: no quotes and no other line ends.
    if (!plain.includes('"') && !plain.includes('\r')) {
      const cells = plain.split(this.#delimiter)
      this.#add(rows, cells, findBroken(plain))
      this.#line += 1
      return stop + 1
    }
    return this.#readQuoted(text, start, isLast, rows)
  }

  #readQuoted(text: string, start: number, isLast: boolean, rows: RawRow[]): number {
    const cells: string[] = []
    let stray = false
    for (let at = start; ; ) {
      const cell = readCell(text, at, this.#delimiter, !stray)
      stray ||= cell.stray
      cells.push(cell.value.trim())
      if (cell.end >= text.length && !isLast) return -1
      if (cell.end < text.length && text.startsWith(this.#delimiter, cell.end)) {
        at = cell.end + 1
        continue
      }
      const next = afterLineEnd(text, cell.end)
      this.#add(rows, cells, stray ? 'A quotation mark is opened and not closed.' : findBroken(text.slice(start, next)))
      this.#line += Math.max(1, text.slice(start, next).match(ENDS_OF_LINES)?.length ?? 1)
      return next
    }
  }

  /** Trims the cells, and notes those that are not empty: of hundreds of columns a line fills a few. */
  #add(rows: RawRow[], cells: string[], problem?: string): void {
    const line = this.#line
    const filled: number[] = []
    let longest = 0
    for (let column = 0; column < cells.length; column += 1) {
      let cell = cells[column] ?? ''
      if (cell === '') continue
      if (hasEdge(cell)) {
        cell = cell.trim()
        cells[column] = cell
        if (cell === '') continue
      }
      longest = Math.max(longest, cell.length)
      filled.push(column)
    }
    if (problem) rows.push({ line, cells, problem })
    else if (cells.length > MAX_COLUMNS)
      rows.push({ line, cells: [], problem: 'The line has more than 1,000 columns.' })
    else if (longest > MAX_CELL_CHARACTERS)
      rows.push({ line, cells: [], problem: 'A cell is longer than 32,767 characters.' })
    else if (filled.length > 0) rows.push({ line, cells, filled })
  }
}
