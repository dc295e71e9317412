import { describe, expect, test } from 'vitest'
import { viewCart } from '#features/cart/cart.contract.ts'
import { getServiceEmail } from '#features/shop/server/shop.service.ts'
import { MAX_ATTEMPTS } from '#server/jobs/attempt.ts'
import { runDueJobs } from '#server/jobs/worker.ts'
import { createLog } from '#server/log.ts'
import { heldOf, payFor, placeOrder, statusOf, stockOf } from '#tests/drills/shop.ts'
import { listJobs, makeDue } from '#tests/support/jobs.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import * as afterSalesContract from '../after-sales.contract.ts'
import { TRANSITIONS } from '../order-status.rules.ts'
import * as contract from '../orders.contract.ts'
import * as staffContract from '../staff-orders.contract.ts'
import { orderJobHandlers } from './orders.job-handlers.ts'
import { expireIfUnpaid } from './orders.service.ts'

const world = await createWorld()
const staff = await world.staff()
const settings = { publicUrl: 'https://store.example', unpaid: { hoursOnline: 24, daysTransfer: 7 } }

const ordered = (order: object = {}) => buyerWithOrder(world, { order })
const subjects = async (email: string) => (await world.mailsTo(email)).map((mail) => mail.subject)

test('the transitions in the database are the ones of the code', async () => {
  const rows = await world.sql`
    select from_status "from", action, who, to_status "to" from order_transition order by 1, 2, 3, 4`
  const known = TRANSITIONS.map(({ from, action, who, to }) => ({ from, action, who, to }))
  const sorted = (list: object[]) => list.map((one) => JSON.stringify(one)).sort()
  expect(sorted([...rows])).toEqual(sorted(known))
})

test('the database itself refuses a transition that is not in the table, and any change of money', async () => {
  const { orderNo } = await ordered()
  await expect(world.sql`update orders set status = 4 where order_no = ${orderNo}`).rejects.toThrow(/from 1 to 4/)
  await expect(world.sql`update orders set amount = 1 where order_no = ${orderNo}`).rejects.toThrow(/money/)
  await expect(
    world.sql`update goods set stock = -1 where goods_id = (select min(goods_id) from goods)`,
  ).rejects.toThrow(/check/)
})

describe('cancelling', () => {
  test('[API-ORDER-02, API-ORDER-03, ENT-30, ORD-18] takes orderNo and reason, closes the order and frees the stock', async () => {
    const { call, orderNo, goods, email } = await ordered()
    expect(await stockOf(world.sql, goods.id)).toBe(6)
    const answer = await call(contract.cancelOrder, { orderNo, reason: 'Ordered by mistake' })
    expect(answer).toEqual({ orderNo, status: 7, statusName: 'Closed', actions: [] })
    expect([await stockOf(world.sql, goods.id), await heldOf(world.sql, goods.id)]).toEqual([10, 0])
    const { events } = await call(contract.orderDetail, { orderNo })
    expect(events.at(-1)).toMatchObject({
      who: 'buyer',
      title: 'Order cancelled',
      note: 'Ordered by mistake',
      status: 7,
    })
    expect(await subjects(email)).toContain(`Order ${orderNo} closed`)
  })

  test('twice, or after paying, is refused with a message and changes nothing', async () => {
    const { call, orderNo, goods } = await ordered()
    await call(contract.cancelOrder, { orderNo })
    await expect(call(contract.cancelOrder, { orderNo })).rejects.toMatchObject({
      reason: 'wrong_status',
      message: `Order ${orderNo} is "Closed" and can no longer be cancelled.`,
    })
    expect(await stockOf(world.sql, goods.id)).toBe(10)
    const paid = await ordered()
    await payFor(paid.call, paid.orderNo)
    await expect(paid.call(contract.cancelOrder, { orderNo: paid.orderNo })).rejects.toMatchObject({
      reason: 'wrong_status',
    })
    expect(await stockOf(world.sql, paid.goods.id)).toBe(6)
  })

  test('orders of others are not found by any call', async () => {
    const { orderNo } = await ordered()
    const { call } = await world.buyer()
    const attempts = [
      () => call(contract.cancelOrder, { orderNo }),
      () => call(contract.receiveOrder, { orderNo }),
      () => call(contract.orderDetail, { orderNo }),
      () => call(contract.buyAgain, { orderNo }),
      () => call(contract.orderDocument, { orderNo, kind: 'proforma' }),
      () => call(contract.applyForInvoice, { orderNo, invoiceTitleId: 1 }),
      () =>
        call(afterSalesContract.applyForAfterSale, {
          orderNo,
          lines: [{ lineId: 1, count: 1 }],
          reason: 'x',
          solution: 'refund',
        }),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ reason: 'not_found' })
  })
})

describe('an expired unpaid order', () => {
  const expire = async (orderNo: string) => {
    await world.sql`update orders set pay_by = now() - interval '1 minute' where order_no = ${orderNo}`
    await makeDue(world.sql, { name: 'order.expire', payload: { orderNo } })
    await world.runJobs()
  }

  test('is closed by its job, which gives the stock back', async () => {
    const { call, orderNo, goods } = await ordered()
    const [job] = await listJobs(world.sql, { name: 'order.expire', payload: { orderNo } })
    expect((Number(job?.runAt) - Date.now()) / 3_600_000).toBeCloseTo(24, 1)
    await expire(orderNo)
    expect([await statusOf(call, orderNo), await stockOf(world.sql, goods.id)]).toEqual([7, 10])
    expect(await listJobs(world.sql, { name: 'order.expire', payload: { orderNo } })).toEqual([])
  })

  test('which a bank transfer makes seven days', async () => {
    const { orderNo } = await ordered({ payMethod: 'transfer' })
    const [order] = await world.sql<{ days: number }[]>`
      select extract(epoch from pay_by - now())::float8 / 86400 days from orders where order_no = ${orderNo}`
    expect(order?.days).toBeCloseTo(7, 1)
  })

  test('called too early it is rescheduled; for paid or closed orders it does nothing', async () => {
    const early = await ordered()
    await expireIfUnpaid(world.sql, early.orderNo, settings)
    expect(await statusOf(early.call, early.orderNo)).toBe(1)
    await payFor(early.call, early.orderNo)
    await expire(early.orderNo)
    expect([await statusOf(early.call, early.orderNo), await stockOf(world.sql, early.goods.id)]).toEqual([2, 6])
    const closed = await ordered()
    await closed.call(contract.cancelOrder, { orderNo: closed.orderNo })
    await expire(closed.orderNo)
    expect(await stockOf(world.sql, closed.goods.id)).toBe(10)
  })
})

describe('my orders', () => {
  test('[API-ORDER-11, AUTH-25] newest first, with tabs, counts, and a search by number, PO or part', async () => {
    const { call, addressId, goods, orderNo: first } = await ordered({ poNumber: 'PO 4711/a' })
    const second = await placeOrder(call, addressId, [{ goodsId: goods.id, count: 1 }])
    const third = await placeOrder(call, addressId, [{ goodsId: goods.id, count: 1 }])
    await call(contract.cancelOrder, { orderNo: second })
    await payFor(call, third)
    const numbers = async (input: object) => (await call(contract.myOrders, input)).list.map((order) => order.orderNo)
    expect(await numbers({})).toEqual([third, second, first])
    expect(await numbers({ status: 7 })).toEqual([second])
    expect(await numbers({ status: 100 })).toEqual([])
    expect(await numbers({ pageSize: 1, pageNumber: 2 })).toEqual([second])
    expect(await numbers({ keyword: first.slice(3) })).toEqual([first])
    expect(await numbers({ keyword: 'po4711' })).toEqual([first])
    expect(await numbers({ keyword: goods.model.toLowerCase() })).toHaveLength(3)
    expect(await numbers({ keyword: '%' })).toEqual([])
    const { counts, totalCount } = await call(contract.myOrders, { status: 1 })
    expect(totalCount).toBe(1)
    expect(counts.map(({ filter, count }) => [filter, count])).toEqual([
      [0, 3],
      [1, 1],
      [8, 0],
      [2, 1],
      [3, 0],
      [4, 0],
      [100, 0],
      [7, 1],
    ])
  })

  test('[API-ORDER-11] the filter 100 lets after-sales through, open and done', async () => {
    const { call, orderNo } = await ordered()
    await payFor(call, orderNo)
    const { lines } = await call(contract.orderDetail, { orderNo })
    await call(afterSalesContract.applyForAfterSale, {
      orderNo,
      lines: [{ lineId: lines[0]?.lineId ?? 0, count: 1 }],
      reason: 'Defective part',
      solution: 'refund',
    })
    expect((await call(contract.myOrders, { status: 100 })).list[0]).toMatchObject({ orderNo, status: 5, actions: [] })
  })

  test('staff find the orders of everybody, by number or by the address of the buyer', async () => {
    const { orderNo, email } = await ordered()
    expect((await staff.call(staffContract.staffOrders, { keyword: orderNo })).list).toMatchObject([{ orderNo, email }])
    expect((await staff.call(staffContract.staffOrders, { keyword: email })).totalCount).toBe(1)
  })

  test('a whole number finds its order and those that name it, not one of another day', async () => {
    const { call, addressId, goods, orderNo } = await ordered()
    const lines = [{ goodsId: goods.id, count: 1 }]
    const naming = await placeOrder(call, addressId, lines, { poNumber: `as ${orderNo}` })
    const otherDay = orderNo.replace(/\d{6}/, '000101')
    const ofOtherDay = await placeOrder(call, addressId, lines, { poNumber: otherDay })
    const found = async (keyword: string) => {
      const { list, totalCount } = await staff.call(staffContract.staffOrders, { keyword })
      expect(totalCount).toBe(list.length)
      return list.map((order) => order.orderNo)
    }
    for (const keyword of [orderNo, orderNo.slice(3), orderNo.toLowerCase().replaceAll('-', ' ')])
      expect(await found(keyword)).toEqual([naming, orderNo])
    expect(await found(otherDay)).toEqual([ofOtherDay])
    expect(await found(orderNo.slice(-8))).toEqual([ofOtherDay, naming, orderNo])
  })

  test('a page after the last one still has the number of orders found', async () => {
    const { email, orderNo } = await ordered()
    for (const keyword of [email, orderNo])
      expect(await staff.call(staffContract.staffOrders, { keyword, pageNumber: 2 })).toMatchObject({
        list: [],
        totalCount: 1,
      })
    expect(await staff.call(staffContract.staffOrders, { keyword: 'nothing has this' })).toMatchObject({
      totalCount: 0,
    })
  })

  test('buying again fills the cart and reports short lines', async () => {
    const { call, addressId, goods, orderNo } = await ordered()
    expect(await call(contract.buyAgain, { orderNo })).toMatchObject({ addedCount: 1, totalCount: 1 })
    expect((await call(viewCart, {})).list).toMatchObject([{ goodsId: goods.id, count: 4 }])
    await placeOrder(call, addressId, [{ goodsId: goods.id, count: 5 }])
    const again = await call(contract.buyAgain, { orderNo })
    expect(again).toMatchObject({ addedCount: 0, list: [{ goodsModel: goods.model, added: false }] })
    expect(again.list[0]?.message).toContain('stock')
  })
})

test('an expired order that cannot be closed is reported to the shop', async () => {
  const { call, orderNo, goods } = await ordered()
  await world.sql`update orders set pay_by = now() where order_no = ${orderNo}`
  // The maximum, so that returning stock overflows.
  await world.sql`update goods set stock = 2147483647 where goods_id = ${goods.id}`
  await makeDue(world.sql, { name: 'order.expire', payload: { orderNo } }, MAX_ATTEMPTS - 1)
  // Without a handler for mails: they stay where they can be read.
  await runDueJobs(world.sql, orderJobHandlers(settings, getServiceEmail), createLog('silent'))
  await world.sql`update goods set stock = 6 where goods_id = ${goods.id}`
  expect(await statusOf(call, orderNo)).toBe(1)
  const mails = (await world.mailsTo('service@ohmstead.example')).filter(({ subject }) => subject.includes(orderNo))
  expect(mails).toMatchObject([{ text: expect.stringContaining('could not be closed') }])
  const { flagged, audit } = await staff.call(staffContract.staffOrderDetail, { orderNo })
  expect(flagged).toBe(true)
  expect(audit).toMatchObject([{ who: 'the store', action: 'giveUp', detail: expect.stringContaining('out of range') }])
  const { list, totalCount, counts } = await staff.call(staffContract.staffOrders, { flagged: true, pageSize: 100 })
  expect(list.map((order) => order.orderNo)).toContain(orderNo)
  expect(list.every((order) => order.flagged)).toBe(true)
  expect(totalCount).toBe(list.length)
  expect(counts[0]?.count).toBeGreaterThan(totalCount)
})
