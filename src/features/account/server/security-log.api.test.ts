import { describe, expect, test } from 'vitest'
import { login } from '#features/account/account.contract.ts'
import { securityLog } from '#features/staff/staff.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import { changeStaffRole } from '../staff-accounts.contract.ts'

const world = await createWorld()
const admin = await world.staff()
type Member = Awaited<ReturnType<typeof world.staff>>
const signIn = ({ email, password }: Member) =>
  world.visitor().call(login, { email, password, captchaId: '', captchaAnswer: '' })

describe('the security log', () => {
  const logOf = async (keyword: string) => (await admin.call(securityLog, { keyword })).list

  test('has successful and failed logins, refunds and role changes, with account and network', async () => {
    const clerk = await world.staff('sales')
    await signIn(clerk)
    await expect(signIn({ ...clerk, password: 'wrong' })).rejects.toThrow()
    await admin.call(changeStaffRole, { accountId: clerk.accountId, role: 'content' })
    expect(await logOf(clerk.email)).toMatchObject([
      { kind: 'login_failed', who: clerk.email, accountId: clerk.accountId, address: '127.0.0.1' },
      { kind: 'login', who: clerk.email },
    ])
    const [role] = (await admin.call(securityLog, { kind: 'role_change', keyword: admin.email })).list
    expect(role).toMatchObject({ who: admin.email, detail: String(clerk.accountId) })
  })

  test('has customers by id only, and no unknown addresses', async () => {
    const buyer = await world.buyer()
    await world.visitor().call(login, { email: buyer.email, password: buyer.password })
    const nobody = `nobody-${crypto.randomUUID()}@firm.example`
    await expect(world.visitor().call(login, { email: nobody, password: 'x' })).rejects.toThrow()
    expect(await logOf(String(buyer.accountId))).toMatchObject([{ kind: 'login', who: '' }])
    const [found] = await world.sql`
      select from security_event e where e::text like ${`%${nobody}%`} or e::text like ${`%${buyer.email}%`}`
    expect(found).toBeUndefined()
  })

  test('five failures at one staff account alert the administrators, once', async () => {
    const clerk = await world.staff('sales')
    const alerts = async () =>
      (await world.mailsTo(admin.email)).filter(({ text }) => text.includes(clerk.email)).length
    await world.sql`delete from rate_limit`
    const fail = () => signIn({ ...clerk, password: 'wrong' }).catch(() => undefined)
    for (let count = 0; count < 4; count++) await fail()
    expect(await alerts()).toBe(0)
    for (let count = 0; count < 4; count++) await fail()
    expect(await alerts()).toBe(1)
  })

  test.each(['update security_event set who = $$x$$', 'delete from security_event', 'truncate security_event'])(
    '%s is refused',
    async (statement) => {
      await expect(world.sql.unsafe(statement)).rejects.toThrow('append-only')
    },
  )
})
