import type { Cell } from 'write-excel-file/node'
import type { TableCell } from '#shared/csv/csv.ts'

export interface Sheet {
  name: string
  /** The first row is the heading: bold, and it stays in sight. */
  rows: readonly (readonly TableCell[])[]
}

// What Excel holds; it refuses to open a file with more.
const MAX_TEXT = 32_767
const MAX_NAME = 31
const NOT_IN_A_NAME = /[[\]:*?/\\]/g

const WIDEST = 60

/** A workbook in which every text is a text: no formula, no lost leading zero, no 1E3 turned into a thousand. */
export async function writeXlsx(sheets: readonly Sheet[]): Promise<Uint8Array> {
  // Loaded lazily: large and rarely needed.
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return await writeExcelFile(
    sheets.map(({ name, rows }) => ({
      sheet: name.replace(NOT_IN_A_NAME, ' ').slice(0, MAX_NAME),
      data: rows.map((row, index) => row.map((cell) => writeCell(cell, index === 0))),
      columns: widthsOf(rows).map((width) => ({ width })),
      stickyRowsCount: 1,
    })),
  ).toBuffer()
}

function writeCell(cell: TableCell, heading: boolean): Cell {
  if (cell === null || cell === undefined || cell === '') return null
  const style = heading ? { fontWeight: 'bold' as const } : {}
  if (typeof cell === 'number') return { value: cell, type: Number, ...style }
  return { value: cell.slice(0, MAX_TEXT), type: String, ...style }
}

function widthsOf(rows: Sheet['rows']): number[] {
  const widths: number[] = []
  for (const row of rows.slice(0, 200))
    for (const [column, cell] of row.entries())
      widths[column] = Math.min(WIDEST, Math.max(widths[column] ?? 10, String(cell ?? '').length + 2))
  return widths
}
