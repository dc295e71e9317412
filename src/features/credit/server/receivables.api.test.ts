import { expect, test } from 'vitest'
import { recordTransfer, refundOrder } from '#features/payment/staff-payment.contract.ts'
import { exportStaffList } from '#features/staff/staff-export.contract.ts'
import { addAddress, placeOrder, ship } from '#tests/drills/shop.ts'
import { giveTerms } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import { myCredit } from '../credit.contract.ts'
import { openOrders, receivables } from '../staff-credit.contract.ts'

const world = await createWorld()
const staff = await world.staff()

/** A customer with orders on account that are overdue by so many days; null: not shipped. */
async function customer(overdue: Array<number | null>) {
  const buyer = await world.buyer()
  const addressId = await addAddress(world.sql, buyer.call)
  await giveTerms(staff.call, buyer.accountId)
  const goods = await world.goods({ stock: 1000, tiers: [{ from: 1, price: '10' }] })
  const orderNos: string[] = []
  for (const _ of overdue)
    orderNos.push(await placeOrder(buyer.call, addressId, [{ goodsId: goods.id, count: 1 }], { payMethod: 'account' }))
  for (const [place, days] of overdue.entries()) {
    const orderNo = orderNos[place] ?? ''
    if (days === null) continue
    await ship(staff.call, orderNo)
    await world.sql`update orders set due_on = (now() at time zone 'UTC')::date - ${days}::int where order_no = ${orderNo}`
  }
  const balance = async (overdueOnly = false) =>
    (await staff.call(receivables, { overdueOnly, pageSize: 100 })).list.find(
      ({ accountId }) => accountId === buyer.accountId,
    )
  return { ...buyer, orderNos, balance }
}
const PRICE = 22.5

test('open amounts of a customer by age, and only what is overdue on request', async () => {
  const { balance, accountId, orderNos } = await customer([null, 0, 1, 30, 31, 60, 61])
  const money = (times: number) => (PRICE * times).toFixed(4)
  expect(await balance()).toMatchObject({
    orderCount: 7,
    openAmount: money(7),
    notDue: money(2),
    upTo30: money(2),
    upTo60: money(2),
    over60: money(1),
    overdueDays: 61,
    currency: 'USD',
  })
  expect(await balance(true)).toMatchObject({ orderCount: 5, openAmount: money(5), notDue: '0.0000' })
  const { list, totalCount } = await staff.call(openOrders, { accountId })
  expect(totalCount).toBe(7)
  expect(list.map(({ orderNo }) => orderNo)).toEqual([...orderNos.slice(1).reverse(), orderNos[0]])
  expect(list[0]).toMatchObject({ overdueDays: 61, openAmount: money(1), days: 30 })
})

test('sums by currency are those of all customers, to the ten-thousandth', async () => {
  const before = (await staff.call(receivables, {})).totals.find(({ currency }) => currency === 'USD')
  const { orderNos, balance } = await customer([5, null])
  await staff.call(refundOrder, { orderNo: orderNos[0] ?? '', amount: '0.1234', note: 'x' })
  await staff.call(recordTransfer, { orderNo: orderNos[1] ?? '', payer: 'x', amount: '99', transferDate: '2026-01-02' })
  expect(await balance()).toMatchObject({ orderCount: 1, openAmount: (PRICE - 0.1234).toFixed(4) })
  const after = (await staff.call(receivables, {})).totals.find(({ currency }) => currency === 'USD')
  expect(Number(after?.openAmount) - Number(before?.openAmount ?? 0)).toBeCloseTo(PRICE - 0.1234, 4)
  expect(Number(after?.upTo30) - Number(before?.upTo30 ?? 0)).toBeCloseTo(PRICE - 0.1234, 4)
})

test('both lists are exported with their filters', async () => {
  const { accountId, email, orderNos } = await customer([3, null])
  const csvOf = async (list: 'receivables' | 'open-orders', filter: Record<string, number | boolean>) =>
    String((await staff.call(exportStaffList, { list, filter })).file.body)
  const orders = await csvOf('open-orders', { accountId, overdueOnly: true })
  expect(orders).toContain(orderNos[0])
  expect(orders).not.toContain(orderNos[1])
  expect(await csvOf('receivables', {})).toContain(email)
})

test('a buyer sees the own terms and open orders, and nobody else does', async () => {
  const { call, orderNos, accountId } = await customer([2, null])
  const seen = await call(myCredit, {})
  expect(seen.credit).toMatchObject({ days: 30, creditLimit: '1000.0000', openAmount: '45.0000', overdueDays: 2 })
  expect(seen.credit).not.toHaveProperty('note')
  expect(seen.open.map(({ orderNo }) => orderNo)).toEqual(orderNos)
  const other = await world.buyer()
  expect(await other.call(myCredit, {})).toEqual({ credit: null, open: [] })
  await expect(other.call(receivables, {})).rejects.toMatchObject({ reason: 'not_allowed' })
  await expect(other.call(openOrders, { accountId })).rejects.toMatchObject({ reason: 'not_allowed' })
  const warehouse = await world.staff('warehouse')
  await expect(warehouse.call(openOrders, {})).rejects.toMatchObject({ reason: 'not_allowed' })
  await expect(world.visitor().call(myCredit, {})).rejects.toMatchObject({ reason: 'no_identity' })
})

test('with withdrawn terms what is open is still shown', async () => {
  const { call, accountId, orderNos } = await customer([2])
  await giveTerms(staff.call, accountId, { state: 'withdrawn' })
  const seen = await call(myCredit, {})
  expect([seen.credit, seen.open.map(({ orderNo }) => orderNo)]).toEqual([null, orderNos])
})

test('orders of an account that was removed stay in the list', async () => {
  const { accountId, orderNos } = await customer([70])
  // Refused for people; an operator may do it in the database.
  await world.sql`delete from account where account_id = ${accountId}`
  const { list } = await staff.call(openOrders, { pageSize: 100 })
  expect(list.find(({ orderNo }) => orderNo === orderNos[0])).toMatchObject({ accountId: null, name: '' })
  const balances = await staff.call(receivables, { pageSize: 100 })
  expect(balances.list.some((one) => one.accountId === null)).toBe(true)
})
