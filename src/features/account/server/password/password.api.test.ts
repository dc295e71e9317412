import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailsThatLeave, tokenIn } from '#tests/support/mailbox.ts'
import { createWorld } from '#tests/support/world.ts'
import { login } from '../../account.contract.ts'
import { retrievePassword, updatePassword } from '../../password.contract.ts'

const world = await createWorld()
const { call } = world.visitor()

beforeEach(async () => {
  await world.sql`delete from rate_limit`
})

const NEW_PASSWORD = 'gravel-Trombone-41'

async function post(url: string, payload: object, token = '') {
  const app = await world.http()
  return (await app.inject({ method: 'POST', url, headers: { token }, payload })).json()
}

const reset = (token: string, password = NEW_PASSWORD) => post('/api/user/resetPassword', { password }, token)
const isIn = async (token: string) => {
  const app = await world.http()
  return (await app.inject({ url: '/api/user/info', headers: { token } })).json().code === 0
}

async function askForLink(email: string, typed = email) {
  expect(await call(retrievePassword, { email: typed })).toEqual({})
  return mailsThatLeave(world, email)
}

describe('a forgotten password', () => {
  test('[API-USER-06, API-USER-17] the mailed link sets a new one and ends every login', async () => {
    const { email, password, token } = await world.buyer()
    const [mail] = await askForLink(email, email.toUpperCase())
    expect(mail?.subject).toBe('Set a new password for Ohmstead')
    expect((await reset(tokenIn(mail))).code).toBe(0)
    expect(await isIn(token)).toBe(false)
    await expect(call(login, { email, password })).rejects.toMatchObject({ reason: 'wrong_credentials' })
    await expect(call(login, { email, password: NEW_PASSWORD })).resolves.toBeDefined()
    expect((await mailsThatLeave(world, email)).map((sent) => sent.subject)).toEqual([
      'Your Ohmstead password was changed',
    ])
  })

  test('the link works once, and ends the others that were sent', async () => {
    const { email } = await world.buyer()
    const [first] = await askForLink(email)
    const [second] = await askForLink(email)
    expect((await reset(tokenIn(second))).code).toBe(0)
    for (const mail of [first, second])
      expect(await reset(tokenIn(mail))).toMatchObject({
        code: 200008,
        msg: expect.stringContaining('ask for a new one'),
      })
  })

  test('used twice at the same moment it works once', async () => {
    const { email } = await world.buyer()
    const token = tokenIn((await askForLink(email))[0])
    const answers = await Promise.all([reset(token), reset(token, 'another-Gravel-42')])
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 200008])
  })

  test('the link expires after an hour', async () => {
    const { email, accountId } = await world.buyer()
    const token = tokenIn((await askForLink(email))[0])
    const [row] =
      await world.sql`select expires_at < now() + interval '61 minutes' soon from password_link where account_id = ${accountId}`
    expect(row?.soon).toBe(true)
    await world.sql`update password_link set expires_at = now() where account_id = ${accountId}`
    expect((await reset(token)).code).toBe(200008)
  })

  test('a refused password leaves the link valid', async () => {
    const { email } = await world.buyer()
    const token = tokenIn((await askForLink(email))[0])
    expect((await reset(token, 'Password1')).code).toBe(200009)
    expect((await reset(token)).code).toBe(0)
  })

  test('an unknown address gets the same answer and no mail', async () => {
    expect(await askForLink(`nobody-${randomUUID()}@buyers.example`)).toEqual([])
  })

  test('a look-alike spelling of an address is mailed to the address on file', async () => {
    const { email } = await world.buyer()
    expect(await askForLink(email, email.replace('b', 'ｂ'))).toHaveLength(1)
  })

  test('repeated requests send at most three mails', async () => {
    const { email } = await world.buyer()
    for (let turn = 0; turn < 6; turn++) await call(retrievePassword, { email })
    expect(await mailsThatLeave(world, email)).toHaveLength(3)
  })

  test('30 an hour from one network, then HTTP 429', async () => {
    for (let turn = 0; turn < 30; turn++) await call(retrievePassword, { email: `${turn}@buyers.example` })
    await expect(call(retrievePassword, { email: 'x@buyers.example' })).rejects.toMatchObject({
      reason: 'too_many_requests',
    })
  })
})

describe('changing the password', () => {
  test('[API-USER-08] with the old one; this session stays, all others end, and a mail is sent', async () => {
    const { email, password, token } = await world.buyer()
    const elsewhere = (await call(login, { email, password })).token
    await mailsThatLeave(world, email)
    expect((await post(updatePassword.path, { oldPassword: password, password: NEW_PASSWORD }, token)).code).toBe(0)
    expect([await isIn(token), await isIn(elsewhere)]).toEqual([true, false])
    expect((await mailsThatLeave(world, email)).map((mail) => mail.subject)).toEqual([
      'Your Ohmstead password was changed',
    ])
    await expect(call(login, { email, password: NEW_PASSWORD })).resolves.toBeDefined()
  })

  test('invalidates mailed links', async () => {
    const { email, password, token } = await world.buyer()
    const link = tokenIn((await askForLink(email))[0])
    await post(updatePassword.path, { oldPassword: password, password: NEW_PASSWORD }, token)
    expect((await reset(link)).code).toBe(200008)
  })

  test('is refused with a wrong old password, a common new one, or to a visitor', async () => {
    const { call: own, password } = await world.buyer()
    await expect(own(updatePassword, { oldPassword: 'wrong', password: NEW_PASSWORD })).rejects.toMatchObject({
      reason: 'wrong_credentials',
      message: 'This is not your current password.',
    })
    await expect(own(updatePassword, { oldPassword: password, password: 'qwertyuiop' })).rejects.toMatchObject({
      reason: 'weak_password',
    })
    await expect(call(updatePassword, { oldPassword: 'x', password: NEW_PASSWORD })).rejects.toMatchObject({
      reason: 'no_identity',
    })
  })

  test('ten tries in a quarter of an hour', async () => {
    const { call: own } = await world.buyer()
    const tries = { oldPassword: 'wrong', password: NEW_PASSWORD }
    for (let turn = 0; turn < 10; turn++) await own(updatePassword, tries).catch(() => undefined)
    await expect(own(updatePassword, tries)).rejects.toMatchObject({ reason: 'too_many_requests' })
  })
})
