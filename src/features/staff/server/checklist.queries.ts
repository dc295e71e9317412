import type { Db } from '#server/database/connect.ts'
import type { Step } from '../checklist.rules.ts'

export const listSkipped = (sql: Db) => sql<{ step: Step }[]>`select step from owner_checklist_skip`

export const insertSkip = (sql: Db, step: Step, who: string) => sql`
  insert into owner_checklist_skip (step, who) values (${step}, ${who}) on conflict do nothing`

/** Whether staff have changed the shipping settings. */
export const wasShippingChanged = (sql: Db) => sql<{ changed: boolean }[]>`
  select exists (select from staff_audit where action like '/api/staff/shipping/%') changed`
