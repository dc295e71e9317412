import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { api } from '#app/api.ts'
import { servicesOf } from '#app/app-services.ts'
import { login } from '#features/account/account.contract.ts'
import { contentPage } from '#features/content/content.contract.ts'
import { issueSetupCode } from '#features/shop/server/setup.service.ts'
import { setUpShop, setupInfo } from '#features/shop/setup.contract.ts'
import { siteInfo, siteNavigation } from '#features/site/site.contract.ts'
import { callInProcess } from '#server/api/call-in-process.ts'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { openEmptyDatabase } from '#tests/support/databases/empty-database.ts'

const { sql } = await openEmptyDatabase(inject('templateUrl'), 'setup_empty')
afterAll(() => sql.end())

const config = readConfig({
  DEMO: 'off',
  LOG_LEVEL: 'silent',
  DATA_DIR: join(tmpdir(), `ohmstead-setup-${process.pid}`),
})
const call = callInProcess(api(config), {
  ...servicesOf(config),
  sql,
  reads: () => sql,
  requestId: randomUUID(),
  log: createLog('silent'),
  address: '198.51.100.7',
  token: undefined,
  identity: undefined,
})

const NEW = {
  name: 'Fernhill Parts',
  street: 'Mill Lane 3',
  postalCode: '3511 AB',
  city: 'Utrecht',
  countryCode: 'NL',
  currency: 'USD' as const,
  contactEmail: 'hello@fernhill.example',
  adminName: 'Ada Owner',
  adminEmail: 'ada@fernhill.example',
  adminPassword: 'copper lantern under water',
}

/** A store as before its setup, with a new code. */
const unowned = async () => {
  await sql`update shop_settings set owned_at = null, owner_id = null, settings = '{}'`
  await sql`delete from account`
  await sql`delete from rate_limit`
  return (await issueSetupCode(sql)) ?? ''
}
let code = ''
beforeEach(async () => {
  code = await unowned()
})

describe('an empty store', () => {
  test('shows only what its owner has entered', async () => {
    const info = await call(siteInfo, {})
    expect(info).toMatchObject({
      siteName: 'New store',
      siteLogo: '',
      serviceEmail: '',
      phone: '',
      address: '',
      certificates: [],
      payments: [],
      demo: false,
      film: false,
      setupNeeded: true,
    })
    const { menu, footer } = await call(siteNavigation, {})
    expect(JSON.stringify({ menu, footer })).not.toMatch(/exhibition|expo|privacy|FAQ|blog|certification/i)
  })

  test('has templates of its legal texts that buyers do not see', async () => {
    for (const pageName of ['privacy', 'terms-of-use', 'refund-and-return', 'transportation-and-payment'])
      expect(await call(contentPage, { pageName })).toMatchObject({ published: false, html: '', summary: '' })
    await expect(call(contentPage, { pageName: 'exhibition-2024-germany' })).rejects.toMatchObject({
      reason: 'not_found',
    })
  })
})

describe('setting it up', () => {
  test('the code printed by the server creates an owner and a shop', async () => {
    await call(setUpShop, { ...NEW, code: code.toLowerCase().replaceAll('-', ' ') })
    const { userInfo } = await call(login, { email: NEW.adminEmail, password: NEW.adminPassword })
    expect(userInfo).toMatchObject({ role: 'staff', name: 'Ada Owner' })
    expect(await call(siteInfo, {})).toMatchObject({
      siteName: 'Fernhill Parts',
      address: 'Mill Lane 3, 3511 AB Utrecht, Netherlands',
      payments: [],
      setupNeeded: false,
    })
  })

  test('a wrong code is refused, and nothing is created', async () => {
    await expect(call(setUpShop, { ...NEW, code: 'AAAA-BBBB-CCCC-DDDD' })).rejects.toMatchObject({
      reason: 'wrong_setup_code',
    })
    expect(await sql`select from account`).toHaveLength(0)
    expect((await call(siteInfo, {})).siteName).toBe('New store')
  })

  test('the code works once, and then /setup is no longer available', async () => {
    const second = await issueSetupCode(sql)
    await call(setUpShop, { ...NEW, code })
    for (const again of [code, second ?? ''])
      await expect(call(setUpShop, { ...NEW, code: again, name: 'Taken over' })).rejects.toMatchObject({
        reason: 'not_found',
      })
    await expect(call(setupInfo, {})).rejects.toMatchObject({ reason: 'not_found' })
    expect(await issueSetupCode(sql)).toBeUndefined()
    expect((await call(siteInfo, {})).siteName).toBe('Fernhill Parts')
  })

  test('of many at once with the same code one becomes the owner', async () => {
    const tries = Array.from({ length: 8 }, (_, place) =>
      call(setUpShop, { ...NEW, code, name: `Shop ${place}`, adminEmail: `owner${place}@fernhill.example` }),
    )
    const made = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
    expect(made).toHaveLength(1)
    expect(await sql`select from account`).toHaveLength(1)
  })

  test('guessing is rate limited', async () => {
    const guess = () =>
      call(setUpShop, { ...NEW, code: 'AAAA-AAAA-AAAA-AAAA' }).catch((error: { reason: string }) => error.reason)
    const answers = await Promise.all(Array.from({ length: 12 }, guess))
    expect(answers.filter((reason) => reason === 'too_many_requests')).toHaveLength(2)
  })

  test('a weak password is refused, and the code is not used up', async () => {
    await expect(call(setUpShop, { ...NEW, code, adminPassword: 'fernhill1' })).rejects.toMatchObject({
      reason: 'weak_password',
    })
    await call(setUpShop, { ...NEW, code })
  })

  test('with a bank account transfers are offered', async () => {
    const bank = { beneficiary: 'Fernhill', bankName: 'Fernhill Bank', accountNumber: 'NL11 FERN 0123', swift: '' }
    await call(setUpShop, { ...NEW, code, bank })
    expect((await call(siteInfo, {})).payments).toEqual(['Bank transfer'])
  })
})
