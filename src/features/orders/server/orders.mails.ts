import { addressLines } from '#features/address/address.rules.ts'
import { dayCount, dueText } from '#features/credit/credit.rules.ts'
import { getShop, type Shop } from '#features/shop/server/shop.service.ts'
import { composeShopMail } from '#features/shop/server/shop-mail.service.ts'
import type { BankAccount } from '#features/shop/shop.contract.ts'
import { taxLabel } from '#features/tax/tax-label.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import type { MailBlock } from '#server/mail/compose-mail.ts'
import { type Mail, sendMail } from '#server/mail/mail.ts'
import { momentText } from '#server/mail/moment-text.ts'
import { isPositive, sum } from '#shared/decimal.ts'
import { formatMoney, formatPayable } from '#shared/money/format-money.ts'
import { formatCount } from '#shared/text/format-count.ts'
import type { PayMethod } from '../order.schema.ts'
import { ORDER_MAILS } from '../order-mails.ts'
import type { OrderAddress } from '../orders.contract.ts'
import type { NewOrder } from './orders.queries.ts'
import { insertMail } from './picking/picking.queries.ts'

type Settings = { publicUrl: string }
type Recipient = { orderNo: string; email: string }

const MAX_LINES_IN_A_MAIL = 30

export const orderLink = ({ publicUrl }: Settings, orderNo: string) => `${publicUrl}/orderDetail?orderNo=${orderNo}`
const paymentLink = ({ publicUrl }: Settings, orderNo: string) => `${publicUrl}/payment?orderNo=${orderNo}`

type Blocks = (text: MailBlock) => MailBlock[]

const composeOrderMail = (
  shop: Shop,
  { orderNo, email }: Recipient,
  kind: keyof typeof ORDER_MAILS,
  values: Record<string, string>,
  blocks: Blocks,
): Mail => composeShopMail(shop, { to: email, wording: ORDER_MAILS[kind], values: { orderNo, ...values }, blocks })

/** Enqueued in the caller's transaction, so that a rollback also cancels the mail. */
async function sendOrderMail(
  tx: Db,
  to: Recipient,
  kind: keyof typeof ORDER_MAILS,
  values: Record<string, string>,
  blocks: Blocks,
) {
  const mail = composeOrderMail(await getShop(tx), to, kind, values, blocks)
  await Promise.all([sendMail(tx, mail), insertMail(tx, to.orderNo, mail.subject)])
}

const viewOrder = (settings: Settings, orderNo: string): MailBlock => ({
  kind: 'button',
  label: 'View the order',
  href: orderLink(settings, orderNo),
})

const text = (words: string): MailBlock => ({ kind: 'text', text: words })

/** Not enqueued here: the order is written together with its mail and its jobs. */
export function composePlacedMail(
  shop: Shop,
  settings: Settings,
  order: Omit<NewOrder, 'searchText' | 'mailSubject'> & { totalAmount: string },
  onAccount?: { days: number; bank: BankAccount },
): Mail {
  const shown = order.lines.slice(0, MAX_LINES_IN_A_MAIL)
  const fees = sum(order.lines.map((line) => line.feeAmount))
  const more = order.lines.length - shown.length
  return composeOrderMail(shop, order, 'placed', {}, (words) => [
    words,
    {
      kind: 'table',
      head: ['Part', 'Amount'],
      rows: shown.map((line) => [
        `${line.model} (${line.brandName})`,
        formatMoney(line.amount, order.currency),
        `${formatCount(line.count)} × ${formatMoney(line.unitPrice, order.currency)}${line.arrives && `, ${line.arrives}`}`,
      ]),
    },
    ...(isPositive(fees) ? [text(`Reel fees: ${formatMoney(fees, order.currency)}, part of the goods.`)] : []),
    ...(more > 0 ? [text(`And ${more} more lines.`)] : []),
    {
      kind: 'facts',
      facts: [
        ['Goods', formatMoney(order.amount, order.currency)],
        [`Shipping, ${order.expressName}`, formatMoney(order.freightAmount, order.currency)],
        ...(order.tax ? [[taxLabel(order.tax), formatMoney(order.taxAmount, order.currency)] as [string, string]] : []),
        ['Total', formatMoney(order.totalAmount, order.currency)],
        ['Ship to', addressLines(order.deliveryAddress).join(', ')],
      ],
    },
    ...(onAccount
      ? [
          ...toPayLater(order.orderNo, {
            ...onAccount,
            dueOn: null,
            openAmount: order.totalAmount,
            currency: order.currency,
          }),
          viewOrder(settings, order.orderNo),
        ]
      : toPayNow(settings, order)),
  ])
}

const toPayNow = (settings: Settings, { orderNo, payBy }: { orderNo: string; payBy: Date }): MailBlock[] => [
  { kind: 'button', label: 'Pay now', href: paymentLink(settings, orderNo) },
  {
    kind: 'note',
    text: `Please pay by ${momentText(payBy)}. After that the order is closed and the parts are released.`,
  },
]

/** When and where to pay an order on account. */
export interface PayLater {
  days: number
  dueOn: string | null
  openAmount: string
  currency: string
  /** Undefined when the shop has removed its account since. */
  bank: BankAccount | undefined
}

export const toPayLater = (orderNo: string, { bank, openAmount, currency, ...due }: PayLater): MailBlock[] => [
  text(`${dueText(due)}.`),
  ...(bank ? [{ kind: 'facts' as const, facts: bankFacts(bank, orderNo, formatPayable(openAmount, currency)) }] : []),
]

const bankFacts = (bank: BankAccount, orderNo: string, amount: string) => {
  const facts: Array<[string, string]> = [
    ['Beneficiary', bank.beneficiary],
    ['Bank', [bank.bankName, bank.bankAddress].filter(Boolean).join(', ')],
    ['Account', bank.accountNumber],
    ['SWIFT', bank.swift],
    ['Reference', orderNo],
    ['Amount', amount],
  ]
  return facts.filter(([, value]) => value !== '')
}

/** An order on account may have been shipped long before. */
export const notifyPaid = (tx: Tx, settings: Settings, to: Recipient & { payMethod: PayMethod }) =>
  sendOrderMail(tx, to, to.payMethod === 'account' ? 'paidOnAccount' : 'paid', {}, (words) => [
    words,
    viewOrder(settings, to.orderNo),
  ])

export const notifyProofSent = (tx: Tx, settings: Settings, to: Recipient) =>
  sendOrderMail(tx, to, 'proofSent', {}, (words) => [words, viewOrder(settings, to.orderNo)])

export const notifyProofRejected = (
  tx: Tx,
  settings: Settings,
  to: Recipient & { payMethod: PayMethod },
  reason: string,
) =>
  sendOrderMail(tx, to, 'proofRejected', { reason }, (words) => [
    words,
    {
      kind: 'button',
      label: to.payMethod === 'account' ? 'Send another proof' : 'Send another proof or pay by card',
      href: paymentLink(settings, to.orderNo),
    },
  ])

export const notifyPaymentFailed = (tx: Tx, settings: Settings, to: Recipient, reason: string) =>
  sendOrderMail(tx, to, 'paymentFailed', { reason }, (words) => [
    words,
    { kind: 'button', label: 'Try again', href: paymentLink(settings, to.orderNo) },
  ])

export const notifyLatePayment = (tx: Tx, settings: Settings, to: Recipient, amount: string) =>
  sendOrderMail(tx, to, 'paymentLate', { amount }, (words) => [words, viewOrder(settings, to.orderNo)])

export const notifyClosed = (tx: Tx, settings: Settings, to: Recipient, why: string) =>
  sendOrderMail(tx, to, 'closed', { reason: why }, (words) => [words, viewOrder(settings, to.orderNo)])

const partOfOrder = (rows: Array<[part: string, pieces: string]>): MailBlock[] => [
  text('This parcel contains a part of your order. The rest will follow.'),
  { kind: 'table', head: ['Part', 'Quantity'], rows },
]

export const notifyShipped = (
  tx: Tx,
  settings: Settings,
  to: Recipient,
  parcel: { carrier: string; trackingNumber: string; trackingUrl: string | null },
  {
    contents,
    payLater,
  }: { contents?: Array<[part: string, pieces: string]> | undefined; payLater?: PayLater | undefined },
) =>
  sendOrderMail(tx, to, 'shipped', { carrier: parcel.carrier, trackingNumber: parcel.trackingNumber }, (words) => [
    {
      kind: 'facts',
      facts: [
        ['Carrier', parcel.carrier],
        ['Tracking number', parcel.trackingNumber],
      ],
    },
    ...(contents ? partOfOrder(contents) : []),
    parcel.trackingUrl
      ? { kind: 'button', label: 'Track the parcel', href: parcel.trackingUrl }
      : viewOrder(settings, to.orderNo),
    ...(payLater ? toPayLater(to.orderNo, payLater) : []),
    words,
  ])

export const notifyFinished = (tx: Tx, settings: Settings, to: Recipient) =>
  sendOrderMail(tx, to, 'finished', {}, (words) => [words, viewOrder(settings, to.orderNo)])

export const notifyAfterSale = (tx: Tx, settings: Settings, to: Recipient, title: string, message: string) =>
  sendOrderMail(tx, to, 'afterSale', { news: title, message }, (words) => [words, viewOrder(settings, to.orderNo)])

export const notifyRefund = (tx: Tx, settings: Settings, to: Recipient, amount: string, note: string) =>
  sendOrderMail(tx, to, 'refund', { amount, reason: note }, (words) => [words, viewOrder(settings, to.orderNo)])

/** An order on account that was to be paid by now. */
export const notifyOverdue = (
  tx: Tx,
  settings: Settings,
  to: Recipient & { currency: string; openAmount: string; overdueDays: number },
  payLater: PayLater,
) =>
  sendOrderMail(
    tx,
    to,
    'overdue',
    { amount: formatPayable(to.openAmount, to.currency), days: dayCount(to.overdueDays) },
    (words) => [
      words,
      ...toPayLater(to.orderNo, payLater),
      { kind: 'button', label: 'Bank account and proof of payment', href: paymentLink(settings, to.orderNo) },
    ],
  )

/** A part of an order on account was paid. */
export const notifyPartPaid = (
  tx: Tx,
  settings: Settings,
  to: Recipient & { currency: string },
  { amount, rest }: { amount: string; rest: string },
) =>
  sendOrderMail(
    tx,
    to,
    'partPaid',
    { amount: formatMoney(amount, to.currency), rest: formatPayable(rest, to.currency) },
    (words) => [words, viewOrder(settings, to.orderNo)],
  )

/** Taken off an order on account before it was paid. */
export const notifyCredit = (tx: Tx, settings: Settings, to: Recipient, amount: string, note: string) =>
  sendOrderMail(tx, to, 'credit', { amount, reason: note }, (words) => [words, viewOrder(settings, to.orderNo)])

export const notifyAddressChanged = (tx: Db, settings: Settings, to: Recipient, address: OrderAddress) =>
  sendOrderMail(tx, to, 'addressChanged', {}, (words) => [
    { kind: 'facts', facts: [['Ship to', addressLines(address).join(', ')]] },
    words,
    viewOrder(settings, to.orderNo),
  ])
