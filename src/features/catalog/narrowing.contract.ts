import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { Id } from '../../shared/id.schema.ts'
import { pagingFields } from '../../shared/paging.ts'
import { Goods } from './catalog.contract.ts'

export const categorySorts = ['best', 'price', 'priceDown'] as const

/** Some values of a parameter, or a range of it. */
export const ParameterChoice = z.object({
  code: z.string().max(60),
  valueIds: z.array(Id).max(100).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
})
export type ParameterChoice = z.infer<typeof ParameterChoice>

const NamedCount = z.object({ id: Id, name: z.string(), count: z.int() })
export type NamedCount = z.infer<typeof NamedCount>

/**
 * What a parameter can still be. Numbers are told apart so that they can be drawn and typed as a range. Counted partly
 * means: at least so many, and rare values may be missing.
 */
export const ParameterFacet = z.object({
  code: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  countedPartly: z.boolean(),
  values: z.array(
    NamedCount.extend({
      number: z.number().nullable(),
      /** Of thousands of numbers some stand for their neighbours: so many there are of all these. */
      around: z.int().optional(),
    }),
  ),
})
export type ParameterFacet = z.infer<typeof ParameterFacet>

export const CategoryFacets = z.object({
  brand: z.array(NamedCount),
  package: z.array(NamedCount),
  inStock: z.int(),
  rohs: z.int(),
  countedPartly: z.object({ brand: z.boolean(), package: z.boolean(), inStock: z.boolean(), rohs: z.boolean() }),
  parameters: z.array(ParameterFacet),
})
export type CategoryFacets = z.infer<typeof CategoryFacets>

export const categoryGoods = endpoint({
  method: 'POST',
  path: '/api/category/goods',
  access: 'public',
  summary: 'The goods of a category and everything below it, narrowed by parameters, in stock and popular first',
  input: z.object({
    categoryId: Id,
    parameters: z.array(ParameterChoice).max(20).default([]),
    brandIds: z.array(Id).max(50).default([]),
    packageIds: z.array(Id).max(50).default([]),
    inStock: z.boolean().default(false),
    rohs: z.boolean().default(false),
    sort: z.enum(categorySorts).default('best'),
    /** Asks for what can narrow further, which costs more than the goods themselves. */
    withFacets: z.boolean().default(false),
    ...pagingFields(20, 1000),
  }),
  output: z.object({
    list: z.array(Goods),
    totalCount: z.int(),
    /** Whether there are more: a large category is not read to its end. Whole, it is always counted exactly. */
    totalPartly: z.boolean(),
    facets: CategoryFacets.nullable(),
  }),
})
export type CategoryChoice = z.output<typeof categoryGoods.input>
