import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { Line } from '#shared/text.schema.ts'

const Email = Line(254, 'An e-mail address')

const Secret = z.string().regex(/^[0-9a-f]{64}$/, 'This link is not complete. Please use the one in the e-mail.')

export const subscribe = endpoint({
  method: 'POST',
  path: '/api/site/mail/subscribe',
  access: 'public',
  summary:
    'Subscribe to the newsletter; the address gets an e-mail to confirm. The answer does not reveal existing subscriptions',
  input: z.object({
    email: Email,
    name: Line(200, 'A name').default(''),
  }),
  output: z.object({}),
})

export const confirmSubscription = endpoint({
  method: 'POST',
  path: '/api/site/mail/confirm',
  access: 'public',
  summary: 'Confirm a subscription with the secret of its mail',
  input: z.object({ key: Secret }),
  output: z.object({ email: z.string() }),
})

export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/site/mail/unsubscribe',
  access: 'public',
  summary: 'Unsubscribe with the link of a mail, or request such a mail',
  input: z.union([z.object({ key: Secret }), z.object({ email: Email })]),
  output: z.object({ left: z.boolean() }),
})

/** One-click unsubscribe (RFC 8058): mail programs post a form here. */
export const unsubscribeOneClick = endpoint({
  method: 'POST',
  path: '/api/site/mail/unsubscribe/:key',
  access: 'public',
  summary: 'One-click unsubscribe by a mail program (RFC 8058)',
  input: z.object({ key: Secret }),
  output: z.object({ left: z.boolean() }),
})
