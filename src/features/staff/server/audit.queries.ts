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
}

const matching = (sql: Db, { keyword, action }: AuditFilter) => sql`
  ${action === '' ? sql`true` : sql`action = ${action}`}
  ${keyword === '' ? sql`` : sql`and (subject = ${keyword} or who = ${keyword})`}`

export const listAudit = (sql: Db, filter: AuditFilter, limit: number, offset: number) => sql<AuditRow[]>`
  select audit_id "auditId", at, who, action, subject, input, before, after, address, user_agent "userAgent"
  from staff_audit where ${matching(sql, filter)} order by audit_id desc limit ${limit} offset ${offset}`

/** Up to where counting stays cheap. */
export const countAudit = (sql: Db, filter: AuditFilter) => sql<{ count: number }[]>`
  select count(*)::int count from (select from staff_audit where ${matching(sql, filter)} limit 10000) counted`
