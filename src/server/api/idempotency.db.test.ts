import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '#shared/app-error.ts'
import { endpoint } from '#shared/endpoint.ts'
import { createWorld } from '#tests/support/world.ts'
import { createLog } from '../log.ts'
import { invokeOnce } from './idempotency.ts'
import { aloneAs, type Context, implement } from './implement.ts'

const world = await createWorld()
const table = `action_${process.pid}`

const createThing = endpoint({
  method: 'POST',
  path: '/api/thing/create',
  access: 'public',
  summary: 'Something that must happen once',
  input: z.object({ name: z.string(), refuse: z.boolean().default(false) }),
  output: z.object({ actionId: z.int() }),
  idempotent: true,
})

const implementation = implement(createThing, async ({ sql }, { name, refuse }) => {
  const [row] = await sql<{ id: number }[]>`insert into ${sql(table)} (name) values (${name}) returning id`
  await sql`select pg_sleep(0.05)`
  if (refuse) throw new AppError('not_allowed', 'No.')
  return { actionId: row?.id ?? 0 }
})

const context = (identity?: Context['identity']): Context => ({
  ...world.services,
  sql: world.sql,
  reads: () => world.sql,
  requestId: 'test',
  log: createLog('silent'),
  address: '127.0.0.1',
  token: undefined,
  identity,
})
const count = async () => (await world.sql<{ n: number }[]>`select count(*)::int n from ${world.sql(table)}`)[0]?.n ?? 0

beforeAll(() => world.sql.unsafe(`create table ${table} (id int generated always as identity, name text)`))
afterAll(() => world.sql.unsafe(`drop table ${table}`))

test('fifty concurrent calls with one key run once and get the same answer', async () => {
  const key = randomUUID()
  const before = await count()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => invokeOnce(implementation, context(), { name: 'same' }, key)),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await count()).toBe(before + 1)
})

test('the same key with another body is refused and does nothing', async () => {
  const key = randomUUID()
  await invokeOnce(implementation, context(), { name: 'first' }, key)
  const before = await count()
  await expect(invokeOnce(implementation, context(), { name: 'other' }, key)).rejects.toMatchObject({
    reason: 'repeated_with_other_body',
  })
  expect(await count()).toBe(before)
})

test('nothing is done when the answer cannot be stored', async () => {
  // PostgreSQL refuses this character in JSON.
  const echo = endpoint({ ...createThing, output: z.object({ name: z.string() }) })
  const unstorable = implement(echo, async ({ sql }, { name }) => {
    await sql`insert into ${sql(table)} (name) values (${name})`
    return { name: '\u0000' }
  })
  const key = randomUUID()
  const before = await count()
  await expect(invokeOnce(unstorable, context(), { name: 'x' }, key)).rejects.toMatchObject({ code: '22P05' })
  expect(await count()).toBe(before)
  await invokeOnce(implementation, context(), { name: 'x' }, key)
  expect(await count()).toBe(before + 1)
})

test('a refused call is not stored, and can be retried with the same key', async () => {
  const key = randomUUID()
  const before = await count()
  await expect(invokeOnce(implementation, context(), { name: 'x', refuse: true }, key)).rejects.toMatchObject({
    reason: 'not_allowed',
  })
  expect(await count()).toBe(before)
  await invokeOnce(implementation, context(), { name: 'x' }, key)
  expect(await count()).toBe(before + 1)
})

test('two callers may use the same key', async () => {
  const key = randomUUID()
  const before = await count()
  await invokeOnce(implementation, context({ ...aloneAs(1), role: 'buyer' }), { name: 'x' }, key)
  await invokeOnce(implementation, context({ ...aloneAs(2), role: 'buyer' }), { name: 'x' }, key)
  expect(await count()).toBe(before + 2)
})

test('a key of control characters is refused', async () => {
  await expect(invokeOnce(implementation, context(), { name: 'x' }, 'a\nb')).rejects.toMatchObject({
    reason: 'invalid_input',
  })
})
