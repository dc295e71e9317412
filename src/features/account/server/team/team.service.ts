import { getShop } from '#features/shop/server/shop.service.ts'
import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { mainCurrencyOf } from '#features/shop/shop.rules.ts'
import type { Identity } from '#server/api/implement.ts'
import { logSecurityEvent } from '#server/api/security-log.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import type { Decimal } from '#shared/decimal.ts'
import { explainTeamRefusal, mayForTeam } from '#shared/team/team-role.ts'
import { emailKey } from '../../account.rules.ts'
import type { TeamView } from '../../team.contract.ts'
import { type GivenRole, INVITATION_DAYS, MAX_TEAM } from '../../team.rules.ts'
import { memberRemovedMail, teamInvitationMail } from '../account.mails.ts'
import { assertOwnEmail } from '../own-email.ts'
import type { PersonalDataKeeper } from '../personal-data.service.ts'
import { newToken, tokenHash } from '../session/tokens.ts'
import { limitNote, newLimitOf } from './order-limits.service.ts'
import * as queries from './team.queries.ts'

/** Part of statements of other features that name who placed something. */
export const { nameOfPerson } = queries

/** Who changes a team, and from where. */
export interface TeamEditor {
  identity: Identity
  address: string
  userAgent: string
  publicUrl: string
}

/** For lists of orders and quotes. No statement for accounts without a team. */
export async function findTeamView(sql: Db, { customerId, teamRole }: Identity): Promise<TeamView | null> {
  if (!teamRole) return null
  return { role: teamRole, people: [...(await queries.listPeople(sql, customerId))] }
}

export async function readTeam(sql: Db, { customerId, teamRole }: Identity) {
  const mayManage = mayForTeam(teamRole, 'manage')
  const [[customer], members, invitations, { settings }] = await Promise.all([
    queries.findCustomerName(sql, customerId),
    queries.listMembers(sql, customerId),
    mayManage ? queries.listInvitations(sql, customerId) : [],
    getShop(sql),
  ])
  return {
    role: teamRole ?? ('owner' as const),
    customerName: customer?.name ?? '',
    mayManage,
    limitCurrency: mainCurrencyOf(settings),
    members: members.map((row) => ({ ...row, joinedAt: row.joinedAt?.toISOString() ?? null })),
    invitations: invitations.map((row) => ({
      ...row,
      invitedAt: row.invitedAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    })),
  }
}

/** The answer is the same whether the address has an account. */
export function inviteMember(
  sql: Db,
  editor: TeamEditor,
  { email, role, orderLimit }: { email: string; role: GivenRole; orderLimit?: Decimal | null | undefined },
): Promise<void> {
  assertOwnEmail(email)
  const key = emailKey(email)
  const { accountId, customerId } = editor.identity
  return inTransaction(sql, async (tx) => {
    await lockCustomer(tx, customerId)
    await lockManager(tx, editor)
    const [known] = await queries.findMemberByEmail(tx, customerId, key)
    if (known) throw new AppError('invalid_input', 'email: This person is already in your team.')
    const token = newToken()
    const invitation = { tokenHash: tokenHash(token), customerId, email, emailKey: key, role, invitedBy: accountId }
    const limit = await newLimitOf(tx, role, orderLimit)
    await queries.insertInvitation(tx, { ...invitation, orderLimit: limit, days: INVITATION_DAYS })
    const [seats] = await queries.countSeats(tx, customerId)
    if ((seats?.count ?? 0) > MAX_TEAM)
      throw new AppError('invalid_input', `A team has at most ${MAX_TEAM} people and open invitations.`)
    const [inviter] = await queries.findCustomerName(tx, accountId)
    const facts = { publicUrl: editor.publicUrl, token, invitedBy: inviter?.email ?? '', days: INVITATION_DAYS }
    await sendShopMail(tx, teamInvitationMail(email, facts))
    await note(tx, editor, `customer ${customerId}: invited as ${role}${limitNote(limit)}`)
  })
}

/** A customer who has joined another one meanwhile has no team of their own. */
async function lockCustomer(tx: Tx, customerId: number): Promise<void> {
  const [customer] = await queries.lockAccounts(tx, [customerId])
  const [bonds] = await queries.findBonds(tx, customerId)
  if (!customer?.isBuyer || bonds?.isMember) throw new AppError('not_allowed', 'This account cannot have a team.')
}

export function withdrawInvitation(sql: Db, editor: TeamEditor, invitationId: number): Promise<void> {
  const { customerId } = editor.identity
  return inTransaction(sql, async (tx) => {
    const deleted = await queries.deleteInvitation(tx, customerId, invitationId)
    if (deleted.length === 0) throw new AppError('not_found', 'This invitation has been used or withdrawn already.')
    await note(tx, editor, `customer ${customerId}: withdrew invitation ${invitationId}`)
  })
}

interface RoleChange {
  accountId: number
  role: GivenRole
  roleBefore?: GivenRole | undefined
  /** Absent: as it is. */
  orderLimit?: Decimal | null | undefined
}

export function changeRole(
  sql: Db,
  editor: TeamEditor,
  { accountId, role, roleBefore, orderLimit }: RoleChange,
): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const membership = await lockMember(tx, editor, accountId)
    if (roleBefore !== undefined && roleBefore !== membership.role)
      throw new AppError('changed_meanwhile', 'Somebody else has changed this role. Nothing was changed.')
    const keepsLimit = orderLimit === undefined && role === 'buyer'
    const limit = keepsLimit ? membership.orderLimit : await newLimitOf(tx, role, orderLimit)
    await queries.updateRole(tx, accountId, role, limit)
    // Who may no longer invite leaves no open links behind.
    if (role !== 'administrator') await queries.deleteInvitationsBy(tx, accountId)
    const { customerId } = membership
    await note(
      tx,
      editor,
      `customer ${customerId}: account ${accountId} from ${membership.role} to ${role}${limitNote(limit)}`,
    )
  })
}

/** A member of the editor's customer, other than the editor; owners are not members. */
async function lockMember(tx: Tx, editor: TeamEditor, accountId: number) {
  const { identity } = editor
  if (accountId === identity.customerId)
    throw new AppError('not_allowed', 'The owner of the account cannot be changed or removed.')
  if (accountId === identity.accountId)
    throw new AppError('not_allowed', 'You cannot change your own role. You can leave the team.')
  const membership = await lockManager(tx, editor, accountId)
  if (membership?.customerId !== identity.customerId)
    throw new AppError('not_found', 'This person is not in your team.')
  return membership
}

/**
 * The membership of somebody, as it is until the transaction ends, and so that of the editor: refused when the editor has
 * lost the role or the team since the call began.
 */
async function lockManager(tx: Tx, { identity: { accountId, customerId } }: TeamEditor, memberId?: number) {
  const locked = await queries.lockMemberships(tx, [accountId, ...(memberId === undefined ? [] : [memberId])])
  const own = locked.find((one) => one.memberId === accountId)
  const isOwner = accountId === customerId && !own
  if (!isOwner && !(own?.customerId === customerId && own.role === 'administrator'))
    throw new AppError('not_allowed', explainTeamRefusal('manage'))
  return locked.find((one) => one.memberId === memberId)
}

export function removeMember(
  sql: Db,
  editor: TeamEditor,
  accountId: number,
  keepers: PersonalDataKeeper[],
): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const { customerId } = await lockMember(tx, editor, accountId)
    await endMembership(tx, { customerId, memberId: accountId, removedBy: editor.identity.accountId }, keepers)
    const [person] = await queries.findCustomerName(tx, accountId)
    if (person) await sendShopMail(tx, memberRemovedMail(person.email, editor.publicUrl))
    await note(tx, editor, `customer ${customerId}: removed account ${accountId}`)
  })
}

/** For customers who cannot do it themselves. Recorded in the audit trail. */
export function removeMemberByStaff(
  sql: Db,
  publicUrl: string,
  accountId: number,
  keepers: PersonalDataKeeper[],
): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const [membership] = await queries.lockMemberships(tx, [accountId])
    if (!membership) throw new AppError('not_found', 'This account belongs to no team.')
    await endMembership(tx, { ...membership, removedBy: null }, keepers)
    const [person] = await queries.findCustomerName(tx, accountId)
    if (person) await sendShopMail(tx, memberRemovedMail(person.email, publicUrl))
  })
}

/** What the audit trail keeps of a membership before and after a change. */
export async function snapshotMembership(sql: Db, accountId: number) {
  const [membership] = await queries.findMembership(sql, accountId)
  return membership ?? undefined
}

export function leaveTeam(sql: Db, editor: TeamEditor, keepers: PersonalDataKeeper[]): Promise<void> {
  const { accountId } = editor.identity
  return inTransaction(sql, async (tx) => {
    const [membership] = await queries.lockMemberships(tx, [accountId])
    if (!membership) throw new AppError('not_found', 'You belong to no team.')
    await endMembership(tx, { ...membership, removedBy: accountId }, keepers)
    await note(tx, editor, `customer ${membership.customerId}: account ${accountId} left`)
  })
}

async function endMembership(
  tx: Tx,
  { removedBy, ...member }: { customerId: number; memberId: number; removedBy: number | null },
  keepers: PersonalDataKeeper[],
): Promise<void> {
  await queries.endMembership(tx, member.memberId, removedBy)
  await queries.deleteInvitationsBy(tx, member.memberId)
  for (const keeper of keepers) await keeper.leave?.(tx, member)
}

/** Before an account is deleted: it leaves its team. Refused while others order with it. */
export async function closeTeam(tx: Tx, accountId: number, keepers: PersonalDataKeeper[]): Promise<void> {
  const [bonds] = await queries.findBonds(tx, accountId)
  if (bonds?.hasMembers)
    throw new AppError('not_allowed', 'Other people order with this account. Remove them from its team first.')
  const [membership] = await queries.lockMemberships(tx, [accountId])
  if (membership) await endMembership(tx, { ...membership, removedBy: accountId }, keepers)
}

/** For the data export. */
export async function readTeamRecord(sql: Db, accountId: number) {
  const memberships = await queries.listMemberships(sql, accountId)
  return memberships.map(({ customerId: _, joinedAt, removedAt, ...row }) => ({
    ...row,
    joinedAt: joinedAt.toISOString(),
    removedAt: removedAt?.toISOString() ?? null,
  }))
}

/** For staff: who orders for a customer, who did, and the customer that an account is a member of. */
export async function readTeamOf(sql: Db, accountId: number) {
  const [members, former, memberships] = await Promise.all([
    queries.listMembers(sql, accountId),
    queries.listFormerMembers(sql, accountId),
    queries.listMemberships(sql, accountId),
  ])
  const current = memberships.find(({ removedAt }) => removedAt === null)
  return {
    members: members
      .filter((row) => row.accountId !== accountId)
      .map((row) => ({ ...row, joinedAt: row.joinedAt?.toISOString() ?? null })),
    former: former.map((row) => ({
      ...row,
      joinedAt: row.joinedAt.toISOString(),
      removedAt: row.removedAt.toISOString(),
    })),
    memberOf: current ? { accountId: current.customerId, name: current.customerName, role: current.role } : null,
  }
}

const note = (tx: Tx, { identity, address, userAgent }: TeamEditor, detail: string) =>
  logSecurityEvent(tx, { kind: 'team_change', accountId: identity.accountId, who: '', detail, address, userAgent })
