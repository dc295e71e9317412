import { z } from 'zod'
import { endpoint, HEAVY } from '#shared/endpoint.ts'
import { FileOutput } from '#shared/file-answer.ts'
import { Id } from '#shared/id.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { unitPrefixes } from '#shared/quantity.ts'
import { Line, Lines } from '#shared/text.schema.ts'
import { FilterDisplay } from './filters.contract.ts'

const CategoryRow = z.object({
  categoryId: Id,
  parentId: Id.nullable(),
  name: z.string(),
  level: z.int(),
  goodsCount: z.int(),
})
export type StaffCategoryRow = z.infer<typeof CategoryRow>

export const staffCategories = endpoint({
  method: 'GET',
  path: '/api/staff/catalog/categories',
  access: 'staff',
  summary: 'All categories in the order in which they are shown',
  input: z.object({}),
  output: z.object({ list: z.array(CategoryRow) }),
})

/** µ of µF; null: each number has the one that suits it. */
const UnitPrefix = z.enum(unitPrefixes).nullable()

const CategoryFilter = z.object({
  attributeId: Id,
  name: z.string(),
  unit: z.string().nullable(),
  unitPrefix: UnitPrefix,
  shownAs: FilterDisplay,
  isNumeric: z.boolean(),
  hidden: z.boolean(),
  /** How many different values goods of the category have. */
  valueCount: z.int(),
})
export type CategoryFilter = z.infer<typeof CategoryFilter>

const CategoryChild = z.object({ categoryId: Id, name: z.string(), goodsCount: z.int(), childCount: z.int() })
export type CategoryChild = z.infer<typeof CategoryChild>

export const staffCategory = endpoint({
  method: 'GET',
  path: '/api/staff/catalog/category',
  access: 'staff',
  summary:
    'A category with what is inside: categories, or on the third level filters, in the order in which they are shown',
  input: z.object({ categoryId: Id }),
  output: z.object({
    categoryId: Id,
    parentId: Id.nullable(),
    level: z.int(),
    name: z.string(),
    path: z.array(z.string()),
    goodsCount: z.int(),
    children: z.array(CategoryChild),
    /** Where it can be moved. */
    parents: z.array(z.object({ categoryId: Id, name: z.string() })),
    version: z.string(),
    filters: z.array(CategoryFilter),
  }),
})

export const saveCategoryFilters = endpoint({
  method: 'POST',
  path: '/api/staff/catalog/category/filters',
  access: 'staff',
  summary: 'Set the filters of a category, their order and display',
  input: z.object({
    categoryId: Id,
    version: z.string().max(40),
    /** All of them, the first on top. */
    filters: z
      .array(
        z.object({
          attributeId: Id,
          hidden: z.boolean(),
          shownAs: FilterDisplay.default('auto'),
          unitPrefix: UnitPrefix.default(null),
        }),
      )
      .max(500),
  }),
  output: z.object({}),
})

const Maker = z.object({
  brandId: Id,
  name: z.string(),
  aliases: z.array(z.string()),
  introduce: z.string(),
  /** Its rank among the recommended ones; null: not recommended. */
  recommendedRank: z.int().nullable(),
  goodsCount: z.int(),
})
export type StaffMaker = z.infer<typeof Maker>

export const staffMakers = endpoint({
  method: 'GET',
  path: '/api/staff/catalog/makers',
  access: 'staff',
  summary: 'Manufacturers with their other names',
  input: z.object({ keyword: Line(100, 'A search').default(''), ...pagingFields(50) }),
  output: paged(Maker),
})

export const exportCatalogList = endpoint({
  method: 'GET',
  path: '/api/staff/catalog/export',
  access: 'staff',
  summary: 'All categories or manufacturers as a file that the importer reads',
  heavy: HEAVY.export,
  input: z.object({ list: z.enum(['categories', 'manufacturers']), format: z.enum(['csv', 'xlsx']).default('csv') }),
  output: FileOutput,
})

export const saveMaker = endpoint({
  method: 'POST',
  path: '/api/staff/catalog/maker/save',
  access: 'staff',
  summary: 'Change the other names, description and rank of a manufacturer',
  input: z.object({
    brandId: Id,
    /** As they were shown. */
    aliasesBefore: z.array(z.string().max(100)).max(100),
    introduceBefore: z.string().max(4000).optional(),
    rankBefore: z.int().min(1).max(1000).nullable().optional(),
    aliases: z.array(Line(100, 'A name').min(1, 'Please enter a name.')).max(100),
    introduce: Lines(2000, 'A description'),
    recommendedRank: z.int().min(1).max(1000).nullable(),
  }),
  output: z.object({}),
})
