import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { confirmSubscription, subscribe, unsubscribe } from '#features/newsletter/newsletter.contract.ts'
import { mailsThatLeave, tokenIn } from '#tests/support/mailbox.ts'
import { createWorld } from '#tests/support/world.ts'
import { login, userInfo } from '../../account.contract.ts'
import { changeEmail, confirmEmail } from '../../email-change.contract.ts'
import { retrievePassword, updatePassword } from '../../password.contract.ts'

const world = await createWorld()
const { call: anybody } = world.visitor()

beforeEach(async () => {
  await world.sql`delete from rate_limit`
})

const newAddress = () => `new-${randomUUID()}@buyers.example`
type Buyer = Awaited<ReturnType<typeof world.buyer>>

/** The mails to one address; all others that are on their way leave with them. */
const subjectsTo = async (email: string) => (await mailsThatLeave(world, email)).map((mail) => mail.subject)

async function askFor(buyer: Buyer, email: string) {
  expect(await buyer.call(changeEmail, { email, password: buyer.password })).toEqual({})
  return mailsThatLeave(world, email)
}

const open = (token: string) => world.as(undefined, token)(confirmEmail, {})

describe('another e-mail address', () => {
  test('is active once its mailed link is opened; the old address is notified', async () => {
    const buyer = await world.buyer()
    const email = newAddress()
    const [mail] = await askFor(buyer, email)
    expect(mail?.subject).toBe('Confirm your new e-mail address for Ohmstead')
    expect(mail?.text, 'nothing a stranger typed is mailed').not.toContain('Test Person')
    expect((await buyer.call(userInfo, {})).email, 'until then nothing has changed').toBe(buyer.email)

    expect(await open(tokenIn(mail))).toEqual({ userId: buyer.accountId, email })
    expect((await buyer.call(userInfo, {})).email, 'the login stays').toBe(email)
    await expect(anybody(login, { email, password: buyer.password })).resolves.toBeDefined()
    await expect(anybody(login, { email: buyer.email, password: buyer.password })).rejects.toMatchObject({
      reason: 'wrong_credentials',
    })
    expect(await subjectsTo(buyer.email)).toEqual(['Your Ohmstead e-mail address was changed'])
  })

  test('the old address is notified of the request', async () => {
    const buyer = await world.buyer()
    await buyer.call(changeEmail, { email: newAddress(), password: buyer.password })
    expect(await subjectsTo(buyer.email)).toEqual(['A new e-mail address was requested for your Ohmstead account'])
  })

  test('the link works once, for a day, and ends with the next request', async () => {
    const buyer = await world.buyer()
    const gone = { reason: 'link_expired' }
    const first = tokenIn((await askFor(buyer, newAddress()))[0])
    const second = tokenIn((await askFor(buyer, newAddress()))[0])
    await expect(open(first)).rejects.toMatchObject(gone)
    const answers = await Promise.allSettled([open(second), open(second)])
    expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected'])

    const late = tokenIn((await askFor(buyer, newAddress()))[0])
    const [row] = await world.sql`
      select expires_at < now() + interval '25 hours' soon from email_change where account_id = ${buyer.accountId}`
    expect(row?.soon).toBe(true)
    await world.sql`update email_change set expires_at = now() where account_id = ${buyer.accountId}`
    await expect(open(late)).rejects.toMatchObject(gone)
    await expect(open('')).rejects.toMatchObject(gone)
  })

  test('a link to set a password that was mailed to the old one no longer works', async () => {
    const buyer = await world.buyer()
    await anybody(retrievePassword, { email: buyer.email })
    const [reset] = await mailsThatLeave(world, buyer.email)
    await open(tokenIn((await askFor(buyer, newAddress()))[0]))
    const app = await world.http()
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user/resetPassword',
      headers: { token: tokenIn(reset) },
      payload: { password: 'gravel-Trombone-41' },
    })
    expect(answer.json().code).toBe(200008)
  })
})

test('a new password cancels the request', async () => {
  const buyer = await world.buyer()
  const token = tokenIn((await askFor(buyer, newAddress()))[0])
  await buyer.call(updatePassword, { oldPassword: buyer.password, password: 'gravel-Trombone-41' })
  await expect(open(token)).rejects.toMatchObject({ reason: 'link_expired' })
})

describe('an address that has an account', () => {
  test('gets the same answer and no link; only its owner is notified', async () => {
    const [asking, owner] = [await world.buyer(), await world.buyer()]
    const mails = await askFor(asking, owner.email.toUpperCase())
    expect(mails).toEqual([])
    await asking.call(changeEmail, { email: owner.email, password: asking.password })
    expect(await subjectsTo(owner.email)).toEqual(['Another Ohmstead account tried to use your address'])
    expect((await asking.call(userInfo, {})).email).toBe(asking.email)
  })

  test('that was created after the link was mailed keeps it', async () => {
    const [slow, quick] = [await world.buyer(), await world.buyer()]
    const email = newAddress()
    const [first] = await askFor(slow, email)
    const [second] = await askFor(quick, email)
    const answers = await Promise.allSettled([open(tokenIn(first)), open(tokenIn(second))])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: {
        reason: 'link_expired',
        message: 'This address now belongs to another account. Please use another one.',
      },
    })
  })
})

describe('what is refused', () => {
  test.each([
    [{ password: 'wrong' }, 'wrong_credentials'],
    [{ email: 'buyer' }, 'invalid_input'],
    [{ email: 'b\u0443yer@firm.example' }, 'invalid_input'], // a Cyrillic letter among Latin ones
  ])('%j', async (wrong, reason) => {
    const { call, password, accountId } = await world.buyer()
    await expect(call(changeEmail, { email: newAddress(), password, ...wrong })).rejects.toMatchObject({ reason })
    expect(await world.sql`select from email_change where account_id = ${accountId}`).toHaveLength(0)
  })

  test('the own address once more, however it is written', async () => {
    const { call, email, password } = await world.buyer()
    await expect(call(changeEmail, { email: email.toUpperCase(), password })).rejects.toMatchObject({
      message: 'This is already your e-mail address.',
    })
  })

  test('a sixth request within a day', async () => {
    const { call, password } = await world.buyer()
    for (let turn = 0; turn < 5; turn++) await call(changeEmail, { email: newAddress(), password })
    await expect(call(changeEmail, { email: newAddress(), password })).rejects.toMatchObject({
      reason: 'too_many_requests',
    })
  })

  test('more than five mails a day to one mailbox', async () => {
    const email = newAddress()
    const mails = []
    for (let turn = 0; turn < 7; turn++) mails.push(...(await askFor(await world.buyer(), email)))
    expect(mails).toHaveLength(5)
  })
})

describe('the newsletter', () => {
  const readerOf = async (email: string) =>
    (
      await world.sql<{ confirmed: boolean; gone: boolean; secret: string; name: string }[]>`
        select confirmed_at is not null confirmed, left_at is not null gone, secret, name
        from newsletter_subscriber where email = ${email}`
    )[0]
  const secretOf = async (email: string) => (await readerOf(email))?.secret ?? ''
  const ask = (email: string, name = '') => anybody(subscribe, { email, name })
  const confirm = async (email: string) => anybody(confirmSubscription, { key: await secretOf(email) })
  const leave = async (email: string) => anybody(unsubscribe, { key: await secretOf(email) })
  const moveTo = async (buyer: Buyer, email: string) => open(tokenIn((await askFor(buyer, email)).at(-1)))

  test('is moved; links in mails to the old address do not open the new one', async () => {
    const buyer = await world.buyer()
    await ask(buyer.email, 'Ada')
    await confirm(buyer.email)
    const key = await secretOf(buyer.email)
    const email = newAddress()
    await moveTo(buyer, email)
    expect(await readerOf(email)).toMatchObject({ confirmed: true, gone: false, name: 'Ada' })
    expect(await readerOf(buyer.email)).toBeUndefined()
    await expect(anybody(unsubscribe, { key })).rejects.toMatchObject({ reason: 'not_found' })
    await expect(anybody(confirmSubscription, { key })).rejects.toMatchObject({ reason: 'not_found' })
  })

  test('that the new address has unsubscribed from or subscribed to stays unchanged', async () => {
    for (const last of [leave, confirm]) {
      const buyer = await world.buyer()
      const email = newAddress()
      await ask(buyer.email, 'Ada')
      await confirm(buyer.email)
      await ask(email, 'Bea')
      await confirm(email)
      await last(email)
      const before = await readerOf(email)
      await moveTo(buyer, email)
      expect(await readerOf(email)).toEqual(before)
      expect(await readerOf(buyer.email)).toBeUndefined()
    }
  })

  test('that the new address has not confirmed is subscribed there, as at the old one', async () => {
    const buyer = await world.buyer()
    const email = newAddress()
    await ask(buyer.email)
    await confirm(buyer.email)
    await ask(email)
    await moveTo(buyer, email)
    expect(await readerOf(email)).toMatchObject({ confirmed: true, gone: false })
  })

  test('that was not confirmed or was unsubscribed is not started', async () => {
    for (const last of [ask, leave]) {
      const buyer = await world.buyer()
      const email = newAddress()
      await ask(buyer.email)
      await last(buyer.email)
      await moveTo(buyer, email)
      expect([await readerOf(email), await readerOf(buyer.email)]).toEqual([undefined, undefined])
    }
  })
})
