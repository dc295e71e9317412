import { getShop } from '#features/shop/server/shop.service.ts'
import { mainCurrencyOf } from '#features/shop/shop.rules.ts'
import type { Actor } from '#server/api/implement.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import type { Decimal } from '#shared/decimal.ts'
import { mayForTeam } from '#shared/team/team-role.ts'
import type { OrderLimit } from '../../team.contract.ts'
import type { GivenRole } from '../../team.rules.ts'
import * as queries from './team.queries.ts'

/** A limit that is to be given to somebody, in the main currency of the shop. Only buyers have one. */
export async function newLimitOf(tx: Tx, role: GivenRole, amount: Decimal | null = null): Promise<OrderLimit | null> {
  if (role !== 'buyer' || amount === null) return null
  const { settings } = await getShop(tx)
  return { amount, currency: mainCurrencyOf(settings) }
}

/** For the security log. */
export const limitNote = (limit: OrderLimit | null): string =>
  limit ? ` with a limit of ${limit.amount} ${limit.currency}` : ''

/** Null: none, as for everybody without a team. */
export async function findOrderLimit(sql: Db, { accountId, customerId }: Actor): Promise<OrderLimit | null> {
  if (accountId === customerId) return null
  const [membership] = await queries.findMembership(sql, accountId)
  return membership?.orderLimit ?? null
}

/** Whether somebody orders for a customer now. */
export async function ordersFor(sql: Db, { accountId, customerId }: Actor): Promise<boolean> {
  if (accountId === customerId) return true
  const [membership] = await queries.findMembership(sql, accountId)
  return membership?.customerId === customerId && mayForTeam(membership.role, 'order')
}

/** The mailboxes of those who approve orders. */
export async function listApproverEmails(sql: Db, customerId: number): Promise<string[]> {
  const members = await queries.listMembers(sql, customerId)
  return members.filter(({ role }) => mayForTeam(role, 'manage')).map(({ email }) => email)
}
