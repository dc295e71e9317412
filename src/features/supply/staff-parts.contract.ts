import { z } from 'zod'
import { PackingCode } from '#features/catalog/catalog.contract.ts'
import { ShownPicture } from '#shared/addresses/shown-picture.ts'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint, HEAVY } from '#shared/endpoint.ts'
import { FileOutput } from '#shared/file-answer.ts'
import { Id } from '#shared/id.schema.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Line, Lines } from '#shared/text.schema.ts'

const When = z.iso.datetime()
const ParameterEdits = z.array(z.object({ attributeId: Id, value: Line(200, 'A value') })).max(200)

/** Which parts: the buyers' search, filtered by manufacturer and category. */
const partFilter = {
  keyword: Line(200, 'A search').default(''),
  brandId: Id.optional(),
  categoryId: Id.optional(),
}

const PartRow = z.object({
  goodsId: Id,
  model: z.string(),
  brandName: z.string(),
  categoryName: z.string(),
  packageName: z.string(),
  stock: z.int(),
  minimum: z.int(),
  multiple: z.int(),
  lifecycle: z.string(),
  currency: Currency,
  /** Of the first tier; null: on request. */
  price: Decimal.nullable(),
})
export type PartRow = z.infer<typeof PartRow>

export const staffParts = endpoint({
  method: 'GET',
  path: '/api/staff/parts/list',
  access: 'staff',
  summary: 'Parts of the catalogue, searched as by buyers',
  input: z.object({ ...partFilter, ...pagingFields(25, 50) }),
  output: paged(PartRow).extend({ isLowerBound: z.boolean() }),
})

/** Options of the filters. */
export const partChoices = endpoint({
  method: 'GET',
  path: '/api/staff/parts/choices',
  access: 'staff',
  summary: 'Manufacturers and categories with parts',
  input: z.object({}),
  output: z.object({
    brands: z.array(z.object({ id: Id, name: z.string(), count: z.int() })),
    categories: z.array(z.object({ id: Id, name: z.string(), level: z.int(), count: z.int() })),
  }),
})

export const exportParts = endpoint({
  method: 'GET',
  path: '/api/staff/parts/export',
  access: 'staff',
  summary: 'The same list as a file for the importer',
  heavy: HEAVY.export,
  input: z.object({ ...partFilter, format: z.enum(['csv', 'xlsx']).default('csv') }),
  output: FileOutput,
})

/** One packaging as in a list; empty where it is not given. */
export const PackingText = z.object({
  kind: PackingCode.exclude(['']),
  /** A price, or tiers as 3000:0.042;6000:0.040. */
  price: Line(2000, 'The price'),
  minimum: Line(20, 'The minimum'),
  multiple: Line(20, 'The multiple'),
  size: Line(20, 'The size'),
  fee: Line(20, 'The fee'),
  number: Line(200, 'The part number'),
})
export type PackingText = z.infer<typeof PackingText>

const Trade = z.object({
  eccn: z.string(),
  hts: z.string(),
  origin: z.string(),
  reach: z.string(),
  msl: z.string(),
  weight: z.string(),
  series: z.string(),
  dateCode: z.string(),
  lot: z.string(),
  nonCancellable: z.string(),
  alternatives: z.string(),
  /** One per line: PCN: title; 2026-03-01; en; https://… */
  documents: z.string(),
  cadSymbol: z.string(),
  cadFootprint: z.string(),
  cadModel: z.string(),
  mating: z.string(),
  accessories: z.string(),
  boards: z.string(),
})

export const PartDetail = z.object({
  goodsId: Id,
  version: z.string(),
  model: z.string(),
  brandName: z.string(),
  categoryId: Id,
  categoryPath: z.array(z.string()),
  packageName: z.string(),
  name: z.string(),
  description: z.string(),
  /** Free for sale. */
  stock: z.int(),
  /** Reserved by open orders that are not shipped. */
  held: z.int(),
  /** One per line, as `PartEdit` takes them. */
  warehouses: z.string(),
  incoming: z.string(),
  minimum: z.int(),
  multiple: z.int(),
  leadWeeks: z.int(),
  lifecycle: z.string(),
  /** Null: unknown. */
  rohs: z.boolean().nullable(),
  datasheet: z.string(),
  picture: z.string(),
  shownPicture: ShownPicture,
  currency: Currency,
  tiers: z.array(z.object({ count: z.int(), price: Decimal, activity: Decimal })),
  parameters: z.array(z.object({ attributeId: Id, name: z.string(), unit: z.string().nullable(), value: z.string() })),
  /** Parameters of its category that it has no value for. */
  missing: z.array(z.object({ attributeId: Id, name: z.string(), unit: z.string().nullable() })),
  trade: Trade,
  /** What a piece costs the shop, as "0.12" or "0.8 CNY"; only for staff who write quotes. */
  cost: z.string().optional(),
  /** Ways to buy it beside its own terms. */
  packings: z.array(PackingText),
  sourceName: z.string().nullable(),
  importId: z.int().nullable(),
  lifecycles: z.array(z.string()),
  currencies: z.array(z.string()),
})
export type PartDetail = z.infer<typeof PartDetail>

export const staffPart = endpoint({
  method: 'GET',
  path: '/api/staff/parts/detail',
  access: 'staff',
  summary: 'One part with everything that can be edited',
  input: z.object({ goodsId: Id }),
  output: PartDetail,
})

/** As in a cell of an import. Fields left out stay; an empty text clears an optional value. */
export const PartEdit = z
  .object({
    /** Of the third level. */
    categoryId: Id,
    packageName: Line(60, 'The package'),
    name: Line(200, 'The name'),
    description: Line(2000, 'The description'),
    /** Tiers as 1:0.10;10:0.08, a third number is the promotional price. Empty: price on request. */
    price: Line(2000, 'The price'),
    currency: Line(3, 'The currency'),
    minimum: Line(20, 'The minimum'),
    multiple: Line(20, 'The multiple'),
    /** Physical stock, including what is reserved by open orders. */
    stock: Line(20, 'The stock'),
    /** One per line: Rotterdam: 1229, 1 day. Without `stock` they are added up. */
    warehouses: Lines(2000, 'The warehouses'),
    /** One per line: 5000 on 2026-12-01. */
    incoming: Lines(2000, 'The incoming stock'),
    leadWeeks: Line(20, 'The lead time'),
    lifecycle: Line(40, 'The lifecycle'),
    rohs: Line(20, 'RoHS'),
    datasheet: Line(2000, 'The datasheet'),
    picture: Line(2000, 'The picture'),
    eccn: Line(40, 'The ECCN'),
    hts: Line(40, 'The tariff number'),
    origin: Line(60, 'The country of origin'),
    reach: Line(60, 'REACH'),
    msl: Line(40, 'The MSL'),
    weight: Line(40, 'The weight'),
    series: Line(60, 'The series'),
    dateCode: Line(40, 'The date code'),
    lot: Line(60, 'The lot'),
    /** Only from staff who write quotes. */
    cost: Line(40, 'The cost'),
    nonCancellable: Line(20, 'Non-cancellable'),
    alternatives: Lines(5000, 'The alternatives'),
    documents: Lines(20_000, 'The documents'),
    cadSymbol: Line(2000, 'The symbol'),
    cadFootprint: Line(2000, 'The footprint'),
    cadModel: Line(2000, 'The 3D model'),
    mating: Lines(5000, 'The mating parts'),
    accessories: Lines(5000, 'The accessories'),
    boards: Lines(5000, 'The evaluation boards'),
    /** The complete list; others are removed. */
    packings: z.array(PackingText).max(7),
  })
  .partial()
export type PartEdit = z.infer<typeof PartEdit>

export const editPart = endpoint({
  method: 'POST',
  path: '/api/staff/parts/edit',
  access: 'staff',
  notAudited: ['cost'],
  summary: 'Change a part; checked by the rules of the import',
  input: z.object({
    goodsId: Id,
    version: z.string().max(40),
    fields: PartEdit.default({}),
    parameters: ParameterEdits.default([]),
  }),
  output: z.object({ changed: z.boolean() }),
})

/** What a form offers. */
export const partFormChoices = endpoint({
  method: 'GET',
  path: '/api/staff/parts/form',
  access: 'staff',
  summary: 'Manufacturers, categories of the third level, currencies and lifecycles for forms of parts',
  input: z.object({}),
  output: z.object({
    brands: z.array(z.string()),
    /** `group` is the path above it. */
    categories: z.array(z.object({ categoryId: Id, name: z.string(), group: z.string() })),
    currencies: z.array(z.string()),
    lifecycles: z.array(z.string()),
  }),
})
export type PartFormChoices = z.infer<typeof partFormChoices.output>

const partNumber = {
  model: Line(300, 'The part number'),
  /** Any of its names. */
  brand: Line(300, 'The manufacturer'),
}

export const partNumbered = endpoint({
  method: 'GET',
  path: '/api/staff/parts/numbered',
  access: 'staff',
  summary: 'The part of a manufacturer with this number, also when it is written with other punctuation',
  input: z.object(partNumber),
  output: z.object({ part: z.object({ goodsId: Id, model: z.string(), brandName: z.string() }).nullable() }),
})

export const createPart = endpoint({
  method: 'POST',
  path: '/api/staff/parts/create',
  access: 'staff',
  notAudited: ['cost'],
  summary: 'Add a part; checked by the rules of the import',
  input: z.object({ ...partNumber, fields: PartEdit.default({}) }),
  output: z.object({ goodsId: Id }),
})

const PartChange = z.object({
  changeId: z.int(),
  at: When,
  who: z.string(),
  /** Column by column. */
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  bulkId: z.int().nullable(),
  /** Undone by a later change. */
  isUndone: z.boolean(),
  isUndo: z.boolean(),
  /** The part was made with it: undoing it removes the part. */
  isCreation: z.boolean(),
  /** It is about what the part costs, and the caller does not write quotes: fields are left out, and it cannot be undone. */
  isHidden: z.boolean(),
  /** What it belongs to, such as a goods receipt: it is undone there. */
  reference: z.string().nullable(),
})
export type PartChange = z.infer<typeof PartChange>

export const partHistory = endpoint({
  method: 'GET',
  path: '/api/staff/parts/history',
  access: 'staff',
  summary: 'Changes of a part by staff, newest first',
  input: z.object({ goodsId: Id, ...pagingFields(20) }),
  output: paged(PartChange),
})

export const undoPartChange = endpoint({
  method: 'POST',
  path: '/api/staff/parts/undo',
  access: 'staff',
  summary: 'Undo a change of a part, unless the same fields have changed since',
  input: z.object({ goodsId: Id, changeId: z.int().positive() }),
  output: z.object({}),
})
