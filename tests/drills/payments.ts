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
 * lost, an event that is sent again, another currency, a dispute and a refund that fails. `npm run drill:payments`.
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
const folder = await temporaryFolder()
const database = await startEmbedded(folder.path, createLog('error'))
const sql = connect(database.url, { pool: 4 })
await migrateStore(sql)
await seedCatalogue(sql, 200)
/** Stripe's side of refunds. */
const refundKeys: string[] = []
const provider = createServer((request, response) => {
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

const [left] = await sql<{ count: number }[]>`select count(*)::int count from payment_event where state = 'received'`
expectThat('no event is left without its effect', left?.count === 0)
await store.stop()
provider.close()
await sql.end({ timeout: 5 })
await database.stop()
await folder.remove()
log(problems.length === 0 ? 'all as it should be' : `${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
