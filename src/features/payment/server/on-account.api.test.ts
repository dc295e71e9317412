import { describe, expect, test } from 'vitest'
import { longDate } from '#features/credit/credit.rules.ts'
import { applyForAfterSale } from '#features/orders/after-sales.contract.ts'
import * as orders from '#features/orders/orders.contract.ts'
import { reportMissing } from '#features/orders/picking.contract.ts'
import { expireIfUnpaid } from '#features/orders/server/orders.service.ts'
import { answerAfterSale } from '#features/orders/staff-after-sales.contract.ts'
import { cancelUnpaidOrder, shipOrder, staffOrders } from '#features/orders/staff-orders.contract.ts'
import { ship, statusOf, stockOf } from '#tests/drills/shop.ts'
import { giveTerms, onAccount } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../payment.contract.ts'
import * as staffContract from '../staff-payment.contract.ts'

const world = await createWorld()
const staff = await world.staff()
const STOCK = 100
const day = (days = 0) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const { ordered, proofOf } = onAccount(world, staff)

describe('an order on account', () => {
  test('[ORD-13, COMP-31] waits for delivery at once, unpaid, with the operations of that status, and does not expire', async () => {
    const { call, orderNo, detail, email, totalAmount } = await ordered()
    expect(await detail()).toMatchObject({
      status: 2,
      paidAt: null,
      payBy: null,
      payMethod: 'account',
      actions: ['afterSale'],
      account: { days: 30, dueOn: null, openAmount: totalAmount, overdueDays: 0 },
      invoice: { invoiceNo: null },
    })
    await world.sql`update orders set pay_by = now() - interval '90 days' where order_no = ${orderNo}`
    await expireIfUnpaid(world.sql, orderNo, { publicUrl: '', unpaid: { hoursOnline: 1, daysTransfer: 1 } })
    expect(await statusOf(call, orderNo)).toBe(2)
    const [jobs] = await world.sql`
      select count(*)::int count from graphile_worker._private_jobs where payload::text like ${`%${orderNo}%`}
        and task_id = (select id from graphile_worker._private_tasks where identifier = 'order.expire')`
    expect(jobs?.count).toBe(0)
    const [mail] = await world.mailsTo(email)
    expect(mail?.text).toContain('Payment due 30 days after shipment, net 30 days.')
    expect(mail?.text).toMatch(/Account.*NL00 XMPL/s)
    expect(mail?.text).not.toMatch(/Please pay by/)
  })

  test('is due its days after the last parcel: on the order, in lists, mails, proforma and invoice', async () => {
    const { call, orderNo, detail, email, textOf } = await ordered()
    expect(await textOf('proforma')).toContain('Payment due 30 days after shipment, net 30 days.')
    const { lines } = await detail()
    const parcel = { orderNo, carrier: 'Road freight', trackingNumber: 'T1' }
    await staff.call(shipOrder, { ...parcel, lines: [{ lineId: lines[0]?.lineId ?? 0, count: 4 }] })
    expect(await detail()).toMatchObject({ status: 2, account: { dueOn: null }, invoice: { invoiceNo: null } })
    await staff.call(shipOrder, { ...parcel, trackingNumber: 'T2' })
    const dueOn = day(30)
    const due = `Payment due by ${longDate(dueOn)}, net 30 days.`
    expect(await detail()).toMatchObject({
      status: 3,
      account: { dueOn },
      actions: ['receive', 'afterSale'],
      invoice: { invoiceNo: expect.stringMatching(/^INV-/) },
    })
    expect((await call(orders.myOrders, {})).list).toMatchObject([{ account: { dueOn } }])
    expect((await staff.call(staffOrders, { keyword: orderNo })).list).toMatchObject([{ account: { dueOn } }])
    for (const kind of ['proforma', 'invoice'] as const) {
      const text = await textOf(kind)
      expect(text).toContain(due)
      // A line of the document ends within the number.
      expect(text).toMatch(/NL00\s+XMPL 0000 0000 01/)
      expect(text).not.toContain('Paid in full')
    }
    const [mail] = await world.mailsTo(email)
    expect(mail?.text).toContain(due)
    expect(mail?.text).toContain('NL00 XMPL 0000 0000 01')
  })

  test('[CONST-08] what is to be transferred is in whole cents in mails and documents; it and the total have 4 decimals', async () => {
    const { orderNo, email, totalAmount, textOf, record } = await ordered({}, { price: '1.2346' })
    expect(totalAmount).toMatch(/\.\d\d60$/)
    const toPay = `${(Number(totalAmount) + 0.004).toFixed(2)}00`
    const mailed = async () => (await world.mailsTo(email))[0]?.text
    expect(await mailed()).toMatch(new RegExp(`Total: \\$${totalAmount}\\b.*Amount: \\$${toPay}\\n`, 's'))
    await ship(staff.call, orderNo)
    expect(await mailed()).toContain(`Amount: $${toPay}\n`)
    for (const kind of ['proforma', 'invoice'] as const)
      expect(await textOf(kind)).toMatch(new RegExp(`\\$${totalAmount}.*Amount:\\s+\\$${toPay}\\.`, 's'))
    await record()
    expect(await textOf('proforma')).not.toMatch(/By bank transfer|to be paid/)
  })

  test('is also due when the rest of it is missing', async () => {
    const { orderNo, detail } = await ordered()
    const lineId = (await detail()).lines[0]?.lineId ?? 0
    const parcel = { orderNo, carrier: 'Road freight', trackingNumber: 'T1', lines: [{ lineId, count: 4 }] }
    await staff.call(shipOrder, parcel)
    await staff.call(reportMissing, { orderNo, lineId, count: 6, note: '' })
    expect(await detail()).toMatchObject({ status: 3, account: { dueOn: day(30) } })
  })

  test('is due on the day that was agreed when it was placed, also when the terms change', async () => {
    const { orderNo, detail, accountId } = await ordered()
    await giveTerms(staff.call, accountId, { days: 7 })
    await ship(staff.call, orderNo)
    expect(await detail()).toMatchObject({ account: { days: 30, dueOn: day(30) } })
  })
})

describe('paying it', () => {
  test.each([2, 3, 4])('in status %i settles it and leaves the parcel where it is', async (status) => {
    const { call, orderNo, detail, record, open, subjects, textOf } = await ordered()
    if (status > 2) await ship(staff.call, orderNo)
    if (status > 3) await call(orders.receiveOrder, { orderNo })
    expect(await record()).toMatchObject({ status })
    expect(await detail()).toMatchObject({
      status,
      paidAt: expect.any(String),
      account: { openAmount: '0.0000' },
      invoice: { invoiceNo: expect.stringMatching(/^INV-/) },
    })
    expect(await open()).toBe('0.0000')
    expect((await subjects())[0]).toBe(`Payment for order ${orderNo} received`)
    expect(await textOf('invoice')).toContain('Paid in full. Thank you.')
    await expect(record()).rejects.toMatchObject({ reason: 'wrong_status', message: /paid already/ })
  })

  test('with less than what is open settles it only with a note; what was credited is not asked for', async () => {
    const { record, orderNo, detail, totalAmount, textOf } = await ordered()
    await ship(staff.call, orderNo)
    await staff.call(staffContract.refundOrder, { orderNo, amount: '4', note: 'Four were broken' })
    const left = (Number(totalAmount) - 4).toFixed(4)
    expect(await detail()).toMatchObject({ account: { openAmount: left }, refundedAmount: '4.0000' })
    expect(await textOf('invoice')).toMatch(new RegExp(`Credited.*−\\$4.0000.*To pay.*\\$${left}`, 's'))
    const settle = { amount: (Number(left) - 0.01).toFixed(2), settle: true }
    await expect(record(settle)).rejects.toMatchObject({ reason: 'wrong_amount' })
    await record({ ...settle, note: 'Fee of the bank' })
    expect(await detail()).toMatchObject({ paidAt: expect.any(String) })
  })

  test('the proof of the buyer changes no status; accepted, the order is paid; others cannot send one', async () => {
    const { call, accountId, orderNo, detail } = await ordered()
    await ship(staff.call, orderNo)
    const input = { orderNo, payer: 'Firm Ltd', amount: '60', transferDate: day(), proof: await proofOf(accountId) }
    const stranger = await world.buyer()
    await expect(stranger.call(contract.payOffline, input)).rejects.toMatchObject({ reason: 'not_found' })
    const { bank, payable, methods } = await call(contract.paymentInfo, { orderNo })
    expect([bank?.reference, payable, methods]).toEqual([orderNo, true, []])
    const first = await call(contract.payOffline, input)
    expect(first.status).toBe(3)
    const again = call(contract.payOffline, { ...input, proof: await proofOf(accountId) })
    await expect(again).rejects.toMatchObject({ reason: 'wrong_status' })
    const { transferNo } = first
    await staff.call(staffContract.rejectTransfer, { transferNo, reason: 'Not arrived' })
    expect(await detail()).toMatchObject({ status: 3, paidAt: null })
    const second = await call(contract.payOffline, { ...input, proof: await proofOf(accountId) })
    expect(await staff.call(staffContract.acceptTransfer, { transferNo: second.transferNo })).toMatchObject({
      status: 3,
    })
    expect(await detail()).toMatchObject({ paidAt: expect.any(String), account: { openAmount: '0.0000' } })
  })

  test('by card or by choosing a transfer is not offered', async () => {
    const { call, orderNo } = await ordered()
    await expect(call(contract.payOrder, { orderNo })).rejects.toMatchObject({ reason: 'wrong_status' })
    await expect(call(contract.chooseTransfer, { orderNo })).rejects.toMatchObject({ reason: 'wrong_status' })
  })

  test('two people who record the same payment at once record it once', async () => {
    const { record, orderNo } = await ordered()
    const tries = await Promise.allSettled([record(), record()])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { list } = await staff.call(staffContract.staffPayments, { orderNo })
    expect(list).toHaveLength(1)
  })
})

describe('cancelling and crediting it', () => {
  const cancel = (orderNo: string) => staff.call(staffContract.cancelOnAccount, { orderNo, reason: 'Not needed' })

  test('before shipment returns the stock, frees the limit and moves no money', async () => {
    const { orderNo, goods, open, call, subjects, detail, totalAmount } = await ordered()
    expect(await stockOf(world.sql, goods.id)).toBe(STOCK - 10)
    expect(await cancel(orderNo)).toMatchObject({ status: 7 })
    expect(await stockOf(world.sql, goods.id)).toBe(STOCK)
    expect(await open()).toBe('0.0000')
    expect(await detail()).toMatchObject({ status: 7, paidAt: null, refundedAmount: totalAmount, actions: [] })
    const moved = await world.sql`
      select r.payment_id, r.transfer_id from refund r join orders using (order_id) where order_no = ${orderNo}`
    expect(moved).toEqual([{ payment_id: null, transfer_id: null }])
    expect((await subjects())[0]).toBe(`Order ${orderNo} closed`)
    await expect(call(orders.cancelOrder, { orderNo })).rejects.toMatchObject({ reason: 'wrong_status' })
  })

  test('is refused once it is paid, or a part of it is shipped, and for orders that are not on account', async () => {
    const [paid, shipped] = [await ordered(), await ordered()]
    await paid.record()
    await expect(cancel(paid.orderNo)).rejects.toMatchObject({ reason: 'wrong_status' })
    const lineId = (await shipped.detail()).lines[0]?.lineId ?? 0
    const parcel = { orderNo: shipped.orderNo, carrier: 'x', trackingNumber: 'y', lines: [{ lineId, count: 1 }] }
    await staff.call(shipOrder, parcel)
    await expect(cancel(shipped.orderNo)).rejects.toMatchObject({ reason: 'wrong_status' })
    const unpaid = await ordered({ payMethod: 'online' })
    await expect(cancel(unpaid.orderNo)).rejects.toMatchObject({ reason: 'wrong_status' })
    const byOther = staff.call(cancelUnpaidOrder, { orderNo: shipped.orderNo, reason: 'x' })
    await expect(byOther).rejects.toMatchObject({ reason: 'wrong_status' })
    const inDatabase = world.sql`update orders set status = 7 where order_no = ${paid.orderNo}`
    await expect(inDatabase).rejects.toThrow(/cannot be cancelled/)
  })

  test('after a payment it is a refund of that payment', async () => {
    const { orderNo, record, subjects } = await ordered()
    await record({ amount: '30' })
    await staff.call(staffContract.refundOrder, { orderNo, amount: '2.50', note: 'Broken' })
    const { list } = await staff.call(staffContract.staffPayments, { orderNo })
    const [row] =
      await world.sql`select refunded_amount from transfer where transfer_no = ${list[0]?.transfer?.transferNo ?? ''}`
    expect(row?.refunded_amount).toBe('2.5000')
    expect((await subjects())[0]).toBe(`Refund for order ${orderNo}`)
  })

  test('no more than what is open can be credited; all of it leaves nothing to pay', async () => {
    const { orderNo, totalAmount, detail, call, subjects } = await ordered()
    const credit = (amount: string) => staff.call(staffContract.refundOrder, { orderNo, amount, note: 'x' })
    await expect(credit('9999')).rejects.toMatchObject({ reason: 'above_paid' })
    await credit(totalAmount)
    expect((await subjects())[0]).toBe(`Credit for order ${orderNo}`)
    expect(await detail()).toMatchObject({ account: { openAmount: '0.0000' }, actions: ['afterSale'] })
    expect(await call(contract.paymentInfo, { orderNo })).toMatchObject({ payable: false })
    expect(await cancel(orderNo)).toMatchObject({ status: 7 })
  })

  test('a refused customer service request leaves it unpaid', async () => {
    const { orderNo, call, detail } = await ordered()
    const lineId = (await detail()).lines[0]?.lineId ?? 0
    const input = { orderNo, lines: [{ lineId, count: 1 }], reason: 'x', solution: 'refund' as const }
    const { afterSaleNo } = await call(applyForAfterSale, input)
    await staff.call(answerAfterSale, { afterSaleNo, agree: false, answer: 'no' })
    expect(await detail()).toMatchObject({ status: 2, paidAt: null })
  })
})
