import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'

/** `visitor` is a random id from the browser; not needed with an account. */
const Flag = z.object({ flag: z.literal('video'), visitor: z.uuid().optional() })

export const countPromoViews = endpoint({
  method: 'POST',
  path: '/api/site/banner/views/count',
  access: 'public',
  summary: 'How often the caller has seen the film',
  input: Flag,
  output: z.object({ count: z.int() }),
  knowsCaller: true,
})

export const recordPromoView = endpoint({
  method: 'POST',
  path: '/api/site/banner/views',
  access: 'public',
  summary: 'Count a view of the film',
  input: Flag,
  output: z.object({}),
  knowsCaller: true,
})
