import type { Db, Sql, Tx } from '../database/connect.ts'
import { deleteInBatches } from '../database/delete-in-batches.ts'
import { networkOf } from '../limits/network-of.ts'

/** Kinds of events in the security log. */
export const SECURITY_EVENTS = [
  'login',
  'login_failed',
  'second_factor_failed',
  'second_factor_changed',
  'confirm_failed',
  'sign_in_as',
  'role_change',
  'team_change',
  'refund',
  'export',
  'erase',
  'integration_change',
] as const
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number]

export interface SecurityEvent {
  kind: SecurityEventKind
  accountId: number | null
  /** Of staff: their e-mail address. Of customers empty, so that there is nothing to erase. */
  who: string
  detail?: string
  address: string
  userAgent: string
}

export const logSecurityEvent = (sql: Db, event: SecurityEvent) => sql`
  insert into security_event (kind, account_id, who, detail, address, network, user_agent)
  values (${event.kind}, ${event.accountId}, ${event.who}, ${event.detail ?? ''}, ${event.address},
    ${networkOf(event.address)}, ${event.userAgent.slice(0, 300)})`

/** What happened to the account and when stays; from where and with which browser goes. */
export const eraseFromSecurityLog = (tx: Tx, accountId: number) => tx`
  update security_event set address = '', network = '', user_agent = ''
  where account_id = ${accountId} and (address, network, user_agent) <> ('', '', '')`

/** For the export of a person's data. */
export const listSecurityEventsOf = (sql: Db, accountId: number) => sql<
  { at: Date; kind: string; address: string; userAgent: string }[]
>`
  select at, kind, address, user_agent "userAgent" from security_event
  where account_id = ${accountId} order by event_id`

/** Kept for 400 days: longer than a year, so that a season can be compared with the last. */
export const deleteOldSecurityEvents = (sql: Sql) =>
  deleteInBatches(
    (limit) => sql`
      delete from security_event where event_id in (
        select event_id from security_event where at < now() - interval '400 days' limit ${limit})
      returning event_id`,
  )
