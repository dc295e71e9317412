import { z } from 'zod'
import { Decimal } from '#shared/decimal.schema.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'

const When = z.iso.datetime()

const bulkFields = {
  brandId: Id.optional(),
  categoryId: Id.optional(),
  /** 3 raises by 3 %, -2.5 lowers by 2.5 %. */
  percent: z.number().min(-90).max(900).multipleOf(0.01),
}

export const previewPrices = endpoint({
  method: 'GET',
  path: '/api/staff/parts/prices/preview',
  access: 'staff',
  summary: 'What a change of prices by a percentage would do',
  input: z.object(bulkFields),
  output: z.object({
    scope: z.string(),
    partCount: z.int(),
    onRequest: z.int(),
    samples: z.array(
      z.object({
        goodsId: Id,
        model: z.string(),
        brandName: z.string(),
        currency: z.string(),
        oldPrice: Decimal,
        newPrice: Decimal,
        oldLowest: Decimal,
        newLowest: Decimal,
      }),
    ),
  }),
})

export const changePrices = endpoint({
  method: 'POST',
  path: '/api/staff/parts/prices/apply',
  access: 'staff',
  summary: 'Change all prices of a manufacturer or category by a percentage',
  input: z.object({ ...bulkFields, /** As the preview counted them. */ partCount: z.int().min(0).max(2_147_483_647) }),
  output: z.object({ bulkId: z.int(), partCount: z.int() }),
})

const BulkChange = z.object({
  bulkId: z.int(),
  at: When,
  who: z.string(),
  scope: z.string(),
  percent: Decimal,
  partCount: z.int(),
  undoneAt: When.nullable(),
  keptCount: z.int(),
})
export type BulkChange = z.infer<typeof BulkChange>

export const priceChanges = endpoint({
  method: 'GET',
  path: '/api/staff/parts/prices/list',
  access: 'staff',
  summary: 'Changes of many prices, newest first',
  input: z.object(pagingFields(20)),
  output: paged(BulkChange),
})

export const undoPrices = endpoint({
  method: 'POST',
  path: '/api/staff/parts/prices/undo',
  access: 'staff',
  summary: 'Undo a bulk price change; prices that have changed since stay',
  input: z.object({ bulkId: Id }),
  output: z.object({ restored: z.int(), kept: z.int() }),
})
