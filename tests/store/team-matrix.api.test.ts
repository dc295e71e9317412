import { beforeAll, expect, test } from 'vitest'
import { api } from '#app/api.ts'
import { signInAs } from '#features/customers/customers.contract.ts'
import { readConfig } from '#server/config.ts'
import { type Endpoint, writeQuery } from '#shared/endpoint.ts'
import { createOwner } from '#tests/support/owned-things.ts'
import { createPeopleAround } from '#tests/support/team.ts'
import { createWorld } from '#tests/support/world.ts'

// The demo buyer has a team here alone.
const world = await createWorld('team_matrix')
const endpoints = api(readConfig({ DEMO: 'on' })).map(({ endpoint }) => endpoint)
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

const NOT_FOUND = 100002
const NOT_ALLOWED = 200003
const NO_IDENTITY = 200004

/** What a person does for themselves, whatever team they belong to. */
const PERSONAL = [
  'GET /api/user/info',
  'POST /api/user/logout',
  'POST /api/user/update/info',
  'POST /api/user/update/avatar',
  'POST /api/user/update/mailPreferences',
  'POST /api/user/update/email',
  'POST /api/user/update/password',
  'GET /api/user/devices',
  'POST /api/user/devices/signOut',
  'POST /api/user/devices/signOutAll',
  'GET /api/user/data/export',
  'POST /api/user/data/delete',
  'GET /api/user/favorite/goods',
  'GET /api/user/team',
  'POST /api/user/team/join',
  'POST /api/user/team/leave',
]
/** The same, all calls below these addresses. */
const PERSONAL_GROUPS = ['/api/goods/', '/api/shopping/cart', '/api/site/banner/', '/api/common/resource/upload']
/** Open to visitors; members get the prices of the customer. */
const PUBLIC_BOMS = ['/api/bom/match', '/api/bom/export', '/api/bom/shared']

/** What every member reads of the customer, as their role or a stranger's makes no difference to it. */
const READS = [
  'GET /api/order/my',
  'GET /api/order/detail',
  'GET /api/order/document',
  'GET /api/order/returned/my',
  'GET /api/order/payment/info',
  'POST /api/order/preview',
  'POST /api/order/again',
  'GET /api/order/approval/list',
  'GET /api/order/approval/detail',
  'POST /api/order/approval/again',
  'GET /api/enquiry/my',
  'GET /api/enquiry/detail',
  'GET /api/enquiry/document',
  'POST /api/enquiry/preview',
  'GET /api/user/address',
  'GET /api/user/address/detail',
  'GET /api/user/invoiceTitle',
  'GET /api/user/credit',
  'GET /api/bom/my',
  'GET /api/bom/detail',
  'GET /api/express/freight',
  'GET /api/common/resource/:resourceId',
]

const ofBuyers = endpoints.filter(
  ({ access, knowsCaller }) => access === 'buyer' || (access === 'public' && knowsCaller),
)

let owner: Awaited<ReturnType<typeof createOwner>>
let people: Awaited<ReturnType<typeof createPeopleAround>>

beforeAll(async () => {
  owner = await createOwner(world)
  people = await createPeopleAround(world, owner.accountId)
})

async function callAs(token: string | undefined, endpoint: Pick<Endpoint, 'method' | 'path'>, input: object = {}) {
  await world.sql`delete from rate_limit`
  const app = await world.http()
  const given: Record<string, unknown> = { ...input }
  const url = endpoint.path.replace(/:(\w+)/g, (_all, name: string) => String(given[name] ?? 0))
  const answer = await app.inject({
    method: endpoint.method,
    url: endpoint.method === 'GET' ? `${url}?${writeQuery(given)}` : url,
    headers: token ? { token } : {},
    ...(endpoint.method === 'POST' && { payload: given }),
  })
  const isEnvelope = answer.headers['content-type']?.toString().startsWith('application/json')
  return { body: answer.body, ...(isEnvelope ? answer.json() : { code: 0, data: {} }) }
}

test('every call of buyers is personal, read by all members, or needs a right of the team', () => {
  const unclear = ofBuyers.filter((endpoint) => {
    const kinds = [
      endpoint.teamRight !== undefined,
      READS.includes(nameOf(endpoint)),
      PERSONAL.includes(nameOf(endpoint)),
      PERSONAL_GROUPS.some((start) => endpoint.path.startsWith(start)),
      PUBLIC_BOMS.includes(endpoint.path),
    ]
    return kinds.filter(Boolean).length !== 1
  })
  expect(unclear.map(nameOf)).toEqual([])
  // What reads changes nothing: `again` fills the own cart, the others are previews.
  expect([...READS, ...PERSONAL].filter((name) => !ofBuyers.some((endpoint) => nameOf(endpoint) === name))).toEqual([])
})

const RIGHTS = { administrator: ['order', 'manage'], buyer: ['order'], viewer: [] } as const

test.each(Object.keys(RIGHTS) as Array<keyof typeof RIGHTS>)(
  'the role %s may call what its rights allow, and nothing else',
  async (role) => {
    const may: readonly string[] = RIGHTS[role]
    const { token } = people.members[role]
    const wrong: string[] = []
    for (const endpoint of endpoints.filter(({ teamRight }) => teamRight)) {
      const { code } = await callAs(token, endpoint)
      const allowed = may.includes(endpoint.teamRight ?? '')
      if ((code === NOT_ALLOWED) === allowed) wrong.push(`${nameOf(endpoint)}: ${code}`)
    }
    expect(wrong).toEqual([])
  },
)

test('members see the lists of the customer as the owner does; nobody else does', async () => {
  const lists = ['/api/order/my', '/api/order/returned/my', '/api/enquiry/my', '/api/bom/my', '/api/user/address']
  const wrong: string[] = []
  for (const path of [...lists, '/api/user/invoiceTitle']) {
    const endpoint = { method: 'GET' as const, path: path as `/${string}` }
    const list = async (token: string | undefined) => {
      const { code, data } = await callAs(token, endpoint)
      return code === 0 ? JSON.stringify(data.list.map((one: object) => ({ ...one, actions: [] }))) : code
    }
    const seen = await list(owner.token)
    expect(seen.length, path).toBeGreaterThan(10)
    for (const [role, { token }] of Object.entries(people.members))
      if ((await list(token)) !== seen) wrong.push(`${role} ${path}`)
    for (const [who, { token }] of Object.entries(people.others))
      if ((await list(token)) !== (who === 'visitor' ? NO_IDENTITY : '[]')) wrong.push(`${who} ${path}`)
  }
  expect(wrong).toEqual([])
})

test('members open single things of the customer; nobody else does', async () => {
  const { orderNo, enquiryNo, addressId, bomId, resourceId, goodsId } = owner.owned
  const lines = [{ goodsId, count: 1 }]
  const things: Array<[string, object]> = [
    ['GET /api/order/detail', { orderNo }],
    ['GET /api/order/document', { orderNo, kind: 'proforma' }],
    ['GET /api/order/payment/info', { orderNo }],
    ['GET /api/enquiry/detail', { enquiryNo }],
    ['GET /api/enquiry/document', { enquiryNo }],
    ['GET /api/user/address/detail', { addressId }],
    ['GET /api/bom/detail', { bomId }],
    ['POST /api/order/preview', { addressId, lines }],
    ['GET /api/express/freight', { addressId, lines }],
    ['GET /api/common/resource/:resourceId', { resourceId }],
  ]
  const wrong: string[] = []
  for (const [name, input] of things) {
    const endpoint = ofBuyers.find((one) => nameOf(one) === name)
    if (!endpoint) throw new Error(`no endpoint ${name}`)
    for (const [role, { token }] of Object.entries(people.members)) {
      const { code, msg } = await callAs(token, endpoint, input)
      if (code !== 0) wrong.push(`${role} ${name}: ${code} ${msg}`)
    }
    for (const [who, { token }] of Object.entries(people.others)) {
      const { code } = await callAs(token, endpoint, input)
      if (code !== (who === 'visitor' ? NO_IDENTITY : NOT_FOUND)) wrong.push(`${who} ${name}: ${code}`)
    }
  }
  expect(wrong).toEqual([])
})

test('what is personal of the owner stays with the owner', async () => {
  const wrong: string[] = []
  for (const [role, { token }] of Object.entries(people.members)) {
    const emptyLists = ['/api/shopping/cart', '/api/user/favorite/goods'] as const
    for (const path of emptyLists) {
      const endpoint = { method: 'GET' as const, path }
      if ((await callAs(owner.token, endpoint)).data.list.length === 0) wrong.push(`the owner has nothing: ${path}`)
      if ((await callAs(token, endpoint)).data.list.length > 0) wrong.push(`${role} ${path}`)
    }
    const { fastId, sessionId } = owner.owned
    const [fast, signOut, history, devices] = [
      await callAs(token, { method: 'GET', path: '/api/shopping/cart/fast' }, { fastId }),
      await callAs(token, { method: 'POST', path: '/api/user/devices/signOut' }, { sessionId }),
      await callAs(token, { method: 'GET', path: '/api/goods/browsing/history' }),
      await callAs(token, { method: 'GET', path: '/api/user/devices' }),
    ]
    if (fast.code !== NOT_FOUND || signOut.code !== NOT_FOUND) wrong.push(`${role}: ${fast.code}, ${signOut.code}`)
    if (history.data.goods.length > 0 || devices.data.list.length !== 1) wrong.push(`${role}: history or devices`)
  }
  expect(wrong).toEqual([])
})

test('staff who are signed in as a viewer can do no more than the viewer, and never change the team', async () => {
  const admin = await world.staff()
  const orders = endpoints.filter(({ teamRight }) => teamRight === 'order')
  const { token } = await admin.call(signInAs, { accountId: people.members.viewer.accountId, reason: 'Helps' })
  for (const endpoint of orders) expect((await callAs(token, endpoint)).code, nameOf(endpoint)).toBe(NOT_ALLOWED)
  const acted = await admin.call(signInAs, { accountId: people.members.administrator.accountId, reason: 'Helps' })
  const changes = endpoints.filter(({ path, method }) => path.startsWith('/api/user/team/') && method === 'POST')
  for (const endpoint of changes.filter(({ access }) => access === 'buyer'))
    expect((await callAs(acted.token, endpoint)).code, nameOf(endpoint)).toBe(NOT_ALLOWED)
})
