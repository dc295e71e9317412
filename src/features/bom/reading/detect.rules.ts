import { type BomLayout, type BomRole, type BomRows, NO_HEADER } from './bom-table.ts'
import { findRoles } from './find-columns.rules.ts'
import { findHeaderRow } from './find-header.rules.ts'
import { plainHeading } from './header-words.rules.ts'
import { isBlank, isFooter } from './row-kinds.rules.ts'

/** Given by the caller; the rest is detected. */
export type LayoutOptions = Partial<BomLayout>

/** Heading, first and last line and the roles of the columns. */
export function detectLayout(rows: BomRows, options: LayoutOptions = {}): BomLayout {
  const last = rows.length - 1
  const headerRow = within(options.headerRow ?? findHeaderRow(rows), NO_HEADER, last)
  const found = options.roles && options.roles.length >= widthOf(rows) ? [...options.roles] : findRoles(rows, headerRow)
  const roles: BomRole[] = found.map((role, index) => options.roles?.[index] ?? role).slice(0, widthOf(rows))
  const firstRow = within(options.firstRow ?? headerRow + 1, 0, last)
  return { headerRow, firstRow, lastRow: within(options.lastRow ?? findLastRow(rows, firstRow), firstRow, last), roles }
}

/** The name of each column as its heading gives it. */
export const columnNames = (rows: BomRows, headerRow: number): string[] =>
  Array.from({ length: widthOf(rows) }, (_, index) => (rows[headerRow]?.[index] ?? '').replace(/\s+/g, ' ').trim())

/** Storage key of the user's column mapping for these headings. */
export const mappingKey = (names: readonly string[]): string => names.map(plainHeading).join('|')

const widthOf = (rows: BomRows) => rows.reduce((widest, row) => Math.max(widest, row.length), 0)
const within = (row: number, lowest: number, highest: number) =>
  Math.max(lowest, Math.min(row, Math.max(highest, lowest)))

/** Skips notes and sums at the end. */
function findLastRow(rows: BomRows, firstRow: number): number {
  let last = rows.length - 1
  while (last > firstRow && (isBlank(rows[last] ?? []) || isFooter(rows[last] ?? []))) last--
  return last
}
