import { addUp, inCents, isPartOf, minus } from '#features/orders/money.rules.ts'
import type { OrderStatus } from '#features/orders/order-status.rules.ts'
import {
  advance,
  type Changed,
  changedTo,
  lockOpenOrders,
  lockOrder,
  lockOrderById,
  lockOrderOf,
  type OrderState,
} from '#features/orders/server/order-changes.service.ts'
import { generateNumber } from '#features/orders/server/order-number.ts'
import {
  allowTransferTime,
  assertOpen,
  noteOnOrder,
  takeTransfer,
  transferNotOffered,
} from '#features/orders/server/order-payment.service.ts'
import type { OrderSettings } from '#features/orders/server/order-settings.ts'
import { notifyProofRejected, notifyProofSent } from '#features/orders/server/orders.mails.ts'
import { recordStaffAction, type StaffMember } from '#features/orders/server/staff/staff-actions.service.ts'
import { claimResource } from '#features/resource/server/resource.service.ts'
import { findTransferAccount } from '#features/shop/server/shop.service.ts'
import type { Actor } from '#server/api/implement.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { compare, type Decimal, isPositive } from '#shared/decimal.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import { offsetOf } from '#shared/paging.ts'
import { allocatePayment } from '../allocation.rules.ts'
import { findAmountProblem, findShortfall, findTransferDateProblem } from '../proof-form.rules.ts'
import * as queries from './payment.queries.ts'
import { attemptOf, transferOf } from './payment-rows.ts'

export interface TransferInput {
  orderNo: string
  payer: string
  amount: Decimal
  transferDate: string
  proof: string
}

/** The buyer reports a transfer with a proof; staff check whether it arrives. */
export function sendProof(sql: Db, buyer: Actor, input: TransferInput, settings: OrderSettings) {
  assertPlausible(input)
  const { accountId, customerId } = buyer
  return inTransaction(sql, async (tx) => {
    const order = await lockOrderOf(tx, customerId, input.orderNo)
    await assertTransferOffered(tx, order)
    const note = `${formatMoney(input.amount, order.currency)} from ${input.payer} on ${input.transferDate}`
    const status =
      order.payMethod === 'account'
        ? await noteProof(tx, order, note)
        : (await advance(tx, order, { action: 'sendProof', who: 'buyer', accountId, note })).status
    await claimResource(tx, input.proof, buyer, 'proof')
    const transferNo = await insert(tx, { ...input, orderId: order.orderId, currency: order.currency })
    await notifyProofSent(tx, settings, order)
    return { orderNo: order.orderNo, transferNo, status }
  })
}

/** The status of an order on account says where its parcel is: the proof is only noted. */
async function noteProof(tx: Tx, order: OrderState, note: string): Promise<OrderStatus> {
  assertOpen(order)
  const sent = (await queries.listTransfers(tx, order.orderId)).some(({ state }) => state === 'sent')
  if (sent) throw new AppError('wrong_status', 'We are already checking the proof you sent.')
  await noteOnOrder(tx, order, 'buyer', 'sendProof', note)
  return order.status
}

/** Transfers that were offered before can still be reported after the bank account is removed. */
async function assertTransferOffered(tx: Tx, { currency, payMethod }: OrderState): Promise<void> {
  if (payMethod === 'online' && !(await findTransferAccount(tx, currency))) throw transferNotOffered()
}

function assertPlausible({ amount, transferDate }: Pick<TransferInput, 'amount' | 'transferDate'>): void {
  const wrongAmount = findAmountProblem(amount)
  if (wrongAmount) throw new AppError('wrong_amount', wrongAmount)
  // One day of tolerance for time zones.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const wrongDate = findTransferDateProblem(transferDate, tomorrow)
  if (wrongDate) throw new AppError('invalid_input', wrongDate)
}

async function insert(tx: Tx, transfer: Omit<Parameters<typeof queries.insertTransfer>[1], 'transferNo'>) {
  for (;;) {
    const transferNo = generateNumber('TR')
    const [inserted] = await queries.insertTransfer(tx, { ...transfer, transferNo })
    if (inserted) return transferNo
  }
}

/** Locks the order before its transfer, so that it is decided once. */
async function lockTransfer(tx: Tx, transferNo: string) {
  const [found] = await queries.findTransfer(tx, transferNo)
  if (!found) throw new AppError('not_found', 'There is no such transfer.')
  const order = await lockOrderById(tx, found.orderId)
  const [transfer = found] = await queries.findTransfer(tx, transferNo)
  if (transfer.state !== 'sent')
    throw new AppError('wrong_status', `Transfer ${transferNo} was ${transfer.state} already.`)
  return { order, transfer }
}

export function acceptTransfer(
  sql: Db,
  staff: StaffMember,
  { transferNo, note, settle }: { transferNo: string; note: string; settle: boolean },
  settings: OrderSettings,
): Promise<Changed> {
  return inTransaction(sql, async (tx) => {
    const { order, transfer } = await lockTransfer(tx, transferNo)
    if (settle) assertExplained(order, transfer.amount, note)
    const change = { action: 'acceptProof' as const, accountId: staff.accountId, note }
    const changed = await takeTransfer(tx, order, { ...change, amount: transfer.amount, settles: settle }, settings)
    await queries.decideTransfer(tx, transfer.transferId, 'accepted', note)
    await recordStaffAction(tx, staff, 'acceptTransfer', order.orderId, `${transferNo} ${note}`.trim())
    return changed
  })
}

type RecordedTransfer = Pick<TransferInput, 'payer' | 'amount' | 'transferDate'> & { note: string }

/** Money arrived, and the buyer has sent no proof of it. */
export function recordTransfer(
  sql: Db,
  staff: StaffMember,
  { orderNo, settle, ...input }: RecordedTransfer & { orderNo: string; settle: boolean },
  settings: OrderSettings,
): Promise<Changed> {
  assertPlausible(input)
  return inTransaction(sql, async (tx) => {
    const order = await lockOrder(tx, orderNo)
    if (settle || order.payMethod !== 'account') assertExplained(order, input.amount, input.note)
    return record(tx, staff, order, { ...input, settles: settle }, settings)
  })
}

async function record(
  tx: Tx,
  staff: StaffMember,
  order: OrderState,
  { note, settles, ...input }: RecordedTransfer & { settles: boolean },
  settings: OrderSettings,
): Promise<Changed> {
  const { orderId, currency } = order
  const said = `${formatMoney(input.amount, currency)} from ${input.payer} on ${input.transferDate}`
  const change = { action: 'pay' as const, accountId: staff.accountId, note: said }
  const changed = await takeTransfer(tx, order, { ...change, amount: input.amount, settles }, settings)
  const transferNo = await insert(tx, { ...input, proof: '', orderId, currency })
  const [transfer] = await queries.findTransfer(tx, transferNo)
  if (transfer) await queries.decideTransfer(tx, transfer.transferId, 'accepted', note)
  await recordStaffAction(tx, staff, 'recordTransfer', orderId, `${transferNo} ${note}`.trim())
  return changed
}

/** Less than what is to be paid settles an order only with a reason. Of an order on account, credits are taken off. */
function assertExplained({ payMethod, openAmount, totalAmount }: OrderState, amount: Decimal, note: string): void {
  const toPay = payMethod === 'account' && isPositive(openAmount) ? openAmount : totalAmount
  const shortfall = findShortfall(amount, toPay, note)
  if (shortfall) throw new AppError('wrong_amount', shortfall)
}

export interface CustomerPayment extends RecordedTransfer {
  accountId: number
  currency: string
  /** What was open when the payment was entered: two people do not record it twice. */
  seenOpen: Decimal
}

/** One transfer for several orders on account: those that are due first are paid first. */
export function recordCustomerPayment(
  sql: Db,
  staff: StaffMember,
  { accountId, currency, seenOpen, ...input }: CustomerPayment,
  settings: OrderSettings,
): Promise<{ orders: Array<{ orderNo: string; amount: Decimal; openAmount: Decimal }> }> {
  assertPlausible(input)
  return inTransaction(sql, async (tx) => {
    const open = await lockOpenOrders(tx, accountId, currency)
    if (compare(addUp(open.map(({ openAmount }) => openAmount)), seenOpen) !== 0)
      throw new AppError('changed_meanwhile', 'What is open has changed since you opened this page.')
    const { parts, rest } = allocatePayment(input.amount, open)
    if (isPositive(rest))
      throw new AppError('wrong_amount', `This is ${formatMoney(inCents(rest), currency)} more than what is open.`)
    for (const { order, amount } of parts)
      await record(tx, staff, order, { ...input, amount, settles: false }, settings)
    return {
      orders: parts.map(({ order: { orderNo, openAmount }, amount }) => ({
        orderNo,
        amount,
        openAmount: isPartOf(amount, openAmount) ? minus(openAmount, amount) : '0.0000',
      })),
    }
  })
}

export function rejectTransfer(
  sql: Db,
  staff: StaffMember,
  { transferNo, reason }: { transferNo: string; reason: string },
  settings: OrderSettings,
): Promise<Changed> {
  return inTransaction(sql, async (tx) => {
    const { order, transfer } = await lockTransfer(tx, transferNo)
    await queries.decideTransfer(tx, transfer.transferId, 'rejected', reason)
    const changed = await takeProofBack(tx, order, { staff, reason, settings })
    await recordStaffAction(tx, staff, 'rejectTransfer', order.orderId, `${transferNo}: ${reason}`)
    await notifyProofRejected(tx, settings, order, reason)
    return changed
  })
}

/** Unpaid again, with a new deadline. On account nothing else has changed. */
async function takeProofBack(
  tx: Tx,
  order: OrderState,
  { staff, reason, settings }: { staff: StaffMember; reason: string; settings: OrderSettings },
): Promise<Changed> {
  if (order.payMethod === 'account') {
    await noteOnOrder(tx, order, 'staff', 'rejectProof', reason)
    return changedTo(order.orderNo, order.status)
  }
  const change = { action: 'rejectProof' as const, who: 'staff' as const, accountId: staff.accountId, note: reason }
  const changed = await advance(tx, order, change)
  await allowTransferTime(tx, order, settings)
  return changed
}

/** Work for staff: transfers to be checked and late payments. Or all of one order. */
export async function listForStaff(
  sql: Db,
  { orderNo, what, assignee, ...page }: queries.WaitingFilter & { pageNumber: number; pageSize: number },
) {
  const filter = { orderNo, what, assignee }
  const [rows, [counted]] = await Promise.all([
    queries.listWaiting(sql, filter, page.pageSize, offsetOf(page)),
    queries.countWaiting(sql, filter),
  ])
  const [payments, transfers] = await Promise.all([
    queries.listPaymentsById(
      sql,
      rows.flatMap((row) => row.paymentId ?? []),
    ),
    queries.listTransfersById(
      sql,
      rows.flatMap((row) => row.transferId ?? []),
    ),
  ])
  const list = rows.map((row) => {
    const payment = payments.find((one) => one.paymentId === row.paymentId)
    const transfer = transfers.find((one) => one.transferId === row.transferId)
    return {
      orderNo: row.orderNo,
      openAmount: row.openAmount,
      orderStatus: row.status,
      email: row.email,
      attempt: payment ? attemptOf(payment) : null,
      transfer: transfer ? { ...transferOf(transfer), proof: transfer.proof } : null,
    }
  })
  return { list, totalCount: counted?.count ?? 0 }
}

/** What the audit trail keeps of a transfer before and after it is decided. */
export async function snapshotTransfer(sql: Db, transferNo: string) {
  const [row] = await queries.findTransfer(sql, transferNo)
  return row && { state: row.state, amount: row.amount, message: row.message }
}

export async function readTransferQueue(sql: Db) {
  const [row] = await queries.readQueue(sql)
  return { count: row?.count ?? 0, oldestAt: row?.oldestAt ?? null, oldest: row?.oldest ?? '' }
}
