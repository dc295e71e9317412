import { describe, expect, test } from 'vitest'
import { login } from '#features/account/account.contract.ts'
import { refundOrder } from '#features/payment/staff-payment.contract.ts'
import { auditTrail } from '#features/staff/staff.contract.ts'
import { payFor } from '#tests/drills/shop.ts'
import { createAuthenticator } from '#tests/support/authenticator.ts'
import { codesOf, setUpTotp } from '#tests/support/authenticator-app.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../../second-factor.contract.ts'
import { changeStaffRole, inviteStaff, staffAccounts } from '../../staff-accounts.contract.ts'
import { identify } from '../account.service.ts'

const world = await createWorld()
const admin = await world.staff()
const ORIGIN = 'https://store.example'
type Member = Awaited<ReturnType<typeof world.staff>>

const signIn = ({ email, password }: Member, more: object = {}) =>
  world.visitor().call(login, { email, password, captchaId: '', captchaAnswer: '', ...more })
/** The identity of a new session. */
const again = async ({ token }: { token: string }) => world.as(await identify(world.sql, token), token)

describe('authenticator app', () => {
  test('after setup the password alone does not sign in; each code works once', async () => {
    const clerk = await world.staff('sales')
    await signIn(clerk)
    const { nextCode, recoveryCodes } = await setUpTotp(clerk)
    expect(recoveryCodes).toHaveLength(10)
    await expect(signIn(clerk)).rejects.toMatchObject({ reason: 'second_factor_needed' })
    await expect(signIn(clerk, { code: '000000' })).rejects.toMatchObject({ reason: 'wrong_code' })
    const code = nextCode()
    await signIn(clerk, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
    await expect(signIn(clerk, { code })).rejects.toMatchObject({ reason: 'wrong_code' })
    // Not even the right code helps with a wrong password.
    const stolen = signIn({ ...clerk, password: 'wrong' }, { code: nextCode() })
    await expect(stolen).rejects.toMatchObject({ reason: 'wrong_credentials' })
  })

  test('an app that was never confirmed is not asked for', async () => {
    const clerk = await world.staff('sales')
    await clerk.call(contract.startTotp, {})
    await expect(clerk.call(contract.confirmTotp, { code: '000000' })).rejects.toMatchObject({ reason: 'wrong_code' })
    await signIn(clerk)
  })

  test('a recovery code signs in once, also in lower case; new ones end the old ones', async () => {
    const clerk = await world.staff('sales')
    const { recoveryCodes } = await setUpTotp(clerk)
    const [first = '', second = ''] = recoveryCodes
    await signIn(clerk, { code: first.toLowerCase() })
    await expect(signIn(clerk, { code: first })).rejects.toMatchObject({ reason: 'wrong_code' })
    expect(await clerk.call(contract.mySecurity, {})).toMatchObject({ totp: true, recoveryCodesLeft: 9 })
    await clerk.call(contract.renewRecoveryCodes, {})
    await expect(signIn(clerk, { code: second })).rejects.toMatchObject({ reason: 'wrong_code' })
  })

  test('code guesses are rate limited, also with the right password', async () => {
    const clerk = await world.staff('sales')
    await setUpTotp(clerk)
    const tries = await Promise.allSettled(
      Array.from({ length: 18 }, () => clerk.call(contract.confirmMe, { code: '123456' })),
    )
    expect(tries.at(-1)).toMatchObject({ status: 'rejected', reason: { reason: 'too_many_requests' } })
  })

  test('no secret and no code is in the audit trail', async () => {
    const clerk = await world.staff('sales')
    const { secret } = await clerk.call(contract.startTotp, {})
    const code = codesOf(secret)()
    await clerk.call(contract.confirmTotp, { code })
    const rows = JSON.stringify((await admin.call(auditTrail, { keyword: clerk.email })).list)
    expect(rows).toContain(contract.confirmTotp.path)
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(secret)
  })
})

describe('passkeys', () => {
  async function addPasskey(member: Member) {
    const authenticator = createAuthenticator(ORIGIN)
    const { options } = await member.call(contract.passkeyOptions, {})
    const { recoveryCodes } = await member.call(contract.addPasskey, {
      response: authenticator.register(options),
      name: 'Laptop',
    })
    return { authenticator, recoveryCodes }
  }
  const visitor = world.visitor()
  const challenge = async () => (await visitor.call(contract.passkeyLoginOptions, {})).options
  const WRONG = { reason: 'wrong_code' }

  test('a passkey signs in alone; a signature works once', async () => {
    const clerk = await world.staff('sales')
    const { authenticator } = await addPasskey(clerk)
    const response = authenticator.authenticate(await challenge())
    const { userInfo, token } = await visitor.call(contract.passkeyLogin, { response })
    expect(userInfo).toMatchObject({ userId: clerk.accountId, role: 'staff' })
    expect((await identify(world.sql, token))?.confirmed).toBe(true)
    await expect(visitor.call(contract.passkeyLogin, { response })).rejects.toMatchObject(WRONG)
    await expect(signIn(clerk)).rejects.toMatchObject({ reason: 'second_factor_needed' })
  })

  test('another site, another challenge, another key or a disabled account is refused', async () => {
    const clerk = await world.staff('sales')
    const { authenticator } = await addPasskey(clerk)
    const login = (response: ReturnType<typeof authenticator.authenticate>) =>
      visitor.call(contract.passkeyLogin, { response })
    await expect(login(authenticator.authenticate(await challenge(), 'https://evil.example'))).rejects.toMatchObject(
      WRONG,
    )
    await expect(login(authenticator.authenticate({ challenge: 'aW52ZW50ZWQ' }))).rejects.toMatchObject(WRONG)
    const stranger = createAuthenticator(ORIGIN).authenticate(await challenge())
    await expect(login(stranger)).rejects.toMatchObject(WRONG)
    const { id } = authenticator.authenticate(await challenge())
    await expect(login({ ...stranger, id, rawId: id })).rejects.toMatchObject(WRONG)
    await world.sql`update account set disabled_at = now() where account_id = ${clerk.accountId}`
    const late = login(authenticator.authenticate(await challenge()))
    await expect(late).rejects.toMatchObject({ reason: 'wrong_credentials' })
  })

  test('a passkey belongs to one account and can be removed', async () => {
    const [clerk, other] = [await world.staff('sales'), await world.staff('sales')]
    const { authenticator } = await addPasskey(clerk)
    const { options } = await other.call(contract.passkeyOptions, {})
    const twice = other.call(contract.addPasskey, { response: authenticator.register(options), name: 'x' })
    await expect(twice).rejects.toMatchObject({ reason: 'invalid_input' })
    const [passkey] = (await clerk.call(contract.mySecurity, {})).passkeys
    const passkeyId = passkey?.passkeyId ?? 0
    await expect(other.call(contract.removePasskey, { passkeyId })).rejects.toMatchObject({ reason: 'not_found' })
    await clerk.call(contract.removePasskey, { passkeyId })
    expect(await clerk.call(contract.mySecurity, {})).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
    await signIn(clerk)
  })
})

describe('step-up', () => {
  const forget = ({ token }: { token: string }) =>
    world.sql`update account_session set confirmed_at = now() - interval '11 minutes' where token_hash = sha256(${token}::text::bytea)`

  test('a refund needs the password, or the second factor if there is one', async () => {
    const buyer = await buyerWithOrder(world)
    await payFor(buyer.call, buyer.orderNo)
    const clerk = await world.staff('sales')
    const refund = async () =>
      (await again(clerk))(refundOrder, { orderNo: buyer.orderNo, amount: '0.1', note: 'Late' })
    await forget(clerk)
    await expect(refund()).rejects.toMatchObject({ reason: 'step_up_needed' })
    await expect(clerk.call(contract.confirmMe, { password: 'wrong' })).rejects.toMatchObject({ reason: 'wrong_code' })
    await expect(refund()).rejects.toMatchObject({ reason: 'step_up_needed' })
    await clerk.call(contract.confirmMe, { password: clerk.password })
    await refund()

    const { nextCode } = await setUpTotp(clerk)
    await forget(clerk)
    const passwordOnly = clerk.call(contract.confirmMe, { password: clerk.password })
    await expect(passwordOnly).rejects.toMatchObject({ reason: 'wrong_code' })
    await clerk.call(contract.confirmMe, { code: nextCode() })
    await refund()
  })

  test.each([changeStaffRole, inviteStaff, contract.removeTotp, contract.renewRecoveryCodes])(
    '$path asks for it',
    async (endpoint) => {
      expect(endpoint.stepUp).toBe(true)
    },
  )

  test('a passkey is accepted, too', async () => {
    const clerk = await world.staff()
    const authenticator = createAuthenticator(ORIGIN)
    const { options } = await clerk.call(contract.passkeyOptions, {})
    await clerk.call(contract.addPasskey, { response: authenticator.register(options), name: 'Key' })
    await forget(clerk)
    const asked = await clerk.call(contract.confirmOptions, {})
    expect(asked.with).toBe('passkey')
    await clerk.call(contract.confirmMe, { passkey: authenticator.authenticate(asked.options ?? {}) })
    expect((await identify(world.sql, clerk.token))?.confirmed).toBe(true)
  })
})

describe('roles that need a second factor', () => {
  test('without one only the own security page is available', async () => {
    const clerk = await world.staff('warehouse')
    await admin.call(contract.requireSecondFactor, { role: 'warehouse', required: true })
    try {
      expect((await identify(world.sql, clerk.token))?.rights).toEqual(['me.*'])
      await setUpTotp({ ...clerk, call: await again(clerk) })
      expect((await identify(world.sql, clerk.token))?.rights).toContain('orders.ship')
    } finally {
      await admin.call(contract.requireSecondFactor, { role: 'warehouse', required: false })
    }
  })

  test('an administrator resets it; all administrators are notified', async () => {
    const clerk = await world.staff('sales')
    await setUpTotp(clerk)
    await admin.call(contract.resetSecondFactor, { accountId: clerk.accountId })
    expect(await identify(world.sql, clerk.token)).toBeUndefined()
    await signIn(clerk)
    expect((await world.mailsTo(admin.email))[0]?.text).toContain(clerk.email)
    const own = admin.call(contract.resetSecondFactor, { accountId: admin.accountId })
    await expect(own).rejects.toMatchObject({ reason: 'invalid_input' })
    const people = (await admin.call(staffAccounts, {})).list
    expect(people.find((one) => one.accountId === clerk.accountId)).toMatchObject({ secondFactor: false })
  })
})

describe('sessions', () => {
  test('of staff end after 12 hours, used or not; of buyers later', async () => {
    const hoursOf = async ({ accountId, token }: Member) => {
      await identify(world.sql, token)
      const [row] = await world.sql<{ hours: number }[]>`
        select extract(epoch from expires_at - now())::float8 / 3600 hours from account_session where account_id = ${accountId}`
      return row?.hours ?? 0
    }
    const clerk = await world.staff('sales')
    await world.sql`update account_session set expires_at = now() + interval '1 hour' where account_id = ${clerk.accountId}`
    expect(await hoursOf(clerk)).toBeLessThanOrEqual(1)
    expect(await hoursOf(await world.staff('sales'))).toBeLessThanOrEqual(12)
    expect(await hoursOf(await world.buyer())).toBeGreaterThan(24)
  })

  test('are listed and ended, one or all others', async () => {
    const clerk = await world.staff('sales')
    const [second, third] = [await signIn(clerk), await signIn(clerk)]
    const { sessions } = await clerk.call(contract.mySecurity, {})
    expect(sessions).toHaveLength(3)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    const other = sessions.find(({ current }) => !current)
    await clerk.call(contract.endSession, { sessionId: other?.sessionId ?? 0 })
    await clerk.call(contract.endSession, {})
    for (const { token } of [second, third]) expect(await identify(world.sql, token)).toBeUndefined()
    expect(await identify(world.sql, clerk.token)).toBeDefined()
  })
})
