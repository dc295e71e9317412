import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { solveCaptcha } from '#tests/support/captcha.ts'
import { createWorld } from '#tests/support/world.ts'
import { drawCaptcha } from '../captcha.contract.ts'
import { checkCaptcha } from './captcha.service.ts'

const world = await createWorld()
const { call } = world.visitor()

beforeEach(async () => {
  await world.sql`delete from rate_limit where bucket like 'captcha%'`
})

const check = (solved: { captchaId: string; captchaAnswer: string }) => checkCaptcha(world.sql, solved)

describe('the riddle', () => {
  test('[API-SITE-02] is a real picture, asked for with a timestamp and kept by no cache', async () => {
    const app = await world.http()
    const answer = await app.inject({ url: `/api/common/captcha?timestamp=${Date.now()}` })
    expect(answer.headers['cache-control']).toBe('no-store')
    const { picture, captchaId, question } = answer.json().data
    expect(captchaId).toMatch(/^[\w-]{24}$/)
    expect(question).toBe('Type the 5 characters in the picture')
    const png = Buffer.from(picture.replace('data:image/png;base64,', ''), 'base64')
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 220, height: 72 })
    expect(png.length).toBeLessThan(12_000)
  })

  test('can be asked in words', async () => {
    expect(await call(drawCaptcha, { kind: 'text' })).toMatchObject({
      picture: '',
      question: expect.stringMatching(/^Write as digits: (\w+, ){4}\w+$/),
    })
  })

  test('is solved once', async () => {
    const solved = await solveCaptcha(call)
    await expect(check(solved)).resolves.toBeUndefined()
    await expect(check(solved)).rejects.toMatchObject({ reason: 'wrong_captcha' })
  })

  test('is over after a wrong answer', async () => {
    const solved = await solveCaptcha(call)
    await expect(check({ ...solved, captchaAnswer: '00' })).rejects.toMatchObject({ reason: 'wrong_captcha' })
    await expect(check(solved)).rejects.toMatchObject({ reason: 'wrong_captcha' })
  })

  test('two answers at the same moment: one counts', async () => {
    const solved = await solveCaptcha(call)
    const outcomes = await Promise.allSettled([check(solved), check(solved), check(solved)])
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
  })

  test('expires after five minutes, and is thrown away in passing', async () => {
    const solved = await solveCaptcha(call)
    const [row] = await world.sql`
      select expires_at - now() between '4 minutes' and '5 minutes' soon from captcha where captcha_id = ${solved.captchaId}`
    expect(row?.soon).toBe(true)
    await world.sql`update captcha set expires_at = now()`
    await expect(check(solved)).rejects.toMatchObject({ message: expect.stringContaining('expired') })
    const old = await solveCaptcha(call)
    await world.sql`update captcha set expires_at = now()`
    await solveCaptcha(call)
    expect(await world.sql`select from captcha where captcha_id = ${old.captchaId}`).toHaveLength(0)
  })

  test('its answer is kept as a hash only, never the same for the same answer', async () => {
    const { captchaId, captchaAnswer } = await solveCaptcha(call)
    const [row] =
      await world.sql`select captcha_id, encode(answer_hash, 'escape') hash from captcha where captcha_id = ${captchaId}`
    expect(row?.hash).not.toContain(captchaAnswer)
  })
})

test('questions in words are limited harder than pictures', async () => {
  for (let turn = 0; turn < 40; turn++) await call(drawCaptcha, { kind: 'text' })
  await expect(call(drawCaptcha, { kind: 'text' })).rejects.toMatchObject({ reason: 'too_many_requests' })
  await expect(call(drawCaptcha, { kind: 'picture' })).resolves.toBeDefined()
})

test.each([{ kind: 'none' }, { timestamp: 'x'.repeat(100) }])('%j is refused', async (input) => {
  await expect(call(drawCaptcha, input as never)).rejects.toMatchObject({ reason: 'invalid_input' })
})
