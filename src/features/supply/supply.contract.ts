import { z } from 'zod'
import { AssignedTo } from '#features/staff/work.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { FileOutput } from '#shared/file-answer.ts'
import { Id } from '#shared/id.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { UploadOnDisk } from '#shared/uploaded-file.ts'

export const importKinds = ['full', 'delta', 'price', 'stock'] as const
export type ImportKind = (typeof importKinds)[number]

/** To check: compared or failed, and waiting for a decision. */
export const importStates = ['all', 'check', 'applied', 'undone'] as const
export type ImportState = (typeof importStates)[number]

export const isImportKind = (text: string): text is ImportKind => (importKinds as readonly string[]).includes(text)

const MAX_UPLOAD_BYTES = 4 * 1024 ** 3

const SourceName = z.string().trim().min(1).max(100)

/** Mapping of headings to fields. */
const ColumnMapping = z.record(z.string().max(100), z.string().max(30))

export const ImportSummary = z.object({
  importId: Id,
  sourceName: z.string(),
  kind: z.enum(importKinds),
  status: z.enum(['waiting', 'staging', 'staged', 'applying', 'applied', 'undoing', 'undone', 'failed']),
  fileNames: z.array(z.string()),
  newCount: z.int(),
  changedCount: z.int(),
  unchangedCount: z.int(),
  goneCount: z.int(),
  badCount: z.int(),
  noteCount: z.int(),
  lineCount: z.int(),
  /** How far the changes are merged. */
  appliedSeq: z.int(),
  plannedSeq: z.int(),
  problem: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
})

export const uploadImport = endpoint({
  method: 'POST',
  path: '/api/staff/import/upload',
  access: 'staff',
  summary: 'A list of goods, prices or stock: it is read and compared with the store, nothing is changed yet',
  upload: { maxBytes: MAX_UPLOAD_BYTES, toDisk: true },
  input: z.object({
    file: UploadOnDisk,
    kind: z.enum(importKinds).default('delta'),
    source: SourceName.default('default'),
    mapping: ColumnMapping.default({}),
  }),
  output: z.object({ importId: Id }),
})

export type ImportSummary = z.infer<typeof ImportSummary>

export const listImports = endpoint({
  method: 'GET',
  path: '/api/staff/import/list',
  access: 'staff',
  summary: 'Imports, newest first',
  input: z.object({ state: z.enum(importStates).default('all'), assignedTo: AssignedTo, ...pagingFields(20) }),
  output: paged(ImportSummary),
})

export const importDetail = endpoint({
  method: 'GET',
  path: '/api/staff/import/detail',
  access: 'staff',
  summary: 'Progress of an import, its column mapping, and the largest price changes',
  input: z.object({ importId: Id }),
  output: ImportSummary.extend({
    columns: z.array(z.object({ heading: z.string(), meaning: z.string() })),
    priceJumps: z.array(
      z.object({
        model: z.string(),
        brandName: z.string(),
        oldPrice: z.string(),
        newPrice: z.string(),
        factor: z.number(),
      }),
    ),
  }),
})

export const importLines = endpoint({
  method: 'GET',
  path: '/api/staff/import/lines',
  access: 'staff',
  summary: 'Skipped lines of an import, or notes about imported lines',
  input: z.object({ importId: Id, bad: z.boolean().default(true), ...pagingFields(50, 500) }),
  output: paged(z.object({ file: z.int(), line: z.int(), reason: z.string(), content: z.string() })),
})

export const ImportSample = z.object({
  action: z.enum(['changed', 'new', 'gone']),
  model: z.string(),
  brandName: z.string(),
  /** Column by column, only what differs. */
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
})
export type ImportSample = z.infer<typeof ImportSample>

export const importSamples = endpoint({
  method: 'GET',
  path: '/api/staff/import/samples',
  access: 'staff',
  summary: 'The first hundred parts that an import changes, adds and discontinues',
  input: z.object({ importId: Id }),
  output: z.object({ list: z.array(ImportSample) }),
})

export const importReport = endpoint({
  method: 'GET',
  path: '/api/staff/import/report',
  access: 'staff',
  summary: 'All skipped lines and notes, as CSV',
  input: z.object({ importId: Id }),
  output: FileOutput,
})

export const importSources = endpoint({
  method: 'GET',
  path: '/api/staff/import/sources',
  access: 'staff',
  summary: 'Names of the sources of imported lists',
  input: z.object({}),
  output: z.object({ list: z.array(z.string()) }),
})

export const changeImportColumns = endpoint({
  method: 'POST',
  path: '/api/staff/import/columns',
  access: 'staff',
  summary: 'Map columns, save the mapping for the source, and read the files again; nothing is applied',
  input: z.object({ importId: Id, mapping: ColumnMapping }),
  output: z.object({}),
})

export const applyImport = endpoint({
  method: 'POST',
  path: '/api/staff/import/apply',
  access: 'staff',
  summary: 'Apply an import, or resume an interrupted one',
  input: z.object({ importId: Id }),
  output: z.object({}),
})

export const checkImports = endpoint({
  method: 'POST',
  path: '/api/staff/import/checked',
  access: 'staff',
  summary: 'Mark imports as checked: they leave the queue and are not applied',
  input: z.object({ importIds: z.array(Id).min(1).max(100) }),
  output: z.object({ count: z.int() }),
})

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/staff/import/undo',
  access: 'staff',
  summary: 'Undo an import as a whole, unless its goods have changed since',
  input: z.object({ importId: Id }),
  output: z.object({}),
})
