import type { DecimalSign } from './quantity.rules.ts'

/** Types and limits of reading a bill of materials, for server and browser. */

/** Roles of columns. */
export const bomRoles = [
  'model',
  'brandName',
  'altModel',
  'altBrand',
  'count',
  'ref',
  'description',
  'package',
  'sku',
  'fitted',
  'ownNumber',
  'customerRef',
  'other',
] as const
export type BomRole = (typeof bomRoles)[number]

/** Roles that several columns may have; of other roles only the first column is read. */
const repeatable: readonly BomRole[] = ['altModel', 'altBrand', 'description', 'sku', 'fitted', 'other']
export const mayRepeat = (role: BomRole): boolean => repeatable.includes(role)

export const roleLabels: Record<BomRole, string> = {
  model: 'Part number',
  brandName: 'Manufacturer',
  altModel: 'Alternate part number',
  altBrand: 'Alternate manufacturer',
  count: 'Quantity',
  ref: 'References',
  description: 'Description',
  package: 'Package',
  sku: 'Distributor number',
  fitted: 'Fitted or not',
  ownNumber: 'Your part number',
  customerRef: 'Your reference',
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

/** What a line takes of a cell; references are read to their end. A line is matched by fewer. */
export const MAX_READ_CHARACTERS = 2000
/** Further numbers of a line, as many as are matched. */
export const MAX_ALTERNATES = 20

/** There is no heading: the first row is already a line. */
export const NO_HEADER = -1

/** Every cell as text, exactly as written: 0402 keeps its zero, 1E3 is not converted. */
export type BomRows = readonly (readonly string[])[]

/** Where the lines are and what the columns mean. Rows and columns are counted from 0. */
export interface BomLayout {
  headerRow: number
  firstRow: number
  lastRow: number
  /** One for each column. */
  roles: readonly BomRole[]
  /** The decimal separator of the quantities, if the customer has chosen it. */
  decimalSign?: DecimalSign | undefined
}

/** What only the customer can answer. A line with an unanswered question is not ordered. */
export const questionKinds = ['count', 'fitted', 'repeat'] as const
export type QuestionKind = (typeof questionKinds)[number]

export interface LineQuestion {
  about: QuestionKind
  /** What the sheet says: "1.000", "OPT", the references that are listed twice. */
  written: string
  /** Quantities it may mean. */
  choices: number[]
}

export interface ReadLine {
  /** The row of the sheet it was read from. */
  row: number
  ref: string[]
  model: string
  /** Approved alternates: from their own columns, rows below, or further numbers in the same cell. */
  alternatives: string[]
  /** The makers of the alternates, in the same order; empty where none is given. */
  alternativeBrands: string[]
  brandName: string
  /** Pieces on one board: the quantity, without one the number of references. 0 when that is an open question. */
  count: number
  description: string
  package: string
  sku: string
  fitted: boolean
  /** The customer's own part number, and a reference of the customer's for this line. */
  ownNumber: string
  customerRef: string
  questions: LineQuestion[]
}

export const skipReasons = [
  'heading',
  'title',
  'footer',
  'repeated',
  'alternate',
  'continued',
  'assembly',
  'nothing',
] as const
export type SkipReason = (typeof skipReasons)[number]

export const skipLabels: Record<SkipReason, string> = {
  heading: 'Repeated heading',
  title: 'A title',
  footer: 'A note or a total below the lines',
  repeated: 'Its references are listed above',
  alternate: 'A second source of the line above, kept as its alternate',
  continued: 'Further references of the line above',
  assembly: 'An assembly; its parts are listed below it',
  nothing: 'No part number, value or description',
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

/** The lines that result from a layout. */
export interface BomReading {
  lines: ReadLine[]
  skipped: SkippedRow[]
  warnings: ReadWarning[]
}
