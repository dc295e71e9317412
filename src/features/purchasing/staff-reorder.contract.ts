import { z } from 'zod'
import { AssignedTo } from '#features/staff/work.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id, Version } from '#shared/id.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Pieces } from './staff-receipts.contract.ts'

export const STOCK_LEVELS = ['all', 'none', 'few'] as const

const LowStockPart = z.object({
  goodsId: Id,
  goodsModel: z.string(),
  brandName: z.string(),
  categoryName: z.string(),
  /** Free: not held by orders. */
  stock: z.int(),
  onOrder: z.int(),
  /** Sold before they were bought. */
  backordered: z.int(),
  reorderPoint: z.int(),
  /** What to order, in whole packs. */
  toOrder: z.int(),
  /** Until new ones arrive; 0 when it is not known. */
  leadWeeks: z.int(),
})
export type LowStockPart = z.infer<typeof LowStockPart>

export const lowStock = endpoint({
  method: 'GET',
  path: '/api/staff/stock/low',
  access: 'staff',
  summary:
    'Parts of which fewer are free and on order than their reorder point, the most urgent first; at most 1,000 are counted',
  input: z.object({ level: z.enum(STOCK_LEVELS).default('all'), assignedTo: AssignedTo, ...pagingFields(25) }),
  output: paged(LowStockPart),
})

export const partPurchasing = endpoint({
  method: 'GET',
  path: '/api/staff/purchasing/part',
  access: 'staff',
  summary: 'When a part is bought again, and what of it is on order',
  input: z.object({ goodsId: Id }),
  output: z.object({
    version: Version,
    /** Null: as the shop's settings say. */
    reorderPoint: z.int().nullable(),
    reorderQuantity: z.int().nullable(),
    usual: z.object({ reorderPoint: z.int(), reorderQuantity: z.int() }),
    backorderedCount: z.int(),
    onOrder: z.array(
      z.object({
        purchaseNo: z.string(),
        supplierName: z.string(),
        count: z.int(),
        expectedOn: z.iso.date().nullable(),
      }),
    ),
  }),
})
export type PartPurchasing = z.infer<typeof partPurchasing.output>

export const saveReorder = endpoint({
  method: 'POST',
  path: '/api/staff/purchasing/part/reorder',
  access: 'staff',
  summary: 'Set the reorder point and quantity of a part; null for those of the shop',
  input: z.object({
    goodsId: Id,
    version: Version,
    reorderPoint: Pieces.min(0).nullable(),
    reorderQuantity: Pieces.min(1, 'Please enter 1 piece or more.').nullable(),
  }),
  output: z.object({ version: Version }),
})
