import { z } from 'zod'
import { GoodsName, PlacedCategory } from '#features/catalog/catalog.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { MAX_HISTORY, SHOWN_TO_BUYER } from './browsing.rules.ts'

const Limit = z.int().min(0).max(MAX_HISTORY)

export const browsingHistory = endpoint({
  method: 'GET',
  path: '/api/goods/browsing/history',
  access: 'buyer',
  summary: 'The categories and goods the caller looked at, most recent first',
  input: z.object({
    categoryLimit: Limit.default(SHOWN_TO_BUYER.category),
    goodsLimit: Limit.default(SHOWN_TO_BUYER.goods),
  }),
  output: z.object({ category: z.array(PlacedCategory), goods: z.array(GoodsName) }),
})

export const recordBrowsing = endpoint({
  method: 'POST',
  path: '/api/goods/browsing',
  access: 'buyer',
  summary: 'Record a view of a part or a category (extension: the specification only reads)',
  input: z
    .object({ goodsId: Id.optional(), categoryId: Id.optional() })
    .refine(
      ({ goodsId, categoryId }) => goodsId !== undefined || categoryId !== undefined,
      'Send a goodsId or a categoryId.',
    ),
  output: z.object({}),
})

const StoredIds = z.array(Id).max(MAX_HISTORY).default([])

export const joinBrowsing = endpoint({
  method: 'POST',
  path: '/api/goods/browsing/join',
  access: 'buyer',
  summary: 'Merge the history of the browser before the login, oldest first (extension)',
  input: z.object({ goodsIds: StoredIds, categoryIds: StoredIds }),
  output: z.object({}),
})
