import { generateNumber } from '#features/orders/server/order-number.ts'
import { getServiceEmail } from '#features/shop/server/shop.service.ts'
import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import type { Tx } from '#server/database/connect.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import type { KeptEvent } from '../events/events.queries.ts'
import * as queries from './unassigned.queries.ts'

/** Keeps money that belongs to no order of the database, and tells the shop. Once per payment. */
export async function keepUnassigned(tx: Tx, event: KeptEvent): Promise<'unassigned' | 'nothing'> {
  const { provider: method, eventId, orderNo, amount, currency, providerPayment } = event
  const paymentNo = event.paymentNo || generateNumber('PM')
  const row = { paymentNo, method, eventId, orderNo, amount, currency, providerPayment }
  if ((await queries.insertUnassigned(tx, row)).length === 0) return 'nothing'
  const money = formatMoney(amount, currency)
  const title = `A payment of ${money} has no order`
  await sendShopMail(tx, {
    to: await getServiceEmail(tx),
    subject: title,
    title,
    blocks: [
      { kind: 'text', text: 'The payment provider reports money for an order that this store does not have.' },
      {
        kind: 'facts',
        facts: [
          ['Payment', paymentNo],
          ['Amount', money],
          ['Order, as reported', orderNo || 'none'],
          ['Provider', `${method} ${providerPayment ?? ''}`.trim()],
        ],
      },
      { kind: 'text', text: 'Please assign it to an order or refund it: Back office, Payments, Not assigned.' },
      { kind: 'note', text: 'After a restore, orders that were placed after the backup are missing.' },
    ],
  })
  return 'unassigned'
}
