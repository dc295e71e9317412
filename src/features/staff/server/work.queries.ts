import type { Db, Tx } from '#server/database/connect.ts'
import type { NotedKind, StartText, WorkKind } from '../work.contract.ts'

export const listAssignments = (sql: Db, kind: WorkKind, subjects: string[]) => sql<
  { subject: string; accountId: number }[]
>`
  select subject, account_id "accountId" from staff_assignment where kind = ${kind} and subject = any(${subjects}::text[])`

export const listWorkOf = (sql: Db, accountId: number, limit: number) => sql<
  { kind: WorkKind; subject: string; assignedBy: string; at: Date }[]
>`
  select kind, subject, assigned_by "assignedBy", at from staff_assignment where account_id = ${accountId}
  order by at desc limit ${limit}`

export const writeAssignments = (
  sql: Db,
  { kind, subjects, accountId, who }: { kind: WorkKind; subjects: string[]; accountId: number; who: string },
) => sql`
  insert into staff_assignment (kind, subject, account_id, assigned_by)
  select ${kind}, subject, ${accountId}, ${who} from unnest(${subjects}::text[]) subject
  on conflict (kind, subject) do update set account_id = excluded.account_id, assigned_by = excluded.assigned_by,
    at = clock_timestamp()`

export const deleteAssignments = (sql: Db, kind: WorkKind, subjects: string[]) => sql`
  delete from staff_assignment where kind = ${kind} and subject = any(${subjects}::text[])`

export const countNotes = (sql: Db, kind: WorkKind, subjects: string[]) => sql<{ subject: string; count: number }[]>`
  select subject, count(*)::int count from work_note where kind = ${kind} and subject = any(${subjects}::text[]) group by 1`

export const listNotes = (sql: Db, kind: NotedKind, subject: string) => sql<{ at: Date; who: string; text: string }[]>`
  select at, who, text from work_note where kind = ${kind} and subject = ${subject} order by note_id`

export const insertNote = (
  sql: Db,
  { kind, subject, who, text }: { kind: NotedKind; subject: string; who: string; text: string },
) => sql`insert into work_note (kind, subject, who, text) values (${kind}, ${subject}, ${who}, ${text})`

const ERASED = '(erased)'

export const eraseNotes = (tx: Tx, kind: NotedKind, subjects: readonly string[]) => tx`
  update work_note set text = ${ERASED} where kind = ${kind} and subject = any(${subjects}::text[])`

export const listNotesOf = (sql: Db, kind: NotedKind, subjects: readonly string[]) => sql<
  { subject: string; at: Date; text: string }[]
>`
  select subject, at, text from work_note where kind = ${kind} and subject = any(${subjects}::text[]) order by note_id`

export const deleteOldNotes = (sql: Db) => sql`delete from work_note where at < now() - interval '3 years'`

export const listViews = (sql: Db, accountId: number) => sql<{ viewId: number; name: string; address: string }[]>`
  select view_id "viewId", name, address from staff_view where account_id = ${accountId} order by name`

export const writeView = (sql: Db, accountId: number, name: string, address: string) => sql`
  insert into staff_view (account_id, name, address) values (${accountId}, ${name}, ${address})
  on conflict (account_id, name) do update set address = excluded.address`

export const deleteView = (sql: Db, accountId: number, viewId: number) => sql`
  delete from staff_view where account_id = ${accountId} and view_id = ${viewId} returning view_id`

export const listTexts = (sql: Db) => sql<StartText[]>`
  select text_id "textId", kind, title, body from staff_text order by kind, title`

/** Changes of texts run one after the other. */
export const lockTexts = (tx: Tx) => tx`select pg_advisory_xact_lock(hashtext('staff_text'))`

export const findText = (sql: Db, kind: StartText['kind'], title: string) => sql<{ body: string }[]>`
  select body from staff_text where kind = ${kind} and title = ${title}`

export const writeText = (sql: Db, { kind, title, body }: Omit<StartText, 'textId'>) => sql`
  insert into staff_text (kind, title, body) values (${kind}, ${title}, ${body})
  on conflict (kind, title) do update set body = excluded.body`

export const deleteText = (sql: Db, textId: number) => sql`
  delete from staff_text where text_id = ${textId} returning text_id`
