import { expect, test } from 'vitest'
import { myOrders, orderDetail } from '../src/features/orders/orders.contract.ts'
import { createWorld } from '../tests/support/world.ts'
import { createDemoOrders } from './demo-orders.ts'

const DAY = 86_400_000
const world = await createWorld()

test('the demo buyer has orders in every status, once, and no mail about them', async () => {
  const { call, accountId, email } = await world.buyer()
  await createDemoOrders(world.sql, accountId, world.services.files)
  await createDemoOrders(world.sql, accountId, world.services.files)
  const { list, totalCount } = await call(myOrders, { pageSize: 50 })
  expect(totalCount).toBe(9)
  expect([...new Set(list.map((order) => order.status))].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(list.map((order) => order.createdAt)).toEqual(
    list
      .map((order) => order.createdAt)
      .sort()
      .reverse(),
  )
  for (const { orderNo, createdAt } of list) {
    const { events, paidAt, afterSales } = await call(orderDetail, { orderNo })
    expect(events.map((event) => event.at)).toEqual(events.map((event) => event.at).sort())
    const at = (title: string) => events.find((event) => event.title === title)?.at
    // Times that are shown in two places agree, and the terms are kept: paid within a day.
    const minute = (time: string | null | undefined) => time?.slice(0, 16) ?? null
    expect(minute(paidAt)).toBe(minute(at('Payment received')))
    if (paidAt) expect(Date.parse(paidAt) - Date.parse(createdAt)).toBeLessThan(DAY)
    for (const { createdAt: asked, answeredAt, progress } of afterSales) {
      expect(minute(asked)).toBe(minute(at('Customer service requested')))
      expect(progress.map((step) => minute(step.at))).toEqual([asked, answeredAt].filter(Boolean).map(minute))
    }
  }
  // The unpaid one is to be paid within the seven days of a transfer.
  const unpaid = list.find((order) => order.status === 1)
  expect(Math.round((Date.parse(unpaid?.payBy ?? '') - Date.now()) / DAY)).toBe(7)
  // An order whose transfer is to be checked is one by transfer, paid on the day it was placed.
  const checked = await world.sql`
    select pay_method, transfer_date = (orders.created_at at time zone 'utc')::date same_day
    from orders join transfer using (order_id) where account_id = ${accountId}`
  expect(checked).toEqual([{ pay_method: 'transfer', same_day: true }])
  expect(await world.mailsTo(email)).toEqual([])
})
