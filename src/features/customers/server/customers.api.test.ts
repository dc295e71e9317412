import { describe, expect, test } from 'vitest'
import { updateInfo, updateMailPreferences, userInfo } from '#features/account/account.contract.ts'
import { listDevices } from '#features/account/devices.contract.ts'
import { deleteAccount, exportData } from '#features/account/personal-data.contract.ts'
import { identify, logIn } from '#features/account/server/account.service.ts'
import { leaveTeam } from '#features/account/team.contract.ts'
import { joinCart, viewCart } from '#features/cart/cart.contract.ts'
import { pricesPaid, staffOrders } from '#features/orders/staff-orders.contract.ts'
import { payOffline, payOrder } from '#features/payment/payment.contract.ts'
import { auditTrail } from '#features/staff/staff.contract.ts'
import { payFor } from '#tests/drills/shop.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createColleague, ownerOfFirm } from '#tests/support/team.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../customers.contract.ts'

const world = await createWorld()
const [admin, clerk] = [await world.staff(), await world.staff('sales')]
const auditOf = async (keyword: string) => (await admin.call(auditTrail, { keyword })).list

/** As staff, logged in as a customer. */
async function actFor(accountId: number, staff = clerk) {
  const { token } = await staff.call(contract.signInAs, { accountId, reason: 'Helps on the telephone' })
  return { token, call: world.as(await identify(world.sql, token), token) }
}

describe('search', () => {
  test('finds a part of the address, name, company or tax number, and never staff', async () => {
    const { accountId, email, call } = await world.buyer()
    await call(updateInfo, { name: 'Ada 100%_Sure', company: 'Zirkon & Söhne', taxNumber: 'NL-77-42' })
    const idsFor = async (keyword: string) =>
      (await clerk.call(contract.customers, { keyword })).list.map((one) => one.accountId)
    for (const keyword of [email.slice(3, 30), 'zirkon &', '100%_sure', 'nl-77-42'])
      expect(await idsFor(keyword), keyword).toContain(accountId)
    expect(await idsFor('100%%')).not.toContain(accountId)
    expect(await idsFor(clerk.email)).toEqual([])
    expect(await clerk.call(contract.findCustomer, { email: email.toUpperCase() })).toEqual({ accountId })
  })

  test('staff are no customers', async () => {
    const { accountId } = clerk
    const readings = [
      admin.call(contract.customerDetail, { accountId }),
      admin.call(contract.exportCustomer, { accountId }),
    ]
    for (const one of await Promise.allSettled<unknown>(readings))
      expect(one).toMatchObject({ status: 'rejected', reason: { reason: 'not_found' } })
    const lock = admin.call(contract.lockCustomer, { accountId: clerk.accountId, locked: true })
    await expect(lock).rejects.toMatchObject({ reason: 'not_found' })
    const act = admin.call(contract.signInAs, { accountId: clerk.accountId, reason: 'x' })
    await expect(act).rejects.toMatchObject({ reason: 'not_found' })
  })
})

test('orders and prices of one customer only', async () => {
  const one = await buyerWithOrder(world)
  await buyerWithOrder(world)
  await payFor(one.call, one.orderNo)
  const { list, totalCount } = await clerk.call(staffOrders, { accountId: one.accountId })
  expect(list.map(({ orderNo }) => orderNo)).toEqual([one.orderNo])
  expect(totalCount).toBe(1)
  const prices = await clerk.call(pricesPaid, { accountId: one.accountId })
  expect(prices.list).toMatchObject([{ goodsId: one.goods.id, count: 4, unitPrice: '0.5', orderNo: one.orderNo }])
})

test('notes and terms; a change from an old version is refused', async () => {
  const { accountId } = await world.buyer()
  await clerk.call(contract.noteCustomer, { accountId, text: '<script>alert(1)</script> calls on Mondays' })
  const terms = { paymentTerms: '30 days', deliveryTerms: 'DAP', priceTerms: '' }
  await clerk.call(contract.changeTerms, { accountId, seenAt: null, ...terms })
  const late = admin.call(contract.changeTerms, { accountId, seenAt: null, ...terms, paymentTerms: 'In advance' })
  await expect(late).rejects.toMatchObject({
    reason: 'changed_meanwhile',
    message: expect.stringContaining(clerk.email),
  })
  const seen = await clerk.call(contract.customerDetail, { accountId })
  expect(seen).toMatchObject({ terms, notes: [{ who: clerk.email }] })
  await admin.call(contract.changeTerms, {
    accountId,
    seenAt: seen.terms?.changedAt ?? null,
    ...terms,
    priceTerms: '-3 %',
  })
  expect(await auditOf(String(accountId))).toMatchObject([
    { who: admin.email, before: { prices: '' }, after: { prices: '-3 %' } },
    { who: clerk.email, before: null },
    { action: '/api/staff/customer/note' },
  ])
})

test('locking a customer ends sessions and blocks logins until it is unlocked', async () => {
  const buyer = await world.buyer()
  const { accountId } = buyer
  await clerk.call(contract.lockCustomer, { accountId, locked: true, reason: 'Chargebacks' })
  expect(await identify(world.sql, buyer.token)).toBeUndefined()
  await expect(logIn(world.sql, buyer.email, buyer.password)).rejects.toMatchObject({ reason: 'wrong_credentials' })
  expect(await clerk.call(contract.customerDetail, { accountId })).toMatchObject({ lockReason: 'Chargebacks' })
  await expect(actFor(accountId)).rejects.toMatchObject({ reason: 'not_allowed' })
  await clerk.call(contract.lockCustomer, { accountId, locked: false })
  await logIn(world.sql, buyer.email, buyer.password)
})

test('the team of a customer, and the customer of a member; staff may end a membership', async () => {
  const owner = await ownerOfFirm(world)
  const { accountId } = owner
  const [colleague, former] = [
    await createColleague(world, accountId, 'buyer'),
    await createColleague(world, accountId, 'viewer'),
  ]
  await former.call(leaveTeam, {})
  const detail = (id: number) => clerk.call(contract.customerDetail, { accountId: id })
  expect((await detail(accountId)).team).toMatchObject({
    members: [{ accountId: colleague.accountId, role: 'buyer' }],
    former: [{ email: former.email, removedBy: former.email }],
    memberOf: null,
  })
  expect((await detail(colleague.accountId)).team).toMatchObject({
    members: [],
    memberOf: { accountId, name: 'Zirkon Ltd', role: 'buyer' },
  })
  const erasing = admin.call(contract.eraseCustomer, { accountId, confirmEmail: owner.email })
  await expect(erasing).rejects.toMatchObject({ reason: 'not_allowed', message: expect.stringContaining('team') })
  const removal = { accountId: colleague.accountId, reason: 'The owner has died' }
  await clerk.call(contract.removeFromTeam, removal)
  expect(await identify(world.sql, colleague.token)).toMatchObject({ customerId: colleague.accountId })
  expect((await auditOf(clerk.email))[0]).toMatchObject({
    action: contract.removeFromTeam.path,
    input: removal,
    before: { customerId: accountId, role: 'buyer' },
    after: null,
  })
  await expect(clerk.call(contract.removeFromTeam, removal)).rejects.toMatchObject({ reason: 'not_found' })
  expect((await detail(accountId)).team).toMatchObject({ members: [], former: [{ removedBy: null }, {}] })
})

describe('signed in as a customer', () => {
  test('staff work as the customer, each change is in the audit trail under their own name', async () => {
    const buyer = await world.buyer()
    const goods = await world.goods()
    const acted = await actFor(buyer.accountId)
    expect(await acted.call(userInfo, {})).toMatchObject({ userId: buyer.accountId, role: 'buyer' })
    await acted.call(joinCart, { goodsId: goods.id, count: 3 })
    expect(await buyer.call(viewCart, {})).toMatchObject({ list: [{ goodsId: goods.id, count: 3 }] })
    expect(await auditOf(clerk.email)).toMatchObject([
      { action: joinCart.path, subject: String(goods.id), input: { signedInAs: buyer.accountId, count: 3 } },
      { action: contract.signInAs.path, input: { reason: 'Helps on the telephone' } },
      ...Array.from({ length: (await auditOf(clerk.email)).length - 2 }, () => ({})),
    ])
    // Reading leaves no row, and the customer's own changes leave none either.
    const before = (await auditOf(clerk.email)).length
    await acted.call(viewCart, {})
    await buyer.call(joinCart, { goodsId: goods.id, count: 1 })
    expect(await auditOf(clerk.email)).toHaveLength(before)
  })

  test('no payment, no password, no deletion, and nothing of the back office', async () => {
    const buyer = await buyerWithOrder(world)
    const { call } = await actFor(buyer.accountId)
    const tries = [
      call(payOrder, { orderNo: buyer.orderNo }),
      call(payOffline, { orderNo: buyer.orderNo, payer: 'x', amount: '1', transferDate: '2026-01-01', proof: 'x' }),
      call(deleteAccount, { password: buyer.password }),
      call(exportData, {}),
      call(updateMailPreferences, { offers: true, reminders: true, newDevice: false }),
      call(contract.customers, {}),
    ]
    for (const one of await Promise.allSettled(tries))
      expect(one).toMatchObject({ status: 'rejected', reason: { reason: 'not_allowed' } })
  })

  test('the customer sees the session and it ends within the hour, or with the account of the staff', async () => {
    const [buyer, leaver] = [await world.buyer(), await world.staff('sales')]
    const { token } = await actFor(buyer.accountId, leaver)
    expect(await buyer.call(listDevices, {})).toMatchObject({
      list: expect.arrayContaining([expect.objectContaining({ device: 'Our customer service' })]),
    })
    const [row] = await world.sql<{ minutes: number }[]>`
      select extract(epoch from expires_at - now())::float8 / 60 minutes from account_session
      where acted_by = ${leaver.accountId}`
    expect(row?.minutes).toBeLessThanOrEqual(60)
    await world.sql`update account set disabled_at = now() where account_id = ${leaver.accountId}`
    expect(await identify(world.sql, token)).toBeUndefined()
  })
})

describe('personal data', () => {
  test('the export holds what staff wrote about the person; sales may not export or erase', async () => {
    const { accountId, email } = await world.buyer()
    await clerk.call(contract.noteCustomer, { accountId, text: 'Prefers mail' })
    const data = await admin.call(contract.exportCustomer, { accountId })
    expect(data).toMatchObject({ account: { email }, customerRecord: { notes: [{ text: 'Prefers mail' }] } })
    const own = [
      clerk.call(contract.exportCustomer, { accountId }),
      clerk.call(contract.eraseCustomer, { accountId, confirmEmail: email }),
    ]
    for (const one of await Promise.allSettled<unknown>(own))
      expect(one).toMatchObject({ status: 'rejected', reason: { reason: 'not_allowed' } })
  })

  test('an erased customer cannot be found, and the audit trail keeps the number but not the address', async () => {
    const { accountId, email, call } = await world.buyer()
    await clerk.call(contract.noteCustomer, { accountId, text: 'Wants to be forgotten' })
    const wrong = admin.call(contract.eraseCustomer, { accountId, confirmEmail: 'other@firm.example' })
    await expect(wrong).rejects.toMatchObject({ reason: 'invalid_input' })
    await call(userInfo, {})
    await admin.call(contract.eraseCustomer, { accountId, confirmEmail: email })
    await expect(admin.call(contract.customerDetail, { accountId })).rejects.toMatchObject({ reason: 'not_found' })
    const rows = await auditOf(String(accountId))
    expect(rows[0]).toMatchObject({ action: contract.eraseCustomer.path, subject: String(accountId) })
    expect(JSON.stringify(rows)).not.toContain(email)
    expect(await world.sql`select from customer_note where account_id = ${accountId}`).toHaveLength(0)
  })
})
