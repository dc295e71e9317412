import { describe, expect, test } from 'vitest'
import { openOrders, receivables } from '#features/credit/staff-credit.contract.ts'
import { minus } from '#features/orders/money.rules.ts'
import { orderDetail } from '#features/orders/orders.contract.ts'
import { staffOrderDetail } from '#features/orders/staff-orders.contract.ts'
import { ship } from '#tests/drills/shop.ts'
import { onAccount } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import { paymentInfo, payOffline } from '../payment.contract.ts'
import * as contract from '../staff-payment.contract.ts'

const world = await createWorld()
const staff = await world.staff()
const { ordered, proofOf } = onAccount(world, staff)
const today = new Date().toISOString().slice(0, 10)
const paid = { payer: 'Firm Ltd', transferDate: today }

describe('a part payment', () => {
  test('leaves the rest open: on the order, the limit, documents, lists and in a mail', async () => {
    const { call, orderNo, accountId, totalAmount, detail, record, open, textOf, subjects } = await ordered()
    await ship(staff.call, orderNo)
    const rest = minus(totalAmount, '4')
    expect(await record({ amount: '4' })).toMatchObject({ status: 3 })
    expect(await detail()).toMatchObject({
      paidAt: null,
      account: { openAmount: rest, receivedAmount: '4.0000' },
    })
    expect((await detail()).events).toContainEqual(expect.objectContaining({ title: 'Part payment received' }))
    expect(await open()).toBe(rest)
    expect((await staff.call(openOrders, { accountId })).list).toMatchObject([
      { orderNo, totalAmount, openAmount: rest },
    ])
    expect(await call(paymentInfo, { orderNo })).toMatchObject({ payable: true, payAmount: Number(rest).toFixed(2) })
    for (const kind of ['proforma', 'invoice'] as const)
      expect(await textOf(kind)).toMatch(new RegExp(`Received.*−\\$4.0000.*To pay.*\\$${rest}`, 's'))
    expect((await subjects())[0]).toBe(`Part payment for order ${orderNo} received`)
    const [mail] = await world.mailsTo((await staff.call(staffOrderDetail, { orderNo })).email)
    expect(mail?.text).toContain(`We have received $4.0000 for order ${orderNo}. $${rest} is still to be paid.`)
  })

  test('and the last one settle the order', async () => {
    const { totalAmount, detail, record, open, textOf, subjects, orderNo } = await ordered()
    await record({ amount: '4' })
    await record({ amount: Number(minus(totalAmount, '4')).toFixed(2) })
    expect(await detail()).toMatchObject({
      paidAt: expect.any(String),
      account: { openAmount: '0.0000', receivedAmount: '0.0000' },
    })
    expect(await open()).toBe('0.0000')
    expect(await textOf('invoice')).toContain('Paid in full. Thank you.')
    expect((await subjects())[0]).toBe(`Payment for order ${orderNo} received`)
    expect((await staff.call(contract.staffPayments, { orderNo })).list).toHaveLength(2)
  })

  test('a proof of less is accepted as a part, or settles the order with a reason', async () => {
    const { call, accountId, orderNo, detail, totalAmount } = await ordered()
    const send = async (amount: string) =>
      (await call(payOffline, { orderNo, ...paid, amount, proof: await proofOf(accountId) })).transferNo
    const first = await send('4')
    expect((await staff.call(contract.staffPayments, { orderNo })).list).toMatchObject([{ openAmount: totalAmount }])
    await staff.call(contract.acceptTransfer, { transferNo: first })
    expect(await detail()).toMatchObject({ paidAt: null, account: { receivedAmount: '4.0000' } })
    const second = { transferNo: await send('1'), settle: true }
    await expect(staff.call(contract.acceptTransfer, second)).rejects.toMatchObject({ reason: 'wrong_amount' })
    await staff.call(contract.acceptTransfer, { ...second, note: 'Agreed by phone' })
    expect(await detail()).toMatchObject({ paidAt: expect.any(String), account: { openAmount: '0.0000' } })
  })

  test('the same one is not recorded twice: neither from an old page, nor by two tries of one', async () => {
    const { orderNo, record, detail } = await ordered()
    const { version } = await staff.call(staffOrderDetail, { orderNo })
    const tries = await Promise.allSettled([record({ amount: '4', version }), record({ amount: '4', version })])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(record({ amount: '4', version })).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    expect(await detail()).toMatchObject({ account: { receivedAmount: '4.0000' } })
  })

  test('an order that is paid before it is shipped has none: less needs a note and settles it', async () => {
    const { record, detail } = await ordered({ payMethod: 'transfer' })
    await expect(record({ amount: '4' })).rejects.toMatchObject({ reason: 'wrong_amount' })
    await record({ amount: '4', note: 'Agreed' })
    expect(await detail()).toMatchObject({ status: 2, paidAt: expect.any(String) })
  })
})

describe('crediting and refunding an order that is paid in part', () => {
  const refund = (orderNo: string, amount: string) =>
    staff.call(contract.refundOrder, { orderNo, amount, note: 'Broken' })

  test('what is open is credited first; credited in full, the order is paid', async () => {
    const { orderNo, totalAmount, record, detail } = await ordered()
    await record({ amount: '4' })
    await refund(orderNo, '3')
    const rest = minus(totalAmount, '7')
    expect(await detail()).toMatchObject({ paidAt: null, account: { openAmount: rest, receivedAmount: '4.0000' } })
    await refund(orderNo, rest)
    expect(await detail()).toMatchObject({
      paidAt: expect.any(String),
      account: { openAmount: '0.0000' },
      invoice: { invoiceNo: expect.stringMatching(/^INV-/) },
    })
  })

  test('more than what is open goes back from the payment, and the rest stays open', async () => {
    const { orderNo, totalAmount, record, detail } = await ordered()
    const rest = '2.0000'
    const part = minus(totalAmount, rest)
    await record({ amount: part })
    await expect(refund(orderNo, totalAmount)).rejects.toMatchObject({ reason: 'above_paid' })
    await refund(orderNo, '5')
    const [row] = await world.sql`
      select t.refunded_amount from transfer t join orders using (order_id) where order_no = ${orderNo}`
    expect(row?.refunded_amount).toBe('5.0000')
    expect(await detail()).toMatchObject({
      paidAt: null,
      refundedAmount: '5.0000',
      account: { openAmount: rest, receivedAmount: minus(part, '5') },
    })
  })

  test('it cannot be cancelled', async () => {
    const { orderNo, record, detail } = await ordered()
    await record({ amount: '4' })
    const cancel = staff.call(contract.cancelOnAccount, { orderNo, reason: 'x' })
    await expect(cancel).rejects.toMatchObject({ reason: 'wrong_status', message: /is paid/ })
    expect(await detail()).toMatchObject({ status: 2, account: { receivedAmount: '4.0000' } })
  })
})

describe('one payment for several orders', () => {
  /** Two orders; the second is due, the first is not shipped yet. */
  async function owing() {
    const first = await ordered()
    const due = await ordered({}, { known: first })
    await ship(staff.call, due.orderNo)
    const [balance] = (await staff.call(receivables, { pageSize: 100 })).list.filter(
      ({ accountId }) => accountId === first.accountId,
    )
    const record = (amount: string, more: object = {}) =>
      staff.call(contract.recordCustomerPayment, {
        accountId: first.accountId,
        currency: 'USD',
        ...paid,
        amount,
        seenOpen: balance?.openAmount ?? '',
        ...more,
      })
    return { first, due, record, openAmount: balance?.openAmount ?? '' }
  }

  test('pays what is due first, and the last one in part', async () => {
    const { first, due, record } = await owing()
    const amount = (Number(due.totalAmount) + 3).toFixed(2)
    expect((await record(amount)).orders).toEqual([
      { orderNo: due.orderNo, amount: due.totalAmount, openAmount: '0.0000' },
      { orderNo: first.orderNo, amount: '3.0000', openAmount: minus(first.totalAmount, '3') },
    ])
    expect(await due.detail()).toMatchObject({ paidAt: expect.any(String) })
    expect(await first.detail()).toMatchObject({ paidAt: null, account: { receivedAmount: '3.0000' } })
  })

  test('more than what is open, another customer, and a page that is out of date are refused; nothing is recorded', async () => {
    const { first, record, openAmount } = await owing()
    await expect(record((Number(openAmount) + 0.01).toFixed(2))).rejects.toMatchObject({ reason: 'wrong_amount' })
    await expect(record('0')).rejects.toMatchObject({ reason: 'wrong_amount' })
    await expect(record('5', { seenOpen: '1' })).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    await expect(record('5', { accountId: staff.accountId })).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    await expect(record('5', { currency: 'EUR' })).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    expect(await first.detail()).toMatchObject({ account: { receivedAmount: '0.0000' } })
  })

  test('two people at once record it once', async () => {
    const { first, due, record } = await owing()
    const tries = await Promise.allSettled([record('5'), record('5')])
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await due.detail()).toMatchObject({ account: { receivedAmount: '5.0000' } })
    expect(await first.detail()).toMatchObject({ account: { receivedAmount: '0.0000' } })
  })

  test('buyers and staff without the right cannot', async () => {
    const { first } = await owing()
    const input = { accountId: first.accountId, currency: 'USD' as const, ...paid, amount: '5', seenOpen: '5' }
    const packer = await world.staff('warehouse')
    for (const call of [first.call, packer.call])
      await expect(call(contract.recordCustomerPayment, input)).rejects.toMatchObject({ reason: 'not_allowed' })
    expect(await first.call(orderDetail, { orderNo: first.orderNo })).toMatchObject({ paidAt: null })
  })
})
