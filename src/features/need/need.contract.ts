import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { onOneLine, onSeveralLines } from '../../shared/plain-text.ts'

const Line = (missing?: string) => z.string(missing).overwrite(onOneLine)

export const GoodsNeed = z.object({
  goodsModel: Line('Please enter the part number.')
    .min(1, 'Please enter the part number.')
    .max(200, 'A part number has at most 200 characters.'),
  brandName: Line().max(100, 'A manufacturer has at most 100 characters.').default(''),
  count: z
    .int('Please enter how many you need, as a whole number.')
    .min(1, 'Please enter how many you need.')
    .max(1_000_000_000, 'This is more than we can handle in one request.'),
  email: Line('Please enter your e-mail address.')
    .min(1, 'Please enter your e-mail address.')
    .max(254, 'This e-mail address is too long.')
    .regex(z.regexes.email, 'This does not look like an e-mail address.'),
  remark: z.string().overwrite(onSeveralLines).max(2000, 'A remark has at most 2,000 characters.').default(''),
})
export type GoodsNeed = z.infer<typeof GoodsNeed>

export const submitNeed = endpoint({
  method: 'POST',
  path: '/api/goods/need/submit',
  access: 'public',
  summary: 'Tell the shop about a part it does not have',
  input: GoodsNeed,
  output: z.object({ needNo: z.string() }),
  idempotent: true,
})
