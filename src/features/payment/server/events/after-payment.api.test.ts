import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { orderDetail } from '#features/orders/orders.contract.ts'
import { staffOrders } from '#features/orders/staff-orders.contract.ts'
import { createLog } from '#server/log.ts'
import { payFor } from '#tests/drills/shop.ts'
import { makeDue } from '#tests/support/jobs.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import { decideSandbox, type SandboxDecision } from '../../payment.contract.ts'
import { refundOrder, staffPayments } from '../../staff-payment.contract.ts'
import { getSandboxSecret } from '../sandbox.provider.ts'
import { sealTicket } from '../signature.ts'
import { stripeProvider } from '../stripe.provider.ts'
import { receiveWebhook } from './webhooks.service.ts'

const world = await createWorld()
const staff = await world.staff()
const provider = stripeProvider({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: undefined })
const settings = { publicUrl: 'https://store.example', unpaid: { hoursOnline: 24, daysTransfer: 7 } }

let events = 0
/** A signed event of Stripe. */
async function tell(type: string, object: object, id = `evt_after_${++events}`) {
  const body = JSON.stringify({ id, object: 'event', type, data: { object } })
  const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload: body, secret: 'whsec_1' })
  await receiveWebhook(world.sql, provider, { body, signature }, { settings, log: createLog('silent') })
  return id
}

/** An order of USD 13.83, paid through Stripe. */
async function paid() {
  const order = await buyerWithOrder(world, { goods: { tiers: [{ from: 1, price: '0.3333' }] } })
  const { orderNo, call } = order
  const intent = `pi_${orderNo}`
  await tell('checkout.session.completed', {
    id: `cs_${orderNo}`,
    client_reference_id: orderNo.replace('OS', 'PM'),
    metadata: { orderNo },
    amount_total: 1383,
    currency: 'usd',
    payment_intent: intent,
    payment_status: 'paid',
  })
  const money = { currency: 'usd', payment_intent: intent }
  return {
    ...order,
    intent,
    refundEvent: (type: string, refund: object) =>
      tell(type, { id: `re_${orderNo}`, status: 'succeeded', ...money, ...refund }),
    chargeEvent: (amount_refunded: number) =>
      tell('charge.refunded', { id: `ch_${orderNo}`, amount_refunded, ...money }),
    disputeEvent: (type: string, dispute: object) =>
      tell(type, { id: `dp_${orderNo}`, amount: 1383, reason: 'fraudulent', ...money, ...dispute }),
    refund: (amount: string) => staff.call(refundOrder, { orderNo, amount, note: 'Broken' }),
    /** What the order says was given back, and its payment. */
    refunded: async () => {
      const { refundedAmount } = await call(orderDetail, { orderNo })
      const { list } = await staff.call(staffPayments, { orderNo })
      return [refundedAmount, list[0]?.attempt?.refundedAmount]
    },
    titles: async () => (await call(orderDetail, { orderNo })).events.map(({ title }) => title),
    flagged: async () => (await staff.call(staffOrders, { flagged: true, keyword: orderNo })).list.length === 1,
    mails: async () =>
      (await world.mailsTo('service@ohmstead.example')).filter((mail) => mail.subject.includes(orderNo)),
  }
}

test('a refund made at the provider is recorded once, however often it is reported', async () => {
  const { refundEvent, chargeEvent, refunded, titles, flagged, mails } = await paid()
  await chargeEvent(500)
  await refundEvent('refund.created', { amount: 500 })
  await refundEvent('refund.updated', { amount: 500 })
  await chargeEvent(500)
  expect(await refunded()).toEqual(['5.0000', '5.00'])
  expect((await titles()).filter((title) => title === 'Refunded')).toHaveLength(1)
  expect([await flagged(), (await mails()).length]).toEqual([true, 1])
  await refundEvent('refund.created', { amount: 500, id: 're_second' })
  await chargeEvent(1000)
  expect(await refunded()).toEqual(['10.0000', '10.00'])
})

test('a refund of the store, which the provider reports as well, is not doubled', async () => {
  const { refund, refundEvent, chargeEvent, refunded, flagged } = await paid()
  const { refundNo } = await refund('5')
  await refundEvent('refund.created', { amount: 500, metadata: { refundNo } })
  await chargeEvent(500)
  expect([await refunded(), await flagged()]).toEqual([['5.0000', '5.00'], false])
  expect(
    await world.sql`select state, provider_refund like 're_%' known from refund where refund_no = ${refundNo}`,
  ).toEqual([{ state: 'done', known: true }])
})

test('a refund that failed is open again: staff see it and can refund again', async () => {
  const { orderNo, refund, refundEvent, refunded, titles, flagged, mails } = await paid()
  const { refundNo } = await refund('13.83')
  const { refundedAmount } = await refund('0.01').catch(() => ({ refundedAmount: 'refused' }))
  expect(refundedAmount).toBe('refused')
  await refundEvent('refund.created', { amount: 1383, metadata: { refundNo } })
  for (const type of ['refund.failed', 'charge.refund.updated'])
    await refundEvent(type, {
      amount: 1383,
      metadata: { refundNo },
      status: 'failed',
      failure_reason: 'lost_or_stolen_card',
    })
  // Out of order.
  await refundEvent('refund.updated', { amount: 1383, metadata: { refundNo } })
  expect(await refunded()).toEqual(['0.0000', '0.00'])
  expect([(await titles()).at(-1), await flagged()]).toEqual(['Refund failed', true])
  expect(await mails()).toMatchObject([{ text: expect.stringContaining('lost_or_stolen_card') }])
  expect(await refund('13.83')).toMatchObject({ orderNo, refundedAmount: '13.8300' })
  const [figures] = await world.sql<{ count: number; amount: string }[]>`
    select sum(sign(e.amount))::int count, sum(e.amount) amount from figure_entry e join orders using (order_id)
    where order_no = ${orderNo} and kind = 'refund'`
  expect(figures).toEqual({ count: 1, amount: '13.8300' })
})

test('a disputed payment waits for staff until it is closed, and cannot be refunded meanwhile', async () => {
  const { orderNo, refund, disputeEvent, titles, flagged } = await paid()
  const waits = async () =>
    (await staff.call(staffPayments, { what: 'late', pageSize: 100 })).list.filter((row) => row.orderNo === orderNo)
  await disputeEvent('charge.dispute.created', { status: 'needs_response' })
  expect(await waits()).toMatchObject([{ attempt: { state: 'paid', dispute: 'open' } }])
  expect([await flagged(), (await titles()).at(-1)]).toEqual([true, 'Payment disputed'])
  await expect(refund('1')).rejects.toMatchObject({
    reason: 'above_paid',
    message: expect.stringContaining('disputed'),
  })
  await disputeEvent('charge.dispute.closed', { status: 'won' })
  await disputeEvent('charge.dispute.created', { status: 'needs_response' })
  expect([await waits(), (await titles()).at(-1)]).toEqual([[], 'Dispute closed in favour of the shop'])
  expect(await refund('1')).toMatchObject({ refundedAmount: '1.0000' })
})

test('a lost dispute cannot be refunded', async () => {
  const { refund, disputeEvent, titles } = await paid()
  await disputeEvent('charge.dispute.closed', { status: 'lost' })
  expect((await titles()).at(-1)).toBe('Dispute closed in favour of the customer')
  await expect(refund('1')).rejects.toMatchObject({ reason: 'above_paid' })
})

test('more than was paid cannot be given back: the event is taken when the refund before it has failed', async () => {
  const { refund, refundEvent, refunded } = await paid()
  const { refundNo } = await refund('13.83')
  const outside = { id: 're_outside', amount: 1383 }
  await expect(refundEvent('refund.created', outside)).rejects.toMatchObject({ status: 503 })
  await refundEvent('refund.failed', { amount: 1383, metadata: { refundNo }, status: 'failed' })
  const [left] = await world.sql<{ eventId: string }[]>`
    select event_id "eventId" from payment_event where state = 'received' and reference = 're_outside'`
  await makeDue(world.sql, { payload: { eventId: left?.eventId ?? '' } })
  await world.runJobs()
  expect(await refunded()).toEqual(['13.8300', '13.83'])
})

test('the sandbox makes each of these', async () => {
  const order = await buyerWithOrder(world, { goods: { tiers: [{ from: 1, price: '0.3333' }] } })
  const paymentNo = await payFor(order.call, order.orderNo)
  const ticket = sealTicket(await getSandboxSecret(world.sql), paymentNo)
  const decide = (decision: SandboxDecision) => world.visitor().call(decideSandbox, { ticket, decision })
  const titles = async () =>
    (await order.call(orderDetail, { orderNo: order.orderNo })).events.map(({ title }) => title)
  for (const decision of ['refund', 'refund', 'failRefund', 'dispute', 'loseDispute', 'winDispute'] as const)
    await decide(decision)
  expect((await titles()).slice(-5)).toEqual([
    'Refunded',
    'Refund failed',
    'Payment disputed',
    'Dispute closed in favour of the customer',
    'Dispute closed in favour of the shop',
  ])
})
