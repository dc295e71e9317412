import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { noIdentity } from '#server/api/implement.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { emailKey } from '../account.rules.ts'
import { ADMINISTRATOR } from '../roles.rules.ts'
import { staffInvitationMail } from './account.mails.ts'
import { findAccountByEmail, insertAccount } from './account.queries.ts'
import { assertOwnEmail } from './own-email.ts'
import { assertGoodPassword, hashPassword } from './password/passwords.ts'
import { beginGrace, readGraceDays } from './second-factor/factor-duty.service.ts'
import { signOutEverywhere } from './session/session.service.ts'
import { newToken, tokenHash } from './session/tokens.ts'
import * as queries from './staff-accounts.queries.ts'

const INVITATION_DAYS = 3
const EXPIRED = 'This link has expired or was used before. Please ask for a new invitation.'

export async function getStaffAccount(sql: Db, accountId: number): Promise<queries.StaffRow> {
  const [row] = await queries.findStaff(sql, accountId)
  if (!row) throw noIdentity()
  return row
}

export async function listStaffAccounts(sql: Db) {
  const [list, invitations, roles, secondFactorDays] = await Promise.all([
    queries.listStaff(sql),
    queries.listInvitations(sql),
    queries.listRoles(sql),
    readGraceDays(sql),
  ])
  return {
    list: list.map((row) => ({
      ...row,
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
      disabledAt: row.disabledAt?.toISOString() ?? null,
    })),
    invitations: invitations.map((row) => ({ ...row, expiresAt: row.expiresAt.toISOString() })),
    roles: [...roles],
    secondFactorDays,
  }
}

export interface Invitation {
  email: string
  name: string
  role: string
}

/** Only an address without an account: a customer who joins the staff uses another one. */
export function inviteStaff(sql: Db, invitedBy: string, publicUrl: string, { email, name, role }: Invitation) {
  assertOwnEmail(email)
  const key = emailKey(email)
  return inTransaction(sql, async (tx) => {
    await assertRole(tx, role)
    const [taken] = await findAccountByEmail(tx, key)
    if (taken) throw new AppError('invalid_input', 'email: This address has an account already. Use another one.')
    const token = newToken()
    const invitation = { tokenHash: tokenHash(token), email, emailKey: key, fullName: name, role, invitedBy }
    await queries.insertInvitation(tx, { ...invitation, days: INVITATION_DAYS })
    await sendShopMail(tx, staffInvitationMail(email, { publicUrl, token, invitedBy, days: INVITATION_DAYS }))
  })
}

async function assertRole(tx: Tx, role: string): Promise<void> {
  const roles = await queries.listRoles(tx)
  if (!roles.some((one) => one.role === role)) throw new AppError('invalid_input', 'role: This role does not exist.')
}

export async function withdrawInvitation(sql: Db, invitationId: number): Promise<void> {
  const deleted = await queries.deleteInvitation(sql, invitationId)
  if (deleted.length === 0) throw new AppError('not_found', 'This invitation has been used or withdrawn already.')
}

export async function acceptInvitation(sql: Db, token: string, password: string): Promise<{ email: string }> {
  const [invitation] = await queries.findInvitation(sql, tokenHash(token))
  if (!invitation) throw new AppError('link_expired', EXPIRED)
  await assertGoodPassword(password, { email: invitation.email, name: invitation.fullName })
  const passwordHash = await hashPassword(password)
  return inTransaction(sql, async (tx) => {
    const [taken] = await queries.takeInvitation(tx, tokenHash(token))
    if (!taken) throw new AppError('link_expired', EXPIRED)
    const [opened] = await insertAccount(tx, { ...taken, passwordHash, role: 'staff' })
    if (!opened) throw new AppError('link_expired', 'This address has an account already. Please log in.')
    await beginGrace(tx)
    return { email: taken.email }
  })
}

interface RoleChange {
  accountId: number
  role: string
  roleBefore?: string | undefined
}

export function changeStaffRole(sql: Db, { accountId, role, roleBefore }: RoleChange) {
  return inTransaction(sql, async (tx) => {
    await assertRole(tx, role)
    await assertAdministratorStays(tx, accountId, role !== ADMINISTRATOR)
    const now = await getStaffAccount(tx, accountId)
    if (roleBefore !== undefined && roleBefore !== now.role)
      throw new AppError('changed_meanwhile', `This account is ${now.roleName} by now. Nothing was changed.`)
    await queries.updateRole(tx, accountId, role)
    await beginGrace(tx)
  })
}

export function disableStaff(
  sql: Db,
  caller: number,
  { accountId, disabled }: { accountId: number; disabled: boolean },
) {
  if (disabled && caller === accountId) throw new AppError('invalid_input', 'You cannot disable your own account.')
  return inTransaction(sql, async (tx) => {
    await assertAdministratorStays(tx, accountId, disabled)
    await queries.updateDisabled(tx, accountId, disabled)
    if (disabled) await signOutEverywhere(tx, accountId)
  })
}

/** At least one administrator must remain. */
async function assertAdministratorStays(tx: Tx, accountId: number, leaves: boolean): Promise<void> {
  const staff = await queries.lockStaff(tx)
  if (!staff.some((one) => one.accountId === accountId)) throw new AppError('not_found', 'There is no such account.')
  const others = staff.filter((one) => one.accountId !== accountId && one.role === ADMINISTRATOR && !one.disabledAt)
  if (leaves && others.length === 0)
    throw new AppError('invalid_input', 'This is the last administrator. Give another account this role first.')
}

/** What the audit trail keeps of a staff account before and after a change. */
export async function snapshotStaff(sql: Db, accountId: number) {
  const [row] = await queries.findStaff(sql, accountId)
  return row && { email: row.email, role: row.role, disabled: row.disabledAt !== null }
}
