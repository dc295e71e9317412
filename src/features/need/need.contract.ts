import { z } from 'zod'
import { looksLikeEmail, NOT_AN_EMAIL } from '#shared/email.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Line, Lines } from '#shared/text.schema.ts'
import { MAX_NEEDED, NEED_MESSAGES } from './need-form.rules.ts'

export const GoodsNeed = z.object({
  goodsModel: Line(200, 'A part number', NEED_MESSAGES.goodsModel).min(1, NEED_MESSAGES.goodsModel),
  brandName: Line(100, 'A manufacturer').default(''),
  count: z.int(NEED_MESSAGES.count).min(1, NEED_MESSAGES.count).max(MAX_NEEDED, 'This quantity is too large.'),
  email: Line(254, 'An e-mail address', NEED_MESSAGES.email)
    .min(1, NEED_MESSAGES.email)
    .refine(looksLikeEmail, NOT_AN_EMAIL),
  remark: Lines(2000, 'A remark').default(''),
})
export type GoodsNeed = z.infer<typeof GoodsNeed>

export const submitNeed = endpoint({
  method: 'POST',
  path: '/api/goods/need/submit',
  access: 'public',
  summary: 'Request a part that is not listed',
  input: GoodsNeed,
  output: z.object({ needNo: z.string() }),
  idempotent: true,
})
