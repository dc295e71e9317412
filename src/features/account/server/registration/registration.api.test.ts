import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { solveCaptcha } from '#tests/support/captcha.ts'
import { mailsThatLeave, tokenIn } from '#tests/support/mailbox.ts'
import { createWorld } from '#tests/support/world.ts'
import { login, userInfo } from '../../account.contract.ts'
import { register, registerInfo, resendActivation } from '../../registration.contract.ts'

const world = await createWorld()
const { call } = world.visitor()

beforeEach(async () => {
  await world.sql`delete from rate_limit`
})

const PASSWORD = 'tr0mbone-Kiesel'
const newcomer = () => ({
  email: `new-${randomUUID()}@buyers.example`,
  password: PASSWORD,
  name: 'Ada Newcomer',
  company: 'Newcomer Ltd',
  countryId: 276,
  terms: true as const,
})

const registerAs = async (person: ReturnType<typeof newcomer>) =>
  call(register, { ...person, ...(await solveCaptcha(call)) })

/** As the page does it: with the token of the link as header. */
async function activate(token: string) {
  const app = await world.http()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/accountActivation',
    headers: { token },
    payload: {},
  })
  return answer.json()
}

describe('from the form to the first login', () => {
  test('[API-USER-01, API-USER-16] register, open the mailed link, log in', async () => {
    const person = newcomer()
    expect(await registerAs(person)).toEqual({})
    await expect(call(login, person)).rejects.toMatchObject({ reason: 'not_activated' })

    const [mail] = await mailsThatLeave(world, person.email)
    expect(mail?.subject).toBe('Activate your Ohmstead account')
    expect(mail?.text).toContain('https://store.example/login?type=activation#')
    expect(await activate(tokenIn(mail))).toMatchObject({ code: 0, data: { email: person.email } })

    const { userInfo: who } = await call(login, person)
    expect(who).toMatchObject({ email: person.email, name: 'Ada Newcomer', role: 'buyer', avatar: null })
    const [welcome] = await mailsThatLeave(world, person.email)
    expect(welcome).toMatchObject({ subject: 'Welcome to Ohmstead', text: expect.stringContaining('Ada Newcomer') })
  })

  test('[API-USER-18] the form gets its settings', async () => {
    expect(await call(registerInfo, {})).toMatchObject({ shortestPassword: 8, termsUrl: '/termsOfUs' })
  })

  test('the account has the entered data', async () => {
    const person = newcomer()
    await registerAs(person)
    await activate(tokenIn((await mailsThatLeave(world, person.email))[0]))
    const app = await world.http()
    const { token } = await call(login, person)
    const info = (await app.inject({ url: userInfo.path, headers: { token } })).json().data
    expect(info).toMatchObject({ company: 'Newcomer Ltd', countryId: 276, mailPreferences: { offers: false } })
  })
})

describe('the link', () => {
  test('works once', async () => {
    const person = newcomer()
    await registerAs(person)
    const token = tokenIn((await mailsThatLeave(world, person.email))[0])
    expect((await activate(token)).code).toBe(0)
    expect(await activate(token)).toMatchObject({ code: 200008 })
  })

  test('expires', async () => {
    const person = newcomer()
    await registerAs(person)
    const token = tokenIn((await mailsThatLeave(world, person.email))[0])
    await world.sql`update registration set expires_at = now() where email = ${person.email}`
    expect(await activate(token)).toMatchObject({ code: 200008, msg: 'This link has expired or was used before.' })
  })

  test('is neither a row number, a login token nor empty', async () => {
    const { token } = await world.buyer()
    for (const wrong of ['1', token, 'A'.repeat(43)]) expect((await activate(wrong)).code).toBe(200008)
    const app = await world.http()
    expect((await app.inject({ method: 'POST', url: '/api/user/accountActivation', payload: {} })).json().code).toBe(
      200008,
    )
  })

  test('is sent again on request, and the first one keeps working', async () => {
    const person = newcomer()
    await registerAs(person)
    const [first] = await mailsThatLeave(world, person.email)
    await call(resendActivation, { email: person.email })
    const [second] = await mailsThatLeave(world, person.email)
    expect(tokenIn(second)).not.toBe(tokenIn(first))
    expect((await activate(tokenIn(first))).code).toBe(0)
    expect((await activate(tokenIn(second))).code).toBe(200008)
  })

  test('the password of the opened link counts, not one registered by somebody else', async () => {
    const owner = newcomer()
    const thief = { ...owner, password: 'stolen-Gravel-77' }
    await registerAs(owner)
    const [mail] = await mailsThatLeave(world, owner.email)
    await registerAs(thief)
    await mailsThatLeave(world, owner.email)
    await activate(tokenIn(mail))
    await expect(call(login, thief)).rejects.toMatchObject({ reason: 'wrong_credentials' })
    await expect(call(login, owner)).resolves.toBeDefined()
  })

  test('is stored as a hash only', async () => {
    const person = newcomer()
    await registerAs(person)
    const token = tokenIn((await mailsThatLeave(world, person.email))[0])
    const [row] = await world.sql<{ token_hash: Buffer; password_hash: string }[]>`
      select token_hash, password_hash from registration where email = ${person.email}`
    expect(row?.token_hash.includes(token)).toBe(false)
    expect(row?.password_hash).toMatch(/^\$argon2id\$/)
  })
})

describe('known addresses are not revealed', () => {
  test('a known address gets the same answer, and its owner a mail', async () => {
    const { email } = await world.buyer()
    expect(await registerAs({ ...newcomer(), email: email.toUpperCase() })).toEqual({})
    const mails = await mailsThatLeave(world, email)
    expect(mails.map((mail) => mail.subject)).toEqual(['You already have an account at Ohmstead'])
    expect(await world.sql`select from registration where email_key = ${email}`).toHaveLength(0)
  })

  test('an address that imitates another is refused', async () => {
    await expect(registerAs({ ...newcomer(), email: 'd\u0435mo@ohmstead.example' })).rejects.toMatchObject({
      reason: 'invalid_input',
      message: expect.stringContaining('different alphabets'),
    })
  })

  test('resending to an unknown address gives the same answer and sends nothing', async () => {
    const email = `nobody-${randomUUID()}@buyers.example`
    expect(await call(resendActivation, { email })).toEqual({})
    expect(await mailsThatLeave(world, email)).toEqual([])
  })

  test('at most five mails a day to one address', async () => {
    const person = newcomer()
    for (let turn = 0; turn < 7; turn++) await registerAs(person)
    expect(await mailsThatLeave(world, person.email)).toHaveLength(5)
  })
})

describe('what is refused', () => {
  test.each([
    [{ password: 'Password1' }, 'weak_password'],
    [{ password: 'short-1' }, 'weak_password'],
    [{ password: 'Newcomer1' }, 'weak_password'],
    [{ password: 'sunshine1' }, 'weak_password'],
    [{ password: 'trustno1' }, 'weak_password'],
    [{ email: 'no address' }, 'invalid_input'],
    [{ email: 'x@firm.example\r\nBcc: y@firm.example' }, 'invalid_input'],
    [{ name: ' ' }, 'invalid_input'],
    [{ countryId: 0 }, 'invalid_input'],
    [{ terms: false as never }, 'invalid_input'],
  ])('%j', async (wrong, reason) => {
    await expect(registerAs({ ...newcomer(), ...wrong })).rejects.toMatchObject({ reason })
  })

  test('a registration needs a solved captcha, and each captcha works once', async () => {
    await expect(call(register, newcomer())).rejects.toMatchObject({ reason: 'wrong_captcha' })
    const solved = await solveCaptcha(call)
    await call(register, { ...newcomer(), ...solved })
    await expect(call(register, { ...newcomer(), ...solved })).rejects.toMatchObject({ reason: 'wrong_captcha' })
  })

  test('30 an hour from one network, then HTTP 429', async () => {
    for (let turn = 0; turn < 30; turn++) await call(register, newcomer()).catch(() => undefined)
    await expect(call(register, newcomer())).rejects.toMatchObject({ reason: 'too_many_requests' })
  })
})
