import { z } from 'zod'
import { AssignedTo } from '#features/staff/work.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'

export const STOCK_LEVELS = ['all', 'none', 'few'] as const

const LowStockPart = z.object({
  goodsId: Id,
  goodsModel: z.string(),
  brandName: z.string(),
  categoryName: z.string(),
  stock: z.int(),
  /** Until new ones arrive; 0 when it is not known. */
  leadWeeks: z.int(),
})
export type LowStockPart = z.infer<typeof LowStockPart>

export const lowStock = endpoint({
  method: 'GET',
  path: '/api/staff/stock/low',
  access: 'staff',
  summary: 'Parts with fewer than ten pieces left, the most requested first; at most 1,000 are counted',
  input: z.object({ level: z.enum(STOCK_LEVELS).default('all'), assignedTo: AssignedTo, ...pagingFields(25) }),
  output: paged(LowStockPart),
})
