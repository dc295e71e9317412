import { expect, test } from 'vitest'
import { staffOrders } from '#features/orders/staff-orders.contract.ts'
import { cancelOnAccount, recordTransfer } from '#features/payment/staff-payment.contract.ts'
import { addAddress, placeOrder } from '#tests/drills/shop.ts'
import { giveTerms } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import { staffFigures } from '../figures.contract.ts'
import { repairFigures } from './fold.service.ts'

const world = await createWorld()
const staff = await world.staff()
const day = (days = 0) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** An order on account: 10 pieces of USD 1, and USD 12.50 for shipping. */
async function ordered() {
  const buyer = await world.buyer()
  const addressId = await addAddress(world.sql, buyer.call)
  await giveTerms(staff.call, buyer.accountId)
  const goods = await world.goods({ tiers: [{ from: 1, price: '1.0000' }] })
  const orderNo = await placeOrder(buyer.call, addressId, [{ goodsId: goods.id, count: 10 }], { payMethod: 'account' })
  const payment = { orderNo, payer: 'Firm Ltd', amount: '22.50', transferDate: day() }
  return { orderNo, totalAmount: '22.5000', record: () => staff.call(recordTransfer, payment) }
}

const totals = async () => (await staff.call(staffFigures, { period: day().slice(0, 7), currency: 'USD' })).totals

test('what was placed two months ago and is paid today is a sale of then', async () => {
  const before = await totals()
  const { record, orderNo } = await ordered()
  await world.sql`
    update orders set on_account_at = on_account_at - interval '62 days', created_at = created_at - interval '62 days'
    where order_no = ${orderNo}`
  await record()
  const { paidCount, goodsAmount } = await totals()
  expect({ paidCount, goodsAmount }).toEqual({ paidCount: before.paidCount, goodsAmount: before.goodsAmount })
  const listed = async (from: string) =>
    (await staff.call(staffOrders, { dates: 'paid', from, to: from, pageSize: 100 })).list.map((one) => one.orderNo)
  expect(await listed(day())).not.toContain(orderNo)
  expect(await listed(day(-62))).toContain(orderNo)
})

test('an order on account is a sale when it goes to the warehouse, not again when it is paid; cancelling takes it back', async () => {
  const before = await totals()
  const { record, orderNo } = await ordered()
  const placed = await totals()
  expect(placed.paidCount).toBe(before.paidCount + 1)
  expect(Number(placed.goodsAmount) - Number(before.goodsAmount)).toBeCloseTo(10, 4)
  await record()
  expect(await totals()).toEqual(placed)
  const { list } = await staff.call(staffOrders, { dates: 'paid', from: day(), to: day(), pageSize: 100 })
  expect(list.filter((one) => one.orderNo === orderNo)).toHaveLength(1)
  const other = await ordered()
  const grown = await totals()
  await staff.call(cancelOnAccount, { orderNo: other.orderNo, reason: 'x' })
  const after = await totals()
  expect(Number(after.refundedAmount) - Number(grown.refundedAmount)).toBeCloseTo(Number(other.totalAmount), 4)
  expect(after.closedCount).toBe(grown.closedCount + 1)
  // Worked out again from the orders they are the same.
  await repairFigures(world.sql)
  expect(await totals()).toEqual(after)
})
