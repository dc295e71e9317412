import { describe, expect, test } from 'vitest'
import { orderDetail } from '#features/orders/orders.contract.ts'
import { staffOrderDetail, staffOrders, unflagOrder } from '#features/orders/staff-orders.contract.ts'
import { MAX_ATTEMPTS } from '#server/jobs/attempt.ts'
import { runDueJobs } from '#server/jobs/worker.ts'
import { createLog } from '#server/log.ts'
import { payFor } from '#tests/drills/shop.ts'
import { makeDue } from '#tests/support/jobs.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import * as staffContract from '../staff-payment.contract.ts'
import { createProviders } from './providers.service.ts'
import { refundHandler } from './refunds.service.ts'

const world = await createWorld()
const staff = await world.staff()

/** An order of USD 13.8332, which is no whole number of cents. */
const ordered = () => buyerWithOrder(world, { goods: { tiers: [{ from: 1, price: '0.3333' }] } })

describe('refunds', () => {
  test('partial refunds up to the paid amount; executed by a job, once', async () => {
    const { call, orderNo } = await ordered()
    await payFor(call, orderNo)
    const refund = (amount: string) =>
      staff.call(staffContract.refundOrder, { orderNo, amount, note: 'Two were broken' })
    expect(await refund('5')).toMatchObject({ refundedAmount: '5.0000', state: 'pending' })
    await expect(refund('8.84')).rejects.toMatchObject({
      reason: 'above_paid',
      message: expect.stringContaining('8.83'),
    })
    for (const nothing of ['0', '0.004'])
      await expect(refund(nothing)).rejects.toMatchObject({ reason: 'wrong_amount' })
    expect(await refund('8.83')).toMatchObject({ refundedAmount: '13.8300' })
    await world.runJobs()
    const rows = await world.sql`
      select r.state, r.provider_refund is not null executed from refund r join orders using (order_id) where order_no = ${orderNo}`
    expect(rows).toEqual([
      { state: 'done', executed: true },
      { state: 'done', executed: true },
    ])
    const { refundedAmount, events } = await call(orderDetail, { orderNo })
    expect(refundedAmount).toBe('13.8300')
    expect(events.at(-1)).toMatchObject({ title: 'Refunded', note: '$8.8300: Two were broken' })
  })

  test('ten concurrent refunds do not exceed the paid amount', async () => {
    const { call, orderNo } = await ordered()
    await payFor(call, orderNo)
    const attempts = await Promise.allSettled(
      Array.from({ length: 10 }, () => staff.call(staffContract.refundOrder, { orderNo, amount: '3', note: 'x' })),
    )
    expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(4)
    expect((await call(orderDetail, { orderNo })).refundedAmount).toBe('12.0000')
  })

  test('not by a buyer, and not for what was never paid', async () => {
    const { call, orderNo } = await ordered()
    await expect(call(staffContract.refundOrder, { orderNo, amount: '1', note: 'x' })).rejects.toMatchObject({
      reason: 'not_allowed',
    })
    await expect(staff.call(staffContract.refundOrder, { orderNo, amount: '1', note: 'x' })).rejects.toMatchObject({
      reason: 'above_paid',
    })
  })
})

describe('a refund that the provider never accepts', () => {
  test('is reported to the shop once, and its order stays flagged until staff resolve it', async () => {
    const { call, orderNo } = await ordered()
    await payFor(call, orderNo)
    const { refundNo } = await staff.call(staffContract.refundOrder, { orderNo, amount: '5', note: 'Two were broken' })
    await world.sql`
      update payment set provider_payment = null
      where order_id = (select order_id from orders where order_no = ${orderNo})`
    await makeDue(world.sql, { payload: { refundNo } }, MAX_ATTEMPTS - 2)
    // Without a handler for mails: they stay where they can be read.
    const handlers = [refundHandler(createProviders({ stripe: undefined, sandbox: true }))]
    const tryAgain = async () => {
      await makeDue(world.sql, { payload: { refundNo } })
      await runDueJobs(world.sql, handlers, createLog('silent'))
    }
    const reports = async () =>
      (await world.mailsTo('service@ohmstead.example')).filter(({ subject }) => subject.includes(orderNo))
    const flagged = async () => (await staff.call(staffOrders, { flagged: true, keyword: orderNo })).list
    await tryAgain()
    expect([await reports(), await flagged()], 'it is not the last try yet').toEqual([[], []])
    await tryAgain()
    await tryAgain()
    expect(await reports()).toMatchObject([
      { subject: `Please check order ${orderNo}`, text: expect.stringContaining(`Refund ${refundNo} of $5.0000`) },
    ])
    await staff.call(staffContract.refundOrder, { orderNo, amount: '1', note: 'One was late' })
    expect(await flagged(), 'another refund does not clear the flag').toMatchObject([{ orderNo, flagged: true }])
    const { audit } = await staff.call(staffOrderDetail, { orderNo })
    const why = 'has no number at its provider'
    expect(audit.filter(({ action }) => action === 'giveUp')).toMatchObject([
      { who: 'the store', detail: expect.stringContaining(why) },
    ])
    expect(JSON.stringify(await call(orderDetail, { orderNo })), 'the buyer reads nothing of it').not.toContain(why)

    const done = { orderNo, note: 'Given back by hand' }
    await expect(call(unflagOrder, done)).rejects.toMatchObject({ reason: 'not_allowed' })
    for (let press = 0; press < 2; press++) await staff.call(unflagOrder, done)
    expect(await flagged()).toEqual([])
    const after = await staff.call(staffOrderDetail, { orderNo })
    expect(after.flagged).toBe(false)
    expect(after.audit.filter(({ action }) => action === 'unflag')).toMatchObject([
      { who: staff.email, detail: done.note },
    ])
  })
})
