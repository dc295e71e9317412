import type { Db } from '#server/database/connect.ts'
import type { TeamRole } from '#shared/team/team-role.ts'
import { accountsWithCustomer, teamRole } from '../team/team.queries.ts'

export interface NewSession {
  tokenHash: Buffer
  accountId: number
  hours: number
  device: string
  network: string
}

export const insertSession = (sql: Db, { tokenHash, accountId, hours, device, network }: NewSession) => sql`
  insert into account_session (token_hash, account_id, expires_at, device, network)
  values (${tokenHash}, ${accountId}, now() + make_interval(hours => ${hours}), ${device}, ${network})`

export const findSession = (sql: Db, tokenHash: Buffer, confirmedMinutes: number) => sql<
  {
    accountId: number
    role: 'buyer' | 'staff'
    email: string
    /** Their own, or that of the customer they are a member of. */
    priceListId: number | null
    customerId: number
    teamRole: TeamRole | null
    rights: string[] | null
    daysLeft: number
    actorId: number | null
    actorEmail: string | null
    confirmed: boolean
  }[]
>`
  select s.account_id "accountId", a.role, a.email, r.rights, c.account_id "customerId", c.price_list_id "priceListId",
    ${teamRole(sql)} "teamRole",
    extract(epoch from s.expires_at - now())::float8 / 86400 "daysLeft", actor.account_id "actorId",
    actor.email "actorEmail", s.confirmed_at > now() - make_interval(mins => ${confirmedMinutes}) confirmed
  from account_session s join (${accountsWithCustomer(sql)}) on a.account_id = s.account_id
    left join staff_role r on r.role = a.staff_role
    left join account actor on actor.account_id = s.acted_by and actor.disabled_at is null
  where s.token_hash = ${tokenHash} and s.expires_at > now() and a.disabled_at is null and c.disabled_at is null
    and (s.acted_by is null or actor.account_id is not null)`

/** Extends the session by days, up to `daysInAll` after the login. */
export const extendSession = (sql: Db, tokenHash: Buffer, days: number, daysInAll: number) => sql`
  update account_session set last_used_at = now(),
    expires_at = least(now() + make_interval(days => ${days}), created_at + make_interval(days => ${daysInAll}))
  where token_hash = ${tokenHash} and expires_at < created_at + make_interval(days => ${daysInAll})`

export const deleteSession = (sql: Db, tokenHash: Buffer) => sql`
  delete from account_session where token_hash = ${tokenHash}`

export const deleteSessionOf = (sql: Db, accountId: number, sessionId: number) => sql`
  delete from account_session where account_id = ${accountId} and session_id = ${sessionId} returning session_id`

/** All of them, or all but the one of this token; also those in which they act as a customer. */
export const deleteSessions = (sql: Db, accountId: number, but: Buffer | null) => sql`
  delete from account_session where (account_id = ${accountId} or acted_by = ${accountId}) and (${but}::bytea is null or token_hash <> ${but}::bytea)`

/** Called with each login. */
export const deleteExpiredSessions = (sql: Db, accountId: number) => sql`
  delete from account_session where account_id = ${accountId} and expires_at <= now()`

export interface SessionRow {
  sessionId: number
  device: string
  network: string
  createdAt: Date
  lastUsedAt: Date
  current: boolean
}

/** Limit of the list; signing out everywhere ends all. */
const MAX_SHOWN = 100

export const listSessions = (sql: Db, accountId: number, current: Buffer) => sql<SessionRow[]>`
  select session_id "sessionId", device, network, created_at "createdAt", last_used_at "lastUsedAt",
    token_hash = ${current} current
  from account_session where account_id = ${accountId} and expires_at > now()
  order by token_hash = ${current} desc, last_used_at desc, session_id desc limit ${MAX_SHOWN}`

/** `first` when the account was never used before, `new` when it was, but not there. */
export const recordDevice = (sql: Db, accountId: number, device: string, network: string) => sql<
  { known: boolean; others: boolean }[]
>`
  with before as (select device, network from account_device where account_id = ${accountId}),
  noted as (
    insert into account_device (account_id, device, network) values (${accountId}, ${device}, ${network})
    on conflict do nothing)
  select exists (select from before where device = ${device} and network = ${network}) known,
    exists (select from before) others`

/** A row when the account has been used on this device and near this network before. */
export const isUsedThere = (sql: Db, emailKey: string, device: string, network: string) => sql<{ used: boolean }[]>`
  select true used from account join account_device using (account_id)
  where email_key = ${emailKey} and device = ${device} and network = ${network}`

export const deleteAllExpired = (sql: Db) => sql`
  with sessions as (delete from account_session where expires_at <= now()),
    links as (delete from password_link where expires_at <= now()),
    changes as (delete from email_change where expires_at <= now()),
    invitations as (delete from member_invitation where expires_at <= now() - interval '30 days'),
    staff as (delete from staff_invitation where expires_at <= now() - interval '30 days')
  delete from registration where expires_at <= now()`
