import { describe, expect, test } from 'vitest'
import { payFor } from '../../../../tests/drills/shop.ts'
import { buyerWithOrder } from '../../../../tests/support/ordered.ts'
import { createWorld } from '../../../../tests/support/world.ts'
import { orderDetail } from '../../orders/orders.contract.ts'
import * as contract from '../payment.contract.ts'

const world = await createWorld()
const staff = await world.staff()

/** An order of USD 13.8333, which is no whole number of cents. */
const ordered = () => buyerWithOrder(world, { goods: { tiers: [{ from: 1, price: '0.333333' }] } })

describe('giving money back', () => {
  test('a part, and the rest, never more than was paid; carried out by a job, once', async () => {
    const { call, orderNo } = await ordered()
    await payFor(call, orderNo)
    const refund = (amount: string) => staff.call(contract.refundOrder, { orderNo, amount, note: 'Two were broken' })
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
      select r.state, r.provider_refund is not null told from refund r join orders using (order_id) where order_no = ${orderNo}`
    expect(rows).toEqual([
      { state: 'done', told: true },
      { state: 'done', told: true },
    ])
    const { refundedAmount, events } = await call(orderDetail, { orderNo })
    expect(refundedAmount).toBe('13.8300')
    expect(events.at(-1)).toMatchObject({ title: 'Money given back', note: 'USD 8.83: Two were broken' })
  })

  test('ten at once give back no more than there is', async () => {
    const { call, orderNo } = await ordered()
    await payFor(call, orderNo)
    const attempts = await Promise.allSettled(
      Array.from({ length: 10 }, () => staff.call(contract.refundOrder, { orderNo, amount: '3', note: 'x' })),
    )
    expect(attempts.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(4)
    expect((await call(orderDetail, { orderNo })).refundedAmount).toBe('12.0000')
  })

  test('not by a buyer, and not for what was never paid', async () => {
    const { call, orderNo } = await ordered()
    await expect(call(contract.refundOrder, { orderNo, amount: '1', note: 'x' })).rejects.toMatchObject({
      reason: 'not_allowed',
    })
    await expect(staff.call(contract.refundOrder, { orderNo, amount: '1', note: 'x' })).rejects.toMatchObject({
      reason: 'above_paid',
    })
  })
})
