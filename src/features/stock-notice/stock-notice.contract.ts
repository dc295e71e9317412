import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { Line } from '#shared/text.schema.ts'

const Secret = z.string().regex(/^[0-9a-f]{64}$/, 'This link is not complete. Please use the one in the e-mail.')

export const askForStockNotice = endpoint({
  method: 'POST',
  path: '/api/goods/notice',
  access: 'public',
  knowsCaller: true,
  summary:
    'An e-mail when a part is back in stock: to the address of the caller, or to one that was confirmed by e-mail',
  input: z.object({
    goodsId: Id,
    /** Needed without a login; with one the address of the account is taken. */
    email: Line(254, 'An e-mail address').default(''),
  }),
  output: z.object({
    /** False: the address has to confirm from the mail that was sent there. */
    confirmed: z.boolean(),
  }),
})

export const confirmStockNotice = endpoint({
  method: 'POST',
  path: '/api/goods/notice/confirm',
  access: 'public',
  summary: 'Confirm a stock notice with the secret of its mail',
  input: z.object({ key: Secret }),
  output: z.object({ goodsModel: z.string() }),
})

export const stopStockNotices = endpoint({
  method: 'POST',
  path: '/api/goods/notice/stop',
  access: 'public',
  summary: 'End all stock notices to an address with the link of one of their mails',
  input: z.object({ key: Secret }),
  output: z.object({ stopped: z.int() }),
})

/** One-click unsubscribe (RFC 8058): mail programs post a form here. */
export const stopStockNoticesOneClick = endpoint({
  method: 'POST',
  path: '/api/goods/notice/stop/:key',
  access: 'public',
  summary: 'One-click end of all stock notices by a mail program (RFC 8058)',
  input: z.object({ key: Secret }),
  output: z.object({ stopped: z.int() }),
})
