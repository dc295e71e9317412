import { beforeEach, describe, expect, test } from 'vitest'
import { solveCaptcha } from '#tests/support/captcha.ts'
import { createWorld } from '#tests/support/world.ts'
import { drawCaptcha } from '../captcha.contract.ts'
import { checkCaptcha, requireWork } from './captcha.service.ts'

const world = await createWorld()
const { call } = world.visitor()
const ADDRESS = '127.0.0.1'

beforeEach(async () => {
  await world.sql`delete from rate_limit where bucket like 'captcha%'`
})

const check = (solved: { captchaId: string; captchaAnswer: string }) => checkCaptcha(world.sql, solved)

describe('the challenge', () => {
  test('[API-SITE-02] is requested with a timestamp and not cached', async () => {
    const app = await world.http()
    const answer = await app.inject({ url: `/api/common/captcha?timestamp=${Date.now()}` })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json().data).toEqual({
      captchaId: expect.stringMatching(/^[\w-]{24}$/),
      kind: 'work',
      question: expect.stringContaining('SHA-256'),
      salt: expect.stringMatching(/^[\w-]{24}$/),
      bits: 12,
    })
  })

  test('can be used once', async () => {
    const solved = await solveCaptcha(call)
    await expect(check(solved)).resolves.toBeUndefined()
    await expect(check(solved)).rejects.toMatchObject({ reason: 'wrong_captcha' })
  })

  test('is invalid after a wrong answer; answers to others are wrong', async () => {
    const [one, other] = [await solveCaptcha(call), await solveCaptcha(call)]
    const mixed = { ...one, captchaAnswer: other.captchaAnswer }
    await expect(check(mixed)).rejects.toMatchObject({ reason: 'wrong_captcha' })
    await expect(check(one)).rejects.toMatchObject({ reason: 'wrong_captcha' })
  })

  test('of two concurrent answers one counts', async () => {
    const solved = await solveCaptcha(call)
    const outcomes = await Promise.allSettled([check(solved), check(solved), check(solved)])
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
  })

  test('expires after half an hour, and is deleted by a later call', async () => {
    const solved = await solveCaptcha(call)
    const [row] = await world.sql`
      select expires_at - now() between '29 minutes' and '30 minutes' soon from captcha where captcha_id = ${solved.captchaId}`
    expect(row?.soon).toBe(true)
    await world.sql`update captcha set expires_at = now()`
    await expect(check(solved)).rejects.toMatchObject({ message: expect.stringContaining('expired') })
    const old = await call(drawCaptcha, {})
    await world.sql`update captcha set expires_at = now()`
    await call(drawCaptcha, {})
    expect(await world.sql`select from captcha where captcha_id = ${old.captchaId}`).toHaveLength(0)
  })

  test('a picture captcha of the previous version counts as expired', async () => {
    await world.sql`insert into captcha (captcha_id, answer_hash, expires_at) values ('old', 'x', now() + interval '1 hour')`
    await expect(check({ captchaId: 'old', captchaAnswer: '' })).rejects.toMatchObject({ reason: 'wrong_captcha' })
  })
})

test('many challenges cost more work each, then are rate limited', async () => {
  const bits: number[] = []
  for (let turn = 0; turn < 100; turn++) bits.push((await call(drawCaptcha, {})).bits)
  expect([bits[0], bits[19], bits[59], bits[99]]).toEqual([12, 13, 14, 14])
  await expect(call(drawCaptcha, {})).rejects.toMatchObject({ reason: 'too_many_requests' })
})

test('too little work is refused, and the next challenge asks for enough', async () => {
  const cheap = await solveCaptcha(call)
  const tryWith = (solved: { captchaId: string; captchaAnswer: string }) => requireWork(world.sql, ADDRESS, solved, 15)
  await expect(tryWith(cheap)).rejects.toMatchObject({ reason: 'captcha_needed' })
  expect((await call(drawCaptcha, {})).bits).toBe(15)
  await expect(tryWith(await solveCaptcha(call))).resolves.toBeUndefined()
})

test('a too long timestamp is refused', async () => {
  await expect(call(drawCaptcha, { timestamp: 'x'.repeat(100) })).rejects.toMatchObject({ reason: 'invalid_input' })
})
