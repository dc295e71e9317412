import { describe, expect, test } from 'vitest'
import { orderDetail } from '#features/orders/orders.contract.ts'
import { saveUpload } from '#features/resource/server/resource.service.ts'
import { assignWork } from '#features/staff/work.contract.ts'
import { aloneAs } from '#server/api/implement.ts'
import { statusOf } from '#tests/drills/shop.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../payment.contract.ts'
import * as staffContract from '../staff-payment.contract.ts'

const world = await createWorld()
const staff = await world.staff()

/** An order of USD 13.8332, which is no whole number of cents. */
const ordered = () => buyerWithOrder(world, { goods: { tiers: [{ from: 1, price: '0.3333' }] } })

describe('paying by bank transfer', () => {
  const PDF = new TextEncoder().encode('%PDF-1.4\n%proof\n')
  const proofOf = async (accountId: number) => {
    const file = { fileName: 'proof.pdf', contentType: 'application/pdf', bytes: PDF }
    const sender = { identity: { ...aloneAs(accountId), role: 'buyer' as const }, address: '127.0.0.1' }
    return (await saveUpload(world.sql, world.services.files, { file, kind: 'proof' }, sender)).resourceId
  }
  const sent = async () => {
    const order = await ordered()
    const input = {
      orderNo: order.orderNo,
      payer: 'Firm Ltd',
      amount: '13.83',
      transferDate: new Date().toISOString().slice(0, 10),
      proof: await proofOf(order.accountId),
    }
    return { ...order, input, send: (more: object = {}) => order.call(contract.payOffline, { ...input, ...more }) }
  }

  test('choosing it returns the account and reserves the parts for seven days', async () => {
    const { call, orderNo } = await ordered()
    const { bank, payBy } = await call(contract.chooseTransfer, { orderNo })
    expect(bank).toMatchObject({ reference: orderNo, accountNumber: expect.any(String), swift: expect.any(String) })
    expect((Date.parse(payBy) - Date.now()) / 86_400_000).toBeCloseTo(7, 1)
    expect((await call(contract.chooseTransfer, { orderNo })).payBy).toBe(payBy)
  })

  test('[API-ORDER-08] with a proof the order waits to be checked; accepted, it is paid', async () => {
    const { send, call, orderNo } = await sent()
    const { transferNo, status } = await send()
    expect(status).toBe(8)
    expect(await call(orderDetail, { orderNo })).toMatchObject({ statusName: 'To be Audit', actions: [] })
    const { list } = await staff.call(staffContract.staffPayments, { orderNo })
    expect(list).toMatchObject([{ transfer: { transferNo, payer: 'Firm Ltd', state: 'sent' } }])
    const isListed = async (filter: object) => {
      const found = await staff.call(staffContract.staffPayments, { pageSize: 100, ...filter })
      return found.list.some((row) => row.orderNo === orderNo)
    }
    expect([await isListed({ what: 'transfers' }), await isListed({ what: 'late' })]).toEqual([true, false])
    await staff.call(assignWork, { kind: 'order', subjects: [orderNo], accountId: staff.accountId })
    expect([await isListed({ assignedTo: 'me' }), await isListed({ assignedTo: 'nobody' })]).toEqual([true, false])
    expect(await staff.call(staffContract.acceptTransfer, { transferNo, note: 'Statement 11' })).toMatchObject({
      status: 2,
    })
    await expect(staff.call(staffContract.acceptTransfer, { transferNo })).rejects.toMatchObject({
      reason: 'wrong_status',
    })
  })

  test('when rejected, it is unpaid again, the buyer is notified, and may send another proof', async () => {
    const { send, call, orderNo, accountId, email } = await sent()
    const { transferNo } = await send()
    await staff.call(staffContract.rejectTransfer, { transferNo, reason: 'Nothing has arrived' })
    const info = await call(contract.paymentInfo, { orderNo })
    expect(info).toMatchObject({ status: 1, transfers: [{ state: 'rejected', message: 'Nothing has arrived' }] })
    expect((Date.parse(info.payBy ?? '') - Date.now()) / 86_400_000).toBeCloseTo(7, 1)
    expect((await world.mailsTo(email))[0]?.text).toContain('Nothing has arrived')
    expect((await send({ proof: await proofOf(accountId) })).status).toBe(8)
  })

  test('refuses proofs of others, used proofs, missing amounts and future dates', async () => {
    const { send, call, orderNo } = await sent()
    const other = await sent()
    await expect(send({ proof: other.input.proof })).rejects.toMatchObject({ reason: 'not_found' })
    await expect(send({ amount: '0' })).rejects.toMatchObject({ reason: 'wrong_amount' })
    await expect(send({ amount: '1.23456' })).rejects.toMatchObject({ reason: 'wrong_amount' })
    await expect(send({ amount: '-5' })).rejects.toMatchObject({ reason: 'wrong_amount' })
    await expect(send({ transferDate: '2999-01-01' })).rejects.toMatchObject({ reason: 'invalid_input' })
    await expect(send({ transferDate: '2026-02-30' })).rejects.toMatchObject({ reason: 'invalid_input' })
    await expect(send({ proof: '' })).rejects.toMatchObject({ reason: 'invalid_input' })
    expect(await statusOf(call, orderNo)).toBe(1)
    await send()
    await expect(send()).rejects.toMatchObject({ reason: 'wrong_status' })
  })

  test('staff record a transfer that arrived without a proof: the order is paid, once', async () => {
    const { call, orderNo, email } = await ordered()
    const transferDate = new Date().toISOString().slice(0, 10)
    const input = { orderNo, payer: 'Firm Ltd', amount: '13.83', transferDate, note: 'Statement 12' }
    await expect(staff.call(staffContract.recordTransfer, { ...input, amount: '0' })).rejects.toMatchObject({
      reason: 'wrong_amount',
    })
    const short = { ...input, amount: '0.01', note: '' }
    await expect(staff.call(staffContract.recordTransfer, short)).rejects.toMatchObject({ reason: 'wrong_amount' })
    expect(await call(orderDetail, { orderNo })).toMatchObject({ status: 1 })
    expect(await staff.call(staffContract.recordTransfer, input)).toMatchObject({ status: 2 })
    const { list } = await staff.call(staffContract.staffPayments, { orderNo })
    expect(list).toMatchObject([{ transfer: { payer: 'Firm Ltd', amount: '13.8300', state: 'accepted', proof: '' } }])
    expect((await call(orderDetail, { orderNo })).events.at(-1)).toMatchObject({
      title: 'Payment received',
      note: `$13.8300 from Firm Ltd on ${transferDate}`,
    })
    expect((await world.mailsTo(email))[0]?.subject).toContain(orderNo)
    await expect(staff.call(staffContract.recordTransfer, input)).rejects.toMatchObject({ reason: 'wrong_status' })
    await expect(call(staffContract.recordTransfer, input)).rejects.toMatchObject({ reason: 'not_allowed' })
  })

  test('only staff decide', async () => {
    const { send, call } = await sent()
    const { transferNo } = await send()
    await expect(call(staffContract.acceptTransfer, { transferNo })).rejects.toMatchObject({ reason: 'not_allowed' })
    await expect(call(staffContract.rejectTransfer, { transferNo, reason: 'x' })).rejects.toMatchObject({
      reason: 'not_allowed',
    })
    await expect(call(staffContract.staffPayments, {})).rejects.toMatchObject({ reason: 'not_allowed' })
  })
})
