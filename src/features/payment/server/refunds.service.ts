import { z } from 'zod'
import { addUp, inCents, minus } from '#features/orders/money.rules.ts'
import { explainRefusal } from '#features/orders/order-status.rules.ts'
import {
  type Changed,
  lockOrder,
  lockOrderById,
  type OrderState,
} from '#features/orders/server/order-changes.service.ts'
import { generateNumber } from '#features/orders/server/order-number.ts'
import { countRefund, flagOrder, noteOnOrder, settleByCredit } from '#features/orders/server/order-payment.service.ts'
import type { OrderSettings } from '#features/orders/server/order-settings.ts'
import { notifyCredit, notifyRefund } from '#features/orders/server/orders.mails.ts'
import { cancelByStaff, isPartlyShipped } from '#features/orders/server/orders.service.ts'
import { recordStaffAction, type StaffMember } from '#features/orders/server/staff/staff-actions.service.ts'
import { taxInRefunds } from '#features/tax/tax.rules.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { enqueue, handleJob, type JobHandler, job } from '#server/jobs/job.ts'
import { AppError } from '#shared/app-error.ts'
import { compare, type Decimal, isPositive } from '#shared/decimal.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import * as queries from './payment.queries.ts'
import { getProvider, type Providers } from './providers.service.ts'
import { failRefund } from './refund-failure.service.ts'

/** Calls the provider outside of the transaction, with retries. */
export const carryOutRefund = job({ name: 'payment.refund', payload: z.object({ refundNo: z.string() }) })

/** Refundable payments. */
interface Source {
  /** Without both it is a credit: an order on account that is not paid yet. No money moves. */
  paymentId: number | null
  transferId: number | null
  late: boolean
  left: Decimal
}

export interface RefundInput {
  orderNo: string
  amount: Decimal
  note: string
}

export function refundOrder(sql: Db, staff: StaffMember, input: RefundInput, settings: OrderSettings) {
  assertPositive(input.amount)
  return inTransaction(sql, async (tx) => {
    const order = await lockOrder(tx, input.orderNo)
    const sources = await listSources(tx, order)
    const source = chooseSource(sources, input.amount)
    const isOpen = isPositive(order.openAmount)
    const amount = source.paymentId === null ? input.amount : inCents(input.amount)
    assertPositive(amount)
    const { paymentId, transferId } = source
    const refundNo = generateNumber('RF')
    const state = paymentId === null ? ('done' as const) : ('pending' as const)
    const taxAmount = source.late ? '0' : await taxOfRefund(tx, order, amount)
    await queries.insertRefund(tx, {
      ...input,
      refundNo,
      orderId: order.orderId,
      paymentId,
      transferId,
      amount,
      taxAmount,
      state,
    })
    if (paymentId !== null) {
      await queries.addPaymentRefund(tx, paymentId, amount)
      await enqueue(tx, carryOutRefund, { refundNo })
    } else if (transferId !== null) await queries.addTransferRefund(tx, transferId, amount)
    await countRefund(tx, order, { amount, taxAmount, returned: isOpen && !isCredit(source) ? amount : '0' })
    if (isCredit(source) && isSettledBy(order, amount)) await settleByCredit(tx, order, staff.accountId)
    // An order may be flagged for something else than late money.
    if (source.late && !stillLate(sources, source, amount)) await flagOrder(tx, order, false)
    const money = `${formatMoney(amount, order.currency)}${isPositive(taxAmount) ? ` (tax included: ${formatMoney(taxAmount, order.currency)})` : ''}`
    await noteOnOrder(tx, order, 'staff', 'refund', `${money}${isCredit(source) ? ', credited' : ''}: ${input.note}`)
    await recordStaffAction(tx, staff, 'refund', order.orderId, `${refundNo} ${money}: ${input.note}`)
    const notify = isCredit(source) ? notifyCredit : notifyRefund
    await notify(tx, settings, order, money, input.note)
    return { orderNo: order.orderNo, refundNo, refundedAmount: addUp([order.refundedAmount, amount]), state }
  })
}

/**
 * Cancels an order on account that is neither paid nor shipped. What is open is credited, so that the figures hold no sale
 * of it and the customer's limit is free again; no money moves.
 */
export function cancelOnAccount(
  sql: Db,
  staff: StaffMember,
  { orderNo, reason }: { orderNo: string; reason: string },
  settings: OrderSettings,
): Promise<Changed> {
  return inTransaction(sql, async (tx) => {
    const order = await lockOrder(tx, orderNo)
    if (order.payMethod !== 'account' || order.paidAt)
      throw new AppError('wrong_status', explainRefusal(orderNo, order.status, 'cancelOnAccount'))
    if (isPositive(order.receivedAmount))
      throw new AppError(
        'wrong_status',
        `A part of order ${orderNo} is paid. Credit what is open, refund what was paid.`,
      )
    if (await isPartlyShipped(tx, order))
      throw new AppError('wrong_status', `A part of order ${orderNo} is shipped. Credit what will not be delivered.`)
    const changed = await cancelByStaff(tx, staff, order, { action: 'cancelOnAccount', reason }, settings)
    if (isPositive(order.openAmount)) await creditRest(tx, order, reason)
    return changed
  })
}

async function creditRest(tx: Tx, order: OrderState, note: string): Promise<void> {
  const [amount, taxAmount] = [order.openAmount, minus(order.taxAmount, order.refundedTaxAmount)]
  const credit = { orderId: order.orderId, paymentId: null, transferId: null, amount, taxAmount, note }
  await queries.insertRefund(tx, { ...credit, refundNo: generateNumber('RF'), state: 'done' })
  await countRefund(tx, order, { amount, taxAmount, returned: '0' })
  await noteOnOrder(tx, order, 'staff', 'refund', `${formatMoney(amount, order.currency)}, credited: ${note}`)
}

/** This refund's share of the tax: that of all refunds together minus that of earlier ones, to avoid rounding errors. */
export async function taxOfRefund(tx: Tx, order: OrderState, amount: Decimal): Promise<Decimal> {
  const [earlier] = await queries.sumRefunds(tx, order.orderId)
  const held = taxInRefunds(order, addUp([earlier?.amount ?? '0', amount]))
  return minus(held, order.refundedTaxAmount)
}

function assertPositive(amount: Decimal): void {
  if (!isPositive(amount)) throw new AppError('wrong_amount', 'Please enter the amount to refund.')
}

/** Nothing is left to pay of an order on account that was paid in part. */
const isSettledBy = ({ openAmount, receivedAmount }: OrderState, credit: Decimal): boolean =>
  isPositive(receivedAmount) && compare(credit, openAmount) >= 0

const isCredit = ({ paymentId, transferId }: Source): boolean => paymentId === null && transferId === null

async function listSources(tx: Tx, { orderId, openAmount }: OrderState): Promise<Source[]> {
  const credit = { paymentId: null, transferId: null, late: false, left: openAmount }
  const [payments, transfers] = await Promise.all([
    queries.listPayments(tx, orderId),
    queries.listTransfers(tx, orderId),
  ])
  const cards = payments
    .filter(({ state, dispute }) => (state === 'paid' || state === 'late') && dispute !== 'open' && dispute !== 'lost')
    .map((row) => ({
      paymentId: row.paymentId,
      transferId: null,
      late: row.state === 'late',
      left: minus(row.amount, row.refundedAmount),
    }))
  const banks = transfers
    .filter(({ state }) => state === 'accepted')
    .map((row) => ({
      paymentId: null,
      transferId: row.transferId,
      late: false,
      left: minus(row.amount, row.refundedAmount),
    }))
  // Late payments are refunded first. What is still open is credited before money goes back.
  return [credit, ...cards, ...banks]
    .filter(({ left }) => isPositive(left))
    .sort((a, b) => Number(b.late) - Number(a.late))
}

function chooseSource(sources: Source[], amount: Decimal): Source {
  const source = sources.find(({ left }) => compare(amount, left) <= 0)
  if (source) return source
  if (sources.length === 0)
    throw new AppError(
      'above_paid',
      'This order has no payment that can be refunded: it is not paid, refunded or disputed.',
    )
  const most = sources.reduce((largest, { left }) => (compare(left, largest) > 0 ? left : largest), '0.0000')
  throw new AppError('above_paid', `At most ${most} can be refunded for this order.`)
}

const stillLate = (sources: Source[], used: Source, amount: Decimal): boolean =>
  sources.some((one) => one.late && isPositive(one === used ? minus(one.left, amount) : one.left))

export const refundHandler = (providers: Providers): JobHandler =>
  handleJob(
    carryOutRefund,
    async ({ sql }, { refundNo }) => {
      const [refund] = await queries.findPendingRefund(sql, refundNo)
      if (!refund) return
      const { method, amount, providerPayment } = refund
      if (!providerPayment) throw new Error(`the payment behind ${refundNo} has no number at its provider`)
      const provider = getProvider(providers(sql), method)
      const { providerRefund } = await provider.refund({ refundNo, providerPayment, amount })
      await queries.finishRefund(sql, refundNo, providerRefund)
    },
    async (tx, { refundNo }, why) => {
      const [found] = await queries.findCardRefund(tx, refundNo)
      if (found) await failRefund(tx, await lockOrderById(tx, found.orderId), refundNo, { why, reference: null })
    },
  )
