import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { migrateStore } from '#app/migrations.ts'
import { seedCatalogue } from '#demo/seed-demo.ts'
import { refundOrder } from '#features/payment/staff-payment.contract.ts'
import { assignPayment, unassignedPayments } from '#features/payment/unassigned-payment.contract.ts'
import { connect } from '#server/database/connect.ts'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { createLog } from '#server/log.ts'
import { callStore } from '../support/call-store.ts'
import { createMember } from '../support/member.ts'
import { openStore, temporaryFolder, until } from '../support/process.ts'
import { chooseParts, createBuyers } from './cluster/shop.ts'
import { placeOrder } from './shop.ts'

/*
 * What goes wrong with money at a card provider, against a store of its own with signed events of Stripe: an order that the database has
 * lost, an event that is sent again, another currency, a dispute, a refund that fails, and the comparison with the provider. Two processes share the work.
 * `npm run drill:payments`.
 */
const SECRET = 'whsec_drill'
const stripe = new Stripe('sk_test_drill')
const log = (line: string) => process.stderr.write(`${line}\n`)
const problems: string[] = []
function expectThat(what: string, isTrue: boolean): void {
  log(`${isTrue ? 'ok     ' : 'PROBLEM'} ${what}`)
  if (!isTrue) problems.push(what)
}

log('preparing a store')
/** The drill may run over midnight. */
const started = new Date().toISOString().slice(0, 10)
const folder = await temporaryFolder()
const database = await startEmbedded(folder.path, createLog('error'))
const sql = connect(database.url, { pool: 4 })
await migrateStore(sql)
await seedCatalogue(sql, 200)
/** Stripe's side of refunds, and its balance. */
const refundKeys: string[] = []
const balance: object[] = []
function book(category: string, cents: number, source: object | null, fee = 0): void {
  const id = `txn_${balance.length + 1}`
  const created = Math.floor(Date.now() / 1000)
  balance.push({
    id,
    object: 'balance_transaction',
    reporting_category: category,
    amount: cents,
    fee,
    currency: 'usd',
    created,
    source,
  })
}
const provider = createServer((request, response) => {
  if (request.url?.startsWith('/v1/balance_transactions')) {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ object: 'list', url: '/v1/balance_transactions', data: balance, has_more: false }))
    return
  }
  refundKeys.push(String(request.headers['idempotency-key']))
  request.resume().on('end', () => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ id: `re_${refundKeys.length}`, object: 'refund' }))
  })
})
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
const { port } = provider.address() as AddressInfo // it listens on a port
const store = await openStore({
  DATABASE_URL: database.url,
  DEMO: 'on',
  PROCESSES: '2',
  DATA_DIR: folder.path,
  STRIPE_SECRET_KEY: 'sk_test_drill',
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_API_URL: `http://127.0.0.1:${port}`,
})

let events = 0
async function tell(type: string, object: object, id = `evt_drill_${++events}`): Promise<number> {
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
  const answer = await fetch(`${store.url}/api/payment/webhook/stripe`, {
    method: 'POST',
    body: payload,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET }),
    },
  })
  return answer.status
}
const sessionOf = (orderNo: string, cents: number, currency = 'usd') => ({
  id: `cs_${orderNo}`,
  client_reference_id: orderNo.replace('OS', 'PM'),
  metadata: { orderNo },
  amount_total: cents,
  currency,
  payment_intent: `pi_${orderNo}`,
  payment_status: 'paid',
})
const COMPLETED = 'checkout.session.completed'
const chargeOf = (orderNo: string, cents: number, currency = 'usd') => ({
  id: `ch_${orderNo}`,
  object: 'charge',
  amount: cents,
  currency,
  payment_intent: `pi_${orderNo}`,
  metadata: { paymentNo: orderNo.replace('OS', 'PM'), orderNo },
})

const [buyer] = await createBuyers(sql, 1)
const [part] = await chooseParts(sql, 1000)
if (!buyer || !part) throw new Error('nobody buys, or nothing is sold')
const buy = callStore(store.url, buyer.token)
const staff = callStore(store.url, (await createMember(sql, 'staff')).token)
interface OrderFacts {
  status: number
  cents: number
  refunded: string
  flagged: boolean
}
async function factsOf(orderNo: string): Promise<OrderFacts> {
  const [row] = await sql<OrderFacts[]>`
    select status, round(total_amount * 100)::int cents, refunded_amount::text refunded, flagged from orders
    where order_no = ${orderNo}`
  if (!row) throw new Error(`order ${orderNo} is missing`)
  return row
}
const order = async () => {
  const orderNo = await placeOrder(buy, buyer.addressId, [part])
  return { orderNo, ...(await factsOf(orderNo)) }
}

log('an order that the database has lost')
const { orderNo: stays, cents } = await order()
const lost = 'OS-261115-LOSTLOST'
for (let turn = 0; turn < 2; turn++)
  expectThat('its event is kept', (await tell(COMPLETED, sessionOf(lost, cents), 'evt_lost')) === 200)
const { list } = await staff(unassignedPayments, {})
expectThat('staff see its payment once', list.length === 1 && list[0]?.orderNo === lost)
const { body: metrics } = await fetch(`${store.url}/metrics`).then(async (answer) => ({ body: await answer.text() }))
expectThat('the gauge of the alert has it', /^payments_unassigned 1$/m.test(metrics))
const { state } = await staff(assignPayment, { paymentNo: lost.replace('OS', 'PM'), orderNo: stays })
expectThat('assigned to an order it pays it', state === 'paid' && (await factsOf(stays)).status === 2)

log('an event that is sent again')
const again = await order()
const paid = sessionOf(again.orderNo, again.cents)
const answers = await Promise.all(Array.from({ length: 20 }, () => tell(COMPLETED, paid, 'evt_again')))
const [taken] = await sql<{ payments: number; notes: number }[]>`
  select (select count(*)::int from payment join orders using (order_id) where order_no = ${again.orderNo}) payments,
    (select count(*)::int from order_event join orders using (order_id)
      where order_no = ${again.orderNo} and action = 'pay') notes`
expectThat(
  'every copy is answered',
  answers.every((status) => status === 200),
)
expectThat('it has one effect', taken?.payments === 1 && taken.notes === 1)

log('another currency')
const other = await order()
expectThat('the event is kept', (await tell(COMPLETED, sessionOf(other.orderNo, other.cents, 'eur'))) === 200)
const { status, flagged } = await factsOf(other.orderNo)
expectThat('the order is not paid, and flagged', status === 1 && flagged)

log('a dispute')
const dispute = {
  id: 'dp_1',
  amount: paid.amount_total,
  currency: 'usd',
  payment_intent: paid.payment_intent,
  reason: 'fraudulent',
}
await tell('charge.dispute.created', { ...dispute, status: 'needs_response' })
expectThat('its order is flagged', (await factsOf(again.orderNo)).flagged)
const refused = await staff(refundOrder, { orderNo: again.orderNo, amount: '0.01', note: 'Drill' }).catch(
  () => 'refused',
)
expectThat('it cannot be refunded meanwhile', refused === 'refused')
await tell('charge.dispute.closed', { ...dispute, status: 'won' })

log('a refund that fails')
const { refundNo } = await staff(refundOrder, { orderNo: again.orderNo, amount: '0.01', note: 'Drill' })
await until(async () => refundKeys.length > 0)
const refund = { id: 're_1', amount: 1, currency: 'usd', payment_intent: paid.payment_intent, metadata: { refundNo } }
await tell('refund.created', { ...refund, status: 'succeeded' })
expectThat('ours is not doubled', (await factsOf(again.orderNo)).refunded === '0.0100')
await tell('refund.failed', { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' })
expectThat('the amount is open again', Number((await factsOf(again.orderNo)).refunded) === 0)
await staff(refundOrder, { orderNo: again.orderNo, amount: '0.01', note: 'Drill, again' })
await until(async () => refundKeys.length > 1)
expectThat('it is tried again, with another key', new Set(refundKeys).size === 2)

log('the comparison with the provider')
/** The command of staff, with the account of the demo store. */
const today = new Date().toISOString().slice(0, 10)
const command = (...more: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) =>
    execFile(
      process.execPath,
      [
        'src/app/commands/staff-command.ts',
        'compare-payments',
        '--from',
        started,
        '--to',
        today,
        '--url',
        store.url,
        ...more,
      ],
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    ),
  )
for (const [orderNo, amount] of [
  [lost, cents],
  [again.orderNo, again.cents],
] as const)
  book('charge', amount, chargeOf(orderNo, amount), 40)
book('charge', other.cents, chargeOf(other.orderNo, other.cents, 'eur'))
book('dispute', -dispute.amount, { ...dispute, object: 'dispute' }, 1500)
book('dispute_reversal', dispute.amount, { ...dispute, object: 'dispute' })
const ours = (id: string) => ({ ...refund, id, object: 'refund' })
book('refund', -1, ours('re_1'))
book('refund_failure', 1, ours('re_1'))
book('refund', -1, { ...ours('re_2'), metadata: {} })
book('payout', -500, { id: 'po_1', object: 'payout', amount: 500, currency: 'usd' })
book('fee', -25, null)
const alike = await command()
expectThat('what both know alike is no difference', alike.code === 0)
expectThat('fees are seen', alike.output.includes(`fee −$16.05`))
expectThat('payouts are seen', alike.output.includes(`payout −$5.00`))
const forgotten = 'OS-261115-LSTAGAIN'
book('charge', cents, chargeOf(forgotten, cents))
book('refund', -2, { ...ours('re_made_there'), amount: 2, metadata: {} })
const differing = await command()
expectThat('differences have an exit code', differing.code === 2)
expectThat('a lost order is seen', differing.output.includes(`payment pi_${forgotten}  not in the store`))
expectThat('a refund made at the provider is seen', differing.output.includes('refund re_made_there  not in the store'))
const readGauge = () =>
  fetch(`${store.url}/metrics`).then(async (answer) => /^payment_differences (\d+)$/m.exec(await answer.text())?.[1])
expectThat('the gauge has them', await until(async () => (await readGauge()) === '2').then(() => true))
const takings = await Promise.all([command('--take'), command()])
expectThat('the store takes them', takings[0]?.code === 0)
const unassigned = await staff(unassignedPayments, {})
expectThat(
  'the lost order waits as an unassigned payment, once',
  unassigned.list.length === 1 && unassigned.list[0]?.orderNo === forgotten,
)
expectThat('the refund is recorded', Number((await factsOf(again.orderNo)).refunded) === 0.03)
await tell(COMPLETED, sessionOf(forgotten, cents))
await tell('refund.created', { ...ours('re_made_there'), amount: 2, metadata: {}, status: 'succeeded' })
expectThat(
  'their late events change nothing',
  (await staff(unassignedPayments, {})).list.length === 1 && Number((await factsOf(again.orderNo)).refunded) === 0.03,
)
expectThat('nothing differs any more', (await command()).code === 0)

const [left] = await sql<{ count: number }[]>`select count(*)::int count from payment_event where state = 'received'`
expectThat('no event is left without its effect', left?.count === 0)
await store.stop()
provider.close()
await sql.end({ timeout: 5 })
await database.stop()
await folder.remove()
log(problems.length === 0 ? 'all as it should be' : `${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
