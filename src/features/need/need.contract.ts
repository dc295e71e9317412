import { z } from 'zod'
import { looksLikeEmail, NOT_AN_EMAIL } from '#shared/email.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Line, Lines } from '#shared/text.schema.ts'

const NO_MODEL = 'Please enter the part number.'
const NO_EMAIL = 'Please enter your e-mail address.'

export const GoodsNeed = z.object({
  goodsModel: Line(200, 'A part number', NO_MODEL).min(1, NO_MODEL),
  brandName: Line(100, 'A manufacturer').default(''),
  count: z
    .int('Please enter how many you need, as a whole number.')
    .min(1, 'Please enter how many you need.')
    .max(1_000_000_000, 'This quantity is too large.'),
  email: Line(254, 'An e-mail address', NO_EMAIL).min(1, NO_EMAIL).refine(looksLikeEmail, NOT_AN_EMAIL),
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
