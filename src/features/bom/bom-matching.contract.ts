import { z } from 'zod'
import {
  Alternative,
  Goods,
  GoodsName,
  PackingChoice,
  PackingCode,
  PriceTier,
  Verdict,
} from '#features/catalog/catalog.contract.ts'
import { Incoming } from '#features/catalog/trade-data.schema.ts'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { pagingFields } from '#shared/paging.ts'
import { MAX_ORDER_QUANTITY, MAX_PIECES, MAX_SPARE, matchReasons, warningCodes } from './bom.rules.ts'
import { buildFields, linesOf } from './bom-fields.schema.ts'
import { LineQuestion } from './bom-reading.contract.ts'
import { MAX_ALTERNATES } from './reading/bom-table.ts'

/** Accepts any cell text: too long texts are cut, NUL and similar characters are removed. */
const Cell = (length: number) =>
  z.string().overwrite((written) => {
    const text = written.toWellFormed().replaceAll('\0', '').trim()
    return text.length <= length ? text : [...text].slice(0, length).join('')
  })

/** One row of a bill of materials, as it was read. */
export const BomLine = z.object({
  /** Reference designators: R1, R2. A list is accepted, too. */
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
  alternatives: z.array(Cell(200)).max(MAX_ALTERNATES).default([]),
  /** The makers of the alternatives, in the same order; empty where none is given. */
  alternativeBrands: z.array(Cell(100)).max(MAX_ALTERNATES).default([]),
  brandName: Cell(100).default(''),
  /** Pieces on one board. */
  count: z.number().min(0).max(MAX_PIECES).default(1),
  description: Cell(500).default(''),
  package: Cell(200).default(''),
  /** False: not fitted (DNP). It is matched and costs nothing. */
  fitted: z.boolean().default(true),
  /** A distributor's number, which often contains that of the manufacturer. */
  sku: Cell(200).default(''),
  /** The customer's own part number and reference; copied to the order and its documents. */
  ownNumber: Cell(60).default(''),
  customerRef: Cell(60).default(''),
  /** What only the customer can answer. A line with an unanswered question costs nothing and is not ordered. */
  questions: z.array(LineQuestion).max(5).default([]),
  /** Percent more of this line than of the build, in case some get lost. */
  spare: z.number().min(0).max(MAX_SPARE).optional(),
  /** Minimum to order, although fewer are needed: the customer chose the next price tier. */
  atLeast: z.int().min(1).max(MAX_ORDER_QUANTITY).optional(),
  /** The packaging that the customer chose; without one the cheapest that fits the quantity is taken. */
  packing: PackingCode.optional(),
})
export type BomLine = z.output<typeof BomLine>

/** A part as a BOM shows and prices it; the browser prices with the same fields. */
export const BomGoods = GoodsName.extend({
  goodsName: z.string(),
  introduce: z.string(),
  /** Null: unknown. */
  rohs: z.boolean().nullable(),
  lifecycle: z.string(),
  /** No other maker has a part of the same function and footprint. */
  singleSource: z.boolean().optional(),
  leadWeeks: z.int(),
  /** Further deliveries; absent when none are known. */
  incoming: z.array(Incoming).optional(),
  minBuyCount: z.int(),
  multCount: z.int(),
  currency: Currency,
  priceList: z.array(PriceTier),
  /** How the part is packed when it is bought on its own terms. */
  packaging: PackingChoice.pick({ kind: true, name: true, packCount: true }).optional(),
  /** Ways to buy it, its own terms first; absent when there is nothing to choose. */
  packagings: z.array(PackingChoice).optional(),
})
export type BomGoods = z.infer<typeof BomGoods>

export const BomWarning = z.object({ code: z.enum(warningCodes), text: z.string() })
export type BomWarning = z.infer<typeof BomWarning>

export const MatchReason = z.enum(matchReasons)
export type MatchReason = z.infer<typeof MatchReason>

export const Candidate = z.object({ match: MatchReason, goods: BomGoods, warnings: z.array(BomWarning) })
export type Candidate = z.infer<typeof Candidate>

/** Amounts of a whole build may be longer than a unit price. */
const Amount = z.string().regex(/^\d{1,30}(\.\d{1,6})?$/)

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
  /** In which packaging; empty is the part on its own terms. */
  packing: PackingCode,
  unitPrice: Decimal.nullable(),
  amount: Amount.nullable(),
  /** Reel fees; added to `amount`. */
  feeAmount: Amount,
  nextTier: NextTier.nullable(),
  stockCount: z.int(),
  warnings: z.array(BomWarning),
})
export type PricedLine = z.infer<typeof PricedLine>

export const MatchedLine = PricedLine.extend({
  ref: z.string(),
  match: MatchReason,
  /** True: the part is certain. False: the best guess, which the customer has to confirm. */
  taken: z.boolean(),
  goods: BomGoods.nullable(),
  /** What else it may be, the likeliest first; without `goods`. */
  candidates: z.array(Candidate),
  /** The alternates of the row in its order; without `goods` where the catalogue has none. */
  approved: z.array(
    z.object({
      model: z.string(),
      brandName: z.string(),
      goods: BomGoods.nullable(),
      /** Comparison with the part of the line; undefined when one of the two is not in the catalogue. */
      verdict: Verdict.nullable(),
    }),
  ),
  /** For a line that is short: parts listed for the same job with enough stock, replacements first. */
  alternatives: z.array(BomGoods.extend({ verdict: Verdict })),
})
export type MatchedLine = z.infer<typeof MatchedLine>

/** Of the lines that are taken. */
export const BomTotal = z.object({ currency: Currency, amount: Amount, lineCount: z.int() })
export type BomTotal = z.infer<typeof BomTotal>

export const matchBom = endpoint({
  method: 'POST',
  path: '/api/bom/match',
  access: 'public',
  summary: 'Find the parts of a bill of materials and price them; the answer has the order of the lines',
  input: z.object({ lines: linesOf(BomLine), ...buildFields }),
  output: z.object({ list: z.array(MatchedLine), totals: z.array(BomTotal) }),
  knowsCaller: true,
  heavy: 'lines',
  body: { maxBytes: 8_000_000 },
})

export const bomAlternatives = endpoint({
  method: 'GET',
  path: '/api/bom/alternatives',
  access: 'public',
  summary: 'Alternatives for a part number',
  input: z.object({ goodsModel: Cell(200), brandName: Cell(100).default(''), ...pagingFields(10, 50) }),
  output: z.object({
    /** The part that is meant, and how sure that is; nothing when the number is not known at all. */
    match: MatchReason,
    goods: Goods.nullable(),
    /** Replacements first, each with what differs. */
    list: z.array(Alternative),
    totalCount: z.int(),
    replacementCount: z.int(),
  }),
})
