import { getCustomer, getCustomerDetails } from '#features/account/server/customers/customer-accounts.service.ts'
import {
  erasePersonalData,
  exportPersonalData,
  type PersonalDataKeeper,
} from '#features/account/server/personal-data.service.ts'
import { readTeamOf } from '#features/account/server/team/team.service.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { CustomerDetail, Terms } from '../customers.contract.ts'
import * as queries from './customers.queries.ts'

export async function getDetail(sql: Db, accountId: number): Promise<CustomerDetail> {
  const [customer, team, terms, notes] = await Promise.all([
    getCustomerDetails(sql, accountId),
    readTeamOf(sql, accountId),
    findTerms(sql, accountId),
    queries.listNotes(sql, accountId),
  ])
  return { ...customer, team, terms, notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })) }
}

async function findTerms(sql: Db, accountId: number) {
  const [row] = await queries.findTerms(sql, accountId)
  return row ? { ...row, changedAt: row.changedAt.toISOString() } : null
}

export async function addNote(sql: Db, who: string, { accountId, text }: { accountId: number; text: string }) {
  await getCustomer(sql, accountId)
  await queries.insertNote(sql, accountId, who, text)
}

export function changeTerms(
  sql: Db,
  who: string,
  { accountId, seenAt, ...terms }: Terms & { accountId: number; seenAt?: string | null | undefined },
): Promise<void> {
  return inTransaction(sql, async (tx) => {
    await getCustomer(tx, accountId)
    await queries.lockCustomerAccount(tx, accountId)
    const now = await findTerms(tx, accountId)
    if (seenAt !== undefined && seenAt !== (now?.changedAt ?? null))
      throw new AppError('changed_meanwhile', `The terms have changed since you opened them: ${now?.changedBy ?? ''}.`)
    await queries.writeTerms(tx, accountId, terms, who)
  })
}

/** Snapshot for the audit trail, without personal data that erasing would have to remove. */
export async function snapshotCustomer(sql: Db, accountId: number) {
  const { lockedAt } = await getCustomer(sql, accountId)
  return { locked: lockedAt !== null }
}

export async function snapshotTerms(sql: Db, accountId: number) {
  const [terms] = await queries.findTerms(sql, accountId)
  return terms && { payment: terms.paymentTerms, delivery: terms.deliveryTerms, prices: terms.priceTerms }
}

export async function exportCustomer(sql: Db, accountId: number, keepers: PersonalDataKeeper[]) {
  await getCustomer(sql, accountId)
  return exportPersonalData(sql, { accountId, token: '' }, keepers)
}

/** The address must be typed, as a confirmation. */
export function eraseCustomer(
  sql: Db,
  { accountId, confirmEmail }: { accountId: number; confirmEmail: string },
  keepers: PersonalDataKeeper[],
): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const customer = await getCustomer(tx, accountId)
    if (customer.email.toLowerCase() !== confirmEmail.toLowerCase())
      throw new AppError('invalid_input', 'confirmEmail: This is not the address of the account.')
    await erasePersonalData(tx, customer, keepers)
  })
}

/** Notes of staff about a person, for the data export. */
export async function readCustomerRecord(sql: Db, accountId: number) {
  const [terms, notes] = await Promise.all([findTerms(sql, accountId), queries.listNotes(sql, accountId)])
  return { terms, notes: notes.map(({ at, text }) => ({ at: at.toISOString(), text })) }
}
