import { describe, expect, test } from 'vitest'
import { identify, logIn } from '#features/account/server/account.service.ts'
import {
  acceptInvitation,
  changeStaffRole,
  disableStaff,
  inviteStaff,
  staffAccounts,
  withdrawInvitation,
} from '#features/account/staff-accounts.contract.ts'
import { sendFeedback } from '#features/feedback/feedback.contract.ts'
import { answerFeedback, staffFeedback } from '#features/feedback/staff-feedback.contract.ts'
import { orderDocument } from '#features/orders/orders.contract.ts'
import { cancelUnpaidOrder, noteOrder, shipOrder, staffOrderDetail } from '#features/orders/staff-orders.contract.ts'
import { createEnquiry } from '#features/rfq/rfq.contract.ts'
import { declineEnquiry, staffEnquiryDetail, takeEnquiry } from '#features/rfq/staff-rfq.contract.ts'
import { payFor, statusOf, stockOf } from '#tests/drills/shop.ts'
import { listJobs } from '#tests/support/jobs.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import { auditTrail, retryFailedJobs, staffMe, today, trouble } from '../staff.contract.ts'

const world = await createWorld()
const admin = await world.staff()
const parcel = { carrier: 'DHL', trackingNumber: 'JD1' }
const auditOf = async (keyword: string) => (await admin.call(auditTrail, { keyword })).list

describe('queues', () => {
  const countOf = async (queue: string, call = admin.call) =>
    (await call(today, {})).queues.find((one) => one.queue === queue)

  test('an order counts as to ship from its payment until it is shipped', async () => {
    const before = (await countOf('ship'))?.count ?? 0
    const { call, orderNo } = await buyerWithOrder(world)
    expect((await countOf('ship'))?.count).toBe(before)
    await payFor(call, orderNo)
    expect(await countOf('ship')).toMatchObject({ count: before + 1, oldestAt: expect.any(String) })
    await admin.call(shipOrder, { orderNo, ...parcel })
    expect((await countOf('ship'))?.count).toBe(before)
  })

  test('each role sees the queues it may work on', async () => {
    const namesFor = async (role: string) =>
      (await (await world.staff(role)).call(today, {})).queues.map((one) => one.queue)
    expect(await namesFor('warehouse')).toEqual(['ship', 'returns', 'flagged', 'lowStock'])
    expect(await namesFor('content')).toEqual(['feedback', 'misses'])
    expect(await namesFor('administrator')).toHaveLength(11)
    expect(await (await world.staff('warehouse')).call(trouble, {})).toMatchObject({ misses: [], failedJobs: [] })
  })

  test('a failed job is listed with its error, and can be retried with the right role', async () => {
    await world.sql`
      insert into failed_job (name, payload, attempts, error)
      values ('mail', '{"to": "gone@buyers.example"}', 1, 'No such user here')`
    const { failedJobs } = await admin.call(trouble, {})
    expect(failedJobs).toMatchObject([{ name: 'mail', recipient: 'gone@buyers.example', error: 'No such user here' }])
    const failedJobIds = failedJobs.map(({ failedJobId }) => failedJobId)
    const refused = (await world.staff('sales')).call(retryFailedJobs, { failedJobIds })
    await expect(refused).rejects.toMatchObject({ reason: 'not_allowed' })
    expect(await admin.call(retryFailedJobs, { failedJobIds })).toEqual({ retriedCount: 1 })
    expect(await admin.call(retryFailedJobs, { failedJobIds })).toEqual({ retriedCount: 0 })
    expect(await countOf('failedJobs')).toMatchObject({ count: 0 })
    expect(await listJobs(world.sql, { name: 'mail', payload: { to: 'gone@buyers.example' } })).toHaveLength(1)
  })

  test('the session has the role', async () => {
    const clerk = await world.staff('sales')
    expect(await clerk.call(staffMe, {})).toMatchObject({ email: clerk.email, role: 'sales', roleName: 'Sales' })
  })
})

describe('two people, one order', () => {
  test('the second change is refused with a description of the first', async () => {
    const { call, orderNo } = await buyerWithOrder(world)
    await payFor(call, orderNo)
    const other = await world.staff('warehouse')
    const { version } = await admin.call(staffOrderDetail, { orderNo })
    await other.call(shipOrder, { orderNo, version, ...parcel })
    const second = admin.call(shipOrder, { orderNo, version, carrier: 'UPS', trackingNumber: '2' })
    await expect(second).rejects.toMatchObject({
      reason: 'changed_meanwhile',
      message: expect.stringContaining(`Shipped (${other.email})`),
    })
    expect((await admin.call(staffOrderDetail, { orderNo })).shipments).toHaveLength(1)
  })

  test('both at once: one of them ships', async () => {
    const { call, orderNo } = await buyerWithOrder(world)
    await payFor(call, orderNo)
    const { version } = await admin.call(staffOrderDetail, { orderNo })
    const tries = await Promise.allSettled(
      [1, 2, 3].map((n) => admin.call(shipOrder, { orderNo, version, carrier: 'UPS', trackingNumber: String(n) })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await admin.call(staffOrderDetail, { orderNo })).shipments).toHaveLength(1)
  })

  test('a quote request that was taken meanwhile cannot be declined from an old version', async () => {
    const { call } = await world.buyer()
    const { enquiryNo } = await call(createEnquiry, {
      draftId: crypto.randomUUID(),
      contact: { name: 'Ada', email: 'ada@firm.example' },
      lines: [{ goodsModel: 'LM358', count: 10 }],
      captchaId: '',
      captchaAnswer: '',
    })
    const { version } = await admin.call(staffEnquiryDetail, { enquiryNo })
    await admin.call(takeEnquiry, { enquiryNo, version })
    const late = admin.call(declineEnquiry, { enquiryNo, version, reason: 'no' })
    await expect(late).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    expect((await admin.call(staffEnquiryDetail, { enquiryNo })).status).toBe('in_work')
  })
})

test('staff cancel an unpaid order: stock is returned, the buyer is notified; a paid one is refused', async () => {
  const { call, orderNo, goods, email } = await buyerWithOrder(world)
  await admin.call(cancelUnpaidOrder, { orderNo, reason: 'Out of production' })
  expect(await statusOf(call, orderNo)).toBe(7)
  expect(await stockOf(world.sql, goods.id)).toBe(10)
  expect((await world.mailsTo(email))[0]?.text).toContain('Out of production.')
  const paid = await buyerWithOrder(world)
  await payFor(paid.call, paid.orderNo)
  const late = admin.call(cancelUnpaidOrder, { orderNo: paid.orderNo, reason: 'no' })
  await expect(late).rejects.toMatchObject({ reason: 'wrong_status' })
})

test('notes are for staff only', async () => {
  const { call, orderNo } = await buyerWithOrder(world)
  await admin.call(noteOrder, { orderNo, text: 'Call before 5' })
  expect(await admin.call(staffOrderDetail, { orderNo })).toMatchObject({
    notes: [{ who: admin.email, text: 'Call before 5' }],
  })
  await expect(call(staffOrderDetail, { orderNo })).rejects.toMatchObject({ reason: 'not_allowed' })
})

test('a role without the right to read orders gets no order documents', async () => {
  const { orderNo } = await buyerWithOrder(world)
  const writer = await world.staff('content')
  await expect(writer.call(orderDocument, { orderNo, kind: 'csv' })).rejects.toMatchObject({ reason: 'not_found' })
  await (await world.staff('warehouse')).call(orderDocument, { orderNo, kind: 'csv' })
})

describe('people', () => {
  async function invite(role = 'sales') {
    const email = `clerk-${crypto.randomUUID()}@firm.example`
    await admin.call(inviteStaff, { email, name: 'New Clerk', role })
    const [mail] = await world.mailsTo(email)
    return { email, token: /\/staff\/join#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' }
  }
  const password = 'four-unusual-words-7431'
  const join = (token: string) => world.as(undefined, token)(acceptInvitation, { password })

  test('an invitation is accepted once, and gives its role', async () => {
    const { email, token } = await invite()
    expect(await join(token)).toEqual({ email })
    await expect(join(token)).rejects.toMatchObject({ reason: 'link_expired' })
    const { token: session } = await logIn(world.sql, email, password)
    expect((await identify(world.sql, session))?.rights).toContain('quotes.*')
  })

  test('only the last link to an address works; an unknown, old or weak one is refused', async () => {
    const { email, token } = await invite()
    await admin.call(inviteStaff, { email, name: 'Again', role: 'warehouse' })
    await expect(join(token)).rejects.toMatchObject({ reason: 'link_expired' })
    await expect(join('')).rejects.toMatchObject({ reason: 'link_expired' })
    const other = await invite()
    const weak = world.as(undefined, other.token)(acceptInvitation, { password: 'password' })
    await expect(weak).rejects.toMatchObject({ reason: 'weak_password' })
    await world.sql`update staff_invitation set expires_at = now() where email = ${other.email}`
    await expect(join(other.token)).rejects.toMatchObject({ reason: 'link_expired' })
  })

  test('a withdrawn invitation is invalid', async () => {
    const { email, token } = await invite()
    const [row] = await world.sql<{ id: number }[]>`
      select invitation_id id from staff_invitation where email = ${email}`
    const withdraw = () => admin.call(withdrawInvitation, { invitationId: row?.id ?? 0 })
    await withdraw()
    await expect(join(token)).rejects.toMatchObject({ reason: 'link_expired' })
    await expect(withdraw()).rejects.toMatchObject({ reason: 'not_found' })
  })

  test('an address with an account, or an unknown role, is refused', async () => {
    const buyer = await world.buyer()
    const known = admin.call(inviteStaff, { email: buyer.email, name: 'x', role: 'sales' })
    await expect(known).rejects.toMatchObject({ reason: 'invalid_input' })
    const odd = admin.call(inviteStaff, { email: 'someone@firm.example', name: 'x', role: 'owner' })
    await expect(odd).rejects.toMatchObject({ reason: 'invalid_input' })
  })

  test('disabling ends sessions and blocks logins until the account is enabled', async () => {
    const clerk = await world.staff('sales')
    await admin.call(disableStaff, { accountId: clerk.accountId, disabled: true })
    expect(await identify(world.sql, clerk.token)).toBeUndefined()
    await expect(logIn(world.sql, clerk.email, clerk.password)).rejects.toMatchObject({ reason: 'wrong_credentials' })
    await admin.call(disableStaff, { accountId: clerk.accountId, disabled: false })
    await logIn(world.sql, clerk.email, clerk.password)
  })

  test('a role change is effective with the next call', async () => {
    const clerk = await world.staff('sales')
    await admin.call(changeStaffRole, { accountId: clerk.accountId, role: 'content' })
    expect((await identify(world.sql, clerk.token))?.rights).not.toContain('orders.*')
    expect(await auditOf(String(clerk.accountId))).toMatchObject([
      { before: { role: 'sales' }, after: { role: 'content' } },
    ])
  })

  test('staff cannot disable themselves, and buyers are not found', async () => {
    const own = admin.call(disableStaff, { accountId: admin.accountId, disabled: true })
    await expect(own).rejects.toMatchObject({ reason: 'invalid_input' })
    const { accountId } = await world.buyer()
    const odd = admin.call(changeStaffRole, { accountId, role: 'sales' })
    await expect(odd).rejects.toMatchObject({ reason: 'not_found' })
    expect((await admin.call(staffAccounts, {})).list.map((one) => one.accountId)).not.toContain(accountId)
  })

  test('the last administrator stays one', async () => {
    await world.sql`update account set disabled_at = now() where role = 'staff' and account_id <> ${admin.accountId}`
    try {
      const step = admin.call(changeStaffRole, { accountId: admin.accountId, role: 'sales' })
      await expect(step).rejects.toMatchObject({ message: expect.stringContaining('last administrator') })
    } finally {
      await world.sql`update account set disabled_at = null where role = 'staff'`
    }
  })
})

describe('messages', () => {
  const write = async (content: string) => {
    const email = `${crypto.randomUUID()}@firm.example`
    await world.visitor().call(sendFeedback, { type: 2, email, content })
    const { list } = await admin.call(staffFeedback, { pageSize: 100 })
    const message = list.find((one) => one.email === email)
    if (!message) throw new Error('the message is not in the queue')
    return message
  }

  test('an answer is mailed once and removes the message from the queue', async () => {
    const { feedbackId, email } = await write('Where is my order?')
    await admin.call(answerFeedback, { feedbackId, answer: 'On its way.' })
    const [mail] = await world.mailsTo(email)
    expect(mail).toMatchObject({ headers: { 'Reply-To': 'service@ohmstead.example' } })
    expect(mail?.text).toContain('On its way.')
    const again = admin.call(answerFeedback, { feedbackId, answer: 'Twice' })
    await expect(again).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    expect(await world.mailsTo(email)).toHaveLength(1)
    const { list } = await admin.call(staffFeedback, { state: 'answered', pageSize: 100 })
    expect(list.find((one) => one.feedbackId === feedbackId)).toMatchObject({
      answer: 'On its way.',
      answeredBy: admin.email,
    })
  })

  test('closing without an answer sends no mail', async () => {
    const { feedbackId, email } = await write('spam')
    await admin.call(answerFeedback, { feedbackId })
    expect(await world.mailsTo(email)).toEqual([])
  })
})
