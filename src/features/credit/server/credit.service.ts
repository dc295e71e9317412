import { getCustomer } from '#features/account/server/customers/customer-accounts.service.ts'
import { ACCOUNT, isOffered } from '#features/shop/payment-methods.rules.ts'
import { findBankAccount, getShop, type Shop } from '#features/shop/server/shop.service.ts'
import type { BankAccount } from '#features/shop/shop.contract.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { Decimal } from '#shared/decimal.ts'
import type { AccountOption, CreditStanding, OnAccount } from '../credit.contract.ts'
import { findCreditProblem } from '../credit.rules.ts'
import type { StaffCreditTerms } from '../staff-credit.contract.ts'
import * as queries from './credit.queries.ts'

/** Parts of statements of other features that read orders on account. */
export const { accountColumns, isOpenOnAccount, openAmount, overdueDays } = queries
export type { AccountColumns } from './credit.queries.ts'

/** Undefined for orders that are paid before they are shipped. */
export const onAccountOf = (row: queries.AccountColumns): OnAccount | undefined =>
  row.netDays === null
    ? undefined
    : {
        days: row.netDays,
        dueOn: row.dueOn,
        openAmount: row.openAmount,
        receivedAmount: row.receivedAmount,
        overdueDays: row.overdueDays,
      }

export async function getStaffCredit(sql: Db, accountId: number): Promise<StaffCreditTerms> {
  await getCustomer(sql, accountId)
  const [[row], { settings }] = await Promise.all([queries.findStanding(sql, accountId), getShop(sql)])
  const credit = row ? { ...row, changedAt: row.changedAt.toISOString() } : null
  return { credit, currencies: settings.currencies }
}

/** For the customer: without the note of the staff. Null when nothing is agreed any more. */
export async function findOwnCredit(sql: Db, accountId: number): Promise<CreditStanding | null> {
  const [row] = await queries.findStanding(sql, accountId)
  if (!row || row.state === 'withdrawn') return null
  const { note: _note, version: _version, changedBy: _by, changedAt: _at, ...standing } = row
  return standing
}

type Currency = CreditStanding['currency']

export interface OrderToPlace {
  currency: Currency
  totalAmount: Decimal
}

/** Undefined: the checkout does not mention buying on account. */
export async function findAccountOption(
  sql: Db,
  accountId: number,
  order: OrderToPlace,
  { settings }: Pick<Shop, 'settings'>,
): Promise<AccountOption | undefined> {
  if (!isOffered(settings.paymentMethods, ACCOUNT)) return undefined
  const standing = await findOwnCredit(sql, accountId)
  if (!standing) return undefined
  const bank = await findBankAccount(sql, order.currency)
  const problem = findCreditProblem(standing, order)?.message ?? (bank ? '' : noBankAccount(order.currency))
  const { days, currency, creditLimit, openAmount, availableAmount } = standing
  return { days, currency, creditLimit, openAmount, availableAmount, problem }
}

/** What an order on account is placed with. */
export interface TakenCredit {
  days: number
  /** Where it is to be paid to. */
  bank: BankAccount
}

/**
 * Refuses orders that cannot be placed on account. The terms stay locked until the order is written: two orders at once
 * cannot exceed the limit together, and a change of the terms waits for the order.
 */
export async function takeCredit(
  tx: Tx,
  accountId: number,
  order: OrderToPlace,
  { settings }: Pick<Shop, 'settings'>,
): Promise<TakenCredit> {
  await queries.lockTerms(tx, accountId)
  // A statement of its own: it sees the orders of those who held the lock before.
  const standing = isOffered(settings.paymentMethods, ACCOUNT) ? await findOwnCredit(tx, accountId) : null
  const problem = findCreditProblem(standing ?? undefined, order)
  if (problem || !standing) throw new AppError(problem?.reason ?? 'method_not_offered', problem?.message ?? '')
  const bank = await findBankAccount(tx, order.currency)
  if (!bank) throw new AppError('method_not_offered', noBankAccount(order.currency))
  return { days: standing.days, bank }
}

/** An invoice names the account to pay to. */
const noBankAccount = (currency: Currency) => `The shop has no bank account in ${currency} yet. Please contact us.`

export function saveTerms(
  sql: Db,
  who: string,
  { version, ...terms }: queries.NewTerms & { version: number },
): Promise<{ version: number }> {
  return inTransaction(sql, async (tx) => {
    await getCustomer(tx, terms.accountId)
    const [known] = await queries.lockTerms(tx, terms.accountId)
    if (version !== (known?.version ?? 0)) throw changedMeanwhile(known?.changedBy)
    if (known && known.currency !== terms.currency) await assertNothingOpen(tx, terms.accountId, known.currency)
    const [saved] = known ? await queries.updateTerms(tx, terms, who) : await queries.insertTerms(tx, terms, who)
    if (!saved) throw changedMeanwhile(undefined)
    return saved
  })
}

const changedMeanwhile = (who: string | undefined) =>
  new AppError('changed_meanwhile', `The terms have changed since you opened them${who ? `: ${who}` : ''}.`)

/** What is open in another currency would no longer count. */
async function assertNothingOpen(tx: Tx, accountId: number, currency: string): Promise<void> {
  const [row] = await queries.hasOpenOrders(tx, accountId, currency)
  if (row?.open)
    throw new AppError('invalid_input', `currency: Orders in ${currency} are still open. They have to be paid first.`)
}

/** Terms with the note of the staff, for the data export. */
export async function readCreditRecord(sql: Db, accountId: number) {
  const [row] = await queries.findStanding(sql, accountId)
  if (!row) return null
  const { changedBy: _, version: _version, ...terms } = row
  return { ...terms, changedAt: row.changedAt.toISOString() }
}

/** What the audit trail keeps of the terms before and after a change. */
export async function snapshotCredit(sql: Db, accountId: number) {
  const [row] = await queries.findStanding(sql, accountId)
  return row && { state: row.state, days: row.days, currency: row.currency, limit: row.creditLimit, note: row.note }
}
