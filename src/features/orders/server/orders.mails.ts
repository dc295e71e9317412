import { addressLines } from '#features/address/address.rules.ts'
import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { taxLabel } from '#features/tax/tax-label.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import type { MailBlock } from '#server/mail/compose-mail.ts'
import { isPositive, sum } from '#shared/decimal.ts'
import type { OrderAddress } from '../orders.contract.ts'
import type { NewOrder } from './orders.queries.ts'
import { insertMail } from './picking/picking.queries.ts'

type Settings = { publicUrl: string }
type Recipient = { orderNo: string; email: string }

const SYMBOLS = { USD: '$', CNY: '￥' }
const MAX_LINES_IN_A_MAIL = 30

const money = (amount: string, currency: string) => `${currency === 'USD' ? SYMBOLS.USD : SYMBOLS.CNY}${amount}`

export const orderLink = ({ publicUrl }: Settings, orderNo: string) => `${publicUrl}/orderDetail?orderNo=${orderNo}`
const paymentLink = ({ publicUrl }: Settings, orderNo: string) => `${publicUrl}/payment?orderNo=${orderNo}`

/** In the caller's transaction: the mail leaves if, and only if, what it tells has happened. */
async function tell(tx: Db, { orderNo, email }: Recipient, subject: string, title: string, blocks: MailBlock[]) {
  await sendShopMail(tx, { to: email, subject, title, blocks })
  await insertMail(tx, orderNo, subject)
}

const viewOrder = (settings: Settings, orderNo: string): MailBlock => ({
  kind: 'button',
  label: 'View the order',
  href: orderLink(settings, orderNo),
})

const text = (words: string): MailBlock => ({ kind: 'text', text: words })

export function notifyPlaced(
  tx: Tx,
  settings: Settings,
  order: Omit<NewOrder, 'searchText'> & { totalAmount: string },
): Promise<void> {
  const shown = order.lines.slice(0, MAX_LINES_IN_A_MAIL)
  const fees = sum(order.lines.map((line) => line.feeAmount))
  const more = order.lines.length - shown.length
  return tell(tx, order, `Order ${order.orderNo} received`, 'Thank you for your order', [
    text(`We have received your order ${order.orderNo} and reserved the parts for you.`),
    {
      kind: 'table',
      head: ['Part', 'Quantity', 'Unit price', 'Amount'],
      rows: shown.map((line) => [
        `${line.model} (${line.brandName})${line.arrives && `, ${line.arrives}`}`,
        String(line.count),
        money(line.unitPrice, order.currency),
        money(line.amount, order.currency),
      ]),
    },
    ...(isPositive(fees) ? [text(`Reel fees: ${money(fees, order.currency)}, part of the goods.`)] : []),
    ...(more > 0 ? [text(`And ${more} more lines.`)] : []),
    {
      kind: 'facts',
      facts: [
        ['Goods', money(order.amount, order.currency)],
        [`Shipping, ${order.expressName}`, money(order.freightAmount, order.currency)],
        ...(order.tax ? [[taxLabel(order.tax), money(order.taxAmount, order.currency)] as [string, string]] : []),
        ['Total', money(order.totalAmount, order.currency)],
        ['Ship to', addressLines(order.deliveryAddress).join(', ')],
      ],
    },
    { kind: 'button', label: 'Pay now', href: paymentLink(settings, order.orderNo) },
    {
      kind: 'note',
      text: `Please pay until ${order.payBy.toUTCString()}. After that the order is closed and the parts are free again.`,
    },
  ])
}

export const notifyPaid = (tx: Tx, settings: Settings, to: Recipient) =>
  tell(tx, to, `Payment for order ${to.orderNo} received`, 'Payment received', [
    text(`Thank you. Your payment for order ${to.orderNo} has arrived, and we are packing the parts.`),
    viewOrder(settings, to.orderNo),
  ])

export const notifyProofSent = (tx: Tx, settings: Settings, to: Recipient) =>
  tell(tx, to, `Transfer for order ${to.orderNo} noted`, 'We are checking your transfer', [
    text(`We have your proof of payment for order ${to.orderNo} and check it within one working day.`),
    viewOrder(settings, to.orderNo),
  ])

export const notifyProofRejected = (tx: Tx, settings: Settings, to: Recipient, reason: string) =>
  tell(tx, to, `Transfer for order ${to.orderNo} not found`, 'We could not find your transfer', [
    text(`We could not accept the transfer for order ${to.orderNo}:\n${reason}`),
    { kind: 'button', label: 'Send another proof or pay by card', href: paymentLink(settings, to.orderNo) },
  ])

export const notifyPaymentFailed = (tx: Tx, settings: Settings, to: Recipient, reason: string) =>
  tell(tx, to, `Payment for order ${to.orderNo} failed`, 'Your payment did not go through', [
    text(`${reason} Nothing was charged. The parts are still reserved for you.`),
    { kind: 'button', label: 'Try again', href: paymentLink(settings, to.orderNo) },
  ])

export const notifyLatePayment = (tx: Tx, settings: Settings, to: Recipient, amount: string) =>
  tell(tx, to, `Payment for order ${to.orderNo} came late`, 'Your payment came when it was no longer expected', [
    text(`A payment of ${amount} for order ${to.orderNo} has arrived, which the order can no longer take.`),
    text('It is noted, and we write to you soon: we give it back unless you prefer to order again.'),
    viewOrder(settings, to.orderNo),
  ])

export const notifyClosed = (tx: Tx, settings: Settings, to: Recipient, why: string) =>
  tell(tx, to, `Order ${to.orderNo} closed`, 'Your order is closed', [
    text(`Order ${to.orderNo} is closed: ${why} Nothing is to be paid.`),
    viewOrder(settings, to.orderNo),
  ])

export const notifyShipped = (
  tx: Tx,
  settings: Settings,
  to: Recipient,
  parcel: { carrier: string; trackingNumber: string; trackingUrl: string | null },
  contents?: Array<[part: string, pieces: string]>,
) =>
  tell(tx, to, `Order ${to.orderNo} is on its way`, 'Your parts are on their way', [
    {
      kind: 'facts',
      facts: [
        ['Carrier', parcel.carrier],
        ['Tracking number', parcel.trackingNumber],
      ],
    },
    ...(contents
      ? [
          text('This parcel holds a part of your order. The rest follows.'),
          { kind: 'table' as const, head: ['Part', 'Quantity'], rows: contents },
        ]
      : []),
    parcel.trackingUrl
      ? { kind: 'button', label: 'Follow the parcel', href: parcel.trackingUrl }
      : viewOrder(settings, to.orderNo),
    text('When it has arrived, please confirm the receipt on the page of your order.'),
  ])

export const notifyFinished = (tx: Tx, settings: Settings, to: Recipient) =>
  tell(tx, to, `Order ${to.orderNo} is finished`, 'Your order is finished', [
    text(`Order ${to.orderNo} has arrived. Thank you! If anything is wrong with it, our customer service helps.`),
    viewOrder(settings, to.orderNo),
  ])

export const notifyAfterSale = (tx: Tx, settings: Settings, to: Recipient, title: string, words: string) =>
  tell(tx, to, `Customer service for order ${to.orderNo}`, title, [text(words), viewOrder(settings, to.orderNo)])

export const notifyRefund = (tx: Tx, settings: Settings, to: Recipient, amount: string, note: string) =>
  tell(tx, to, `Refund for order ${to.orderNo}`, 'Your money is on its way back', [
    text(`We are giving back ${amount} for order ${to.orderNo}.\n${note}`),
    viewOrder(settings, to.orderNo),
  ])

export const notifyAddressChanged = (tx: Db, settings: Settings, to: Recipient, address: OrderAddress) =>
  tell(tx, to, `Delivery address of order ${to.orderNo} changed`, 'Your order goes to another address', [
    { kind: 'facts', facts: [['Ship to', addressLines(address).join(', ')]] },
    text('If you did not ask for this, please write to us at once.'),
    viewOrder(settings, to.orderNo),
  ])
