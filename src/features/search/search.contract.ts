import { z } from 'zod'
import { CategoryName, Goods, GoodsName, PlacedCategory } from '#features/catalog/catalog.contract.ts'
import { CurrencyRate, ParameterChoice, ParameterFacet } from '#features/catalog/filters.contract.ts'
import { PRICE_BANDS } from '#features/catalog/prices/price-bands.rules.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { pagingFields } from '#shared/paging.ts'
import { MAX_CHOSEN_IDS } from './search.rules.ts'

/** Any text is accepted; a longer one is cut, not refused. */
const SearchText = z.string().transform((text) => [...text].slice(0, 200).join('').trim())

export const sorts = ['best', 'stock', 'price', 'priceDown', 'model'] as const

const FacetValue = z.object({ id: z.int(), name: z.string(), count: z.int() })
export type FacetValue = z.infer<typeof FacetValue>

export const Facets = z.object({
  brand: z.array(FacetValue),
  category: z.array(FacetValue),
  package: z.array(FacetValue),
  /** Ranges of the lowest price, each in one currency. */
  price: z.array(FacetValue),
  inStock: z.int(),
  rohs: z.int(),
})
export type Facets = z.infer<typeof Facets>

/** How a description such as "10k 0603 1%" was understood. */
const UnderstoodQuery = z.object({
  facts: z.array(
    z.object({
      name: z.string(),
      /** The search without it; null when it was derived. */
      without: z.string().nullable(),
    }),
  ),
  /** Words that no part matches, and that were left out. */
  rest: z.array(z.string()),
  /** The category whose page has the parameters of all of it; nothing when it is several. */
  category: PlacedCategory.nullable(),
})
export type UnderstoodQuery = z.infer<typeof UnderstoodQuery>

const ChosenIds = z.array(Id).max(MAX_CHOSEN_IDS).default([])

export const searchGoods = endpoint({
  method: 'GET',
  path: '/api/goods/search',
  access: 'public',
  summary:
    'Find parts by number: the number itself, its other packagings and numbers that begin like it. With fuzzy=true also numbers that contain the text or differ from it by a typing error, and descriptions (10k 0603 1%)',
  input: z.object({
    goodsModel: SearchText,
    fuzzy: z.boolean().default(false),
    /** Each may be given several times; goods fit when they are one of them. */
    brandId: ChosenIds,
    categoryId: ChosenIds,
    packageId: ChosenIds,
    priceBand: z.int().min(1).max(PRICE_BANDS).optional(),
    /** Filter what is found by words; a number is not filtered by them. */
    parameters: z.array(ParameterChoice).max(20).default([]),
    inStock: z.boolean().default(false),
    rohs: z.boolean().default(false),
    sort: z.enum(sorts).default('best'),
    /** Asks for the parameters that can filter further, which costs more than the goods themselves. */
    withParameters: z.boolean().default(false),
    ...pagingFields(20, 50),
  }),
  output: z.object({
    /** The part itself, possibly of several makers or in several spellings. */
    exact: z.array(Goods),
    /** The same part in other packaging. */
    packagings: z.array(Goods),
    /** Parts whose numbers begin like the exact one, when no number goes on from it. */
    family: z.array(Goods),
    list: z.array(Goods),
    totalCount: z.int(),
    countedUpTo: z.int(),
    /** Whether there are more hits than are counted: then `totalCount` and the counts of the facets are "at least". */
    isLowerBound: z.boolean(),
    facets: Facets,
    /** The filters of the category that holds all that was found by words, or that was chosen. */
    parameters: z.array(ParameterFacet),
    /** What was looked for instead, when the number itself is not known. */
    suggestion: z.string().nullable(),
    /** How the text was understood, when it is a description and no number. An old name; it has nothing to do with `features/need`. */
    need: UnderstoodQuery.nullable(),
    /** How currencies are compared, when the order depends on prices. */
    rates: z.array(CurrencyRate),
    /** A number that no part has, for an RFQ; also beside parts with similar numbers. Null for a word. */
    rfqModel: z.string().nullable(),
  }),
})
export type SearchInput = z.output<typeof searchGoods.input>
export type SearchResult = z.output<typeof searchGoods.output>

/** What a text may mean besides a part. `count` is how many parts there are of it. */
export const Suggestion = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('category'),
    id: Id,
    name: z.string(),
    /** The category above it. */
    within: z.string().nullable(),
    /** From the top down to the category itself. */
    path: z.array(CategoryName),
    count: z.int(),
  }),
  z.object({ kind: z.literal('manufacturer'), id: Id, name: z.string(), count: z.int() }),
  z.object({
    kind: z.literal('specification'),
    /** The search for all of it, such as "100nF 0603". */
    text: z.string(),
    category: CategoryName,
    /** Nothing when it would take too long to count them. */
    count: z.int().nullable(),
  }),
])
export type Suggestion = z.infer<typeof Suggestion>

export const retrieveGoods = endpoint({
  method: 'GET',
  path: '/api/goods/retrieve',
  access: 'public',
  summary: 'Suggestions while typing: parts by number; categories, manufacturers and specifications',
  input: z.object({ goodsModel: SearchText, limit: z.int().min(1).max(20).default(10) }),
  output: z.object({
    list: z.array(GoodsName),
    /** Whether no number has what was typed, so that `list` holds those with a typing error. */
    isSimilar: z.boolean(),
    others: z.array(Suggestion),
  }),
  cacheSeconds: 30,
})

/** The entries of the A-Z index, in the order they are shown. */
export const indexKeys = ['0', '#', ...'123456789', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

export const indexGoods = endpoint({
  method: 'GET',
  path: '/api/goods/index',
  access: 'public',
  summary: 'Goods whose number begins with a letter, a digit or any other sign (#), in the order of their numbers',
  input: z.object({
    key: z
      .string()
      .transform((key) => key.trim().toUpperCase())
      .pipe(z.enum(indexKeys)),
    inStock: z.boolean().default(false),
    rohs: z.boolean().default(false),
    /** From the last number to the first. */
    isDescending: z.boolean().default(false),
    ...pagingFields(20, 100),
  }),
  output: z.object({
    list: z.array(Goods),
    totalCount: z.int(),
    countedUpTo: z.int(),
    isLowerBound: z.boolean(),
  }),
  cacheSeconds: 30,
})

export const indexCounts = endpoint({
  method: 'GET',
  path: '/api/goods/index/counts',
  access: 'public',
  summary: 'How many numbers begin with each letter and digit, and with any other sign (#)',
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ key: z.string(), count: z.int(), isLowerBound: z.boolean() })) }),
  cacheSeconds: 60,
})
