import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { cancelOrder } from '#features/orders/orders.contract.ts'
import { staffOrderDetail, staffOrders } from '#features/orders/staff-orders.contract.ts'
import { today } from '#features/staff/staff.contract.ts'
import { createLog } from '#server/log.ts'
import { statusOf } from '#tests/drills/shop.ts'
import { makeDue } from '#tests/support/jobs.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import { paymentInfo } from '../../payment.contract.ts'
import { assignPayment, refundUnassigned, unassignedPayments } from '../../unassigned-payment.contract.ts'
import { receiveWebhook } from '../events/webhooks.service.ts'
import { sandboxCall } from '../sandbox.provider.ts'
import { stripeProvider } from '../stripe.provider.ts'

const world = await createWorld()
const staff = await world.staff()
const secret = async () => (await world.sql<{ secret: string }[]>`select secret from sandbox_secret`)[0]?.secret ?? ''

/** An order of USD 13.83. */
const ordered = () => buyerWithOrder(world, { goods: { tiers: [{ from: 1, price: '0.3333' }] } })

let count = 0
/** A payment of an order that the database has lost. */
function lost(more: object = {}) {
  count += 1
  const number = `261115-LOST${String(count).padStart(4, '0')}`
  return { paymentNo: `PM-${number}`, orderNo: `OS-${number}`, amount: '13.83', currency: 'USD', ...more }
}

async function send(
  payment: Parameters<typeof sandboxCall>[1],
  call = secret().then((key) => sandboxCall(key, payment, 'pay')),
) {
  const app = await world.http()
  const { body, signature } = await call
  return app.inject({
    method: 'POST',
    url: '/api/payment/webhook/sandbox',
    payload: body,
    headers: { 'content-type': 'application/json', 'sandbox-signature': signature },
  })
}

const waiting = async (paymentNo: string) =>
  (await staff.call(unassignedPayments, { pageSize: 100 })).list.filter((row) => row.paymentNo === paymentNo)
const stateOf = async (paymentNo: string) =>
  (await world.sql<{ state: string }[]>`select state from payment_event where payment_no = ${paymentNo}`).map(
    ({ state }) => state,
  )
const mails = async (text: string) =>
  (await world.mailsTo('service@ohmstead.example')).filter((mail) => mail.text.includes(text))
const inQueue = async () => (await staff.call(today, {})).queues.find(({ queue }) => queue === 'transfers')?.count

describe('a payment for an order that the database does not have', () => {
  test('is kept once, waits for staff and is reported to the shop', async () => {
    const payment = lost()
    const before = await inQueue()
    const call = sandboxCall(await secret(), payment, 'pay')
    for (let turn = 0; turn < 2; turn++)
      expect((await send(payment, Promise.resolve(call))).json()).toMatchObject({ code: 0, data: { received: true } })
    await send(payment)
    expect(await waiting(payment.paymentNo)).toMatchObject([{ ...payment, method: 'sandbox' }])
    expect(await stateOf(payment.paymentNo)).toEqual(['unassigned', 'done'])
    expect(await inQueue()).toBe((before ?? 0) + 1)
    expect(await mails(payment.paymentNo)).toMatchObject([{ subject: 'A payment of $13.8300 has no order' }])
  })

  test('pays the order that staff assign it to, once', async () => {
    const { call, orderNo } = await ordered()
    const payment = lost()
    await send(payment)
    const { paymentNo } = payment
    const assign = () => staff.call(assignPayment, { paymentNo, orderNo, note: 'By its date' })
    await expect(call(assignPayment, { paymentNo, orderNo })).rejects.toMatchObject({ reason: 'not_allowed' })
    const answers = await Promise.allSettled([assign(), assign(), assign()])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toMatchObject([
      { value: { orderNo, state: 'paid' } },
    ])
    expect(await statusOf(call, orderNo)).toBe(2)
    expect(await call(paymentInfo, { orderNo })).toMatchObject({ attempts: [{ paymentNo, state: 'paid' }] })
    expect([await waiting(paymentNo), await stateOf(paymentNo)]).toEqual([[], ['done']])
    const { audit } = await staff.call(staffOrderDetail, { orderNo })
    expect(audit).toMatchObject([{ action: 'assignPayment', detail: `${paymentNo} $13.8300 By its date` }])
    await expect(assign()).rejects.toMatchObject({ reason: 'wrong_status' })
    await expect(staff.call(refundUnassigned, { paymentNo, note: 'x' })).rejects.toMatchObject({
      reason: 'wrong_status',
    })
    await expect(staff.call(assignPayment, { paymentNo: 'PM-none', orderNo })).rejects.toMatchObject({
      reason: 'not_found',
    })
  })

  test('is late for an order that cannot take it', async () => {
    const { call, orderNo } = await ordered()
    await call(cancelOrder, { orderNo })
    const { paymentNo } = lost()
    await send({ ...lost(), paymentNo })
    expect(await staff.call(assignPayment, { paymentNo, orderNo })).toEqual({ orderNo, state: 'late' })
    expect(await call(paymentInfo, { orderNo })).toMatchObject({ status: 7, attempts: [{ paymentNo, state: 'late' }] })
    expect((await staff.call(staffOrders, { keyword: orderNo })).list).toMatchObject([{ flagged: true }])
  })

  test('goes back by a job, once', async () => {
    const payment = lost()
    await send(payment)
    const { paymentNo } = payment
    const refund = () => staff.call(refundUnassigned, { paymentNo, note: 'Nobody knows it' })
    const answers = await Promise.allSettled([refund(), refund()])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await world.runJobs()
    expect(
      await world.sql`select state, provider_refund = 'sandbox-' || refund_no executed from unassigned_payment
        where payment_no = ${paymentNo}`,
    ).toEqual([{ state: 'refunded', executed: true }])
    await send(payment)
    expect([await waiting(paymentNo), await stateOf(paymentNo)]).toEqual([[], ['done', 'done']])
  })

  test('in a currency that the store does not know can only go back', async () => {
    const { call, orderNo } = await ordered()
    const payment = { ...lost({ currency: 'XXX' }), orderNo }
    await send(payment)
    const { paymentNo } = payment
    expect(await waiting(paymentNo)).toMatchObject([{ currency: 'XXX' }])
    await expect(staff.call(assignPayment, { paymentNo, orderNo })).rejects.toMatchObject({ reason: 'wrong_amount' })
    expect(await statusOf(call, orderNo)).toBe(1)
    expect(await staff.call(refundUnassigned, { paymentNo, note: 'x' })).toMatchObject({ paymentNo })
  })
})

describe('an event whose effect fails', () => {
  /** As a fault of the database would. */
  async function whileFailing(paymentNo: string, work: () => Promise<unknown>) {
    await world.sql.unsafe(`
      create function refuse_payment() returns trigger language plpgsql as $$
      begin
        if new.payment_no = '${paymentNo}' then raise exception 'refused by the test'; end if;
        return new;
      end $$;
      create trigger refuse_payment before insert on payment for each row execute function refuse_payment()`)
    await work()
    await world.sql.unsafe('drop trigger refuse_payment on payment; drop function refuse_payment()')
  }

  test('is taken when the provider repeats it', async () => {
    const { call, orderNo } = await ordered()
    const payment = { ...lost(), orderNo }
    const signed = Promise.resolve(sandboxCall(await secret(), payment, 'pay'))
    await whileFailing(payment.paymentNo, async () => {
      expect((await send(payment, signed)).statusCode).toBe(500)
      expect(await stateOf(payment.paymentNo)).toEqual(['received'])
    })
    expect((await send(payment, signed)).statusCode).toBe(200)
    expect([await statusOf(call, orderNo), await stateOf(payment.paymentNo)]).toEqual([2, ['done']])
  })

  test('is taken by a job when it is not repeated', async () => {
    const { call, orderNo } = await ordered()
    const payment = { ...lost(), orderNo }
    await whileFailing(payment.paymentNo, () => send(payment))
    await makeDue(world.sql, { name: 'payment.takeEvent' })
    await world.runJobs()
    expect([await statusOf(call, orderNo), await stateOf(payment.paymentNo)]).toEqual([2, ['done']])
  })
})

describe('events of Stripe', () => {
  const provider = stripeProvider({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: undefined })
  const settings = { publicUrl: 'https://store.example', unpaid: { hoursOnline: 24, daysTransfer: 7 } }
  const receive = (event: object) => {
    const body = JSON.stringify({ object: 'event', ...event })
    const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload: body, secret: 'whsec_1' })
    return receiveWebhook(world.sql, provider, { body, signature }, { settings, log: createLog('silent') })
  }

  test('without money of this store are kept as ignored, without their contents', async () => {
    const session = { id: 'cs_9', client_reference_id: null, metadata: {}, amount_total: 500, currency: 'usd' }
    await receive({ id: 'evt_customer', type: 'customer.created', data: { object: { email: 'ada@home.example' } } })
    await receive({
      id: 'evt_other_shop',
      type: 'checkout.session.completed',
      data: { object: { ...session, payment_intent: 'pi_9', payment_status: 'paid' } },
    })
    expect(
      await world.sql`select event_id id, state, body::text like '%ada@home%' read from payment_event
        where event_id in ('evt_customer', 'evt_other_shop') order by event_id`,
    ).toEqual([
      { id: 'evt_customer', state: 'ignored', read: false },
      { id: 'evt_other_shop', state: 'ignored', read: false },
    ])
  })
})

test('a provider that is not set up is not answered with success', async () => {
  const app = await world.http()
  const answer = await app.inject({ method: 'POST', url: '/api/payment/webhook/stripe', payload: '{}' })
  expect(answer.statusCode).toBe(404)
})
