import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_BITS, solveChallenge } from '#features/captcha/captcha.rules.ts'
import { setUpTotp } from '#tests/support/authenticator-app.ts'
import { solveCaptcha } from '#tests/support/captcha.ts'
import { mailsThatLeave, tokenIn } from '#tests/support/mailbox.ts'
import { createWorld } from '#tests/support/world.ts'
import { login } from '../../account.contract.ts'
import { resetPassword, retrievePassword } from '../../password.contract.ts'
import { appointStaff } from '../account.service.ts'

const world = await createWorld()
const { call } = world.visitor()

beforeEach(async () => {
  await world.sql`delete from rate_limit`
})

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36'

/** Over HTTP, from any address and with any browser. */
async function logInFrom(remoteAddress: string, payload: object, userAgent = FIREFOX) {
  const app = await world.http()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/login',
    remoteAddress,
    headers: { 'user-agent': userAgent },
    payload,
  })
  return { status: answer.statusCode, ...answer.json() }
}

/** Requests a challenge from an address and solves it. */
async function solveFrom(remoteAddress: string) {
  const app = await world.http()
  const { data } = (await app.inject({ url: '/api/common/captcha', remoteAddress })).json()
  return { captchaId: data.captchaId, captchaAnswer: solveChallenge(data), bits: data.bits as number }
}

const guess = (email: string, from = '203.0.113.1') => logInFrom(from, { email, password: `wrong-${randomUUID()}` })

describe('password guessing is slowed down', () => {
  test('after five tries a captcha is asked for, known address or not', async () => {
    const { email } = await world.buyer()
    for (const who of [email, `nobody-${randomUUID()}@buyers.example`]) {
      const codes: number[] = []
      for (let turn = 0; turn < 7; turn++) codes.push((await guess(who)).code)
      expect(codes).toEqual([200001, 200001, 200001, 200001, 200001, 200005, 200005])
    }
  })

  test('concurrent tries are counted', async () => {
    const { email } = await world.buyer()
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess(email)))
    expect(answers.filter((answer) => answer.code === 200001)).toHaveLength(5)
  })

  test('with a solved captcha the right password works and resets the count', async () => {
    const { email, password } = await world.buyer()
    for (let turn = 0; turn < 6; turn++) await guess(email, '203.0.113.9')
    await expect(call(login, { email, password })).rejects.toMatchObject({ reason: 'captcha_needed' })
    await expect(call(login, { email, password, captchaId: 'x', captchaAnswer: '1' })).rejects.toMatchObject({
      reason: 'wrong_captcha',
    })
    await expect(call(login, { email, password, ...(await solveCaptcha(call)) })).resolves.toBeDefined()
    await expect(call(login, { email, password })).resolves.toBeDefined()
  })

  test('failed logins from elsewhere do not lock the owner out', async () => {
    const { email, password } = await world.buyer()
    for (let network = 1; network <= 40; network++) await guess(email, `198.51.${network}.1`)
    expect((await logInFrom('192.0.2.77', { email, password })).code).toBe(200005)
    const { bits, ...solved } = await solveFrom('192.0.2.77')
    expect(bits, 'more than the first ones cost').toBe(15)
    expect((await logInFrom('192.0.2.77', { email, password, ...solved })).code).toBe(0)
  })

  test('where the owner has logged in, known and unknown addresses ask for a captcha alike', async () => {
    const { email, password } = await world.buyer()
    await logInFrom('192.0.2.90', { email, password })
    for (const who of [email, `nobody-${randomUUID()}@buyers.example`]) {
      const answers = []
      for (let turn = 0; turn < 4; turn++) answers.push(await guess(who, '192.0.2.91'))
      for (let turn = 0; turn < 4; turn++)
        answers.push(await logInFrom('192.0.2.91', { email: who, password: 'wrong' }, CHROME))
      expect(answers.map((answer) => answer.code)).toEqual([...Array(5).fill(200001), ...Array(3).fill(200005)])
    }
  })

  test('the work of a captcha has an upper limit', async () => {
    const { email, password } = await world.buyer()
    await guess(email)
    await world.sql`update rate_limit set used = 1000000 where bucket like 'login-tries:%'`
    expect((await logInFrom('192.0.2.78', { email, password })).code).toBe(200005)
    const app = await world.http()
    const drawn = await app.inject({ url: '/api/common/captcha', remoteAddress: '192.0.2.78' })
    expect(drawn.json().data.bits).toBe(MAX_BITS)
  })

  test('from one network an account is tried 20 times at most, solved captchas or not', async () => {
    const { email, password } = await world.buyer()
    const answers: number[] = []
    for (let turn = 0; turn < 22; turn++) {
      const { bits: _bits, ...solved } = await solveFrom('203.0.113.4')
      answers.push((await logInFrom('203.0.113.4', { email, password: 'wrong', ...solved })).status)
    }
    expect(answers.filter((status) => status === 429)).toHaveLength(2)
    expect((await logInFrom('203.0.113.5', { email, password })).code).toBe(200005)
    const { bits: _bits, ...solved } = await solveFrom('203.0.113.5')
    expect((await logInFrom('203.0.113.5', { email, password, ...solved })).code).toBe(0)
  })

  test('tries at many accounts from one network need captchas, then are rate limited', async () => {
    const from = '203.0.113.33'
    for (let turn = 0; turn < 20; turn++) await guess(`who-${turn}@buyers.example`, from)
    expect((await guess('another@buyers.example', from)).code).toBe(200005)
    await Promise.all(Array.from({ length: 85 }, () => guess(`who-${randomUUID()}@buyers.example`, from)))
    expect((await guess('another@buyers.example', from)).status).toBe(429)
    const { email, password } = await world.buyer()
    expect((await logInFrom('203.0.113.34', { email, password })).code).toBe(0)
  })
})

describe('many wrong passwords for one account, from everywhere', () => {
  const HOME = '192.0.2.77'
  const nobody = () => `nobody-${randomUUID()}@buyers.example`
  /** Every try from a network of its own, with its captcha. */
  const guessFrom = async (email: string, place: number) => {
    const from = `${60 + place}.0.2.1`
    const { bits: _bits, ...solved } = await solveFrom(from)
    await world.sql`delete from rate_limit where bucket like 'login-tries:%'`
    const { status, code, msg, data } = await logInFrom(from, { email, password: `wrong-${randomUUID()}`, ...solved })
    return { status, code, msg, data }
  }
  const guessAll = async (email: string, count: number) => {
    const answers = []
    for (let place = 0; place < count; place++) answers.push(await guessFrom(email, place))
    return answers
  }

  test('are slowed down wherever they come from, known and unknown addresses alike', async () => {
    const { email } = await world.buyer()
    const known = await guessAll(email, 30)
    expect(known.filter(({ code }) => code === 200001)).toHaveLength(21)
    expect(known.at(-1)).toMatchObject({ status: 429, code: 429000, msg: expect.stringContaining('new password') })
    expect(await guessAll(nobody(), 30)).toEqual(known)
    await world.sql`update rate_limit set resets_at = now() where bucket like 'login-slow:%'`
    expect((await guessFrom(email, 1)).code, 'one more after a few minutes').toBe(200001)
    expect((await guessFrom(email, 1)).status).toBe(429)
  })

  test('never keep the owner out on a known device; only the right password tells it from others', async () => {
    const { email, password } = await world.buyer()
    await logInFrom(HOME, { email, password })
    await guessAll(email, 22)
    const answer = async (words: object) => {
      await world.sql`delete from rate_limit where bucket like 'login-tries:%'`
      const { status, code, msg } = await logInFrom(HOME, { email, password, ...words })
      return { status, code, msg }
    }
    const refused = await guessFrom(email, 1)
    expect(await answer({ password: 'wrong' })).toEqual({ status: 429, code: 429000, msg: refused.msg })
    expect((await answer({})).code).toBe(0)
    await world.sql`delete from rate_limit where bucket like 'login-tries:%'`
    const elsewhere = await logInFrom('198.51.100.1', { email, password })
    expect(elsewhere.msg, 'a right password elsewhere is not told').toBe(refused.msg)
  })

  test('a password that was reset by mail is accepted where it was reset', async () => {
    const { email } = await world.buyer()
    await guessAll(email, 22)
    await call(retrievePassword, { email })
    const mails = await mailsThatLeave(world, email)
    const token = tokenIn(mails.find(({ subject }) => subject.startsWith('Set a new password')))
    const app = await world.http()
    const password = 'gravel-Zither-58'
    const reset = await app.inject({
      method: 'POST',
      url: resetPassword.path,
      remoteAddress: HOME,
      headers: { 'user-agent': FIREFOX, token },
      payload: { password },
    })
    expect(reset.json().code).toBe(0)
    await world.sql`delete from rate_limit where bucket like 'login-tries:%'`
    expect((await logInFrom(HOME, { email, password })).code).toBe(0)
  })

  test('a right password costs no slow try: the code can follow at once', async () => {
    const clerk = await world.staff('sales')
    const { nextCode } = await setUpTotp(clerk)
    await guessAll(clerk.email, 20)
    const { email, password } = clerk
    const answer = async (words: object) => {
      const { bits: _bits, ...solved } = await solveFrom('198.51.100.7')
      return (await logInFrom('198.51.100.7', { email, password, ...words, ...solved }, CHROME)).code
    }
    expect(await answer({})).toBe(200021)
    expect(await answer({ code: nextCode() })).toBe(0)
    expect((await guessFrom(email, 1)).code, 'a wrong password afterwards').toBe(200001)
    expect((await guessFrom(email, 2)).status).toBe(429)
  })

  test('are forgotten with a password that the command line sets', async () => {
    const { email } = await world.staff()
    await guessAll(email, 22)
    const password = 'gravel-Zither-58'
    await appointStaff(world.sql, { email, password, fullName: 'Ada' })
    const { bits: _bits, ...solved } = await solveFrom('198.51.100.8')
    expect((await logInFrom('198.51.100.8', { email, password, ...solved }, CHROME)).code).toBe(0)
  })

  test('are reported to the owner once', async () => {
    const { email } = await world.buyer()
    const subjects = async () => (await mailsThatLeave(world, email)).map((mail) => mail.subject)
    await guessAll(email, 20)
    expect(await subjects()).toEqual([])
    await guessAll(email, 4)
    expect(await subjects()).toEqual(['Someone is trying passwords for your Ohmstead account'])
  })

  test('own logins do not count', async () => {
    const { email, password } = await world.buyer()
    for (let turn = 0; turn < 25; turn++)
      expect((await logInFrom(`${60 + turn}.0.2.1`, { email, password })).code, `login ${turn}`).toBe(0)
  })
})

test('a stored hash that is none is a wrong password', async () => {
  const { email, password, accountId } = await world.buyer()
  const wrong = await logInFrom('203.0.113.70', { email, password: 'wrong' })
  for (const broken of ['none', '', '$argon2id$v=19$m=19456,t=2,p=1$broken']) {
    await world.sql`update account set password_hash = ${broken} where account_id = ${accountId}`
    expect(await logInFrom('203.0.113.70', { email, password })).toMatchObject({
      status: 200,
      code: 200001,
      msg: wrong.msg,
    })
  }
})

describe('a new device', () => {
  test('is reported by mail, except the first and known ones', async () => {
    const { email, password } = await world.buyer()
    const subjects = async () => (await mailsThatLeave(world, email)).map((mail) => mail.subject)
    await logInFrom('203.0.113.50', { email, password })
    expect(await subjects()).toEqual([])
    await logInFrom('203.0.200.1', { email, password })
    expect(await subjects(), 'the same provider').toEqual([])
    await logInFrom('203.0.113.50', { email, password }, CHROME)
    expect(await subjects()).toEqual(['New device logged in to your Ohmstead account'])
    await logInFrom('198.51.100.1', { email, password })
    const [mail] = await mailsThatLeave(world, email)
    expect(mail?.text).toMatch(/Device: Firefox on Windows\nNetwork: 198\.51\.100\.1/)
  })
})

describe('invalid logins', () => {
  test.each([
    {},
    { email: 5, password: 'x' },
    { email: ['a'], password: 'x' },
    { email: 'a@b.example', password: { $ne: '' } },
    { email: 'a@b.example', password: '' },
    { email: 'a@b.example', password: 'x'.repeat(201) },
    { email: `${'x'.repeat(300)}@b.example`, password: 'x' },
    { email: 'a@b.example', password: 'x', captchaId: { a: 1 } },
  ])('%j is refused by name', async (payload) => {
    expect(await logInFrom('203.0.113.60', payload)).toMatchObject({ status: 200, code: 100001 })
  })

  test('NUL characters cause no server error', async () => {
    const answer = await logInFrom('203.0.113.61', { email: 'a\u0000b@firm.example', password: 'x\u0000y' })
    expect(answer).toMatchObject({ status: 200, code: 200001 })
  })

  test('10 MB of JSON are not read', async () => {
    const answer = await logInFrom('203.0.113.62', { email: 'a@b.example', password: 'x'.repeat(10_000_000) })
    expect(answer).toMatchObject({ status: 413, code: 413000 })
  })
})
