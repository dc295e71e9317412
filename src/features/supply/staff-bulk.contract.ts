import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Line } from '#shared/text.schema.ts'

const When = z.iso.datetime()

/** What is changed; `terms` are minimum and multiple. */
export const BulkKind = z.enum(['price', 'stock', 'terms', 'lifecycle', 'category', 'leadWeeks', 'rohs'])
export type BulkKind = z.infer<typeof BulkKind>

const bulkFields = {
  /** Which parts; a manufacturer or a category is needed. */
  brandId: Id.optional(),
  categoryId: Id.optional(),
  ofLifecycle: Line(40, 'The lifecycle').optional(),
  inStock: z.boolean().optional(),
  kind: BulkKind,
  /**
   * Of a price the percentage: 3 or -2.5. Of the stock pieces: 500, +100 or -20. Of the terms the minimum. Else the
   * lifecycle, the id of a category, weeks, or yes and no.
   */
  value: Line(40, 'The value').default(''),
  /** Only of the terms. */
  multiple: Line(20, 'The multiple').default(''),
}

const Sample = z.object({
  goodsId: Id,
  model: z.string(),
  brandName: z.string(),
  /** The same fields in all samples. */
  fields: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
})
export type BulkSample = z.infer<typeof Sample>

const BulkPreview = z.object({
  scope: z.string(),
  /** The change in words. */
  what: z.string(),
  /** In the scope. */
  partCount: z.int(),
  /** There are more than were counted. */
  isLowerBound: z.boolean(),
  /** How many can be changed at once. */
  limit: z.int(),
  /** How many would be different; unknown above the limit. */
  changeCount: z.int().nullable(),
  /** Parts that the change does not fit, by reason. */
  leftOut: z.array(z.object({ reason: z.string(), count: z.int() })),
  samples: z.array(Sample),
  /** Above the limit: parts of the scope that are smaller. */
  narrower: z.array(z.object({ brandId: Id.optional(), categoryId: Id.optional(), name: z.string(), count: z.int() })),
})
export type BulkPreview = z.infer<typeof BulkPreview>

export const previewBulk = endpoint({
  method: 'GET',
  path: '/api/staff/parts/bulk/preview',
  access: 'staff',
  summary: 'What a change of many parts would do',
  input: z.object(bulkFields),
  output: BulkPreview,
})

export const changeBulk = endpoint({
  method: 'POST',
  path: '/api/staff/parts/bulk/apply',
  access: 'staff',
  summary:
    'Change all parts of a manufacturer or category: prices, stock, minimum, lifecycle, category, lead time, RoHS',
  input: z.object({ ...bulkFields, /** As the preview counted them. */ partCount: z.int().min(0).max(2_147_483_647) }),
  output: z.object({ bulkId: z.int(), partCount: z.int() }),
})

const BulkChange = z.object({
  bulkId: z.int(),
  at: When,
  who: z.string(),
  scope: z.string(),
  kind: BulkKind,
  what: z.string(),
  partCount: z.int(),
  undoneAt: When.nullable(),
  keptCount: z.int(),
})
export type BulkChange = z.infer<typeof BulkChange>

export const bulkChanges = endpoint({
  method: 'GET',
  path: '/api/staff/parts/bulk/list',
  access: 'staff',
  summary: 'Changes of many parts, newest first',
  input: z.object(pagingFields(20)),
  output: paged(BulkChange),
})

export const undoBulk = endpoint({
  method: 'POST',
  path: '/api/staff/parts/bulk/undo',
  access: 'staff',
  summary: 'Undo a bulk change; parts that have changed since stay',
  input: z.object({ bulkId: Id }),
  output: z.object({ restored: z.int(), kept: z.int() }),
})
