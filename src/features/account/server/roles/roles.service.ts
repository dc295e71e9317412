import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { RoleRight } from '../../roles.contract.ts'
import { ADMINISTRATOR, findMissingRights, findUnknownRights, roleOf, tidyRights } from '../../roles.rules.ts'
import { beginGrace } from '../second-factor/factor-duty.service.ts'
import * as queries from './roles.queries.ts'

export const listRoles = async (sql: Db) => ({ list: [...(await queries.listStaffRoles(sql))] })

interface RoleInput extends queries.RoleFields {
  role?: string | undefined
  version: number
}

/** Nobody gives what they do not have: a role with the right to manage staff could make itself administrator. */
export function assertMayGive(own: readonly string[], given: readonly string[]): void {
  const missing = findMissingRights(own, given)
  if (missing.length > 0)
    throw new AppError(
      'not_allowed',
      `You can only give rights that you have yourself. You lack: ${missing.join(', ')}`,
    )
}

export async function assertMayGiveRole(sql: Db, own: readonly string[], role: string): Promise<void> {
  const [found] = await queries.findRole(sql, role)
  if (found) assertMayGive(own, found.rights)
}

/** Who manages staff cannot change an account that may do more than they. */
export async function assertMayChangeAccount(sql: Db, own: readonly string[], accountId: number): Promise<void> {
  const [found] = await queries.findRightsOf(sql, accountId)
  if (found) assertMayGive(own, found.rights)
}

/** Nor withdraw or replace an invitation of somebody who may do more than they. */
export async function assertMayChangeInvitation(
  sql: Db,
  own: readonly string[],
  invitation: queries.WhichInvitation,
): Promise<void> {
  const [found] = await queries.findInvitedRights(sql, invitation)
  if (found) assertMayGive(own, found.rights)
}

async function lockOwnVersion(tx: Tx, role: string, version: number): Promise<{ rights: string[] }> {
  if (role === ADMINISTRATOR) throw new AppError('invalid_input', 'Administrators have every right. This role stays.')
  const [found] = await queries.lockRole(tx, role)
  if (!found) throw new AppError('not_found', 'This role was removed already.')
  if (found.version !== version)
    throw new AppError('changed_meanwhile', 'Someone else has changed this role meanwhile. Nothing was saved.')
  return found
}

export function saveRole(
  sql: Db,
  own: readonly string[],
  { role, version, ...entered }: RoleInput,
  known: readonly RoleRight[],
): Promise<{ role: string }> {
  const all = known.map(({ right }) => right)
  const [unknown] = findUnknownRights(entered.rights, all)
  if (unknown !== undefined) throw new AppError('invalid_input', `rights: There is no right ${unknown}.`)
  const fields = { ...entered, rights: tidyRights(entered.rights, all) }
  assertMayGive(own, fields.rights)
  return inTransaction(sql, async (tx) => {
    if (role !== undefined) {
      const { rights } = await lockOwnVersion(tx, role, version)
      assertMayGive(own, rights)
      await queries.updateRoleFields(tx, role, fields)
      await beginGrace(tx)
      return { role }
    }
    const name = roleOf(fields.name)
    const [added] = name === '' ? [] : await queries.insertRole(tx, name, fields)
    if (!added) throw new AppError('invalid_input', 'name: There is a role with this name already.')
    return added
  })
}

export function removeRole(sql: Db, own: readonly string[], { role, version }: { role: string; version: number }) {
  return inTransaction(sql, async (tx) => {
    const { rights } = await lockOwnVersion(tx, role, version)
    assertMayGive(own, rights)
    await queries.deleteExpiredInvitations(tx, role)
    const [removed] = await queries.deleteRole(tx, role)
    if (!removed)
      throw new AppError('invalid_input', 'Accounts or invitations have this role. Give them another one first.')
  })
}

/** What the audit trail keeps of a role before and after a change. */
export async function snapshotRole(sql: Db, role: string | undefined) {
  const [found] = role === undefined ? [] : await queries.findRole(sql, role)
  return found && { ...found }
}
