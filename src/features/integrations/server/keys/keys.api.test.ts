import { beforeEach, describe, expect, test } from 'vitest'
import { setSecondFactorDays } from '#features/account/second-factor.contract.ts'
import { auditTrail } from '#features/staff/staff.contract.ts'
import { aloneAs } from '#server/api/implement.ts'
import { limitKey } from '#server/limits/limit-key.ts'
import { createWorld } from '#tests/support/world.ts'
import { apiKeys, createApiKey, revokeApiKey } from '../../keys.contract.ts'
import { warnOfEndingKeys } from './keys.job-handlers.ts'

const world = await createWorld(`api_keys_${process.env.VITEST_POOL_ID ?? '1'}`)
const admin = await world.staff()

beforeEach(async () => {
  await world.sql`delete from rate_limit`
})

const NO_IDENTITY = 200004
const NOT_ALLOWED = 200003
const STEP_UP_NEEDED = 200023

const make = (rights: string[], name = 'ERP') => admin.call(createApiKey, { name, rights })

async function codeOf(key: string, method: 'GET' | 'POST', url: string, payload: object = {}): Promise<number> {
  const app = await world.http()
  const headers = { authorization: `Bearer ${key}` }
  const answer = await app.inject({ method, url, headers, ...(method === 'POST' && { payload }) })
  return answer.json().code
}

describe('an API key', () => {
  test('may only call what its rights allow; the audit trail names it', async () => {
    const { key, keyId } = await make(['content.read', 'content.write'])
    expect(await codeOf(key, 'GET', '/api/staff/content/pages')).toBe(0)
    expect(await codeOf(key, 'GET', '/api/staff/parts/list')).toBe(NOT_ALLOWED)
    expect(await codeOf(key, 'GET', '/api/staff/me')).toBe(NOT_ALLOWED)
    const banner = { version: 0, title: 'By program', body: '', linkLabel: '', href: '', picture: '', pictureAlt: '' }
    const shown = { shown: false, fromAt: null, untilAt: null }
    expect(await codeOf(key, 'POST', '/api/staff/content/banner/save', { ...banner, ...shown })).toBe(0)
    const [entry] = (await admin.call(auditTrail, { action: '/api/staff/content/banner/save' })).list
    expect(entry?.who).toBe('API key ERP')
    const { list } = await admin.call(apiKeys, {})
    expect(list.find((one) => one.keyId === keyId)).toMatchObject({
      hint: key.slice(-4),
      lastUsedAt: expect.any(String),
    })
    expect(JSON.stringify(list)).not.toContain(key)
  })

  test('does not act as its creator: buyer calls, private files and step-up are refused', async () => {
    const { key, keyId } = await make(['orders.read'])
    // As no key can be made.
    await world.sql`update api_key set rights = '{payments.refund}' where key_id = ${keyId}`
    expect(await codeOf(key, 'GET', '/api/shopping/cart')).toBe(NOT_ALLOWED)
    expect(await codeOf(key, 'GET', `/api/common/resource/${'0'.repeat(32)}`)).toBe(NOT_ALLOWED)
    expect(await codeOf(key, 'POST', '/api/staff/payment/refund')).toBe(STEP_UP_NEEDED)
  })

  test('no longer works once it is revoked, or once its creator is disabled', async () => {
    const one = await make(['content.read'])
    await admin.call(revokeApiKey, { keyId: one.keyId })
    expect(await codeOf(one.key, 'GET', '/api/staff/content/pages')).toBe(NO_IDENTITY)
    await expect(admin.call(revokeApiKey, { keyId: one.keyId })).rejects.toMatchObject({ reason: 'not_found' })
    const leaver = await world.staff()
    const other = await leaver.call(createApiKey, { name: 'Left', rights: ['content.read'] })
    expect(await codeOf(other.key, 'GET', '/api/staff/content/pages')).toBe(0)
    await world.sql`update account set staff_role = 'warehouse' where account_id = ${leaver.accountId}`
    expect(await codeOf(other.key, 'GET', '/api/staff/content/pages')).toBe(NOT_ALLOWED)
    await world.sql`update account set disabled_at = now() where account_id = ${leaver.accountId}`
    expect(await codeOf(other.key, 'GET', '/api/staff/content/pages')).toBe(NO_IDENTITY)
    expect(await codeOf(`${other.key.slice(0, -1)}_`, 'GET', '/api/staff/content/pages')).toBe(NO_IDENTITY)
  })

  test('is refused after too many calls in a minute', async () => {
    const { key, keyId } = await make(['content.read'])
    await world.sql`
      insert into rate_limit (bucket, used, resets_at) values (${limitKey(`api-key:${keyId}`)}, 600, now() + interval '1 minute')`
    expect(await codeOf(key, 'GET', '/api/staff/content/pages')).toBe(429000)
  })
})

test('creating a key needs a step-up, and only allowed rights of the creator', async () => {
  const input = { name: 'X', rights: ['content.read'] }
  const unproven = world.as({ ...aloneAs(admin.accountId), role: 'staff', rights: ['*'], confirmed: false })
  await expect(unproven(createApiKey, input)).rejects.toMatchObject({ reason: 'step_up_needed' })
  const odd = admin.call(createApiKey, { name: 'X', rights: ['people.write'] })
  await expect(odd).rejects.toMatchObject({ reason: 'invalid_input' })
  const seller = (await world.staff('sales')).call(createApiKey, input)
  await expect(seller).rejects.toMatchObject({ reason: 'not_allowed' })
})

test('who must set up a second factor hears twice that their keys stop', async () => {
  await admin.call(setSecondFactorDays, { days: 7 })
  const [maker, keyless] = [await world.staff(), await world.staff()]
  const { keyId } = await maker.call(createApiKey, { name: 'Old import', rights: ['content.read'] })
  await maker.call(revokeApiKey, { keyId })
  for (const name of ['ERP of Ada', 'Shipping robot'])
    await maker.call(createApiKey, { name, rights: ['content.read'] })
  const mailsAfter = async (days: number) => {
    await world.sql`update account set second_factor_since = now() - make_interval(days => ${days}, mins => 5)
      where account_id = ${maker.accountId}`
    for (let hour = 0; hour < 3; hour++) await warnOfEndingKeys(world.sql, 'https://store.example')
    return world.mailsTo(maker.email)
  }
  const [begun, ...others] = await mailsAfter(0)
  expect(others).toEqual([])
  expect(begun?.subject).toMatch(/^Your API keys at .+ stop on /)
  expect(begun?.text).toContain('API keys: ERP of Ada, Shipping robot')
  expect(begun?.text).toContain('https://store.example/staff/security')
  expect(await mailsAfter(6)).toHaveLength(2)
  expect(await mailsAfter(8), 'the period is over').toHaveLength(2)
  expect(await world.mailsTo(keyless.email)).toEqual([])
  await admin.call(setSecondFactorDays, { days: 0 })
})
