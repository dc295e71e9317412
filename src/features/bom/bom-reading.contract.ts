import { z } from 'zod'
import { endpoint, HEAVY } from '#shared/endpoint.ts'
import { Upload } from '#shared/uploaded-file.ts'
import { bomRoles, MAX_BYTES, MAX_COLUMNS, MAX_ROWS, questionKinds, skipReasons } from './reading/bom-table.ts'

export const BomRole = z.enum(bomRoles)

export const BomColumn = z.object({ index: z.int(), name: z.string(), role: BomRole })
export type BomColumn = z.infer<typeof BomColumn>

/** What only the customer can answer; a line with a question is not ordered before it is answered. */
export const LineQuestion = z.object({
  about: z.enum(questionKinds),
  written: z.string(),
  choices: z.array(z.number()),
})

/** The same as `ReadLine` of reading/bom-table.ts, which documents the fields. */
export const UploadedLine = z.object({
  row: z.int(),
  ref: z.array(z.string()),
  model: z.string(),
  alternatives: z.array(z.string()),
  alternativeBrands: z.array(z.string()),
  brandName: z.string(),
  count: z.int().min(0),
  description: z.string(),
  package: z.string(),
  sku: z.string(),
  fitted: z.boolean(),
  ownNumber: z.string(),
  customerRef: z.string(),
  questions: z.array(LineQuestion),
})

const Row = z.int().min(0).max(MAX_ROWS)

export const UploadedBom = z.object({
  /** Encoding and delimiter; null for workbooks. */
  format: z.object({
    kind: z.enum(['text', 'xlsx']),
    encoding: z.string().nullable(),
    /** `,` `;` tab `|`, `columns` for fixed widths, `spaces`, or null for a single column. */
    delimiter: z.string().nullable(),
  }),
  /** The visible sheets of a workbook; a text has none, and `chosen` is null. */
  sheets: z.object({ names: z.array(z.string()), chosen: z.string().nullable() }),
  /** Rows are counted from 0 in `rows`; -1: there is no heading. */
  headerRow: z.int(),
  firstRow: z.int(),
  lastRow: z.int(),
  columns: z.array(BomColumn),
  /** Every row of the file; empty cells at its end may be left out. For another layout `interpretBom` makes new lines of them. */
  rows: z.array(z.array(z.string())),
  lines: z.array(UploadedLine),
  skipped: z.array(z.object({ row: z.int(), why: z.enum(skipReasons) })),
  /** `row` null: about the whole file. */
  warnings: z.array(z.object({ row: z.int().nullable(), text: z.string() })),
})
export type UploadedBom = z.infer<typeof UploadedBom>

export const uploadBom = endpoint({
  method: 'POST',
  path: '/api/bom/upload',
  access: 'public',
  summary: 'Read a bill of materials: CSV, TSV, semicolons, pipes, XLSX as a file, or pasted text. Nothing is stored.',
  input: z.object({
    file: Upload.optional(),
    text: z.string().max(MAX_BYTES, 'The text is larger than 5 MB.').optional(),
    /** Overrides the detection: the name of the sheet, … */
    sheet: z.string().max(255).optional(),
    /** … the row of the heading, -1 for none, … */
    headerRow: z.int().min(-1).max(MAX_ROWS).optional(),
    firstRow: Row.optional(),
    lastRow: Row.optional(),
    /** … and the role of each column. */
    roles: z.array(BomRole).max(MAX_COLUMNS).optional(),
  }),
  output: UploadedBom,
  upload: { maxBytes: MAX_BYTES },
  heavy: HEAVY.file,
  // JSON escapes make the body larger than the text.
  body: { maxBytes: 2 * MAX_BYTES },
})
