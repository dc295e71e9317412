import { describe, expect, test } from 'vitest'
import { orderDetail } from '#features/orders/orders.contract.ts'
import { inTransaction } from '#server/database/connect.ts'
import { payFor, statusOf } from '#tests/drills/shop.ts'
import { listJobs } from '#tests/support/jobs.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import {
  comparedDays,
  comparePayments,
  explainDifference,
  paymentDifferences,
  takeDifference,
} from '../../comparison.contract.ts'
import { decideSandbox, payOrder, type SandboxDecision } from '../../payment.contract.ts'
import { refundOrder } from '../../staff-payment.contract.ts'
import { assignPayment, unassignedPayments } from '../../unassigned-payment.contract.ts'
import { paymentGauges } from '../gauges/payment-gauges.service.ts'
import { sandboxNumber } from '../sandbox.provider.ts'
import { insertMovement } from '../sandbox-book.queries.ts'
import { compareKept } from './compare-day.service.ts'

// Days of its own: other files pay without the balance of the sandbox.
const world = await createWorld('payment_comparison')
const staff = await world.staff()
const today = () => new Date().toISOString().slice(0, 10)

const ordered = () => buyerWithOrder(world, { goods: { tiers: [{ from: 1, price: '0.3333' }] } })

/** An order of USD 13.83 on the page of the sandbox. */
async function opened() {
  const order = await ordered()
  const { paymentNo, redirectUrl } = await order.call(payOrder, { orderNo: order.orderNo })
  const ticket = new URL(redirectUrl, 'http://store').searchParams.get('ticket') ?? ''
  const decide = (decision: SandboxDecision) => order.call(decideSandbox, { ticket, decision })
  return { ...order, paymentNo, number: sandboxNumber(paymentNo), decide }
}

const waiting = () => listJobs(world.sql, { name: 'payment.compareDay' })
/** Days are compared one after the other. */
async function runComparisons() {
  do await world.runJobs()
  while ((await waiting()).length > 0)
}
async function compare(day = today()) {
  await staff.call(comparePayments, { from: day, to: day })
  await runComparisons()
}
const differences = async (orderNo: string, state: 'open' | 'closed' = 'open') =>
  (await staff.call(paymentDifferences, { state, pageSize: 100 })).list.filter((one) => one.orderNo === orderNo)
const sumOf = async (kind: string) => {
  const { list } = await staff.call(comparedDays, { from: today() })
  return list[0]?.sums.find((one) => one.kind === kind)
}
const gauge = async () => (await paymentGauges.read(world.sql)).payment_differences[0]?.value

test('what both know alike is no difference; payments, refunds, fees and payouts of the day are added up', async () => {
  const { orderNo, decide } = await opened()
  await decide('pay')
  await staff.call(refundOrder, { orderNo, amount: '3.83', note: 'Broken' })
  await world.runJobs()
  await compare()
  expect(await differences(orderNo)).toEqual([])
  expect([await sumOf('payment'), await sumOf('refund'), await sumOf('fee')]).toEqual([
    { kind: 'payment', currency: 'USD', count: 1, amount: '13.83' },
    { kind: 'refund', currency: 'USD', count: 1, amount: '-3.83' },
    { kind: 'fee', currency: 'USD', count: 1, amount: '-0.14' },
  ])
  await decide('payOut')
  await compare()
  expect(await sumOf('payout')).toEqual({ kind: 'payout', currency: 'USD', count: 1, amount: '-9.86' })
})

describe('a payment of which the store was not told', () => {
  test('is a difference until staff let the store take it, once', async () => {
    const { call, orderNo, number, decide, paymentNo } = await opened()
    await decide('payUnreported')
    await compare()
    const [found] = await differences(orderNo)
    expect(found).toMatchObject({
      kind: 'payment',
      number,
      problem: 'missingInStore',
      providerAmount: '13.83',
      storeAmount: '0.00',
      paymentNo,
      hasOrder: true,
      canTake: true,
    })
    expect(await gauge()).toBe(1)
    const differenceId = found?.differenceId ?? 0
    await expect(call(takeDifference, { differenceId })).rejects.toMatchObject({ reason: 'not_allowed' })
    const takings = await Promise.allSettled([1, 2].map(() => staff.call(takeDifference, { differenceId })))
    expect(takings.filter(({ status }) => status === 'fulfilled')).toMatchObject([
      { value: { effect: 'paid', state: 'resolved' } },
    ])
    expect([await statusOf(call, orderNo), await differences(orderNo), await gauge()]).toEqual([2, [], 0])
    // The event arrives after all.
    await decide('pay')
    await compare()
    expect(await differences(orderNo)).toEqual([])
    expect(
      await world.sql`select count(*)::int times from order_event join orders using (order_id)
        where order_no = ${orderNo} and action = 'pay'`,
    ).toEqual([{ times: 1 }])
  })

  test('is no difference any more once its event has arrived', async () => {
    const { orderNo, decide } = await opened()
    await decide('payUnreported')
    await compare()
    expect(await differences(orderNo)).toHaveLength(1)
    await decide('pay')
    await compare()
    expect([await differences(orderNo), await differences(orderNo, 'closed')]).toMatchObject([
      [],
      [{ state: 'resolved' }],
    ])
  })
})

test('a payment of an order that was lost becomes a payment without an order, and can be assigned', async () => {
  const { orderNo } = await ordered()
  const lost = { paymentNo: 'PM-261115-LOSTPAID', orderNo: 'OS-261115-LOSTPAID' }
  const providerPayment = sandboxNumber(lost.paymentNo)
  await insertMovement(world.sql, {
    ...lost,
    movementNo: providerPayment,
    providerPayment,
    kind: 'payment',
    amount: '13.83',
    currency: 'USD',
  })
  await compare()
  const [found] = await differences(lost.orderNo)
  expect(found).toMatchObject({ problem: 'missingInStore', hasOrder: false, isUnassigned: false })
  expect(await staff.call(takeDifference, { differenceId: found?.differenceId ?? 0 })).toEqual({
    effect: 'unassigned',
    state: 'resolved',
  })
  const { list } = await staff.call(unassignedPayments, {})
  expect(list).toMatchObject([{ ...lost, amount: '13.83', providerPayment }])
  await compare()
  expect(await differences(lost.orderNo)).toEqual([])
  await staff.call(assignPayment, { paymentNo: lost.paymentNo, orderNo })
  await compare()
  expect([await differences(lost.orderNo), await differences(orderNo)]).toEqual([[], []])
})

test('a refund made at the provider of which the store was not told', async () => {
  const { call, orderNo, decide } = await opened()
  await decide('pay')
  await decide('refundUnreported')
  await compare()
  const [found] = await differences(orderNo)
  expect(found).toMatchObject({ kind: 'refund', problem: 'missingInStore', providerAmount: '13.83', canTake: true })
  await staff.call(takeDifference, { differenceId: found?.differenceId ?? 0 })
  expect((await call(orderDetail, { orderNo })).refundedAmount).toBe('13.8300')
  expect(await differences(orderNo)).toEqual([])
})

test('refunds that fail and disputes that the store was told of are no differences', async () => {
  const { orderNo, decide } = await opened()
  await decide('pay')
  await staff.call(refundOrder, { orderNo, amount: '5', note: 'Broken' })
  await world.runJobs()
  await decide('failRefund')
  await decide('dispute')
  await compare()
  await decide('winDispute')
  await compare()
  expect(await differences(orderNo)).toEqual([])
})

test('a payment that the provider does not have can be explained, and is open again when it changes', async () => {
  const { call, orderNo } = await ordered()
  const paymentNo = await payFor(call, orderNo)
  await world.sql`delete from sandbox_movement where payment_no = ${paymentNo}`
  await compare()
  const [found] = await differences(orderNo)
  expect(found).toMatchObject({
    problem: 'missingAtProvider',
    providerAmount: '0.00',
    storeAmount: '13.83',
    canTake: false,
  })
  const differenceId = found?.differenceId ?? 0
  await expect(staff.call(takeDifference, { differenceId })).rejects.toMatchObject({ reason: 'wrong_status' })
  await expect(staff.call(explainDifference, { differenceId, note: ' ' })).rejects.toMatchObject({
    reason: 'invalid_input',
  })
  await staff.call(explainDifference, { differenceId, note: 'A test payment' })
  await compare()
  expect([await differences(orderNo), await differences(orderNo, 'closed')]).toMatchObject([
    [],
    [{ state: 'explained', note: 'A test payment', explainedBy: staff.email }],
  ])
  await expect(staff.call(explainDifference, { differenceId, note: 'x' })).rejects.toMatchObject({
    reason: 'wrong_status',
  })
  expect(
    await world.sql`select action, before->>'state' before, after->>'state' after from staff_audit
      where action = '/api/staff/payment/comparison/explain'`,
  ).toEqual([{ action: '/api/staff/payment/comparison/explain', before: 'open', after: 'explained' }])
  await world.sql`update payment set amount = 12 where payment_no = ${paymentNo}`
  await compare()
  expect(await differences(orderNo)).toMatchObject([{ storeAmount: '12.00', note: '' }])
})

test.each([
  ['taken before midnight and recorded after it', -1, 1],
  ['recorded before midnight and taken after it, by the clock of the provider', 1, -1],
])('a payment %s is no difference on either day', async (_, takenAfter, recordedAfter) => {
  const { orderNo, decide, paymentNo } = await opened()
  await decide('pay')
  const midnight = Date.parse(today())
  const at = (seconds: number) => new Date(midnight + seconds * 1000)
  await world.sql`update sandbox_movement set at = ${at(takenAfter)} where payment_no = ${paymentNo}`
  await world.sql`update payment set settled_at = ${at(recordedAfter)} where payment_no = ${paymentNo}`
  for (const day of [at(recordedAfter), at(takenAfter)]) {
    await compare(day.toISOString().slice(0, 10))
    expect(await differences(orderNo)).toEqual([])
    await world.sql`delete from provider_movement where payment_no = ${paymentNo}`
  }
})

test('two processes that compare the same day find each difference once', async () => {
  const { orderNo, decide } = await opened()
  await decide('payUnreported')
  await compare()
  await world.sql`delete from payment_difference where order_no = ${orderNo}`
  const again = () => inTransaction(world.sql, (tx) => compareKept(tx, 'sandbox', today()))
  await Promise.all([again(), again(), again()])
  expect(await differences(orderNo)).toHaveLength(1)
})

test('every morning the days that were not compared, and those with open differences, are compared', async () => {
  const { orderNo, decide, paymentNo } = await opened()
  await decide('payUnreported')
  await world.sql`update sandbox_movement set at = now() - interval '2 days' where payment_no = ${paymentNo}`
  const morning = async () => {
    await world.sql`select graphile_worker.add_job('payment.compare')`
    await runComparisons()
  }
  await morning()
  const compared = async () =>
    new Map((await staff.call(comparedDays, {})).list.map(({ day, comparedAt }) => [day, comparedAt]))
  const first = await compared()
  const [found] = await differences(orderNo)
  expect(first.size).toBeGreaterThanOrEqual(15)
  await morning()
  const second = await compared()
  expect([...second].filter(([day, at]) => first.get(day) !== at).map(([day]) => day)).toEqual([found?.day])
})

test('days that have not begun, or too many of them, are refused; a day waits once', async () => {
  const refused = { reason: 'invalid_input' }
  await expect(staff.call(comparePayments, { from: today(), to: '2099-01-01' })).rejects.toMatchObject(refused)
  await expect(staff.call(comparedDays, { from: '0000-01-01' })).rejects.toMatchObject(refused)
  await expect(staff.call(paymentDifferences, { to: '0000-01-01' })).rejects.toMatchObject(refused)
  await expect(staff.call(comparePayments, { from: '2020-01-01', to: today() })).rejects.toMatchObject(refused)
  await expect(staff.call(comparePayments, { from: today(), to: '2020-01-01' })).rejects.toMatchObject(refused)
  for (let n = 0; n < 2; n++) await staff.call(comparePayments, { from: today(), to: today() })
  expect(await waiting()).toHaveLength(1)
})
