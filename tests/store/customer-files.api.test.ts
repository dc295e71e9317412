import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { api } from '#app/api.ts'
import { listRights } from '#features/account/roles.rules.ts'
import { identify } from '#features/account/server/account.service.ts'
import { ResourceKind, readResource } from '#features/resource/resource.contract.ts'
import { readersOf } from '#features/resource/resource.rules.ts'
import { readConfig } from '#server/config.ts'
import { includesRight } from '#shared/rights.ts'
import { createWorld } from '#tests/support/world.ts'

/* Every kind of stored file, as every role: staff need the right to what a file belongs to, and the factor of their role. */
const world = await createWorld()
const owner = await world.buyer()

/** A file of the owner, as an upload leaves it. */
async function keep(kind: ResourceKind): Promise<string> {
  const resourceId = randomBytes(16).toString('hex')
  await world.services.files.put(`resources/${resourceId}`, Buffer.from('kept'))
  await world.sql`
    insert into resource (resource_id, account_id, kind, content_type, size, file_name, claimed_at)
    values (${resourceId}, ${owner.accountId}, ${kind}, 'image/webp', 4, 'kept.webp', now())`
  return resourceId
}

const files = await Promise.all(ResourceKind.options.map(async (kind) => ({ kind, resourceId: await keep(kind) })))
const roles = await world.sql<{ role: string; rights: string[] }[]>`select role, rights from staff_role order by role`

type Caller = Pick<typeof owner, 'call'>
const reads = ({ call }: Caller, resourceId: string): Promise<string> =>
  call(readResource, { resourceId }).then(
    () => 'read',
    (error) => error.reason,
  )
const readAll = async (caller: Caller) =>
  Object.fromEntries(
    await Promise.all(files.map(async ({ kind, resourceId }) => [kind, await reads(caller, resourceId)] as const)),
  )
const expected = (of: (right: string) => string) =>
  Object.fromEntries(ResourceKind.options.map((kind) => [kind, kind in PUBLIC ? 'read' : of(readersOf[kind])]))

/** Written out here as well: what is public must not become so by a change of the table alone. */
const PUBLIC = { avatar: true, logo: true, content: true, film: true, part: true, datasheet: true }
const RIGHTS = { proof: 'payments.read', aftersale: 'returns.read', attachment: 'quotes.read' }

test('every kind of file is public or names a right that staff calls ask for', () => {
  const known = listRights(api(readConfig({ DEMO: 'on' })).map(({ endpoint }) => endpoint)).map(({ right }) => right)
  for (const kind of ResourceKind.options)
    expect([kind, readersOf[kind]]).toEqual([kind, kind in PUBLIC ? 'everybody' : expect.toBeOneOf(known)])
  expect(readersOf).toMatchObject(RIGHTS)
})

describe('a file of a customer', () => {
  test('is read by its owner', async () => {
    expect(await readAll(owner)).toEqual(expected(() => 'read'))
  })

  test('is not found for another customer, and asks visitors to log in', async () => {
    expect(await readAll(await world.buyer())).toEqual(expected(() => 'not_found'))
    expect(await readAll(world.visitor())).toEqual(expected(() => 'no_identity'))
  })

  test.each(roles)('is read by staff as $role only with the right', async ({ role, rights }) => {
    const staff = await world.staff(role)
    expect(await readAll(staff)).toEqual(expected((right) => (includesRight(rights, right) ? 'read' : 'not_allowed')))
  })

  test.each(Object.entries(RIGHTS))('%s is read with %s alone', async (kind, right) => {
    await world.sql`
      insert into staff_role (role, name, description, position, rights)
      values (${`only-${kind}`}, ${`Only ${kind}`}, '', 90, ${[right]}) on conflict do nothing`
    const read = await readAll(await world.staff(`only-${kind}`))
    expect(read).toEqual(expected((needed) => (needed === right ? 'read' : 'not_allowed')))
  })

  test('is refused to staff who lack the second factor of their role', async () => {
    await world.sql`
      insert into staff_role (role, name, description, position, rights, second_factor)
      values ('files-with-factor', 'Files', '', 91, '{payments.*,returns.*,quotes.*}', true)`
    const staff = await world.staff('files-with-factor')
    expect(await readAll(staff)).toEqual(expected(() => 'not_allowed'))
    await world.sql`update staff_role set second_factor = false where role = 'files-with-factor'`
    expect(await readAll({ call: world.as(await identify(world.sql, staff.token), staff.token) })).toEqual(
      expected(() => 'read'),
    )
  })
})
