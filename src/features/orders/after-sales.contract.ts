import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { Line, Lines } from '#shared/text.schema.ts'
import { AFTER_SALE_MESSAGES } from './after-sale-form.rules.ts'
import { Changed, Count, OrderLine, OrderNo, When } from './order.schema.ts'
import { MAX_ORDER_LINES, MAX_PICTURES } from './orders.limits.ts'

export const AfterSaleNo = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^AS-\d{6}-[0-9A-Z]{8}$/, 'This is not a request number.')

const Solution = z.enum(['refund', 'replace'])

export const AfterSaleLine = OrderLine.pick({
  lineId: true,
  goodsId: true,
  goodsModel: true,
  coverPic: true,
  /** Requested pieces. */
  count: true,
}).extend({
  /** Null until the request is answered. */
  acceptedCount: z.int().nullable(),
})

export const AfterSale = z.object({
  afterSaleNo: z.string(),
  orderNo: z.string(),
  createdAt: When,
  state: z.enum(['open', 'agreed', 'refused']),
  stateName: z.string(),
  solution: Solution,
  /** The old name of `solution`, for pages that were opened before the update. Kept for one release. */
  wish: Solution,
  reason: z.string(),
  description: z.string(),
  lines: z.array(AfterSaleLine),
  /** Resource ids, for `common/resource`. */
  pictures: z.array(z.string()),
  /** The answer of the shop; empty until then. */
  answer: z.string(),
  answeredAt: When.nullable(),
  /** Applied, notes of the shop, answer: oldest first. */
  progress: z.array(z.object({ at: When, who: z.enum(['buyer', 'staff']), text: z.string() })),
})
export type AfterSale = z.infer<typeof AfterSale>

export const applyForAfterSale = endpoint({
  method: 'POST',
  path: '/api/order/returned/apply',
  access: 'buyer',
  teamRight: 'order',
  summary: 'Request after-sales service for pieces of a paid order; again for other pieces once a request is answered',
  input: z.object({
    orderNo: OrderNo,
    lines: z
      /** At most `returnableCount` of the line. */
      .array(z.object({ lineId: Id, count: Count }))
      .min(1, AFTER_SALE_MESSAGES.lines)
      .max(MAX_ORDER_LINES),
    reason: Line(100, 'A reason').min(1, AFTER_SALE_MESSAGES.reason),
    description: Lines(2000, 'A description').default(''),
    /** Needed; optional only because pages that were opened before the update still send it as `wish`. */
    solution: Solution.optional(),
    /** The old name of `solution`, kept for one release. */
    wish: Solution.optional(),
    /** Resource ids of `common/resource/upload`. */
    pictures: z.array(z.string().max(200)).max(MAX_PICTURES, `At most ${MAX_PICTURES} pictures.`).default([]),
  }),
  output: z.object({ afterSaleNo: z.string(), ...Changed.shape }),
  idempotent: true,
})

export const myAfterSales = endpoint({
  method: 'GET',
  path: '/api/order/returned/my',
  access: 'buyer',
  summary: "The caller's requests to customer service, newest first",
  input: z.object({ orderNo: OrderNo.optional(), ...pagingFields(10) }),
  output: paged(AfterSale),
})
