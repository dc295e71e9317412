import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { sendFeedback } from '../feedback.contract.ts'

const world = await createWorld()
const { call } = world.visitor()
const SERVICE = 'service@ohmstead.example'
const whole = () => ({ type: 2 as const, email: `${randomUUID()}@firm.example`, content: 'Where is my order?' })
const kept = (email: string) => world.sql`select type, content, account_id from feedback where email = ${email}`

test('[API-SITE-10, API-SITE-11, ENT-28] feedback is saved, and mailed to the service address with a reply address', async () => {
  const feedback = whole()
  await call(sendFeedback, feedback)
  expect([...(await kept(feedback.email))]).toEqual([{ type: 2, content: 'Where is my order?', account_id: null }])
  const [mail] = await world.mailsTo(SERVICE)
  expect(mail).toMatchObject({ subject: 'Feedback: Orders', headers: { 'Reply-To': feedback.email } })
  expect(mail?.text).toContain('Where is my order?')
})

test.each([
  ['type', { type: 6 }],
  ['type', { type: '2' }],
  ['email', { email: '' }],
  ['email', { email: 'nobody' }],
  ['content', { content: ' \n' }],
  ['content', { content: 'x'.repeat(5001) }],
  ['content', { content: null }],
])('a wrong %s is refused and nothing is kept', async (_field, wrong) => {
  const feedback = { ...whole(), ...wrong }
  await expect(call(sendFeedback, feedback as never)).rejects.toMatchObject({ reason: 'invalid_input' })
  expect(await kept(feedback.email)).toHaveLength(0)
})

test('script in the message is escaped', async () => {
  await call(sendFeedback, { ...whole(), content: '<script>alert(1)</script>\u0000' })
  expect((await world.mailsTo(SERVICE))[0]?.html).toContain('&#60;script&#62;')
})

test('a repeated idempotency key saves it once, with its account', async () => {
  const app = await world.http()
  const buyer = await world.buyer()
  const feedback = whole()
  const send = () =>
    app.inject({
      method: 'POST',
      url: '/api/site/feedback',
      headers: { token: buyer.token, 'idempotency-key': feedback.email },
      payload: feedback,
    })
  await Promise.all([send(), send()])
  expect([...(await kept(feedback.email))]).toMatchObject([{ account_id: buyer.accountId }])
})
