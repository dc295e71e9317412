import type { OrderSettings } from '#features/orders/server/order-settings.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { offsetOf, type PageChoice } from '#shared/paging.ts'
import { takingOf } from '../../comparison.rules.ts'
import type { Effect } from '../events/take-event.service.ts'
import { handleEvent } from '../events/webhooks.service.ts'
import { otherEvent, type PaymentProvider, type ProviderEvent } from '../provider.ts'
import { comparableProviders, compareKept, enqueueComparison } from './compare-day.service.ts'
import * as queries from './differences.queries.ts'

const DAY_MS = 86_400_000
/** A year is fetched in minutes. */
const MAX_DAYS = 366

export async function listDays(sql: Db, { from, to, ...page }: queries.DayRange & PageChoice) {
  const [rows, [counted]] = await Promise.all([
    queries.listDays(sql, { from, to }, page.pageSize, offsetOf(page)),
    queries.countDays(sql, { from, to }),
  ])
  const list = rows.map(({ comparedAt, ...row }) => ({ ...row, comparedAt: comparedAt.toISOString() }))
  return { list, totalCount: counted?.count ?? 0 }
}

export async function listDifferences(
  sql: Db,
  { pageNumber, pageSize, ...filter }: queries.DifferenceFilter & PageChoice,
) {
  const [rows, [counted]] = await Promise.all([
    queries.listDifferences(sql, filter, pageSize, offsetOf({ pageNumber, pageSize })),
    queries.countDifferences(sql, filter),
  ])
  const list = rows.map(({ movementNo, ...row }) => ({
    ...row,
    canTake: row.state === 'open' && takingOf({ ...row, movementNo }) !== undefined,
  }))
  return { list, totalCount: counted?.count ?? 0 }
}

export async function countDifferences(sql: Db): Promise<number> {
  const [row] = await queries.countOpen(sql)
  return row?.count ?? 0
}

/** By jobs: a busy day takes longer than a call may. */
export async function compareDays(
  sql: Db,
  providers: PaymentProvider[],
  { from, to }: { from: string; to: string },
): Promise<{ methods: string[]; days: number }> {
  const today = new Date().toISOString().slice(0, 10)
  if (from > to || to > today)
    throw new AppError('invalid_input', 'Please enter days from the first to the last one, at most until today.')
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (days > MAX_DAYS) throw new AppError('invalid_input', `Please compare at most ${MAX_DAYS} days at once.`)
  const methods = comparableProviders(providers).map(({ method }) => method)
  if (methods.length === 0)
    throw new AppError('method_not_offered', 'No payment provider of this store lists its movements.')
  for (const method of methods)
    for (let n = 0; n < days; n++)
      await enqueueComparison(sql, method, new Date(Date.parse(from) + n * DAY_MS).toISOString().slice(0, 10))
  return { methods, days }
}

async function getOpen(tx: Parameters<typeof queries.lockDifference>[0], differenceId: number) {
  const [row] = await queries.lockDifference(tx, differenceId)
  if (!row) throw new AppError('not_found', 'There is no such difference.')
  if (row.state !== 'open') throw new AppError('wrong_status', 'This difference is closed already.')
  return row
}

/** It stays as it is, and staff know why. */
export const explainDifference = (
  sql: Db,
  who: string,
  { differenceId, note }: { differenceId: number; note: string },
): Promise<{ differenceId: number }> =>
  inTransaction(sql, async (tx) => {
    await getOpen(tx, differenceId)
    await queries.setExplained(tx, differenceId, note, who)
    return { differenceId }
  })

/** The store takes what the provider reports in the same way as an event of it. */
export const takeDifference = (
  sql: Db,
  { differenceId }: { differenceId: number },
  settings: OrderSettings,
): Promise<{ effect: Effect; state: queries.DifferenceRow['state'] }> =>
  inTransaction(sql, async (tx) => {
    const [row] = await queries.findDifference(tx, differenceId)
    // Before the difference is locked: a comparison locks in this order, too.
    if (row) await queries.lockComparison(tx, row.method)
    const difference = await getOpen(tx, differenceId)
    const event = eventOf(difference)
    if (!event)
      throw new AppError(
        'wrong_status',
        'The store cannot take this by itself. Please correct it and explain the difference.',
      )
    const effect = await handleEvent(tx, difference.method, event, JSON.stringify(event), settings)
    await compareKept(tx, difference.method, difference.day)
    const [after] = await queries.findDifference(tx, differenceId)
    return { effect, state: after?.state ?? 'resolved' }
  })

function eventOf(row: queries.DifferenceRow): ProviderEvent | undefined {
  const outcome = takingOf(row)
  if (!outcome) return undefined
  const { kind, number, providerAmount, storeAmount, providerCurrency, providerPayment, paymentNo, orderNo, refundNo } =
    row
  const isPayment = kind === 'payment'
  return {
    ...otherEvent(`comparison_${row.movementNo}_${outcome}`, 'comparison'),
    outcome,
    amount: row.problem === 'missingInStore' ? providerAmount : (storeAmount ?? '0'),
    currency: providerCurrency,
    providerPayment,
    // Events after a payment name only the money.
    paymentNo: isPayment ? paymentNo : '',
    orderNo: isPayment ? orderNo : '',
    refundNo,
    reference: isPayment ? null : number,
  }
}

/** What the audit trail keeps before and after a decision. */
export async function snapshotDifference(sql: Db, differenceId: number) {
  const [row] = await queries.findDifference(sql, differenceId)
  return row && { number: row.number, problem: row.problem, state: row.state, note: row.note }
}
