import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { pagingFields } from '../../shared/paging.ts'
import { Goods, Id } from './catalog.contract.ts'

export const categorySorts = ['best', 'price', 'priceDown'] as const

/** Some values of a parameter, or a range of it. */
const ParameterChoice = z.object({
  code: z.string().max(60),
  valueIds: z.array(Id).max(100).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
})
export type ParameterChoice = z.infer<typeof ParameterChoice>

const NamedCount = z.object({ id: Id, name: z.string(), count: z.int() })
export type NamedCount = z.infer<typeof NamedCount>

/** What a parameter can still be. Numbers are told apart so that they can be drawn and typed as a range. */
const ParameterFacet = z.object({
  code: z.string(),
  name: z.string(),
  unit: z.string().nullable(),
  values: z.array(NamedCount.extend({ number: z.number().nullable() })),
})
export type ParameterFacet = z.infer<typeof ParameterFacet>

export const CategoryFacets = z.object({
  brand: z.array(NamedCount),
  package: z.array(NamedCount),
  inStock: z.int(),
  rohs: z.int(),
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
    /** Beyond it a narrowed count stops; the count of a whole category is always exact. */
    countedUpTo: z.int(),
    facets: CategoryFacets.nullable(),
  }),
})
export type CategoryChoice = z.output<typeof categoryGoods.input>
