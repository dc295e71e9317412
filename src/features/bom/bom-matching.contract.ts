import { z } from 'zod'
import { Decimal } from '../../shared/decimal.schema.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { FileOutput } from '../../shared/file-answer.ts'
import { paged, pagingFields } from '../../shared/paging.ts'
import { Goods, GoodsName, Id, PriceTier } from '../catalog/catalog.contract.ts'
import {
  MOST_BOARDS,
  MOST_LINES,
  MOST_ORDERED,
  MOST_PIECES,
  MOST_SPARE,
  matchReasons,
  warningCodes,
} from './bom.rules.ts'

/** Whatever a sheet holds is taken: the rest of a longer cell is cut off, and so are characters no database keeps. */
const Cell = (length: number) =>
  z.string().overwrite((written) => {
    const text = written.toWellFormed().replaceAll('\0', '').trim()
    return text.length <= length ? text : [...text].slice(0, length).join('')
  })

/** One row of a bill of materials, as it was read. */
export const BomLine = z.object({
  /** Where it stands on the board: R1, R2. A list is taken too. */
  ref: z
    .union([
      Cell(4000),
      z
        .array(z.string())
        .max(5000)
        .transform((refs) => refs.join(', '))
        .pipe(Cell(4000)),
    ])
    .default(''),
  model: Cell(200).default(''),
  /** Other numbers the row allows, in the order of preference. */
  alternatives: z.array(Cell(200)).max(20).default([]),
  brandName: Cell(100).default(''),
  /** Pieces on one board. */
  count: z.number().min(0).max(MOST_PIECES).default(1),
  description: Cell(500).default(''),
  package: Cell(200).default(''),
  /** False: the board has a place for it that stays empty. It is matched and costs nothing. */
  fitted: z.boolean().default(true),
  /** Pieces to order at least, although fewer are needed: the customer took the next price tier. */
  atLeast: z.int().min(1).max(MOST_ORDERED).optional(),
})
export type BomLine = z.output<typeof BomLine>

const lines = <T extends z.ZodType>(line: T) =>
  z
    .array(line)
    .min(1, 'Please give at least one line.')
    .max(MOST_LINES, `A bill of materials has at most ${MOST_LINES.toLocaleString('en')} lines.`)

/** For how many boards, and how many percent more in case some get lost. */
const buildFields = {
  boards: z.int().min(1).max(MOST_BOARDS).default(1),
  spare: z.number().min(0).max(MOST_SPARE).default(0),
}

/** A part as a BOM shows and prices it; the browser prices with the same fields. */
export const BomGoods = GoodsName.extend({
  goodsName: z.string(),
  introduce: z.string(),
  rohs: z.boolean(),
  lifecycle: z.string(),
  leadWeeks: z.int(),
  minBuyCount: z.int(),
  multCount: z.int(),
  currency: z.string(),
  priceList: z.array(PriceTier),
})
export type BomGoods = z.infer<typeof BomGoods>

export const MatchReason = z.enum(matchReasons)
export type MatchReason = z.infer<typeof MatchReason>

export const Candidate = z.object({ match: MatchReason, goods: BomGoods })
export type Candidate = z.infer<typeof Candidate>

/** Amounts of a whole build may be longer than a unit price. */
const Amount = z.string().regex(/^\d{1,30}(\.\d{1,6})?$/)

export const BomWarning = z.object({ code: z.enum(warningCodes), text: z.string() })
export type BomWarning = z.infer<typeof BomWarning>

export const NextTier = z.object({
  count: z.int(),
  unitPrice: Decimal,
  amount: Amount,
  /** `cheaper`: more pieces for no more money. `saving`: the next tier, where a piece costs less. */
  kind: z.enum(['cheaper', 'saving']),
  /** How much less a piece costs there. */
  percent: z.int(),
})

/** What a line costs; made by `priceLine` of bom-pricing.rules.ts, on the server and in the browser. */
export const PricedLine = z.object({
  /** Pieces needed: on one board × boards + spare. */
  count: z.int(),
  /** Pieces to order: rounded up to minimum and multiple. */
  orderCount: z.int(),
  surplus: z.int(),
  unitPrice: Decimal.nullable(),
  amount: Amount.nullable(),
  nextTier: NextTier.nullable(),
  stockCount: z.int(),
  warnings: z.array(BomWarning),
})
export type PricedLine = z.infer<typeof PricedLine>

export const MatchedLine = PricedLine.extend({
  ref: z.string(),
  match: MatchReason,
  /** True: the part is certain. False: it is the best guess, and the customer has to say yes. */
  taken: z.boolean(),
  goods: BomGoods.nullable(),
  /** What else it may be, the likeliest first; without `goods`. */
  candidates: z.array(Candidate),
  /** For a line that is short: parts that can stand in, with enough stock. */
  alternatives: z.array(BomGoods),
})
export type MatchedLine = z.infer<typeof MatchedLine>

/** Of the lines that are taken. */
export const BomTotal = z.object({ currency: z.string(), amount: Amount, lineCount: z.int() })
export type BomTotal = z.infer<typeof BomTotal>

export const matchBom = endpoint({
  method: 'POST',
  path: '/api/bom/match',
  access: 'public',
  summary: 'Find the parts of a bill of materials and price them; the answer has the order of the lines',
  input: z.object({ lines: lines(BomLine), ...buildFields }),
  output: z.object({ list: z.array(MatchedLine), totals: z.array(BomTotal) }),
  body: { maxBytes: 8_000_000 },
})

/** A line with what the customer has decided about it. */
export const DecidedLine = BomLine.extend({
  match: MatchReason,
  taken: z.boolean(),
  goodsId: Id.nullable(),
})
export type DecidedLine = z.output<typeof DecidedLine>

const decidedFields = { lines: lines(DecidedLine), ...buildFields }

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
  summary: 'Keep a bill of materials under a name; with bomId as its newest version',
  input: z.object({ bomId: Id.optional(), name: BomName, ...decidedFields }),
  output: z.object({ bomId: Id, version: z.int() }),
  idempotent: true,
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
  /** Whether a link to it is open. */
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
  input: z.object({ bomId: Id, version: z.int().min(1).optional() }),
  output: OpenedBom.extend({
    bomId: Id,
    createdAt: Moment,
    shared: z.boolean(),
    /** All kept versions, the newest first. */
    history: z.array(SavedBom.pick({ version: true, lineCount: true, boards: true, totals: true, savedAt: true })),
  }),
})

export const renameBom = endpoint({
  method: 'POST',
  path: '/api/bom/rename',
  access: 'buyer',
  summary: 'Give a bill of materials another name',
  input: z.object({ bomId: Id, name: BomName }),
  output: z.object({}),
})

export const deleteBom = endpoint({
  method: 'POST',
  path: '/api/bom/delete',
  access: 'buyer',
  summary: 'Delete a bill of materials with all its versions',
  input: z.object({ bomId: Id }),
  output: z.object({}),
})

export const shareBom = endpoint({
  method: 'POST',
  path: '/api/bom/share',
  access: 'buyer',
  summary: 'Open a link to a bill of materials, or close it; a new link closes the one before',
  input: z.object({ bomId: Id, shared: z.boolean().default(true) }),
  /** `key` is told once: only its hash is kept. The link is /bomResult?key=… */
  output: z.object({ key: z.string().nullable() }),
})

export const sharedBom = endpoint({
  method: 'GET',
  path: '/api/bom/shared',
  access: 'public',
  summary: 'A bill of materials somebody has shared, to read only',
  input: z.object({ key: z.string().max(100) }),
  output: OpenedBom,
})

export const exportBom = endpoint({
  method: 'POST',
  path: '/api/bom/export',
  access: 'public',
  summary: 'A bill of materials with matches and prices as a file for spreadsheets',
  input: z.object({ format: z.enum(['csv', 'xlsx']), name: z.string().max(200).default('BOM'), ...decidedFields }),
  output: FileOutput,
  body: { maxBytes: 8_000_000 },
})

export const bomAlternatives = endpoint({
  method: 'GET',
  path: '/api/bom/alternatives',
  access: 'public',
  summary: 'What can be used instead of a part number',
  input: z.object({ goodsModel: Cell(200), brandName: Cell(100).default(''), ...pagingFields(10, 50) }),
  output: z.object({
    /** The part that is meant, and how sure that is; nothing when the number is not known at all. */
    match: MatchReason,
    goods: Goods.nullable(),
    /** Same function and footprint. */
    list: z.array(Goods),
    totalCount: z.int(),
  }),
})
