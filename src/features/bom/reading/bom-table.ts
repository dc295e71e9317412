/** Words and bounds of reading a bill of materials, for both sides. */

/** What a column of the sheet says about the part. */
export const bomRoles = [
  'model',
  'brandName',
  'count',
  'ref',
  'description',
  'package',
  'sku',
  'fitted',
  'other',
] as const
export type BomRole = (typeof bomRoles)[number]

/** Of these a line reads several columns; of the others the first one. */
const repeatable: readonly BomRole[] = ['model', 'brandName', 'description', 'sku', 'fitted', 'other']
export const mayRepeat = (role: BomRole): boolean => repeatable.includes(role)

export const roleLabels: Record<BomRole, string> = {
  model: 'Part number',
  brandName: 'Manufacturer',
  count: 'Quantity',
  ref: 'References',
  description: 'Description',
  package: 'Package',
  sku: 'Distributor number',
  fitted: 'Fitted or not',
  other: 'Not used',
}

export const MAX_BYTES = 5 * 1024 * 1024
/** 10,000 lines, and the heading, titles and notes around them. */
export const MAX_ROWS = 10_100
export const MAX_COLUMNS = 256
/** A list of 10,000 lines has fewer, even with a hundred columns. */
export const MAX_CELLS = 1_000_000
/** What a cell of a spreadsheet can hold. */
export const MAX_CHARACTERS = 32_767

/** There is no heading: the first row is already a line. */
export const NO_HEADER = -1

/** Every cell as text, exactly as it is written: 0402 keeps its zero, 1E3 is no thousand. */
export type BomRows = readonly (readonly string[])[]

/** Where the lines are and what the columns mean. Rows and columns are counted from 0. */
export interface BomLayout {
  headerRow: number
  firstRow: number
  lastRow: number
  /** One for each column. */
  roles: readonly BomRole[]
}

export interface ReadLine {
  /** The row of the sheet it was read from. */
  row: number
  ref: string[]
  model: string
  /** Other numbers the row allows: from further part number columns, or further numbers in the same cell. */
  alternatives: string[]
  brandName: string
  /** Pieces on one board: the quantity, without one the number of references, without these 1. */
  count: number
  description: string
  package: string
  sku: string
  fitted: boolean
}

export const skipReasons = ['heading', 'title', 'footer', 'repeated', 'nothing'] as const
export type SkipReason = (typeof skipReasons)[number]

export const skipLabels: Record<SkipReason, string> = {
  heading: 'The heading once more',
  title: 'A title',
  footer: 'A note or a total below the lines',
  repeated: 'Its references are listed above',
  nothing: 'Nothing that says which part it is',
}

export interface SkippedRow {
  row: number
  why: SkipReason
}

export interface ReadWarning {
  /** Null: it is about the whole file. */
  row: number | null
  text: string
}

/** What a layout makes of the rows. */
export interface BomReading {
  lines: ReadLine[]
  skipped: SkippedRow[]
  warnings: ReadWarning[]
}
