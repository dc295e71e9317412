import { findContact } from '#features/account/server/account.service.ts'
import { listApproverEmails, ordersFor } from '#features/account/server/team/order-limits.service.ts'
import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import type { Actor, Identity } from '#server/api/implement.ts'
import { type Db, joinTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { Decimal } from '#shared/decimal.ts'
import { MAX_PENDING, STATE_NAMES } from '../../approvals/approvals.rules.ts'
import { type CheckoutInput, previewLines, takeWantedLines } from '../checkout.service.ts'
import { lockOrder } from '../order-changes.service.ts'
import { noteOnOrder } from '../order-payment.service.ts'
import type { OrderSettings } from '../order-settings.ts'
import { type PlaceOrderInput, placeOrder } from '../place-order.service.ts'
import { approvalRejectedMail, approvalRequestedMail } from './approvals.mails.ts'
import * as queries from './approvals.queries.ts'
import { unknownApproval } from './read-approvals.service.ts'

/**
 * Keeps an order until somebody approves it. Its lines leave the cart. Nothing is reserved: prices and stock are those of
 * the moment when it is approved.
 */
export function requestApproval(
  sql: Db,
  buyer: Identity,
  { note, totalAmount, lines, fastId, ...order }: CheckoutInput & { totalAmount: Decimal; note: string },
  settings: OrderSettings,
): Promise<{ approvalId: number }> {
  return joinTransaction(sql, async (tx) => {
    const wanted = await takeWantedLines(tx, buyer.accountId, { lines, fastId })
    const preview = await previewLines(tx, buyer, wanted, order)
    await assertPlaceable(tx, buyer, { ...order, lines: wanted, seenTotal: totalAmount, source: 'cart' }, settings)
    if (!preview.aboveLimit) throw new AppError('invalid_input', 'You can place this order without approval.')
    const { customerId, accountId: requestedBy } = buyer
    const kept = { ...order, lines: wanted.map(({ seenPrice: _, ...line }) => line) }
    const facts = { customerId, requestedBy, currency: preview.amountCurrency, totalAmount, note }
    const [added] = await queries.insertApproval(tx, { ...facts, wanted: kept, lines: preview.lines })
    if (!added) throw new Error('the order for approval was not kept')
    await assertNotTooMany(tx, customerId)
    const { publicUrl } = settings
    const sent = { ...added, totalAmount, currency: preview.amountCurrency, publicUrl }
    const name = await nameOf(tx, requestedBy)
    for (const email of await listApproverEmails(tx, customerId))
      await sendShopMail(tx, approvalRequestedMail(email, name, sent))
    return added
  })
}

/** Refused like the order itself, which is placed and taken back: what can be seen now need not wait for the approval. */
async function assertPlaceable(tx: Tx, buyer: Actor, input: PlaceOrderInput, settings: OrderSettings): Promise<void> {
  const takenBack = new Error('placed to see whether it can be')
  const trial = tx.savepoint(async (inner) => {
    await placeOrder(inner, buyer, { ...input, isApproved: true }, settings)
    throw takenBack
  })
  await trial.catch((error: unknown) => {
    if (error !== takenBack) throw error
  })
}

async function assertNotTooMany(tx: Tx, customerId: number): Promise<void> {
  const [pending] = await queries.countPending(tx, customerId)
  if ((pending?.count ?? 0) > MAX_PENDING)
    throw new AppError(
      'too_many_requests',
      `${MAX_PENDING} orders of your team are already waiting for approval. Please wait until some are decided.`,
    )
}

async function nameOf(sql: Db, accountId: number): Promise<string> {
  const person = await findContact(sql, accountId)
  return person?.name || person?.email || 'A former colleague'
}

/** The order is placed for the buyer who sent it, with the prices and the stock of now. */
export function approveOrder(
  sql: Db,
  approver: Identity,
  { approvalId, totalAmount }: { approvalId: number; totalAmount: Decimal },
  settings: OrderSettings,
): Promise<{ orderNo: string }> {
  const { accountId, customerId } = approver
  return joinTransaction(sql, async (tx) => {
    const { requestedBy, wanted } = await lockPending(tx, approver, approvalId)
    const buyer = { accountId: requestedBy, customerId }
    if (!(await ordersFor(tx, buyer)))
      throw new AppError('not_allowed', `${await nameOf(tx, requestedBy)} no longer orders for your team.`)
    const input = { ...wanted, seenTotal: totalAmount, source: 'cart', isApproved: true } as const
    const { orderNo } = await placeOrder(tx, buyer, input, settings)
    await noteOnOrder(tx, await lockOrder(tx, orderNo), 'system', 'approve', `By ${await nameOf(tx, accountId)}`)
    await queries.decideApproval(tx, approvalId, { state: 'approved', decidedBy: accountId, orderNo })
    return { orderNo }
  })
}

async function lockPending(tx: Tx, { customerId }: Identity, approvalId: number) {
  const [row] = await queries.lockApproval(tx, customerId, approvalId)
  if (!row) throw unknownApproval()
  if (row.state !== 'pending')
    throw new AppError('wrong_status', `This order is no longer waiting: ${STATE_NAMES[row.state].toLowerCase()}.`)
  return row
}

export function rejectOrder(
  sql: Db,
  approver: Identity,
  { approvalId, reason }: { approvalId: number; reason: string },
  { publicUrl }: OrderSettings,
): Promise<void> {
  const { accountId, customerId } = approver
  return joinTransaction(sql, async (tx) => {
    await lockPending(tx, approver, approvalId)
    await queries.decideApproval(tx, approvalId, { state: 'rejected', decidedBy: accountId, reason })
    const [row] = await queries.findApproval(tx, customerId, approvalId)
    const buyer = row && (await findContact(tx, row.requestedBy))
    if (!buyer) return
    const { totalAmount, currency } = row
    const facts = { approvalId, totalAmount, currency, publicUrl, approver: await nameOf(tx, accountId), reason }
    await sendShopMail(tx, approvalRejectedMail(buyer.email, facts))
  })
}

export function withdrawApproval(sql: Db, buyer: Identity, approvalId: number): Promise<void> {
  const { accountId } = buyer
  return joinTransaction(sql, async (tx) => {
    const { requestedBy } = await lockPending(tx, buyer, approvalId)
    if (requestedBy !== accountId)
      throw new AppError('not_allowed', 'Only the person who sent an order can withdraw it.')
    await queries.decideApproval(tx, approvalId, { state: 'withdrawn', decidedBy: accountId })
  })
}

/** When a member leaves: what they have sent is not ordered any more. */
export const withdrawAllOf = async (tx: Tx, { customerId, memberId }: { customerId: number; memberId: number }) => {
  await queries.withdrawAllOf(tx, customerId, memberId)
}

/** When the account of a member is deleted. */
export async function anonymiseMember(tx: Tx, accountId: number): Promise<void> {
  await queries.anonymiseMember(tx, accountId)
}
