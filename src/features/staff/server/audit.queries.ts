import type { Db } from '#server/database/connect.ts'

export interface AuditRow {
  auditId: string
  at: Date
  who: string
  action: string
  subject: string
  input: Record<string, unknown>
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  address: string
  userAgent: string
}

export interface AuditFilter {
  keyword: string
  action: string
  area: string
  from?: string | undefined
  to?: string | undefined
}

const matching = (sql: Db, { keyword, action, area, from, to }: AuditFilter) => sql`
  ${action === '' ? sql`true` : sql`action = ${action}`}
  ${area === '' ? sql`` : sql`and (action like ${`/api/staff/${area}/%`} or action = ${`/api/staff/${area}`})`}
  ${keyword === '' ? sql`` : sql`and (subject = ${keyword} or who = ${keyword} or address = ${keyword})`}
  ${from === undefined ? sql`` : sql`and at >= ${from}::date::timestamp at time zone 'UTC'`}
  ${to === undefined ? sql`` : sql`and at < (${to}::date + 1)::timestamp at time zone 'UTC'`}`

export const listAudit = (sql: Db, filter: AuditFilter, limit: number, offset: number) => sql<AuditRow[]>`
  select audit_id "auditId", at, who, action, subject, input, before, after, address, user_agent "userAgent"
  from staff_audit where ${matching(sql, filter)} order by audit_id desc limit ${limit} offset ${offset}`

/** Counting stops here, to stay cheap. */
export const countAudit = (sql: Db, filter: AuditFilter) => sql<{ count: number }[]>`
  select count(*)::int count from (select from staff_audit where ${matching(sql, filter)} limit 10000) counted`

export interface SecurityRow {
  eventId: string
  at: Date
  kind: string
  accountId: number | null
  who: string
  detail: string
  address: string
  network: string
  userAgent: string
}

export interface SecurityFilter {
  kind: string
  keyword: string
}

const isAccountId = (text: string) => /^\d{1,9}$/.test(text)

const matchingEvent = (sql: Db, { kind, keyword }: SecurityFilter) => sql`
  ${kind === '' ? sql`true` : sql`kind = ${kind}`}
  ${
    keyword === ''
      ? sql``
      : isAccountId(keyword)
        ? sql`and account_id = ${Number(keyword)}`
        : sql`and (network = ${keyword} or account_id = (select account_id from account where email_key = ${keyword.toLowerCase()}))`
  }`

export const listSecurityEvents = (sql: Db, filter: SecurityFilter, limit: number, offset: number) => sql<
  SecurityRow[]
>`
  select event_id "eventId", at, kind, account_id "accountId", who, detail, address, network, user_agent "userAgent"
  from security_event where ${matchingEvent(sql, filter)} order by event_id desc limit ${limit} offset ${offset}`

export const countSecurityEvents = (sql: Db, filter: SecurityFilter) => sql<{ count: number }[]>`
  select count(*)::int count from (select from security_event where ${matchingEvent(sql, filter)} limit 10000) counted`
