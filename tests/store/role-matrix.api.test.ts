import { existsSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { api } from '#app/api.ts'
import { identify } from '#features/account/server/account.service.ts'
import type { Identity, Implementation } from '#server/api/implement.ts'
import { readConfig } from '#server/config.ts'
import { connect } from '#server/database/connect.ts'
import { createLog } from '#server/log.ts'
import { isAppError } from '#shared/app-error.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { includesRight, rightFor } from '#shared/rights.ts'
import { createOwner } from '#tests/support/owned-things.ts'
import { createWorld } from '#tests/support/world.ts'
import { PROVEN_IN } from './role-matrix/proven-in.ts'
import { sampleInput } from './role-matrix/sample-input.ts'
import { findThings } from './role-matrix/things.ts'

/*
 * Everybody can call what they may call: visitors public endpoints, owners their data, every staff role what its rights
 * allow. Each call gets the least input its contract asks for and is undone. An endpoint that needs more than that names
 * the test in which it succeeds; a new one that does neither fails here. `access.api.test.ts` has who may not.
 */
// Of its own: samples name the first import, the first carrier, as a new shop has them.
const world = await createWorld('role_matrix')
const log = createLog('silent')
/** As a replica is: what goes through `reads` and writes fails. */
const reader = connect(`${world.url}?options=-c%20default_transaction_read_only%3Don`, { pool: 2 })
afterAll(() => reader.end())
const implementations = api(readConfig({ DEMO: 'on' }))
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const owner = await createOwner(world)
const things = {
  ...(await findThings(world.sql, owner.owned)),
  ...owner.owned,
  accountId: owner.accountId,
  email: owner.email,
}

class Undo extends Error {}

/** Calls it as somebody and takes back what it did. Undefined when it succeeded, else why not. */
async function tryCall(implementation: Implementation, identity: Identity | undefined, token?: string) {
  const { endpoint } = implementation
  const context = { ...world.services, requestId: 'matrix', log, address: '127.0.0.1', token, identity }
  try {
    await world.sql.begin(async (tx) => {
      await implementation.invoke({ ...context, sql: tx, reads: () => reader }, sampleInput(endpoint, things))
      throw new Undo()
    })
  } catch (error) {
    if (error instanceof Undo) return undefined
    return isAppError(error) ? `${error.reason}: ${error.message}` : String(error)
  }
}

const sampled = implementations.filter(({ endpoint }) => !(nameOf(endpoint) in PROVEN_IN))

async function listFailures(access: Endpoint['access'], identity: Identity | undefined, token?: string) {
  const failures: string[] = []
  for (const implementation of sampled) {
    const { endpoint } = implementation
    if (endpoint.access !== access) continue
    if (access === 'staff' && !includesRight(identity?.rights ?? [], rightFor(endpoint))) continue
    const why = await tryCall(implementation, identity, token)
    if (why) failures.push(`${nameOf(endpoint)}: ${why}`)
  }
  return failures
}

test('visitors can call public endpoints', async () => {
  expect(await listFailures('public', undefined)).toEqual([])
})

test('buyers can call the endpoints for buyers with their own data', async () => {
  expect(await listFailures('buyer', await identify(world.sql, owner.token), owner.token)).toEqual([])
})

const roles = await world.sql<{ role: string }[]>`select role from staff_role order by position`
test.each(roles)('the role $role can do what its rights allow', async ({ role }) => {
  const { token } = await world.staff(role)
  const identity = await identify(world.sql, token)
  expect(await listFailures('staff', identity && { ...identity, confirmed: true }, token)).toEqual([])
})

test('exceptions name an existing test and an existing endpoint', () => {
  const names = new Set(implementations.map(({ endpoint }) => nameOf(endpoint)))
  expect(Object.keys(PROVEN_IN).filter((name) => !names.has(name))).toEqual([])
  expect(Object.values(PROVEN_IN).filter((file) => !existsSync(file))).toEqual([])
})
