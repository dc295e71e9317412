import { describe, expect, test } from 'vitest'
import { addAddress, payFor, placeOrder, statusOf, stockOf } from '../../../../tests/drills/shop.ts'
import { createWorld } from '../../../../tests/support/world.ts'
import { cancelOrder, orderDetail } from '../../orders/orders.contract.ts'
import { staffOrders } from '../../orders/staff-orders.contract.ts'
import { keepUpload } from '../../resource/server/resource.service.ts'
import * as contract from '../payment.contract.ts'
import { sandboxCall } from './sandbox-provider.ts'
import { signBody } from './signature.ts'

const world = await createWorld()
const staff = await world.staff()
const secret = async () => (await world.sql<{ secret: string }[]>`select secret from sandbox_secret`)[0]?.secret ?? ''

async function ordered() {
  const buyer = await world.buyer()
  const goods = await world.goods({ stock: 10, tiers: [{ from: 1, price: '0.333333' }] })
  const addressId = await addAddress(world.sql, buyer.call)
  const orderNo = await placeOrder(buyer.call, addressId, [{ goodsId: goods.id, count: 4 }])
  return { ...buyer, goods, addressId, orderNo }
}

/** The webhook as it comes over HTTP. */
async function post(body: string, signature: string) {
  const app = await world.http()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/payment/webhook/sandbox',
    payload: body,
    headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
  })
  return { status: answer.statusCode, ...answer.json() }
}

const begun = async (call: Awaited<ReturnType<typeof ordered>>['call'], orderNo: string) => {
  const { paymentNo } = await call(contract.payOrder, { orderNo })
  const { payAmount: amount, currency } = await call(contract.paymentInfo, { orderNo })
  return { paymentNo, orderNo, amount, currency }
}

describe('paying by card in the sandbox', () => {
  test('[API-ORDER-10, AUTH-22] a signed link leads to the gateway, which tells the store by a signed webhook', async () => {
    const { call, orderNo } = await ordered()
    const info = await call(contract.paymentInfo, { orderNo })
    expect(info).toMatchObject({
      payable: true,
      totalAmount: '13.8333',
      payAmount: '13.83',
      methods: [{ method: 'sandbox' }],
      bank: { reference: orderNo, currency: 'USD' },
    })
    const { paymentNo, redirectUrl } = await call(contract.payOrder, { orderNo, method: 'sandbox' })
    const ticket = new URL(redirectUrl, 'http://store').searchParams.get('ticket') ?? ''
    const { call: anybody } = world.visitor()
    expect(await anybody(contract.sandboxPayment, { ticket })).toMatchObject({ paymentNo, orderNo, amount: '13.83' })
    expect(await anybody(contract.decideSandbox, { ticket, decision: 'pay' })).toEqual({
      redirectUrl: `/paymentResult?orderNo=${orderNo}&paymentNo=${paymentNo}`,
    })
    expect(await call(contract.paymentInfo, { orderNo })).toMatchObject({
      status: 2,
      payable: false,
      attempts: [{ paymentNo, state: 'paid' }],
    })
  })

  test('a failed payment is told, keeps the order, and can be tried again', async () => {
    const { call, orderNo, email, goods } = await ordered()
    await payFor(call, orderNo, 'fail')
    expect(await call(contract.paymentInfo, { orderNo })).toMatchObject({
      status: 1,
      attempts: [{ state: 'failed', message: 'The card was declined.' }],
    })
    expect((await world.mailsTo(email))[0]?.subject).toBe(`Payment for order ${orderNo} failed`)
    await payFor(call, orderNo)
    expect([await statusOf(call, orderNo), await stockOf(world.sql, goods.id)]).toEqual([2, 6])
  })

  test('a link that was touched is no link', async () => {
    const { call, orderNo } = await ordered()
    const { redirectUrl } = await call(contract.payOrder, { orderNo })
    const ticket = new URL(redirectUrl, 'http://store').searchParams.get('ticket') ?? ''
    const other = Buffer.from('PM-000000-00000000').toString('base64url')
    for (const touched of [`${ticket}0`, `${other}.${ticket.split('.')[1]}`, '', 'x.y'])
      await expect(
        world.visitor().call(contract.decideSandbox, { ticket: touched, decision: 'pay' }),
      ).rejects.toMatchObject({ reason: 'not_found' })
    expect(await statusOf(call, orderNo)).toBe(1)
  })

  test('a paid or closed order, and a method that is not offered, are refused', async () => {
    const { call, orderNo } = await ordered()
    await expect(call(contract.payOrder, { orderNo, method: 'stripe' })).rejects.toMatchObject({
      reason: 'method_not_offered',
    })
    await payFor(call, orderNo)
    await expect(call(contract.payOrder, { orderNo })).rejects.toMatchObject({ reason: 'wrong_status' })
    const closed = await ordered()
    await closed.call(cancelOrder, { orderNo: closed.orderNo })
    await expect(closed.call(contract.payOrder, { orderNo: closed.orderNo })).rejects.toMatchObject({
      reason: 'wrong_status',
    })
  })

  test('somebody else’s order does not exist', async () => {
    const { orderNo } = await ordered()
    const { call } = await world.buyer()
    await expect(call(contract.paymentInfo, { orderNo })).rejects.toMatchObject({ reason: 'not_found' })
    await expect(call(contract.payOrder, { orderNo })).rejects.toMatchObject({ reason: 'not_found' })
    await expect(call(contract.chooseTransfer, { orderNo })).rejects.toMatchObject({ reason: 'not_found' })
  })
})

describe('webhooks', () => {
  test('a wrong, old or missing signature is HTTP 400, and nothing happens', async () => {
    const { call, orderNo } = await ordered()
    const payment = await begun(call, orderNo)
    const { body, signature } = sandboxCall(await secret(), payment, 'pay')
    const old = signBody(await secret(), body, Date.now() - 6 * 60_000)
    for (const wrong of ['', 'x', signBody('other secret', body), old, signature.replace(/.$/, 'g')])
      expect(await post(body, wrong)).toMatchObject({ status: 400, code: 320005 })
    expect(await post(body.replace('13.83', '0.01'), signature)).toMatchObject({ status: 400 })
    expect(await statusOf(call, orderNo)).toBe(1)
    expect(await post(body, signature)).toMatchObject({ status: 200, code: 0, data: { received: true } })
    expect(await statusOf(call, orderNo)).toBe(2)
  })

  test('the same webhook 100 times at once has one effect', async () => {
    const { call, orderNo, email } = await ordered()
    const payment = await begun(call, orderNo)
    const { body, signature } = sandboxCall(await secret(), payment, 'pay')
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(body, signature)))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    const { events, status } = await call(orderDetail, { orderNo })
    expect([status, events.filter((event) => event.title === 'Payment received').length]).toEqual([2, 1])
    const mails = await world.mailsTo(email)
    expect(mails.filter((mail) => mail.subject === `Payment for order ${orderNo} received`)).toHaveLength(1)
  })

  test('a failure that comes after the success, or before it, changes nothing about the success', async () => {
    for (const decisions of [
      ['pay', 'fail'],
      ['fail', 'pay'],
    ] as const) {
      const { call, orderNo } = await ordered()
      const payment = await begun(call, orderNo)
      for (const decision of decisions) {
        const { body, signature } = sandboxCall(await secret(), payment, decision)
        expect((await post(body, signature)).status).toBe(200)
      }
      expect(await call(contract.paymentInfo, { orderNo })).toMatchObject({ status: 2, attempts: [{ state: 'paid' }] })
    }
  })

  test('money for a closed order is kept, flagged to staff and told to the buyer; the order stays closed', async () => {
    const { call, orderNo, email, goods } = await ordered()
    const payment = await begun(call, orderNo)
    await call(cancelOrder, { orderNo })
    const { body, signature } = sandboxCall(await secret(), payment, 'pay')
    expect((await post(body, signature)).status).toBe(200)
    expect(await call(contract.paymentInfo, { orderNo })).toMatchObject({
      status: 7,
      attempts: [{ state: 'late', amount: '13.83' }],
    })
    expect(await stockOf(world.sql, goods.id)).toBe(10)
    expect((await world.mailsTo(email))[0]?.subject).toBe(`Payment for order ${orderNo} came late`)
    expect((await staff.call(staffOrders, { keyword: orderNo })).list).toMatchObject([{ flagged: true }])
    const { list } = await staff.call(contract.staffPayments, { pageSize: 100 })
    expect(list.filter((row) => row.orderNo === orderNo)).toMatchObject([{ attempt: { state: 'late' } }])
    // Given back, nothing is left to look at.
    await staff.call(contract.refundOrder, { orderNo, amount: '13.83', note: 'Came late' })
    expect((await staff.call(staffOrders, { keyword: orderNo })).list).toMatchObject([{ flagged: false }])
  })

  test('paid twice, the second money is late; another amount is too', async () => {
    const { call, orderNo } = await ordered()
    const [first, second] = [await begun(call, orderNo), await begun(call, orderNo)]
    for (const payment of [first, second]) {
      const { body, signature } = sandboxCall(await secret(), payment, 'pay')
      await post(body, signature)
    }
    const { attempts } = await call(contract.paymentInfo, { orderNo })
    expect(attempts.map((attempt) => attempt.state)).toEqual(['late', 'paid'])
    const other = await ordered()
    const payment = await begun(other.call, other.orderNo)
    const { body, signature } = sandboxCall(await secret(), { ...payment, amount: '1.00' }, 'pay')
    await post(body, signature)
    expect(await other.call(contract.paymentInfo, { orderNo: other.orderNo })).toMatchObject({
      status: 1,
      attempts: [{ state: 'late', message: 'It was USD 1.00.' }],
    })
  })

  test('a payment of which we kept no note is noted by what the provider says', async () => {
    const { call, orderNo } = await ordered()
    const unknown = { paymentNo: 'PM-000000-LOSTLOST', orderNo, amount: '13.83', currency: 'USD' }
    const { body, signature } = sandboxCall(await secret(), unknown, 'pay')
    expect((await post(body, signature)).status).toBe(200)
    expect(await statusOf(call, orderNo)).toBe(2)
  })
})

describe('paying by bank transfer', () => {
  const PDF = new TextEncoder().encode('%PDF-1.4\n%proof\n')
  const proofOf = async (accountId: number) => {
    const file = { fileName: 'proof.pdf', contentType: 'application/pdf', bytes: PDF }
    const sender = { identity: { accountId, role: 'buyer' as const }, address: '127.0.0.1' }
    return (await keepUpload(world.sql, world.surroundings.files, { file, kind: 'proof' }, sender)).resourceId
  }
  const sent = async () => {
    const order = await ordered()
    const wish = {
      orderNo: order.orderNo,
      payer: 'Firm Ltd',
      amount: '13.83',
      transferDate: new Date().toISOString().slice(0, 10),
      proof: await proofOf(order.accountId),
    }
    return { ...order, wish, send: (more: object = {}) => order.call(contract.payOffline, { ...wish, ...more }) }
  }

  test('choosing it shows the account and keeps the parts for seven days', async () => {
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
    const { list } = await staff.call(contract.staffPayments, { orderNo })
    expect(list).toMatchObject([{ transfer: { transferNo, payer: 'Firm Ltd', state: 'sent' } }])
    expect(await staff.call(contract.acceptTransfer, { transferNo, note: 'Statement 11' })).toMatchObject({ status: 2 })
    await expect(staff.call(contract.acceptTransfer, { transferNo })).rejects.toMatchObject({ reason: 'wrong_status' })
  })

  test('rejected, it is unpaid again, the buyer is told why, has time and may send another proof', async () => {
    const { send, call, orderNo, accountId, email } = await sent()
    const { transferNo } = await send()
    await staff.call(contract.rejectTransfer, { transferNo, reason: 'Nothing has arrived' })
    const info = await call(contract.paymentInfo, { orderNo })
    expect(info).toMatchObject({ status: 1, transfers: [{ state: 'rejected', message: 'Nothing has arrived' }] })
    expect((Date.parse(info.payBy ?? '') - Date.now()) / 86_400_000).toBeCloseTo(7, 1)
    expect((await world.mailsTo(email))[0]?.text).toContain('Nothing has arrived')
    expect((await send({ proof: await proofOf(accountId) })).status).toBe(8)
  })

  test('a proof of somebody else, one used before, no amount, a day to come: refused, and the order is as before', async () => {
    const { send, call, orderNo } = await sent()
    const other = await sent()
    await expect(send({ proof: other.wish.proof })).rejects.toMatchObject({ reason: 'not_found' })
    await expect(send({ amount: '0' })).rejects.toMatchObject({ reason: 'wrong_amount' })
    await expect(send({ amount: '-5' })).rejects.toMatchObject({ reason: 'wrong_amount' })
    await expect(send({ transferDate: '2999-01-01' })).rejects.toMatchObject({ reason: 'invalid_input' })
    await expect(send({ transferDate: '2026-02-30' })).rejects.toMatchObject({ reason: 'invalid_input' })
    await expect(send({ proof: '' })).rejects.toMatchObject({ reason: 'invalid_input' })
    expect(await statusOf(call, orderNo)).toBe(1)
    await send()
    await expect(send()).rejects.toMatchObject({ reason: 'wrong_status' })
  })

  test('only staff decide', async () => {
    const { send, call } = await sent()
    const { transferNo } = await send()
    await expect(call(contract.acceptTransfer, { transferNo })).rejects.toMatchObject({ reason: 'not_allowed' })
    await expect(call(contract.rejectTransfer, { transferNo, reason: 'x' })).rejects.toMatchObject({
      reason: 'not_allowed',
    })
    await expect(call(contract.staffPayments, {})).rejects.toMatchObject({ reason: 'not_allowed' })
  })
})

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
    await expect(refund('0')).rejects.toMatchObject({ reason: 'wrong_amount' })
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
