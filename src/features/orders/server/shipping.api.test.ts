import { describe, expect, test } from 'vitest'
import { payFor, ship, statusOf } from '#tests/drills/shop.ts'
import { makeDue } from '#tests/support/jobs.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../orders.contract.ts'
import * as staffContract from '../staff-orders.contract.ts'
import { finishIfShipped } from './orders.service.ts'

const world = await createWorld()
const staff = await world.staff()
const settings = { publicUrl: 'https://store.example', unpaid: { hoursOnline: 24, daysTransfer: 7 } }
const ordered = (order: object = {}) => buyerWithOrder(world, { order })
const subjects = async (email: string) => (await world.mailsTo(email)).map((mail) => mail.subject)

describe('from shipping to completion', () => {
  test('[API-ORDER-04, API-ORDER-05, API-ORDER-12, ENT-03, ENT-06, ORD-19] staff ship with tracking, the buyer confirms the receipt', async () => {
    const { call, orderNo, goods, email } = await ordered()
    await payFor(call, orderNo)
    await ship(staff.call, orderNo)
    const detail = await call(contract.orderDetail, { orderNo })
    expect(detail).toMatchObject({ status: 3, actions: ['receive', 'afterSale'] })
    expect(detail.shipments).toMatchObject([
      { carrier: 'DHL Express Worldwide', trackingNumber: 'JD0001', trackingUrl: expect.stringContaining('JD0001') },
    ])
    expect(await call(contract.receiveOrder, { orderNo })).toMatchObject({ status: 4, actions: ['afterSale'] })
    const [sold] = await world.sql`select sales from goods where goods_id = ${goods.id}`
    expect(sold).toEqual({ sales: 1 })
    const { events } = await call(contract.orderDetail, { orderNo })
    expect(events.map((event) => event.title)).toEqual([
      'Order placed',
      'Payment received',
      'Shipped',
      'Receipt confirmed',
    ])
    expect(await subjects(email)).toEqual([
      `Order ${orderNo} is finished`,
      `Order ${orderNo} is on its way`,
      `Payment for order ${orderNo} received`,
      `Order ${orderNo} received`,
    ])
  })

  test('confirming twice changes nothing; confirming an unshipped order is refused', async () => {
    const { call, orderNo, goods } = await ordered()
    await expect(call(contract.receiveOrder, { orderNo })).rejects.toMatchObject({ reason: 'wrong_status' })
    await payFor(call, orderNo)
    await ship(staff.call, orderNo)
    await call(contract.receiveOrder, { orderNo })
    await call(contract.receiveOrder, { orderNo })
    expect(await world.sql`select sales from goods where goods_id = ${goods.id}`).toEqual([{ sales: 1 }])
  })

  test('after 30 days it is finished automatically', async () => {
    const { call, orderNo } = await ordered()
    await payFor(call, orderNo)
    await finishIfShipped(world.sql, orderNo, settings)
    expect(await statusOf(call, orderNo)).toBe(2)
    await ship(staff.call, orderNo)
    await makeDue(world.sql, { name: 'order.finish', payload: { orderNo } })
    await world.runJobs()
    expect(await statusOf(call, orderNo)).toBe(4)
  })

  test('a buyer cannot ship, and an unpaid order is not shipped', async () => {
    const { call, orderNo } = await ordered()
    await expect(ship(call, orderNo)).rejects.toMatchObject({ reason: 'not_allowed' })
    await expect(ship(staff.call, orderNo)).rejects.toMatchObject({ reason: 'wrong_status' })
  })

  test('staff actions are in the audit trail', async () => {
    const { call, orderNo } = await ordered()
    await payFor(call, orderNo)
    await ship(staff.call, orderNo)
    const { audit, email } = await staff.call(staffContract.staffOrderDetail, { orderNo })
    expect(audit).toMatchObject([{ who: staff.email, action: 'ship', detail: 'DHL Express Worldwide JD0001' }])
    expect(email).toContain('@')
    await expect(call(staffContract.staffOrderDetail, { orderNo })).rejects.toMatchObject({ reason: 'not_allowed' })
    await expect(call(staffContract.staffOrders, {})).rejects.toMatchObject({ reason: 'not_allowed' })
  })
})
