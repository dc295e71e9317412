import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { runDueJobs } from '#server/jobs/worker.ts'
import { createLog } from '#server/log.ts'
import { listJobs } from '#tests/support/jobs.ts'
import { createWorld } from '#tests/support/world.ts'
import { confirmSubscription, subscribe, unsubscribe, unsubscribeOneClick } from '../newsletter.contract.ts'
import { subscriberJobs } from './newsletter.jobs.ts'

const world = await createWorld()
const { call } = world.visitor()
const someone = () => `reader-${randomUUID()}@readers.example`
/** Only the jobs of this feature: mails stay in the queue, where they can be read. */
async function mailsTo(email: string) {
  await runDueJobs(world.sql, subscriberJobs(world.services.publicUrl), createLog('error'))
  return world.mailsTo(email)
}
const stateOf = async (email: string) =>
  (
    await world.sql<{ confirmed: boolean; gone: boolean; secret: string }[]>`
      select confirmed_at is not null confirmed, left_at is not null gone, secret
      from newsletter_subscriber where email = ${email}`
  )[0]

test('[API-SITE-12, API-SITE-13] double opt-in: an address is subscribed after it has confirmed', async () => {
  const email = someone()
  await call(subscribe, { email, name: 'Ada' })
  expect(await stateOf(email)).toMatchObject({ confirmed: false })
  const [mail] = await mailsTo(email)
  const key = /confirm\?key=([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(await call(confirmSubscription, { key })).toEqual({ email })
  expect(await stateOf(email)).toMatchObject({ confirmed: true, gone: false })
})

test('repeated requests change nothing, and confirmed subscribers get no second mail', async () => {
  const email = someone()
  await call(subscribe, { email })
  expect(await mailsTo(email)).toHaveLength(1)
  await call(confirmSubscription, { key: (await stateOf(email))?.secret ?? '' })
  await call(subscribe, { email: email.toUpperCase() })
  expect(await mailsTo(email)).toHaveLength(1)
  expect(await stateOf(email)).toMatchObject({ confirmed: true })
})

test('[API-SITE-14] the link of a mail unsubscribes, also when used twice', async () => {
  const email = someone()
  await call(subscribe, { email })
  const key = (await stateOf(email))?.secret ?? ''
  expect(await call(unsubscribe, { key })).toEqual({ left: true })
  expect(await call(unsubscribe, { key })).toEqual({ left: true })
  expect(await stateOf(email)).toMatchObject({ gone: true })
})

test('the one-click button of a mail program unsubscribes as well', async () => {
  const email = someone()
  await call(subscribe, { email })
  expect(await call(unsubscribeOneClick, { key: (await stateOf(email))?.secret ?? '' })).toEqual({ left: true })
  expect(await stateOf(email)).toMatchObject({ gone: true })
})

test('subscribing again needs a new confirmation', async () => {
  const email = someone()
  await call(subscribe, { email })
  const key = (await stateOf(email))?.secret ?? ''
  await call(confirmSubscription, { key })
  await call(unsubscribe, { key })
  await call(subscribe, { email })
  expect(await stateOf(email)).toMatchObject({ confirmed: false, gone: false })
})

test('the mail has the List-Unsubscribe headers, and one-click works without JSON', async () => {
  const email = someone()
  await call(subscribe, { email })
  const [mail] = await mailsTo(email)
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const address = /^<https:\/\/store\.example(\/\S+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  const app = await world.http()
  const answer = await app.inject({
    method: 'POST',
    url: address,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(answer.json()).toMatchObject({ code: 0 })
  expect(await stateOf(email)).toMatchObject({ gone: true })
})

test('without the link a mail is sent to unsubscribe; unknown addresses get none', async () => {
  const email = someone()
  await call(subscribe, { email })
  expect(await call(unsubscribe, { email })).toEqual({ left: false })
  expect(await stateOf(email)).toMatchObject({ gone: false })
  expect((await mailsTo(email))[0]?.subject).toBe('Unsubscribe from our newsletter')
  const unknown = someone()
  expect(await call(unsubscribe, { email: unknown })).toEqual({ left: false })
  expect(await mailsTo(unknown)).toEqual([])
})

test('the response time does not reveal known addresses', async () => {
  const confirmed = someone()
  await call(subscribe, { email: confirmed })
  await mailsTo(confirmed)
  await call(confirmSubscription, { key: (await stateOf(confirmed))?.secret ?? '' })
  for (const email of [confirmed, someone()]) {
    await call(unsubscribe, { email })
    await call(subscribe, { email })
    const added = await listJobs(world.sql, { payload: { emailKey: email } })
    expect(added.map(({ name }) => name)).toEqual(['newsletter.leave', 'newsletter.confirm'])
  }
})

test('an unknown secret is refused', async () => {
  const key = '0'.repeat(64)
  await expect(call(unsubscribe, { key })).rejects.toMatchObject({ reason: 'not_found' })
  await expect(call(confirmSubscription, { key })).rejects.toMatchObject({ reason: 'not_found' })
  await expect(call(confirmSubscription, { key: "x' or 1=1" })).rejects.toMatchObject({ reason: 'invalid_input' })
})

test.each(['', 'nobody', 'a@b', `${'x'.repeat(300)}@long.example`])('%j is no address', async (email) => {
  await expect(call(subscribe, { email })).rejects.toMatchObject({ reason: 'invalid_input' })
})

test('a name may have any characters; line breaks are removed, and it is not mailed to unconfirmed addresses', async () => {
  const email = someone()
  await call(subscribe, { email, name: 'Ada\u0000 <b>wins at https://prizes.example</b>\n' })
  const [kept] = await world.sql`select name from newsletter_subscriber where email = ${email}`
  expect(kept?.name).toBe('Ada  <b>wins at https://prizes.example</b>')
  expect(JSON.stringify(await mailsTo(email))).not.toMatch(/Ada|prizes/)
})

test('one mailbox gets at most five of these mails a day', async () => {
  const email = someone()
  for (let turn = 0; turn < 5; turn++) await call(subscribe, { email })
  await expect(call(subscribe, { email })).rejects.toMatchObject({ reason: 'too_many_requests' })
})
