import { beforeEach, describe, expect, test } from 'vitest'
import { api } from '#app/api.ts'
import { readConfig } from '#server/config.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { includesRight, rightFor } from '#shared/rights.ts'
import { type JsonSchema, schemaOf } from '#tests/fuzz/schema-values.ts'
import { openSessionOf } from '#tests/support/member.ts'
import { createWorld } from '#tests/support/world.ts'

const world = await createWorld()
const endpoints = api(readConfig({ DEMO: 'on' })).map(({ endpoint }) => endpoint)

const NO_IDENTITY = 200004
const NOT_ALLOWED = 200003

// Every call comes from the same address.
beforeEach(async () => {
  await world.sql`delete from rate_limit`
})

const [buyer, staff] = [await world.buyer(), await world.staff()]
const roles = await world.sql<
  { role: string; rights: string[] }[]
>`select role, rights from staff_role order by position`
/** A session of its own for every call: some of them end it. Logging in by password would take 40 ms for each of hundreds. */
const tokenOf = ({ email }: { email: string }) => openSessionOf(world.sql, email)

/** Over HTTP and without any input: access is checked before the input. */
async function callBare({ method, path }: Endpoint, token?: string): Promise<{ status: number; code: number }> {
  const app = await world.http()
  const answer = await app.inject({
    method,
    url: path.replace(/:\w+/g, '0'),
    headers: token === undefined ? {} : { token },
    ...(method === 'POST' && { payload: {} }),
  })
  const isEnvelope = answer.headers['content-type']?.toString().startsWith('application/json')
  return { status: answer.statusCode, code: isEnvelope ? answer.json().code : 0 }
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const withAccess = (...access: Endpoint['access'][]) =>
  endpoints
    .filter((endpoint) => access.includes(endpoint.access))
    .map((endpoint) => [nameOf(endpoint), endpoint] as const)

test('no two endpoints share an address', () => {
  expect(new Set(endpoints.map(nameOf)).size).toBe(endpoints.length)
})

/** Wider columns, and sums that are not stored. */
const MAY_BE_LARGER = /\.(total|changeId|deliveryId|failedJobIds|atLeast)$/
const LARGEST_INTEGER = 2_147_483_647

function listLargeIntegers(schema: JsonSchema, at: string): string[] {
  const { type, maximum = Infinity, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema
  if (type === 'integer') return maximum > LARGEST_INTEGER && !MAY_BE_LARGER.test(at) ? [at] : []
  const parts = [...anyOf, ...oneOf, ...allOf, ...(items ? [items] : [])]
  const fields = Object.entries(properties).flatMap(([name, part]) => listLargeIntegers(part, `${at}.${name}`))
  return [...fields, ...parts.flatMap((part) => listLargeIntegers(part, at))]
}

test('no number of an input is larger than its column', () => {
  expect(endpoints.flatMap((endpoint) => listLargeIntegers(schemaOf(endpoint.input), nameOf(endpoint)))).toEqual([])
})

describe('endpoints that need a login refuse visitors', () => {
  test.each(withAccess('buyer', 'staff'))('[AUTH-01] %s', async (_name, endpoint) => {
    expect((await callBare(endpoint)).code).toBe(NO_IDENTITY)
    expect((await callBare(endpoint, 'A'.repeat(43))).code, 'an invented token').toBe(NO_IDENTITY)
  })
})

describe('public endpoints need no login', () => {
  test.each(withAccess('public'))('%s', async (_name, endpoint) => {
    const { status, code } = await callBare(endpoint)
    expect([NO_IDENTITY, NOT_ALLOWED]).not.toContain(code)
    expect(status).toBeLessThan(500)
  })
})

describe('endpoints for buyers accept buyers and staff', () => {
  test.each(withAccess('buyer'))('%s', async (_name, endpoint) => {
    for (const member of [buyer, staff]) {
      const { status, code } = await callBare(endpoint, await tokenOf(member))
      expect(code).not.toBe(NO_IDENTITY)
      expect(status).toBeLessThan(500)
    }
  })
})

describe('endpoints for staff refuse buyers', () => {
  test.each(withAccess('staff'))('%s', async (_name, endpoint) => {
    expect((await callBare(endpoint, await tokenOf(buyer))).code).toBe(NOT_ALLOWED)
    const { status, code } = await callBare(endpoint, await tokenOf(staff))
    expect([NO_IDENTITY, NOT_ALLOWED]).not.toContain(code)
    expect(status).toBeLessThan(500)
  })

  /** By the same table as the store's: a new staff call is tested here without being listed. */
  test.each(roles)('the role $role may call only what its rights allow', async ({ role, rights }) => {
    const token = await tokenOf(await world.staff(role))
    const refused: string[] = []
    for (const [name, endpoint] of withAccess('staff')) {
      const { status, code } = await callBare(endpoint, token)
      expect(status, name).toBeLessThan(500)
      expect(code === NOT_ALLOWED, name).toBe(!includesRight(rights, rightFor(endpoint)))
      if (code === NOT_ALLOWED) refused.push(name)
    }
    expect(refused.length > 0, `${refused.length} refused`).toBe(role !== 'administrator')
  })

  test('read-only staff can change only their own sign-in', async () => {
    const token = await tokenOf(await world.staff('read-only'))
    for (const [name, endpoint] of withAccess('staff')) {
      if (endpoint.method === 'POST' && !rightFor(endpoint).startsWith('me.'))
        expect((await callBare(endpoint, token)).code, name).toBe(NOT_ALLOWED)
    }
  })

  test('staff endpoints have /staff/ in their address', () => {
    for (const { path, access } of endpoints) if (path.startsWith('/api/staff/')) expect(access, path).toBe('staff')
  })
})

test('a staff token works only as long as its session', async () => {
  const token = await tokenOf(staff)
  await world.sql`delete from account_session where account_id = ${staff.accountId}`
  const [own] = withAccess('buyer')
  if (own) expect((await callBare(own[1], token)).code).toBe(NO_IDENTITY)
})
