import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import { logSecurityEvent } from '#server/api/security-log.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { memberJoinedMail } from '../account.mails.ts'
import { findAccount, insertAccount } from '../account.queries.ts'
import { assertGoodPassword, hashPassword } from '../password/passwords.ts'
import type { PersonalDataKeeper } from '../personal-data.service.ts'
import { tokenHash } from '../session/tokens.ts'
import * as queries from './team.queries.ts'
import type { TeamEditor } from './team.service.ts'

const expired = () =>
  new AppError('link_expired', 'This link has expired or was used before. Please ask for a new invitation.')

/** What the holder of a mailed link may know of it. */
export async function viewInvitation(sql: Db, linkToken: string) {
  const [found] = await queries.findInvitation(sql, tokenHash(linkToken))
  if (!found) throw expired()
  const { email, role, customerName, inviterEmail, hasAccount } = found
  return { email, role, customerName, invitedBy: inviterEmail, hasAccount }
}

/**
 * An account becomes a member. What it has of its own stays, and is not seen until it leaves. The keepers may refuse,
 * for example while an own order is open.
 */
export function joinTeam(
  sql: Db,
  editor: TeamEditor,
  linkToken: string,
  keepers: PersonalDataKeeper[],
): Promise<{ customerName: string }> {
  const { accountId } = editor.identity
  return inTransaction(sql, async (tx) => {
    const taken = await takeInvitation(tx, linkToken, [accountId])
    const [account] = await findAccount(tx, accountId)
    if (account?.role !== 'buyer') throw new AppError('not_allowed', 'This account cannot join a team.')
    if (taken.invited.emailKey !== taken.lockedKeys.get(accountId))
      throw new AppError(
        'not_allowed',
        `This invitation is for ${taken.invited.email}. Please log in with that account.`,
      )
    await assertFree(tx, accountId)
    for (const keeper of keepers) await keeper.join?.(tx, accountId)
    await queries.deleteInvitationsBy(tx, accountId)
    return admit(tx, taken.invited, accountId, editor)
  })
}

/** The mailed link has proved the address, so the account is active at once. */
export async function registerMember(
  sql: Db,
  caller: Omit<TeamEditor, 'identity'>,
  { linkToken, name, password }: { linkToken: string; name: string; password: string },
): Promise<{ email: string }> {
  const [found] = await queries.findInvitation(sql, tokenHash(linkToken))
  if (!found) throw expired()
  const { email } = found
  await assertGoodPassword(password, { email, name })
  const passwordHash = await hashPassword(password)
  return inTransaction(sql, async (tx) => {
    const { invited } = await takeInvitation(tx, linkToken, [])
    const [customer] = await findAccount(tx, invited.customerId)
    const { company = '', countryId = null } = customer ?? {}
    const account = { email, emailKey: invited.emailKey, passwordHash, fullName: name, company, countryId }
    const [opened] = await insertAccount(tx, { ...account, role: 'buyer' })
    if (!opened)
      throw new AppError(
        'link_expired',
        'This address already has an account. Please log in, then open the link again.',
      )
    await admit(tx, invited, opened.accountId, caller)
    return { email }
  })
}

/** The customer stays locked until the transaction ends; so do the accounts given. */
async function takeInvitation(tx: Tx, linkToken: string, accountIds: number[]) {
  const [invited] = await queries.takeInvitation(tx, tokenHash(linkToken))
  if (!invited) throw expired()
  const locked = await queries.lockAccounts(tx, [invited.customerId, ...accountIds])
  const [bonds] = await queries.findBonds(tx, invited.customerId)
  if (!locked.some(({ accountId }) => accountId === invited.customerId) || bonds?.isMember) throw expired()
  return { invited, lockedKeys: new Map(locked.map((row) => [row.accountId, row.emailKey])) }
}

async function assertFree(tx: Tx, accountId: number): Promise<void> {
  const [bonds] = await queries.findBonds(tx, accountId)
  if (bonds?.isMember) throw new AppError('not_allowed', 'You are already in a team. Leave it first.')
  if (bonds?.hasMembers)
    throw new AppError('not_allowed', 'Other people order with your account. Remove them from your team first.')
}

async function admit(
  tx: Tx,
  invited: queries.OpenInvitation,
  memberId: number,
  { publicUrl, address, userAgent }: Omit<TeamEditor, 'identity'>,
): Promise<{ customerName: string }> {
  const { customerId, role, email } = invited
  await queries.insertMember(tx, invited, memberId)
  const [customer] = await queries.findCustomerName(tx, customerId)
  if (!customer) throw expired()
  await sendShopMail(tx, memberJoinedMail(customer.email, { email, publicUrl }))
  const detail = `customer ${customerId}: account ${memberId} joined as ${role}`
  await logSecurityEvent(tx, { kind: 'team_change', accountId: memberId, who: '', detail, address, userAgent })
  return { customerName: customer.name }
}
