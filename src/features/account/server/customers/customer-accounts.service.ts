import type { Actor } from '#server/api/implement.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { offsetOf } from '#shared/paging.ts'
import type { UserInfo } from '../../account.contract.ts'
import { emailKey } from '../../account.rules.ts'
import { getUserDetails } from '../account.service.ts'
import { signOutEverywhere } from '../session/session.service.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import * as queries from './customer-accounts.queries.ts'

/** Lifetime of a session as a customer; use does not extend it. */
const ACTED_MINUTES = 60

export async function listCustomers(
  sql: Db,
  { pageNumber, pageSize, ...filter }: queries.CustomerFilter & { pageNumber: number; pageSize: number },
) {
  const wanted = { ...filter, keyword: filter.keyword.toLowerCase() }
  const [rows, [counted]] = await Promise.all([
    queries.listCustomers(sql, wanted, pageSize, offsetOf({ pageNumber, pageSize })),
    queries.countCustomers(sql, wanted),
  ])
  return { list: rows.map(customerOf), totalCount: counted?.count ?? 0 }
}

const customerOf = <R extends queries.CustomerRow>(row: R) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  lockedAt: row.lockedAt?.toISOString() ?? null,
})

/** Staff accounts are not customers: they are not found here. */
export async function getCustomer(sql: Db, accountId: number) {
  const [row] = await queries.findCustomer(sql, accountId)
  if (!row) throw new AppError('not_found', 'There is no such customer.')
  return customerOf(row)
}

/** Null without a price list, and for somebody who is no customer (any more). */
export async function findPriceListOf(sql: Db, accountId: number): Promise<number | null> {
  const [row] = await queries.findCustomer(sql, accountId)
  return row?.priceListId ?? null
}

/** Of a customer who stays locked until the transaction ends. */
export async function lockPriceListOf(tx: Tx, accountId: number): Promise<number | null> {
  const [row] = await queries.lockPriceList(tx, accountId)
  if (!row) throw new AppError('not_found', 'There is no such customer.')
  return row.priceListId
}

/** Null: list prices. Holds from the next call of the customer. */
export async function givePriceList(tx: Tx, accountId: number, priceListId: number | null): Promise<void> {
  await queries.updatePriceList(tx, accountId, priceListId)
}

export async function getCustomerDetails(sql: Db, accountId: number) {
  // Checked first: otherwise an unknown account would be reported as an expired login.
  const customer = await getCustomer(sql, accountId)
  const { company, jobTitle, phone, website, taxNumber, countryId } = await getUserDetails(sql, accountId)
  return { ...customer, company, jobTitle, phone, website, taxNumber, countryId }
}

/** Who has exactly this address, and the customer they order for. */
export async function findBuyer(sql: Db, email: string): Promise<Actor | undefined> {
  const [row] = await queries.findBuyerByEmail(sql, emailKey(email))
  return row
}

/** The account with exactly this address, when there is one. */
export async function findCustomerId(sql: Db, email: string): Promise<number | undefined> {
  return (await findBuyer(sql, email))?.accountId
}

export function lockCustomer(
  sql: Db,
  { accountId, locked, reason }: { accountId: number; locked: boolean; reason: string },
): Promise<void> {
  return inTransaction(sql, async (tx) => {
    await getCustomer(tx, accountId)
    await queries.updateLock(tx, accountId, locked, locked ? reason : '')
    if (locked) await signOutEverywhere(tx, accountId)
  })
}

/** A session in which staff see the store as this customer does. What may not be done in it: `ownerOnly` of a contract. */
export function openActedSession(
  sql: Db,
  staff: { accountId: number; who: string; network: string },
  accountId: number,
): Promise<{ token: string; userInfo: UserInfo }> {
  const token = newToken()
  return inTransaction(sql, async (tx) => {
    const { lockedAt } = await getCustomer(tx, accountId)
    if (lockedAt) throw new AppError('not_allowed', 'This account is locked. Unlock it first.')
    await queries.insertActedSession(tx, {
      tokenHash: tokenHash(token),
      accountId,
      actedBy: staff.accountId,
      minutes: ACTED_MINUTES,
      device: 'Our customer service',
      network: staff.network,
    })
    return { token, userInfo: await getUserDetails(tx, accountId) }
  })
}
