import { describe, expect, test } from 'vitest'
import { cancelOrder, orderDetail } from '#features/orders/orders.contract.ts'
import { staffOrders } from '#features/orders/staff-orders.contract.ts'
import { payFor, statusOf, stockOf } from '#tests/drills/shop.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../payment.contract.ts'
import * as staffContract from '../staff-payment.contract.ts'
import { sandboxCall } from './sandbox.provider.ts'
import { signBody } from './signature.ts'

const world = await createWorld()
const staff = await world.staff()
const secret = async () => (await world.sql<{ secret: string }[]>`select secret from sandbox_secret`)[0]?.secret ?? ''

/** An order of USD 13.8332, which is no whole number of cents. */
const ordered = () => buyerWithOrder(world, { goods: { tiers: [{ from: 1, price: '0.3333' }] } })

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

const started = async (call: Awaited<ReturnType<typeof ordered>>['call'], orderNo: string) => {
  const { paymentNo } = await call(contract.payOrder, { orderNo })
  const { payAmount: amount, currency } = await call(contract.paymentInfo, { orderNo })
  return { paymentNo, orderNo, amount, currency }
}

describe('paying by card in the sandbox', () => {
  test('[API-ORDER-10, AUTH-22] a signed link opens the gateway, which sends a signed webhook', async () => {
    const { call, orderNo } = await ordered()
    const info = await call(contract.paymentInfo, { orderNo })
    expect(info).toMatchObject({
      payable: true,
      totalAmount: '13.8332',
      payAmount: '13.83',
      methods: expect.arrayContaining([expect.objectContaining({ method: 'sandbox' })]),
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

  test('a failed payment is reported, keeps the order, and can be retried', async () => {
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

  test('a modified link is refused', async () => {
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

  test('orders of others are not found', async () => {
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
    const payment = await started(call, orderNo)
    const { body, signature } = sandboxCall(await secret(), payment, 'pay')
    const old = signBody(await secret(), body, Date.now() - 6 * 60_000)
    for (const wrong of ['', 'x', signBody('other secret', body), old, signature.replace(/.$/, 'g')])
      expect(await post(body, wrong)).toMatchObject({ status: 400, code: 320005 })
    expect(await post(body.replace('13.83', '0.01'), signature)).toMatchObject({ status: 400 })
    expect(await statusOf(call, orderNo)).toBe(1)
    expect(await post(body, signature)).toMatchObject({ status: 200, code: 0, data: { received: true } })
    expect(await statusOf(call, orderNo)).toBe(2)
  })

  test('a signed but invalid event is HTTP 400, and nothing happens', async () => {
    const { call, orderNo } = await ordered()
    const payment = await started(call, orderNo)
    const { body } = sandboxCall(await secret(), payment, 'pay')
    const unknown = JSON.stringify({ ...JSON.parse(body), paymentNo: 'PAY-0' })
    const nonsense = [
      '',
      '{',
      'null',
      '[]',
      '{"id":1}',
      body.replace('payment.paid', 'payment.none'),
      body.replace(payment.amount, '1e999'),
      body.replace('evt_', 'evt_\\u0000'),
      unknown.replace(payment.amount, '0.001'),
      unknown.replace(payment.amount, '-1'),
    ]
    for (const text of nonsense)
      expect(await post(text, signBody(await secret(), text)), text).toMatchObject({ status: 400, code: 400000 })
    expect(await statusOf(call, orderNo)).toBe(1)
  })

  test('100 concurrent copies of a webhook have one effect', async () => {
    const { call, orderNo, email } = await ordered()
    const payment = await started(call, orderNo)
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
      const payment = await started(call, orderNo)
      for (const decision of decisions) {
        const { body, signature } = sandboxCall(await secret(), payment, decision)
        expect((await post(body, signature)).status).toBe(200)
      }
      expect(await call(contract.paymentInfo, { orderNo })).toMatchObject({ status: 2, attempts: [{ state: 'paid' }] })
    }
  })

  test('a payment for a closed order is recorded, flagged to staff and reported to the buyer; the order stays closed', async () => {
    const { call, orderNo, email, goods } = await ordered()
    const payment = await started(call, orderNo)
    await call(cancelOrder, { orderNo })
    const { body, signature } = sandboxCall(await secret(), payment, 'pay')
    expect((await post(body, signature)).status).toBe(200)
    expect(await call(contract.paymentInfo, { orderNo })).toMatchObject({
      status: 7,
      attempts: [{ state: 'late', amount: '13.83' }],
    })
    expect(await stockOf(world.sql, goods.id)).toBe(10)
    expect((await world.mailsTo(email))[0]?.subject).toBe(`Late payment for order ${orderNo}`)
    expect((await staff.call(staffOrders, { keyword: orderNo })).list).toMatchObject([{ flagged: true }])
    const { list } = await staff.call(staffContract.staffPayments, { pageSize: 100 })
    expect(list.filter((row) => row.orderNo === orderNo)).toMatchObject([{ attempt: { state: 'late' } }])
    const isListed = async (what: 'transfers' | 'late') => {
      const found = await staff.call(staffContract.staffPayments, { what, pageSize: 100 })
      return found.list.some((row) => row.orderNo === orderNo)
    }
    expect([await isListed('late'), await isListed('transfers')]).toEqual([true, false])
    // After the refund the flag is removed.
    await staff.call(staffContract.refundOrder, { orderNo, amount: '13.83', note: 'Came late' })
    expect((await staff.call(staffOrders, { keyword: orderNo })).list).toMatchObject([{ flagged: false }])
  })

  test('a second payment is late, and so is another amount', async () => {
    const { call, orderNo } = await ordered()
    const [first, second] = [await started(call, orderNo), await started(call, orderNo)]
    for (const payment of [first, second]) {
      const { body, signature } = sandboxCall(await secret(), payment, 'pay')
      await post(body, signature)
    }
    const { attempts } = await call(contract.paymentInfo, { orderNo })
    expect(attempts.map((attempt) => attempt.state)).toEqual(['late', 'paid'])
    const other = await ordered()
    const payment = await started(other.call, other.orderNo)
    const { body, signature } = sandboxCall(await secret(), { ...payment, amount: '1.00' }, 'pay')
    await post(body, signature)
    expect(await other.call(contract.paymentInfo, { orderNo: other.orderNo })).toMatchObject({
      status: 1,
      attempts: [{ state: 'late', message: 'It was $1.0000.' }],
    })
  })

  test('a payment for an unknown order is kept', async () => {
    const stranger = { paymentNo: 'PM-000000-NOBODY00', orderNo: 'OS-000000-NOBODY00', amount: '1.00', currency: 'USD' }
    const { body, signature } = sandboxCall(await secret(), stranger, 'pay')
    for (let turn = 0; turn < 2; turn++) expect(await post(body, signature)).toMatchObject({ status: 200, code: 0 })
    expect(
      await world.sql`select state, amount::text, currency from payment_event where payment_no = ${stranger.paymentNo}`,
    ).toEqual([{ state: 'unassigned', amount: '1.00', currency: 'USD' }])
  })

  test('an unknown payment is recorded from the provider’s event', async () => {
    const { call, orderNo } = await ordered()
    const unknown = { paymentNo: 'PM-000000-LOSTLOST', orderNo, amount: '13.83', currency: 'USD' }
    const { body, signature } = sandboxCall(await secret(), unknown, 'pay')
    expect((await post(body, signature)).status).toBe(200)
    expect(await statusOf(call, orderNo)).toBe(2)
  })

  test('an unknown payment pays an order only with the exact amount', async () => {
    const { call, orderNo } = await ordered()
    for (const [paymentNo, amount, currency] of [
      ['PM-000000-TOOLITTL', '0.01', 'USD'],
      ['PM-000000-OTHERCUR', '13.83', 'CNY'],
    ] as const) {
      const { body, signature } = sandboxCall(await secret(), { paymentNo, orderNo, amount, currency }, 'pay')
      expect((await post(body, signature)).status).toBe(200)
      expect(await statusOf(call, orderNo)).toBe(1)
      expect(await call(contract.paymentInfo, { orderNo })).toMatchObject({
        attempts: expect.arrayContaining([expect.objectContaining({ paymentNo, state: 'late', amount })]),
      })
    }
  })
})
