import type { Db } from '#server/database/connect.ts'
import type { Assignee } from '../assignee.rules.ts'
import type { WorkKind } from '../work.contract.ts'

/** Condition of a list: only what is assigned to an account, or to nobody. `subject` is the column with the number or text. */
export function assignedTo(sql: Db, kind: WorkKind, subject: ReturnType<Db>, assignee: Assignee) {
  if (assignee === undefined) return sql`true`
  return assignee === null
    ? sql`not exists (select from staff_assignment s where s.kind = ${kind} and s.subject = ${subject})`
    : sql`${subject} in (select s.subject from staff_assignment s where s.kind = ${kind} and s.account_id = ${assignee})`
}
