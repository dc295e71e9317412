import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { pagingFields } from '#shared/paging.ts'
import { CategoryName, Goods } from './catalog.contract.ts'
import { TradeData } from './trade-data.schema.ts'

export const categorySorts = ['best', 'price', 'priceDown'] as const

/** Maximum number of parameter columns. */
export const MAX_COLUMNS = 12

/** Stock is a 32-bit integer. */
export const MAX_QUANTITY = 2_147_483_647
export const MAX_PRICE = 1e9

/** Some values of a parameter, or a range of it. */
export const ParameterChoice = z.object({
  code: z.string().max(60),
  valueIds: z.array(Id).max(100).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
})
export type ParameterChoice = z.infer<typeof ParameterChoice>

/** Null: not counted, because there are too many hits. */
const NamedCount = z.object({ id: Id, name: z.string(), count: z.int().nullable() })
export type NamedCount = z.infer<typeof NamedCount>

export const filterDisplays = ['auto', 'range', 'list'] as const
/** What the owner wants; `auto`: as the values suggest. */
export const FilterDisplay = z.enum(filterDisplays)
export type FilterDisplay = z.infer<typeof FilterDisplay>

/**
 * Values of a parameter among the hits. Numbers are separate, so that they can be shown as a range. With `isLowerBound`
 * counts are minimums.
 */
export const ParameterFacet = z.object({
  code: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  /** Of the unit; null: each number has the one that suits it. */
  unitPrefix: z.string().nullable(),
  shownAs: FilterDisplay,
  isLowerBound: z.boolean(),
  /** There are more values than these: `listed` asks for all of them, or for some by a text. */
  more: z.boolean(),
  values: z.array(
    NamedCount.extend({
      number: z.number().nullable(),
      /** Of thousands of numbers one represents its neighbours: the count of all of them. */
      around: z.int().optional(),
    }),
  ),
})
export type ParameterFacet = z.infer<typeof ParameterFacet>

export const CategoryFacets = z.object({
  brand: z.array(NamedCount),
  package: z.array(NamedCount),
  lifecycle: z.array(NamedCount),
  inStock: z.int(),
  rohs: z.int(),
  isLowerBound: z.object({
    brand: z.boolean(),
    package: z.boolean(),
    lifecycle: z.boolean(),
    inStock: z.boolean(),
    rohs: z.boolean(),
  }),
  parameters: z.array(ParameterFacet),
  /** Number of parameters before the package. */
  packagePlace: z.int(),
  /** Main currency of the store, in which a range of prices is given. */
  currency: Currency,
})
export type CategoryFacets = z.infer<typeof CategoryFacets>

const Rate = z.string().regex(/^\d{1,12}(\.\d{1,12})?$/)

/** Exchange rate of the store. The main currency comes first, with 1. */
export const CurrencyRate = z.object({
  currency: Currency,
  /** Units of the currency for one of the main currency; null: not known, so its prices are not compared. */
  perMain: Rate.nullable(),
  /** The same under its former name, if the main currency is USD. */
  perUsd: Rate.nullable().optional(),
  ratedOn: z.string().nullable(),
})
export type CurrencyRate = z.infer<typeof CurrencyRate>

/** Parameters as columns: all that a category has, and of those that are shown the values of every part listed. */
export const ParameterTable = z.object({
  columns: z.array(z.object({ code: z.string(), name: z.string(), isShown: z.boolean() })),
  /** A row for each part, a text for each column that is shown; empty where a part has no such value. */
  rows: z.array(z.array(z.string())),
})
export type ParameterTable = z.infer<typeof ParameterTable>

export const categoryGoods = endpoint({
  method: 'POST',
  path: '/api/category/goods',
  access: 'public',
  summary: 'The goods of a category and everything below it, filtered by parameters, in stock and popular first',
  input: z.object({
    categoryId: Id,
    parameters: z.array(ParameterChoice).max(20).default([]),
    brandIds: z.array(Id).max(50).default([]),
    packageIds: z.array(Id).max(50).default([]),
    lifecycleIds: z.array(Id).max(20).default([]),
    inStock: z.boolean().default(false),
    /** At least so many in stock. */
    minStock: z.int().min(1).max(MAX_QUANTITY).optional(),
    rohs: z.boolean().default(false),
    /** Prices are those of a piece in an order of so many, else the lowest that a part has. */
    quantity: z.int().min(1).max(MAX_QUANTITY).optional(),
    /** In the main currency of the store; others are compared by its rates. Parts in a currency without a rate do not match. */
    minPrice: z.number().nonnegative().max(MAX_PRICE).optional(),
    maxPrice: z.number().nonnegative().max(MAX_PRICE).optional(),
    sort: z.enum(categorySorts).default('best'),
    /** Sorts by a parameter instead; parts without it come last. */
    sortBy: z.object({ code: z.string().max(60), isDescending: z.boolean() }).optional(),
    /** Asks for parameters as columns; without a code those that the category is known for. */
    columns: z.array(z.string().max(60)).max(MAX_COLUMNS).optional(),
    /** The parameter whose values are listed one by one however many they are; with a text, those near it. */
    listed: z.object({ code: z.string().max(60), text: z.string().max(40) }).optional(),
    /** Asks for what can filter further, which costs more than the goods themselves. */
    withFacets: z.boolean().default(false),
    /** Asks for the trade data of the parts listed. */
    withTrade: z.boolean().default(false),
    /** Without parameters: top categories have too many kinds of parts. */
    withParameters: z.boolean().default(true),
    ...pagingFields(20, 1000),
  }),
  output: z.object({
    list: z.array(Goods),
    totalCount: z.int(),
    /** Whether `totalCount` is a lower bound: large filtered categories are not read to their end. An unfiltered category is counted exactly. */
    totalPartly: z.boolean(),
    /** How currencies are compared, when the answer depends on prices. */
    rates: z.array(CurrencyRate),
    /** Number of parts that are sorted by the price at the quantity at a time; null: all. */
    orderedBy: z.int().nullable(),
    facets: CategoryFacets.nullable(),
    table: ParameterTable.nullable(),
    /** In the order of `list`; null where nothing is known. */
    trade: z.array(TradeData.nullable()).nullable(),
  }),
})
export type CategoryChoice = z.output<typeof categoryGoods.input>

export const makerGoods = endpoint({
  method: 'POST',
  path: '/api/manufacturer/goods',
  access: 'public',
  summary: 'The goods of a manufacturer, filtered and sorted as those of a category, and the categories they are in',
  input: categoryGoods.input
    .omit({
      categoryId: true,
      brandIds: true,
      parameters: true,
      sortBy: true,
      columns: true,
      listed: true,
      withParameters: true,
      withTrade: true,
    })
    .extend({ brandId: Id }),
  output: z.object({
    list: z.array(Goods),
    totalCount: z.int(),
    rates: z.array(CurrencyRate),
    facets: CategoryFacets.nullable(),
    /** Where the parts that are left belong, the largest first. */
    categories: z.array(CategoryName.extend({ count: z.int() })),
  }),
})
export type MakerChoice = z.output<typeof makerGoods.input>
