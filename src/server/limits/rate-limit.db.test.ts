import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { inTransaction } from '../database/connect.ts'
import { createSealer } from '../secrets/sealer.ts'
import { countUp, raiseTo } from './count-up.ts'
import { limitKey } from './limit-key.ts'
import { consumeRateLimit, deleteOldRateLimits } from './rate-limit.ts'

const { sql } = await createWorld()
const newBucket = () => `test:${randomUUID()}`
const HOURLY = { limit: 3, windowSeconds: 3600 }

const consumeTimes = async (bucket: string, count: number) => {
  for (let i = 0; i < count; i++) await consumeRateLimit(sql, bucket, HOURLY)
}
const endWindow = (bucket: string) =>
  sql`update rate_limit set resets_at = now() - interval '1 second' where bucket = ${limitKey(bucket)}`
const storedCountOf = async (bucket: string) =>
  (await sql`select used from rate_limit where bucket = ${limitKey(bucket)}`)[0]

test('calls up to the limit pass, the next one is refused with the time to wait', async () => {
  const bucket = newBucket()
  await consumeTimes(bucket, 3)
  await expect(consumeRateLimit(sql, bucket, HOURLY)).rejects.toMatchObject({
    reason: 'too_many_requests',
    status: 429,
    message: 'Too many requests. Please try again in 60 minutes.',
  })
})

test('of fifty calls at once exactly as many as the limit get through', async () => {
  const bucket = newBucket()
  const calls = Array.from({ length: 50 }, () => consumeRateLimit(sql, bucket, { limit: 20, windowSeconds: 60 }))
  const given = (await Promise.allSettled(calls)).filter((call) => call.status === 'fulfilled')
  expect(given).toHaveLength(20)
  expect(await storedCountOf(bucket)).toEqual({ used: 20 })
})

test('after the window the count starts again', async () => {
  const bucket = newBucket()
  await consumeTimes(bucket, 3)
  await endWindow(bucket)
  await consumeTimes(bucket, 3)
  await expect(consumeRateLimit(sql, bucket, HOURLY)).rejects.toMatchObject({ reason: 'too_many_requests' })
})

test('of fifty calls at once after the window exactly as many as the limit get through', async () => {
  const bucket = newBucket()
  await consumeTimes(bucket, 3)
  await endWindow(bucket)
  const given = await Promise.allSettled(Array.from({ length: 50 }, () => consumeRateLimit(sql, bucket, HOURLY)))
  expect(given.filter((call) => call.status === 'fulfilled')).toHaveLength(3)
})

test('a refused call does not move the end of the window', async () => {
  const bucket = newBucket()
  await consumeTimes(bucket, 3)
  const endOf = async () => (await sql`select resets_at::text from rate_limit where bucket = ${limitKey(bucket)}`)[0]
  const before = await endOf()
  await consumeRateLimit(sql, bucket, HOURLY).catch(() => {})
  expect(await endOf()).toEqual(before)
})

test('buckets are independent', async () => {
  await consumeTimes(newBucket(), 3)
  await expect(consumeTimes(newBucket(), 3)).resolves.toBeUndefined()
})

test('a rolled back call does not count', async () => {
  const bucket = newBucket()
  const undone = inTransaction(sql, async (tx) => {
    await consumeRateLimit(tx, bucket, HOURLY)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await storedCountOf(bucket)).toBeUndefined()
})

test.each([
  [30, 'a minute'],
  [600, '10 minutes'],
  [86_400, '24 hours'],
])('a window of %d seconds is described as %s', async (windowSeconds, words) => {
  const bucket = newBucket()
  await consumeRateLimit(sql, bucket, { limit: 1, windowSeconds })
  await expect(consumeRateLimit(sql, bucket, { limit: 1, windowSeconds })).rejects.toThrow(`in ${words}.`)
})

test('expired buckets are deleted, the others stay', async () => {
  const [over, open] = [newBucket(), newBucket()]
  await consumeTimes(over, 1)
  await consumeTimes(open, 1)
  await endWindow(over)
  await deleteOldRateLimits(sql)
  expect([await storedCountOf(over), await storedCountOf(open)]).toEqual([undefined, { used: 1 }])
})

test('the table has the kind of a limit, and nothing that tells whom it counts', async () => {
  const [network, email] = ['203.0.113.77', `ada-${randomUUID()}@leaver.example`]
  await consumeRateLimit(sql, `notice:${network}`, HOURLY)
  await countUp(sql, `account-mails:${email}`, 60)
  await raiseTo(sql, `captcha-needed:${network}`, 3, 60)
  const rows = await sql<{ bucket: string }[]>`select bucket from rate_limit`
  const buckets = rows.map(({ bucket }) => bucket)
  expect(buckets).toEqual(
    expect.arrayContaining(
      ['notice:', 'account-mails:', 'captcha-needed:'].map((kind) => expect.stringContaining(kind)),
    ),
  )
  const unkeyed = [network, email].map((text) => createHash('sha256').update(text).digest('base64url'))
  for (const told of [network, email, ...unkeyed]) expect(buckets.join()).not.toContain(told)
})

test('another secret gives other names: they cannot be guessed without it', () => {
  const [one, other] = ['a', 'b'].map((letter) => createSealer([letter.repeat(32)]))
  expect(one?.digest('need:203.0.113.7', 'limits')).not.toBe(other?.digest('need:203.0.113.7', 'limits'))
})
