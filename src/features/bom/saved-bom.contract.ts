import { z } from 'zod'
import { endpoint, HEAVY } from '#shared/endpoint.ts'
import { FileOutput } from '#shared/file-answer.ts'
import { Id, Version } from '#shared/id.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { buildFields, linesOf } from './bom-fields.schema.ts'
import { BomLine, BomTotal, MatchedLine, MatchReason } from './bom-matching.contract.ts'

/** A line with what the customer has decided about it. */
export const DecidedLine = BomLine.extend({
  match: MatchReason,
  taken: z.boolean(),
  goodsId: Id.nullable(),
})
export type DecidedLine = z.output<typeof DecidedLine>

const decidedFields = { lines: linesOf(DecidedLine), ...buildFields }

const BomName = z
  .string()
  .overwrite((name) =>
    name
      .toWellFormed()
      .replace(/[\p{Cc}\s]+/gu, ' ')
      .trim(),
  )
  .min(1, 'Please give the BOM a name.')
  .max(100, 'A name has at most 100 characters.')

export const saveBom = endpoint({
  method: 'POST',
  path: '/api/bom/save',
  access: 'buyer',
  teamRight: 'order',
  summary: 'Save a bill of materials under a name; with bomId as its newest version',
  input: z.object({ bomId: Id.optional(), name: BomName, ...decidedFields }),
  output: z.object({ bomId: Id, version: z.int() }),
  idempotent: true,
  heavy: 'lines',
  body: { maxBytes: 8_000_000 },
})

const Moment = z.iso.datetime()

export const SavedBom = z.object({
  bomId: Id,
  name: z.string(),
  version: z.int(),
  lineCount: z.int(),
  boards: z.int(),
  spare: z.number(),
  /** As of the day of saving. */
  totals: z.array(BomTotal),
  createdAt: Moment,
  savedAt: Moment,
  /** Whether it has an active share link. */
  shared: z.boolean(),
})
export type SavedBom = z.infer<typeof SavedBom>

export const myBoms = endpoint({
  method: 'GET',
  path: '/api/bom/my',
  access: 'buyer',
  summary: "The caller's bills of materials, the last saved first",
  input: z.object(pagingFields(20)),
  output: paged(SavedBom),
})

/** What is different from the day of saving. `before` and `now`, prices or pieces, are null where there is nothing. */
export const BomChange = z.object({
  /**
   * `cheaper`, `dearer`, `priced`, `unpriced`: the unit price. `stock`: there was enough and now is not, or the other
   * way round. `gone`: no longer sold. `found`: a line nothing was found for, until now.
   */
  kind: z.enum(['cheaper', 'dearer', 'priced', 'unpriced', 'stock', 'gone', 'found']),
  /** Place of the line, from 0. */
  line: z.int(),
  ref: z.string(),
  goodsModel: z.string(),
  before: z.string().nullable(),
  now: z.string().nullable(),
})
export type BomChange = z.infer<typeof BomChange>

const OpenedBom = z.object({
  name: z.string(),
  version: z.int(),
  boards: z.int(),
  spare: z.number(),
  savedAt: Moment,
  /** The lines as they were read, in the order of `list`. */
  lines: z.array(BomLine),
  /** With today's prices and stock. */
  list: z.array(MatchedLine),
  totals: z.array(BomTotal),
  totalsThen: z.array(BomTotal),
  changes: z.array(BomChange),
})
export type OpenedBom = z.infer<typeof OpenedBom>

export const bomDetail = endpoint({
  method: 'GET',
  path: '/api/bom/detail',
  access: 'buyer',
  summary: "One of the caller's bills of materials with today's prices and what has changed since it was saved",
  heavy: HEAVY.bom,
  input: z.object({ bomId: Id, version: Version.min(1).optional() }),
  output: OpenedBom.extend({
    bomId: Id,
    createdAt: Moment,
    shared: z.boolean(),
    /** All saved versions, the newest first. */
    history: z.array(SavedBom.pick({ version: true, lineCount: true, boards: true, totals: true, savedAt: true })),
  }),
})

export const renameBom = endpoint({
  method: 'POST',
  path: '/api/bom/rename',
  access: 'buyer',
  teamRight: 'order',
  summary: 'Rename a bill of materials',
  input: z.object({ bomId: Id, name: BomName }),
  output: z.object({}),
})

export const deleteBom = endpoint({
  method: 'POST',
  path: '/api/bom/delete',
  access: 'buyer',
  teamRight: 'order',
  summary: 'Delete a bill of materials with all its versions',
  input: z.object({ bomId: Id }),
  output: z.object({}),
})

export const shareBom = endpoint({
  method: 'POST',
  path: '/api/bom/share',
  access: 'buyer',
  teamRight: 'order',
  summary: 'Create or revoke the share link of a bill of materials; a new link replaces the old one',
  input: z.object({ bomId: Id, shared: z.boolean().default(true) }),
  /** `key` is returned once: only its hash is stored. The link is /bomResult?key=… */
  output: z.object({ key: z.string().nullable() }),
})

export const sharedBom = endpoint({
  method: 'GET',
  path: '/api/bom/shared',
  access: 'public',
  summary: 'A shared bill of materials, read-only',
  heavy: HEAVY.bom,
  input: z.object({ key: z.string().max(100) }),
  output: OpenedBom,
  knowsCaller: true,
})

export const exportBom = endpoint({
  method: 'POST',
  path: '/api/bom/export',
  access: 'public',
  summary: 'A bill of materials with matches and prices as a file for spreadsheets',
  input: z.object({ format: z.enum(['csv', 'xlsx']), name: z.string().max(200).default('BOM'), ...decidedFields }),
  output: FileOutput,
  knowsCaller: true,
  heavy: 'lines',
  body: { maxBytes: 8_000_000 },
})
