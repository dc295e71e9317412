/** A row of a file before its columns are mapped. */
export interface RawRow {
  /** Line of the file, from 1; of a workbook the row of the sheet. */
  line: number
  cells: readonly string[]
  /** Columns whose cell is not empty, where the reader has seen them anyway. */
  filled?: readonly number[]
  /** Set when the row could not be read at all. */
  problem?: string
}

export interface RawTable {
  /** Headings, one for each column. With JSON Lines more are added while it is read. */
  headings: string[]
  /** Notes about the file, e.g. its encoding. */
  format: string
  /** What of the file is not read, for the report. */
  notes?: readonly string[]
  rows: AsyncIterable<RawRow[]>
}

/** Reports how many bytes of the file were read. */
export type OnBytes = (bytes: number) => void

/** The file as a whole cannot be imported. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError'
}

/** What is wrong with the characters of a row. */
export function findBroken(text: string): string | undefined {
  if (text.includes('\uFFFD')) return 'A character is broken: the line is not in the encoding of the file.'
  return text.includes('\0') ? 'The line contains an invalid character.' : undefined
}
