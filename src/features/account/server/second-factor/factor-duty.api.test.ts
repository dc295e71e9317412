import { afterEach, describe, expect, test } from 'vitest'
import { login, logout } from '#features/account/account.contract.ts'
import { signInAs } from '#features/customers/customers.contract.ts'
import { createApiKey } from '#features/integrations/keys.contract.ts'
import { staffOrders } from '#features/orders/staff-orders.contract.ts'
import { changeShop, staffShop } from '#features/shop/shop.contract.ts'
import { staffMe, today } from '#features/staff/staff.contract.ts'
import { exportStaffList } from '#features/staff/staff-export.contract.ts'
import { savedViews } from '#features/staff/work.contract.ts'
import { createAuthenticator } from '#tests/support/authenticator.ts'
import { setUpTotp as setUpApp } from '#tests/support/authenticator-app.ts'
import { createWorld } from '#tests/support/world.ts'
import { saveRole, staffRoles } from '../../roles.contract.ts'
import * as contract from '../../second-factor.contract.ts'
import { changeStaffRole, staffAccounts } from '../../staff-accounts.contract.ts'
import { appointStaff, identify } from '../account.service.ts'

const world = await createWorld(`factor_duty_${process.env.VITEST_POOL_ID ?? '1'}`)
type Member = Awaited<ReturnType<typeof world.staff>>
const NEEDED = { reason: 'factor_required', message: expect.stringContaining('/staff/security') }

const setDays = async (days: number) => {
  const admin = await world.staff()
  await admin.call(contract.setSecondFactorDays, { days })
}
await setDays(7)
afterEach(() => setDays(7))

/** With what their role allows now. */
const now = async ({ token }: Member) => world.as(await identify(world.sql, token), token)
const daysPass = (accountId: number, days: number) =>
  world.sql`update account set second_factor_since = second_factor_since - make_interval(days => ${days}) where account_id = ${accountId}`
const dueOf = async (member: Member) => (await (await now(member))(staffMe, {})).secondFactor

/** With what they may do now, and not when they were made. */
const setUpTotp = async (member: Member) => setUpApp({ call: await now(member) })

describe('a right that asks for a step-up asks for a second factor', () => {
  test('during the grace period everything is open, and the day is named', async () => {
    const clerk = await world.staff('sales')
    const { overdue, dueAt } = await dueOf(clerk)
    expect(overdue).toBe(false)
    expect(Date.parse(dueAt ?? '') - Date.now()).toBeCloseTo(7 * 86_400_000, -5)
    await (await now(clerk))(staffOrders, { status: 0 })
  })

  test('after it only enrolling and logging out is open; then all is as before', async () => {
    const clerk = await world.staff('sales')
    await dueOf(clerk)
    await daysPass(clerk.accountId, 8)
    const call = await now(clerk)
    for (const refused of [
      call(staffOrders, { status: 0 }),
      call(today, {}),
      call(savedViews, {}),
      call(exportStaffList, { list: 'orders' }),
      call(contract.removeTotp, {}),
    ])
      await expect(refused).rejects.toMatchObject(NEEDED)
    expect(await dueOf(clerk)).toEqual({ overdue: true, dueAt: null })
    expect(await call(contract.mySecurity, {})).toMatchObject({ secondFactor: { overdue: true }, totp: false })
    await setUpTotp(clerk)
    expect(await dueOf(clerk)).toEqual({ overdue: false, dueAt: null })
    await (await now(clerk))(staffOrders, { status: 0 })
    await (await now(clerk))(logout, {})
  })

  test('logging out, and in with the password alone, works until there is a factor', async () => {
    const clerk = await world.staff()
    await dueOf(clerk)
    await daysPass(clerk.accountId, 8)
    await (await now(clerk))(logout, {})
    const { email, password } = clerk
    const { token } = await world.visitor().call(login, { email, password })
    const again = { ...clerk, token }
    await expect((await now(again))(staffAccounts, {})).rejects.toMatchObject(NEEDED)
    await setUpTotp(again)
    await (await now(again))(staffAccounts, {})
    await expect(world.visitor().call(login, { email, password })).rejects.toMatchObject({
      reason: 'second_factor_needed',
    })
  })

  test('roles without such rights need none', async () => {
    for (const role of ['warehouse', 'content', 'read-only'])
      expect(await dueOf(await world.staff(role)), role).toEqual({ overdue: false, dueAt: null })
  })

  test('0 days: none is required', async () => {
    const clerk = await world.staff()
    await dueOf(clerk)
    await daysPass(clerk.accountId, 100)
    await setDays(0)
    expect(await dueOf(clerk)).toEqual({ overdue: false, dueAt: null })
    await (await now(clerk))(staffAccounts, {})
  })
})

describe('the grace period', () => {
  const giveRole = async (clerk: Member, role: string) =>
    (await world.staff()).call(changeStaffRole, { accountId: clerk.accountId, role })
  const sinceOf = async ({ accountId }: Member) =>
    (
      await world.sql<{ since: Date | null }[]>`
      select second_factor_since since from account where account_id = ${accountId}`
    )[0]?.since

  test('begins when the role is given, not at the next login, and not again when it is given again', async () => {
    const clerk = await world.staff('warehouse')
    expect(await sinceOf(clerk)).toBeNull()
    await giveRole(clerk, 'sales')
    expect(await sinceOf(clerk)).toBeInstanceOf(Date)
    await daysPass(clerk.accountId, 6)
    const before = await sinceOf(clerk)
    await giveRole(clerk, 'warehouse')
    expect(await dueOf(clerk)).toEqual({ overdue: false, dueAt: null })
    await giveRole(clerk, 'administrator')
    expect(await sinceOf(clerk)).toEqual(before)
  })

  test('begins when the rights of a role grow', async () => {
    const admin = await world.staff()
    const role = { version: 0, name: `Desk ${process.pid}`, description: 'x' }
    const { role: added } = await admin.call(saveRole, { ...role, rights: ['orders.read'] })
    const clerk = await world.staff(added)
    await dueOf(clerk)
    expect(await sinceOf(clerk)).toBeNull()
    const { version = 0 } = (await admin.call(staffRoles, {})).list.find((one) => one.role === added) ?? {}
    await admin.call(saveRole, { ...role, role: added, version, rights: ['orders.read', 'customers.export'] })
    expect(await sinceOf(clerk)).toBeInstanceOf(Date)
  })

  test('begins with the rule where it was off, and anew when it is turned on again, but not with other days', async () => {
    await setDays(0)
    const clerk = await world.staff('sales')
    await dueOf(clerk)
    expect(await sinceOf(clerk)).toBeNull()
    await setDays(7)
    const before = await sinceOf(clerk)
    expect(before).toBeInstanceOf(Date)
    await daysPass(clerk.accountId, 365)
    await setDays(30)
    expect(await dueOf(clerk)).toEqual({ overdue: true, dueAt: null })
    await setDays(0)
    await setDays(7)
    expect((await dueOf(clerk)).overdue).toBe(false)
    expect(await sinceOf(clerk)).not.toEqual(before)
  })

  test('begins for an owner of the command line, who can enrol after it as well', async () => {
    const facts = { email: `owner-${process.pid}@buyers.example`, password: 'gravel-Zither-58', fullName: 'Ada' }
    const accountId = await appointStaff(world.sql, facts)
    await daysPass(accountId, 30)
    await appointStaff(world.sql, facts)
    const { token } = await world.visitor().call(login, facts)
    const owner = { ...(await world.staff()), accountId, token }
    expect(await dueOf(owner)).toEqual({ overdue: true, dueAt: null })
    await setUpTotp(owner)
    await (await now(owner))(staffAccounts, {})
  })

  test('is set only by who has every right, with a step-up, and not with the other settings', async () => {
    const boss = await world.staff()
    const partly = world.as({ ...(await identify(world.sql, boss.token)), rights: ['people.*'] } as never)
    await expect(partly(contract.setSecondFactorDays, { days: 0 })).rejects.toMatchObject({ reason: 'not_allowed' })
    expect(contract.setSecondFactorDays.stepUp).toBe(true)
    const { version } = await boss.call(staffShop, {})
    await boss.call(changeShop, { version, changes: { secondFactorDays: 0 } as object })
    expect((await boss.call(staffShop, {})).settings.secondFactorDays).toBe(7)
  })
})

test('an API key of somebody without a required factor is refused after the grace period', async () => {
  const maker = await world.staff()
  const { key } = await maker.call(createApiKey, { name: 'ERP', rights: ['content.read'] })
  const app = await world.http()
  const read = async () => (await app.inject({ url: '/api/staff/content/pages', headers: { token: key } })).json()
  expect((await read()).code).toBe(0)
  await daysPass(maker.accountId, 8)
  expect(await read()).toMatchObject({ code: 200024, msg: expect.stringContaining('second factor') })
  await setUpTotp(maker)
  expect((await read()).code).toBe(0)
})

describe('the first factor of an account', () => {
  const logIn = async ({ email, password }: Member) => (await world.visitor().call(login, { email, password })).token
  const isSignedIn = async (token: string) => (await identify(world.sql, token)) !== undefined

  test('ends every session that the password alone has opened, also those as a customer', async () => {
    const [owner, buyer] = [await world.staff(), await world.buyer()]
    await dueOf(owner)
    const acted = await (await now(owner))(signInAs, { accountId: buyer.accountId, reason: 'Helps' })
    await daysPass(owner.accountId, 8)
    const stolen = await logIn(owner)
    await setUpTotp(owner)
    expect(await isSignedIn(stolen)).toBe(false)
    expect(await isSignedIn(acted.token)).toBe(false)
    expect(await isSignedIn(owner.token)).toBe(true)
    expect(await isSignedIn(buyer.token)).toBe(true)
  })

  test('does so as a passkey, too; a second factor ends no session', async () => {
    const clerk = await world.staff()
    const stolen = await logIn(clerk)
    const authenticator = createAuthenticator('https://store.example')
    const { options } = await clerk.call(contract.passkeyOptions, {})
    const { recoveryCodes } = await clerk.call(contract.addPasskey, {
      response: authenticator.register(options),
      name: 'Laptop',
    })
    expect(await isSignedIn(stolen)).toBe(false)
    const [code = ''] = recoveryCodes
    const { email, password } = clerk
    const { token } = await world.visitor().call(login, { email, password, code })
    await setUpTotp(clerk)
    expect(await isSignedIn(token)).toBe(true)
  })
})

test('a session as a customer ends when its member of staff is overdue', async () => {
  const [clerk, buyer] = [await world.staff('sales'), await world.buyer()]
  await dueOf(clerk)
  const { token } = await (await now(clerk))(signInAs, { accountId: buyer.accountId, reason: 'Helps' })
  expect(await identify(world.sql, token)).toMatchObject({ accountId: buyer.accountId })
  await daysPass(clerk.accountId, 8)
  expect(await identify(world.sql, token)).toBeUndefined()
})
