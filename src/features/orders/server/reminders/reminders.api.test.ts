import { expect, test } from 'vitest'
import { recordTransfer } from '#features/payment/staff-payment.contract.ts'
import { changeShop, staffShop } from '#features/shop/shop.contract.ts'
import { addAddress, placeOrder, ship } from '#tests/drills/shop.ts'
import { giveTerms } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import { remindOfOverdue } from './reminders.service.ts'

const world = await createWorld()
const staff = await world.staff()
const settings = { publicUrl: 'https://store.example', unpaid: { hoursOnline: 24, daysTransfer: 7 } }
const remind = () => remindOfOverdue(world.sql, settings)

/** An order on account that was shipped; `age` makes it overdue by so many days. */
async function shipped() {
  const buyer = await world.buyer()
  const addressId = await addAddress(world.sql, buyer.call)
  await giveTerms(staff.call, buyer.accountId)
  const goods = await world.goods()
  const orderNo = await placeOrder(buyer.call, addressId, [{ goodsId: goods.id, count: 1 }], { payMethod: 'account' })
  await ship(staff.call, orderNo)
  return {
    ...buyer,
    orderNo,
    age: (days: number) =>
      world.sql`update orders set due_on = (now() at time zone 'UTC')::date - ${days}::int where order_no = ${orderNo}`,
    reminders: async () =>
      (await world.mailsTo(buyer.email)).filter(({ subject }) => subject === `Payment for order ${orderNo} is overdue`),
  }
}

test('an overdue order is reminded of once for each stage, with the bank account', async () => {
  const { age, reminders } = await shipped()
  await age(0)
  await remind()
  expect(await reminders()).toHaveLength(0)
  await age(1)
  await remind()
  await Promise.all([remind(), remind()])
  const [first, ...others] = await reminders()
  expect(others).toHaveLength(0)
  expect(first?.text).toMatch(/overdue by 1 day\./)
  expect(first?.text).toContain('NL00 XMPL 0000 0000 01')
  await age(13)
  await remind()
  expect(await reminders()).toHaveLength(1)
  await age(14)
  await remind()
  await remind()
  expect(await reminders()).toHaveLength(2)
})

test('after a long pause of the store it is one mail, not one for each stage', async () => {
  const { age, reminders } = await shipped()
  await age(90)
  await remind()
  await remind()
  expect(await reminders()).toHaveLength(1)
})

test('not when it is paid, credited in full, or its proof is being checked', async () => {
  const [paid, credited, proven] = [await shipped(), await shipped(), await shipped()]
  for (const { age } of [paid, credited, proven]) await age(5)
  const payment = { payer: 'x', amount: '9999', transferDate: '2026-01-02' }
  await staff.call(recordTransfer, { orderNo: paid.orderNo, ...payment })
  await world.sql`update orders set refunded_amount = total_amount where order_no = ${credited.orderNo}`
  await world.sql`
    insert into transfer (transfer_no, order_id, payer, amount, currency, transfer_date, proof)
    select 'TR-261118-REMINDED', order_id, 'x', 1, 'USD', now(), '' from orders where order_no = ${proven.orderNo}`
  await remind()
  for (const { reminders } of [paid, credited, proven]) expect(await reminders()).toHaveLength(0)
})

test('the owner can turn reminders off', async () => {
  const { age, reminders } = await shipped()
  await age(3)
  const set = async (overdueReminders: boolean) => {
    const { version } = await staff.call(staffShop, {})
    await staff.call(changeShop, { version, changes: { overdueReminders } })
  }
  await set(false)
  await remind()
  expect(await reminders()).toHaveLength(0)
  await set(true)
  await remind()
  expect(await reminders()).toHaveLength(1)
})
