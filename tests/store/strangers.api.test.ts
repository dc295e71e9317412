import { beforeAll, expect, test } from 'vitest'
import { api } from '#app/api.ts'
import { readConfig } from '#server/config.ts'
import { writeQuery } from '#shared/endpoint.ts'
import { createOwner } from '#tests/support/owned-things.ts'
import { createPeopleAround } from '#tests/support/team.ts'
import { createWorld } from '#tests/support/world.ts'

// The demo buyer has a team here alone.
const world = await createWorld('strangers')
const endpoints = api(readConfig({ DEMO: 'on' })).map(({ endpoint }) => endpoint)

/** Ids of data of one person. Every endpoint that takes one of these is called below with the id of another person. */
const NAMES = ['orderNo', 'enquiryNo', 'addressId', 'bomId', 'invoiceTitleId', 'sessionId', 'resourceId', 'fastId']

let owned: Record<string, unknown>
/** A stranger, a member of another customer, a former member of the owner's team, and a visitor. */
let others: Awaited<ReturnType<typeof createPeopleAround>>['others']
let lines: { lineId: number; count: number }[]

beforeAll(async () => {
  const owner = await createOwner(world)
  owned = owner.owned
  others = (await createPeopleAround(world, owner.accountId)).others
  lines = owner.lines
})

/** Valid values for the other fields of those endpoints. */
const filling = (): Record<string, unknown> => ({
  name: 'Mine now',
  title: 'Mine now',
  text: 'Hello',
  reason: 'Wrong part received',
  solution: 'refund',
  kind: 'proforma',
  payer: 'Me',
  amount: '1',
  transferDate: '2026-01-01',
  proof: '0'.repeat(32),
  totalAmount: '1',
  expressId: 1,
  lineIds: [1],
  lineId: 1,
  count: 1,
  key: '0'.repeat(32),
  defaultDelivery: true,
  firstName: 'A',
  lastName: 'B',
  mobileAreaCode: '+31',
  mobile: '612345678',
  countryId: 528,
  email: 'a@b.example',
  zipCode: '1',
  address: 'Here 1',
})

const LINES: Record<string, () => unknown> = {
  '/api/order/returned/apply': () => lines,
  '/api/bom/save': () => [{ model: 'LM358DR', match: 'none', taken: false, goodsId: null }],
}

const shapeOf = (input: unknown): string[] => Object.keys(Object(Object(input).shape))
const touching = endpoints
  .map((endpoint) => ({ endpoint, names: shapeOf(endpoint.input).filter((name) => NAMES.includes(name)) }))
  .filter(({ endpoint, names }) => names.length > 0 && endpoint.access !== 'staff')
  .map(({ endpoint, names }) => [`${endpoint.method} ${endpoint.path}`, endpoint, names] as const)

const everything = async () =>
  JSON.stringify(
    await Promise.all(
      ['orders', 'order_event', 'enquiry', 'enquiry_message', 'address', 'bom', 'bom_version', 'fast_line'].map(
        (table) => world.sql.unsafe(`select md5(string_agg(t::text, '|' order by t::text)) from ${table} t`),
      ),
    ),
  )

test('nearly thirty endpoints take ids of private data', () => {
  expect(touching.length).toBeGreaterThan(25)
})

test.each(touching)('%s gives nobody else anything and changes nothing', async (_name, endpoint, names) => {
  const app = await world.http()
  await world.sql`delete from rate_limit`
  const before = await everything()
  const lined = LINES[endpoint.path]?.() ?? [{ goodsId: owned.goodsId, count: 1 }]
  const wanted = new Set(shapeOf(endpoint.input))
  const given = Object.fromEntries(
    Object.entries({ ...filling(), lines: lined, ...owned }).filter(([name]) => wanted.has(name)),
  )
  // Lines and a Buy Now exclude each other: the stranger tries the other person's.
  if (wanted.has('fastId')) delete given.lines
  const url = endpoint.path.replace(/:(\w+)/g, (_all, name: string) => String(given[name]))
  for (const [who, { token }] of Object.entries(others)) {
    const answer = await app.inject({
      method: endpoint.method,
      url: endpoint.method === 'GET' ? `${url}?${writeQuery(given)}` : url,
      headers: token ? { token } : {},
      ...(endpoint.method === 'POST' && { payload: given }),
    })
    const { code, msg, data } = answer.json()
    const empty = code === 0 && data.totalCount === 0
    const refused = who === 'visitor' ? code === 200004 : code === 100002
    expect(refused || empty, `${who}, ${names.join(', ')}: ${code} ${msg}`).toBe(true)
  }
  expect(await everything()).toBe(before)
})
