import type { Db } from '../database/connect.ts'
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
