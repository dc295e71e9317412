import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { countDown, countOf, countUp, startOver } from './count-up.ts'
import { limitKey } from './limit-key.ts'

const world = await createWorld()

test('calls at the same moment get different numbers', async () => {
  const bucket = `test:${randomUUID()}`
  const counts = await Promise.all(Array.from({ length: 20 }, () => countUp(world.sql, bucket, 60)))
  expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, place) => place + 1))
  expect(await countOf(world.sql, bucket)).toBe(20)
})

test('a new window and a fresh start begin at one', async () => {
  const bucket = `test:${randomUUID()}`
  await countUp(world.sql, bucket, 60)
  await world.sql`update rate_limit set resets_at = now() - interval '1 second' where bucket = ${limitKey(bucket)}`
  expect(await countOf(world.sql, bucket)).toBe(0)
  expect(await countUp(world.sql, bucket, 60)).toBe(1)
  expect(await countUp(world.sql, bucket, 60)).toBe(2)
  await startOver(world.sql, bucket)
  expect(await countUp(world.sql, bucket, 60)).toBe(1)
})

test('one is taken back, down to none', async () => {
  const bucket = `test:${randomUUID()}`
  await countUp(world.sql, bucket, 60)
  await countUp(world.sql, bucket, 60)
  await countDown(world.sql, bucket)
  expect(await countOf(world.sql, bucket)).toBe(1)
  await countDown(world.sql, bucket)
  await countDown(world.sql, bucket)
  expect(await countOf(world.sql, bucket)).toBe(0)
})
