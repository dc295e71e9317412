import { z } from 'zod'
import { ShownPicture } from '#shared/addresses/shown-picture.ts'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint } from '#shared/endpoint.ts'
import { FileOutput } from '#shared/file-answer.ts'
import { Id } from '#shared/id.schema.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { pagingFields } from '#shared/paging.ts'
import { outcomes } from './alternatives/compared-part.ts'
import { CadModel, GoodsDocument } from './documents.schema.ts'
import { PACKING_CODES } from './packing/packing-codes.ts'
import { Incoming, TradeData, WarehouseStock } from './trade-data.schema.ts'

export const Brand = z.object({ brandId: Id, brandName: z.string() })
export type Brand = z.infer<typeof Brand>

export const BrandDetail = Brand.extend({ introduce: z.string(), goodsCount: z.int() })
export type BrandDetail = z.infer<typeof BrandDetail>

export const CategoryName = z.object({ categoryId: Id, categoryName: z.string() })
export type CategoryName = z.infer<typeof CategoryName>

/** A category to link: its path is from the top down to itself. */
export const PlacedCategory = CategoryName.extend({ path: z.array(CategoryName) })
export type PlacedCategory = z.infer<typeof PlacedCategory>

/** Three levels; `more` tells that there are further levels below. */
export interface Category extends CategoryName {
  goodsCount: number
  more: boolean
  child: Category[]
}
export const Category: z.ZodType<Category> = CategoryName.extend({
  goodsCount: z.int(),
  more: z.boolean(),
  get child() {
    return z.array(Category)
  },
})

/**
 * `maxBuyCount` 0 is unlimited; an `activityPrice` above 0 is the price charged. With `listPrice` the price is one that was agreed with
 * the buyer: everybody else pays the list price.
 */
export const PriceTier = z.object({
  minBuyCount: z.int(),
  maxBuyCount: z.int(),
  price: Decimal,
  activityPrice: Decimal,
  listPrice: Decimal.optional(),
})
export type PriceTier = z.infer<typeof PriceTier>

/** `tape` is a part on tape of which any number can be bought: full reels and a strip. */
export const PackingKind = z.enum([...PACKING_CODES, 'tape', 'other'])
export type PackingKind = z.infer<typeof PackingKind>

/** Which packaging of a part; empty is the part on its own terms. */
export const PackingCode = z.enum(['', ...PACKING_CODES])
export type PackingCode = z.infer<typeof PackingCode>

/** One way to buy a part. All of them share its stock, which is counted in pieces. */
export const PackingChoice = z.object({
  packing: PackingCode,
  kind: PackingKind,
  name: z.string(),
  /** Where this packaging has a number of its own. */
  partNumber: z.string().nullable(),
  minBuyCount: z.int(),
  multCount: z.int(),
  /** Pieces in one reel, tray, tube. */
  packCount: z.int().nullable(),
  /** For each reel that is wound for the order; "0" otherwise. */
  fee: Decimal,
  priceList: z.array(PriceTier),
})
export type PackingChoice = z.infer<typeof PackingChoice>

/** The fields to name and link a part. */
export const GoodsName = z.object({
  goodsId: Id,
  goodsModel: z.string(),
  brand: Brand,
  package: z.string(),
  stockCount: z.int(),
  coverPic: ShownPicture,
})
export type GoodsName = z.infer<typeof GoodsName>

export const Goods = GoodsName.extend({
  goodsName: z.string(),
  introduce: z.string(),
  dataManual: z.string().nullable(),
  /** Null: unknown. */
  rohs: z.boolean().nullable(),
  /** Active, NRND, Last time buy, Obsolete; No longer in range: missing from a full list; Unknown: no list has named one. */
  lifecycle: z.string(),
  leadWeeks: z.int(),
  minBuyCount: z.int(),
  multCount: z.int(),
  sales: z.int(),
  currency: Currency,
  lowestPrice: Decimal.nullable(),
  /** The unit price at `count`, the smallest quantity that can be ordered. */
  price: Decimal.nullable(),
  count: z.int(),
  category: CategoryName,
  priceList: z.array(PriceTier),
  replace: z.array(GoodsName),
})
export type Goods = z.infer<typeof Goods>

/** One rating of a part beside that of its alternative; `worse` and `better` are those of the alternative. */
export const Difference = z.object({
  code: z.string(),
  name: z.string(),
  outcome: z.enum(outcomes),
  original: z.string(),
  alternative: z.string(),
})

/** `replacement`: nothing is worse, and nothing that matters is unknown. `similar` is everything else. */
export const Verdict = z.object({
  kind: z.enum(['replacement', 'similar']),
  /** What is not the same: worse first, then unknown, then better. */
  differences: z.array(Difference),
  sameCount: z.int(),
})
export type Verdict = z.infer<typeof Verdict>

export const Alternative = Goods.extend({ verdict: Verdict })
export type Alternative = z.infer<typeof Alternative>

export const Parameter = z.object({ code: z.string(), name: z.string(), value: z.string() })
export type Parameter = z.infer<typeof Parameter>

/** The same part under another number. */
export const OtherPackaging = GoodsName.extend({
  packingName: z.string(),
  minBuyCount: z.int(),
  multCount: z.int(),
  price: Decimal.nullable(),
  currency: Currency,
})
export type OtherPackaging = z.infer<typeof OtherPackaging>

/** A part that belongs to another; `goods` is null when the catalogue does not have it. */
export const RelatedPart = z.object({
  relation: z.enum(['mating', 'accessories', 'boards']),
  goodsModel: z.string(),
  brandName: z.string(),
  goods: GoodsName.nullable(),
})
export type RelatedPart = z.infer<typeof RelatedPart>

export const GoodsDocuments = z.object({
  /** Beside the datasheet, the newest first. */
  documents: z.array(GoodsDocument),
  cad: z.array(CadModel),
  related: z.array(RelatedPart),
})
export type GoodsDocuments = z.infer<typeof GoodsDocuments>

export const GoodsDetail = Goods.extend({
  trade: TradeData.nullable(),
  /** `valueId` filters the category by this value. */
  parameters: z.array(Parameter.extend({ valueId: Id })),
  packageId: Id,
  /** From the top category down to the part's own. */
  categoryPath: z.array(CategoryName),
  /** The same part in other packaging. */
  packagings: z.array(OtherPackaging),
  /** Ways to buy this very part; the first is the one of `priceList`, `minBuyCount` and `multCount`. */
  packingChoices: z.array(PackingChoice),
  /** The quickest to ship first; empty when the stock is not counted by warehouse. */
  warehouses: z.array(WarehouseStock),
  /** Deliveries on their way; `leadWeeks` is the factory lead time. */
  incoming: z.array(Incoming),
  ...GoodsDocuments.shape,
})
export type GoodsDetail = z.infer<typeof GoodsDetail>

export const goodsDetail = endpoint({
  method: 'GET',
  path: '/api/goods/detail',
  access: 'public',
  summary: 'One part with its prices, parameters and alternatives',
  input: z.object({ goodsId: Id }),
  output: GoodsDetail,
  cacheSeconds: 10,
})

export const relatedGoods = endpoint({
  method: 'GET',
  path: '/api/goods/related',
  access: 'public',
  summary: 'Replacements and similar parts, each with what differs, a page at a time',
  input: z.object({ replaceGoodsId: Id, ...pagingFields(5) }),
  output: z.object({ list: z.array(Alternative), totalCount: z.int(), replacementCount: z.int() }),
})

export const alternativeVerdict = endpoint({
  method: 'GET',
  path: '/api/goods/verdict',
  access: 'public',
  summary: 'Whether one part can replace another, and in what it differs',
  input: z.object({ goodsId: Id, otherGoodsId: Id }),
  output: z.object({ verdict: Verdict }),
})

export const downloadManual = endpoint({
  method: 'GET',
  path: '/api/goods/download/manual',
  access: 'public',
  summary: 'The datasheet of a part as PDF',
  input: z.object({ goodsId: Id, save: z.boolean().default(false) }),
  output: FileOutput,
})

export const categoryTree = endpoint({
  method: 'GET',
  path: '/api/category/search',
  access: 'public',
  summary: 'The categories in three levels, filtered by name when one is given',
  input: z.object({ categoryName: z.string().max(200).default('') }),
  output: z.object({ list: z.array(Category) }),
  cacheSeconds: 60,
})

export const categoryDetail = endpoint({
  method: 'GET',
  path: '/api/category/detail',
  access: 'public',
  summary: 'One category with its path and its children',
  input: z.object({ categoryId: Id }),
  output: z.object({ category: Category, path: z.array(CategoryName) }),
  cacheSeconds: 60,
})

export const brandList = endpoint({
  method: 'GET',
  path: '/api/manufacturer',
  access: 'public',
  summary: 'All manufacturers, and the ones the shop recommends',
  input: z.object({}),
  output: z.object({ brand: z.array(BrandDetail.omit({ introduce: true })), recommendBrand: z.array(Brand) }),
  cacheSeconds: 60,
})

export const brandDetail = endpoint({
  method: 'GET',
  path: '/api/manufacturer/detail',
  access: 'public',
  summary: 'One manufacturer with the first page of its goods',
  input: z.object({ brandId: Id, ...pagingFields(20) }),
  output: BrandDetail.extend({ list: z.array(Goods), totalCount: z.int() }),
})

export const goodsCount = endpoint({
  method: 'GET',
  path: '/api/goods/count',
  access: 'public',
  summary: 'The size of the catalogue',
  input: z.object({}),
  output: z.object({ goodsCount: z.int(), brandCount: z.int(), categoryCount: z.int() }),
  cacheSeconds: 60,
})

export const newPictures = endpoint({
  method: 'GET',
  path: '/api/goods/image/new',
  access: 'public',
  summary: 'Pictures of the newest goods',
  input: z.object({ limit: z.int().min(1).max(50).default(12) }),
  output: z.object({ list: z.array(GoodsName) }),
  cacheSeconds: 60,
})

const Showcase = z.array(GoodsName)

export const home = endpoint({
  method: 'GET',
  path: '/api/home',
  access: 'public',
  summary: 'Data of the home page: the four most-search lists, the categories and the size of the catalogue',
  input: z.object({ hotCount: z.int().min(1).max(50).default(12) }),
  output: z.object({
    new: Showcase,
    recommend: Showcase,
    hot: Showcase,
    scarcity: Showcase,
    categories: z.array(CategoryName.extend({ goodsCount: z.int(), coverPic: ShownPicture })),
    goodsCount: z.int(),
    brandCount: z.int(),
    categoryCount: z.int(),
  }),
  cacheSeconds: 60,
})
