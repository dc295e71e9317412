import { sendShopMail } from '#features/shop/server/shop-mail.service.ts'
import type { Identity } from '#server/api/implement.ts'
import { type Db, inTransaction, type Sql } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { neighbourhoodOf } from '../../device.rules.ts'
import type { Device } from '../../devices.contract.ts'
import { newDeviceMail } from '../account.mails.ts'
import type { AccountRow } from '../account.queries.ts'
import { readFactorDuty } from '../second-factor/factor-duty.service.ts'
import * as queries from './session.queries.ts'
import { newToken, tokenHash } from './tokens.ts'

const SESSION_DAYS = 30
/** The longest life of a session, however much it is used. */
const MAX_SESSION_DAYS = 180
/** Staff sessions; use does not extend them. */
const STAFF_HOURS = 12
/** How long a step-up is valid. */
const CONFIRMED_MINUTES = 10
/** The only rights until a required second factor is set up. */
const WITHOUT_FACTOR = ['me.*']

/** Readable device and network of a login. */
export interface UsedDevice {
  device: string
  network: string
  publicUrl: string
}

/** From now on it is a known device of the owner. */
export async function recordDevice(sql: Db, accountId: number, { device, network }: UsedDevice) {
  const [noted] = await queries.recordDevice(sql, accountId, device, neighbourhoodOf(network))
  return noted
}

/** Creates a session; a mail is sent for a new device. */
export function openSession(sql: Db, account: AccountRow, used?: UsedDevice): Promise<string> {
  const token = newToken()
  const { accountId } = account
  const hours = account.role === 'staff' ? STAFF_HOURS : SESSION_DAYS * 24
  const { device, network } = used ?? { device: '', network: '' }
  return inTransaction(sql, async (tx) => {
    await queries.deleteExpiredSessions(tx, accountId)
    await queries.insertSession(tx, { tokenHash: tokenHash(token), accountId, hours, device, network })
    if (used) {
      const noted = await recordDevice(tx, accountId, used)
      if (noted && !noted.known && noted.others && account.newDevice)
        await sendShopMail(tx, newDeviceMail(account.email, { ...used, at: new Date() }))
    }
    return token
  })
}

/** Identifies the owner of the token. Use extends the session, at most once a day. */
export async function identify(sql: Db, token: string): Promise<Identity | undefined> {
  const key = tokenHash(token)
  const [session] = await queries.findSession(sql, key, CONFIRMED_MINUTES)
  if (!session) return undefined
  const { accountId, customerId, role, email, rights, actorId, actorEmail } = session
  const buyer = {
    accountId,
    customerId,
    role,
    ...(session.teamRole && { teamRole: session.teamRole }),
    ...(session.priceListId !== null && { priceListId: session.priceListId }),
  }
  if (actorId !== null) {
    if ((await readFactorDuty(sql, actorId)).overdue) return undefined
    return { ...buyer, actedBy: { accountId: actorId, who: actorEmail ?? '' } }
  }
  if (role === 'staff') {
    const { confirmed } = session
    const { overdue } = await readFactorDuty(sql, accountId)
    const staff = { accountId, customerId, role, who: email, confirmed }
    return overdue ? { ...staff, rights: WITHOUT_FACTOR, factorOverdue: true } : { ...staff, rights: rights ?? [] }
  }
  if (session.daysLeft < SESSION_DAYS - 1) await queries.extendSession(sql, key, SESSION_DAYS, MAX_SESSION_DAYS)
  return buyer
}

export async function logOut(sql: Db, token: string): Promise<void> {
  await queries.deleteSession(sql, tokenHash(token))
}

export async function listDevices(sql: Db, accountId: number, token: string): Promise<Device[]> {
  const rows = await queries.listSessions(sql, accountId, tokenHash(token))
  return rows.map((row) => ({
    ...row,
    device: row.device || 'Another program',
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  }))
}

export async function signOutDevice(sql: Db, accountId: number, sessionId: number): Promise<void> {
  const ended = await queries.deleteSessionOf(sql, accountId, sessionId)
  if (ended.length === 0) throw new AppError('not_found', 'This device is already logged out.')
}

export async function signOutEverywhere(sql: Db, accountId: number, butToken?: string): Promise<void> {
  await queries.deleteSessions(sql, accountId, butToken === undefined ? null : tokenHash(butToken))
}

/** Deletes expired sessions and links. */
export const deleteOldLogins = (sql: Sql) => queries.deleteAllExpired(sql)
