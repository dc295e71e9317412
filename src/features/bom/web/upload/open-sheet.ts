import type { UploadedBom } from '../../bom-reading.contract.ts'
import { type BomLayout, type BomReading, type BomRole, mayRepeat, type ReadLine } from '../../reading/bom-table.ts'
import { columnNames, mappingKey } from '../../reading/detect.rules.ts'
import { interpretBom } from '../../reading/interpret.rules.ts'
import { findMapping } from './bom-mappings.ts'
import type { ReadBom } from './read-file.ts'

/** A sheet with its column mapping. */
export interface OpenSheet {
  read: ReadBom
  /** As the server found it. */
  found: BomLayout
  layout: BomLayout
  /** The roles come from the last file with these headings. */
  isRemembered: boolean
}

export const mappingKeyOf = ({ bom }: ReadBom, { headerRow }: BomLayout) => mappingKey(columnNames(bom.rows, headerRow))

export function openSheet(read: ReadBom): OpenSheet {
  const { headerRow, firstRow, lastRow, columns } = read.bom
  const found: BomLayout = { headerRow, firstRow, lastRow, roles: columns.map((column) => column.role) }
  const roles = findMapping(mappingKeyOf(read, found), found.roles)
  return { read, found, layout: roles ? { ...found, roles } : found, isRemembered: roles !== undefined }
}

/** Null for a text, which has no sheets. */
export const nameOfSheet = ({ read }: OpenSheet): string | null => read.bom.sheets.chosen

/** As long as nothing is changed, the lines are those that came with the file. */
export const readingOf = ({ read: { bom }, layout, found }: OpenSheet): BomReading =>
  layout === found ? asRead(bom) : interpretBom(bom.rows, layout)

const asRead = ({ lines, skipped, warnings }: UploadedBom): BomReading => ({
  lines,
  skipped,
  warnings: warnings.filter(({ row }) => row !== null),
})

/** The lines of several sheets in the order of the workbook. */
export function linesTogether(sheets: readonly OpenSheet[]): ReadLine[] {
  const order = sheets[0]?.read.bom.sheets.names ?? []
  const placeOf = (sheet: OpenSheet) => order.indexOf(nameOfSheet(sheet) ?? '')
  return sheets.toSorted((a, b) => placeOf(a) - placeOf(b)).flatMap((sheet) => readingOf(sheet).lines)
}

export const withRole = (layout: BomLayout, index: number, role: BomRole): BomLayout => ({
  ...layout,
  roles: layout.roles.map((other, place) => (place === index ? role : other)),
})

/** Assigns the role to a column; a role that only one column may have is removed from the other. Undefined: no column. */
export const withColumn = (layout: BomLayout, role: BomRole, index: number | undefined): BomLayout => ({
  ...layout,
  roles: layout.roles.map((other, place) => {
    if (place === index) return role
    return other === role && (index === undefined || !mayRepeat(role)) ? 'other' : other
  }),
})
