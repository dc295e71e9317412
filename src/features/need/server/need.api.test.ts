import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { limitKey } from '#server/limits/limit-key.ts'
import { createWorld } from '#tests/support/world.ts'
import { submitNeed } from '../need.contract.ts'

const world = await createWorld()
const NEED = { goodsModel: 'XC7A35T-1CPG236C', count: 250, email: 'buyer@firm.example' }

// Every call in process comes from the same address.
beforeEach(() => world.sql`delete from rate_limit where bucket like 'need:%'`)

const storedNeed = async (needNo: string) =>
  (
    await world.sql`select account_id "accountId", goods_model "goodsModel", brand_name "brandName", count, email, remark
      from goods_need where need_no = ${needNo}`
  )[0]

/** Over HTTP, from an address and with a key. */
async function send(payload: object, { from = '198.51.100.1', key, token = '' }: Partial<Record<string, string>> = {}) {
  const app = await world.http()
  return app.inject({
    method: 'POST',
    url: '/api/goods/need/submit',
    payload,
    remoteAddress: from,
    headers: { token, ...(key ? { 'idempotency-key': key } : {}) },
  })
}

describe('a request for a part that is not listed', () => {
  test('[API-GOODS-12] a visitor sends it and gets a number', async () => {
    const { call } = world.visitor()
    const { needNo } = await call(submitNeed, { ...NEED, brandName: 'AMD', remark: 'For March' })
    expect(needNo).toMatch(/^N[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(await storedNeed(needNo)).toEqual({ ...NEED, brandName: 'AMD', remark: 'For March', accountId: null })
  })

  test('manufacturer and remark are optional; texts are trimmed', async () => {
    const { call } = world.visitor()
    const { needNo } = await call(submitNeed, { goodsModel: ' LM\u0000358\r\n', count: 1, email: ' a@firm.example ' })
    expect(await storedNeed(needNo)).toMatchObject({
      goodsModel: 'LM 358',
      brandName: '',
      email: 'a@firm.example',
      remark: '',
    })
  })

  test('a request of a buyer has the account, and remains after its deletion', async () => {
    const { token, accountId } = await world.buyer()
    const { needNo } = (await send(NEED, { token })).json().data
    expect(await storedNeed(needNo)).toMatchObject({ accountId })
    await world.sql`delete from account where account_id = ${accountId}`
    expect(await storedNeed(needNo)).toMatchObject({ accountId: null, goodsModel: NEED.goodsModel })
  })

  test('numbers are not sequential', async () => {
    const { call } = world.visitor()
    const numbers = await Promise.all(Array.from({ length: 10 }, async () => (await call(submitNeed, NEED)).needNo))
    expect(new Set(numbers).size).toBe(10)
    expect(new Set(numbers.map((number) => number.slice(0, 5))).size).toBeGreaterThan(1)
  })

  test('a repeated idempotency key saves it once', async () => {
    const key = randomUUID()
    const need = { ...NEED, goodsModel: `TWICE-${key}` }
    const [first, second] = await Promise.all([send(need, { key }), send(need, { key })])
    expect(first.json()).toMatchObject({ code: 0, data: { needNo: expect.any(String) } })
    expect(second.json()).toEqual(first.json())
    expect(await world.sql`select from goods_need where goods_model = ${need.goodsModel}`).toHaveLength(1)
  })
})

describe('invalid input is refused with messages', () => {
  test.each([
    [{ ...NEED, goodsModel: undefined }, 'goodsModel: Please enter the part number.'],
    [{ ...NEED, goodsModel: ' \t' }, 'goodsModel: Please enter the part number.'],
    [{ ...NEED, goodsModel: 5 }, 'goodsModel: Please enter the part number.'],
    [{ ...NEED, goodsModel: 'X'.repeat(201) }, 'goodsModel: A part number has at most 200 characters.'],
    [{ ...NEED, brandName: 'X'.repeat(101) }, 'brandName: A manufacturer has at most 100 characters.'],
    [{ ...NEED, count: undefined }, 'count: Please enter how many you need, as a whole number.'],
    [{ ...NEED, count: '5' }, 'count: Please enter how many you need, as a whole number.'],
    [{ ...NEED, count: 1.5 }, 'count: Please enter how many you need, as a whole number.'],
    [{ ...NEED, count: 0 }, 'count: Please enter how many you need, as a whole number.'],
    [{ ...NEED, count: 1e10 }, 'count: This quantity is too large.'],
    [{ ...NEED, email: undefined }, 'email: Please enter your e-mail address.'],
    [{ ...NEED, email: '' }, 'email: Please enter your e-mail address.'],
    [{ ...NEED, email: 'buyer' }, 'email: This does not look like an e-mail address.'],
    [{ ...NEED, email: 'buyer@firm' }, 'email: This does not look like an e-mail address.'],
    [{ ...NEED, email: 'a b@firm.example' }, 'email: This does not look like an e-mail address.'],
    [{ ...NEED, email: `${'x'.repeat(250)}@firm.example` }, 'email: An e-mail address has at most 254 characters.'],
    [{ ...NEED, remark: 'X'.repeat(2001) }, 'remark: A remark has at most 2,000 characters.'],
  ])('%j', async (need, msg) => {
    expect((await send(need)).json()).toMatchObject({ code: 100001, msg })
  })

  test('a refused request does not count against the rate limit', async () => {
    await send({ ...NEED, email: 'buyer' })
    expect(await world.sql`select from rate_limit where bucket like 'need:%'`).toHaveLength(0)
  })
})

describe('rate limit', () => {
  test('20 an hour from one address, then HTTP 429 with the time to wait; other addresses are free', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => send(NEED)))
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(20)
    const refused = await send(NEED)
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { code: 429000, msg: 'Too many requests. Please try again in 60 minutes.', data: null },
    ])
    expect((await send(NEED, { from: '198.51.100.2' })).json().code).toBe(0)
  })

  test('an IPv6 network counts as one address, however many it uses', async () => {
    for (let host = 1; host <= 20; host++) await send(NEED, { from: `2001:db8:7:7::${host}` })
    expect((await send(NEED, { from: '2001:db8:7:7:ffff::1' })).statusCode).toBe(429)
    expect((await send(NEED, { from: '2001:db8:7:8::1' })).statusCode).toBe(200)
  })

  test('a repeated key counts once against the rate limit', async () => {
    const key = randomUUID()
    for (let i = 0; i < 3; i++) await send(NEED, { key })
    expect(await world.sql`select used from rate_limit where bucket = ${limitKey('need:198.51.100.1')}`).toEqual([
      { used: 1 },
    ])
  })
})
