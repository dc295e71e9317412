import type { Assignee } from '#features/staff/assignee.rules.ts'
import { assignedTo } from '#features/staff/server/assigned-to.service.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import type { ImportKind, ImportState } from '../supply.contract.ts'
import type { PriceJump } from './plan.queries.ts'

export type ImportStatus = 'waiting' | 'staging' | 'staged' | 'applying' | 'applied' | 'undoing' | 'undone' | 'failed'

export interface ImportRow {
  importId: number
  sourceId: number
  sourceName: string
  kind: ImportKind
  status: ImportStatus
  fileNames: string[]
  filePaths: string[]
  fingerprint: string
  lineCount: number
  newCount: number
  changedCount: number
  unchangedCount: number
  goneCount: number
  badCount: number
  noteCount: number
  appliedSeq: number
  plannedSeq: number
  columns: Array<{ heading: string; meaning: string }>
  priceJumps: PriceJump[]
  problem: string | null
  createdAt: Date
  finishedAt: Date | null
}

const columns = (sql: Db) => sql`
  import_id "importId", source_id "sourceId", source_name "sourceName", kind, status, file_names "fileNames", file_paths "filePaths", fingerprint,
  line_count::float8 "lineCount", new_count::float8 "newCount", changed_count::float8 "changedCount",
  unchanged_count::float8 "unchangedCount", gone_count::float8 "goneCount", bad_count::float8 "badCount",
  note_count::float8 "noteCount", applied_seq::float8 "appliedSeq", planned_seq::float8 "plannedSeq", columns, price_jumps "priceJumps", problem,
  created_at "createdAt", finished_at "finishedAt"`

export async function findImport(sql: Db, importId: number): Promise<ImportRow | undefined> {
  const [row] = await sql<ImportRow[]>`
    select ${columns(sql)} from supply_import join supply_source using (source_id) where import_id = ${importId}`
  return row
}

export interface ImportFilter {
  state: ImportState
  assignee: Assignee
}

/** Waits to be applied, or failed and no later list of the same source was applied; nobody has marked it as checked. What changes nothing needs no decision. */
const toCheck = (sql: Db) => sql`
  checked_at is null and (status = 'staged' and (unchanged_count < line_count or line_count = 0 or gone_count > 0) or (status = 'failed' and not exists (
    select from supply_import later where later.source_id = supply_import.source_id and later.kind = supply_import.kind
      and later.import_id > supply_import.import_id and later.status = 'applied')))`

function inState(sql: Db, state: ImportState) {
  if (state === 'all') return sql`true`
  return state === 'check' ? toCheck(sql) : sql`status = ${state}`
}

const matching = (sql: Db, { state, assignee }: ImportFilter) => sql`
  ${inState(sql, state)} and ${assignedTo(sql, 'import', sql`import_id::text`, assignee)}`

export const listImports = (sql: Db, filter: ImportFilter, limit: number, offset: number) => sql<ImportRow[]>`
  select ${columns(sql)} from supply_import join supply_source using (source_id) where ${matching(sql, filter)}
  order by import_id desc limit ${limit} offset ${offset}`

export async function countImports(sql: Db, filter: ImportFilter): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int count from supply_import where ${matching(sql, filter)}`
  return row?.count ?? 0
}

/** Those to check; the oldest by its source. */
export const readQueue = (sql: Db) => sql<{ count: number; oldestAt: Date | null; oldest: string | null }[]>`
  select count(*)::int "count", min(created_at) "oldestAt", (array_agg(source_name order by created_at))[1] "oldest"
  from supply_import join supply_source using (source_id) where ${toCheck(sql)}`

/** Those that still wait. */
export const setChecked = (sql: Db, importIds: readonly number[]) => sql<{ importId: number }[]>`
  update supply_import set checked_at = now() where import_id = any(${importIds}::int[]) and ${toCheck(sql)}
  returning import_id "importId"`

/** An unfinished import of the same files. */
export async function findUnfinished(
  sql: Db,
  sourceId: number,
  kind: ImportKind,
  fingerprint: string,
): Promise<ImportRow | undefined> {
  const [row] = await sql<ImportRow[]>`
    select ${columns(sql)} from supply_import join supply_source using (source_id)
    where source_id = ${sourceId} and kind = ${kind} and fingerprint = ${fingerprint} and status in ('staged', 'applying')
    order by import_id desc limit 1`
  return row
}

export async function insertImport(
  sql: Db,
  given: { sourceId: number; kind: ImportKind; fileNames: string[]; fingerprint: string; accountId: number | null },
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into supply_import (source_id, kind, file_names, fingerprint, account_id)
    values (${given.sourceId}, ${given.kind}, ${given.fileNames}, ${given.fingerprint}, ${given.accountId})
    returning import_id id`
  if (!row) throw new Error('the import was not created')
  return row.id
}

/** Resets the import, to read its files again. */
export const restartImport = async (sql: Db, importId: number) => {
  await sql`delete from supply_new_name where import_id = ${importId}`
  await sql`delete from supply_line_report where import_id = ${importId}`
  await sql`update supply_import set status = 'staging', applied_seq = 0, planned_seq = 0, checked_at = null where import_id = ${importId} and status <> 'applying'`
}

export const setStatus = (sql: Db, importId: number, status: ImportStatus, problem: string | null = null) => sql`
  update supply_import set status = ${status}, problem = ${problem},
    finished_at = case when ${status}::text in ('applied', 'undone', 'failed') then now() else finished_at end
  where import_id = ${importId}`

export const setColumns = (
  sql: Db,
  importId: number,
  found: ReadonlyArray<{ heading: string; meaning: string }>,
) => sql`
  update supply_import set columns = ${JSON.stringify(found)}::text::jsonb where import_id = ${importId}`

export const setStaged = (
  sql: Db,
  importId: number,
  counts: { lines: number; bad: number; notes: number; categoryId: number | undefined; packageId: number | undefined },
) => sql`
  update supply_import set line_count = ${counts.lines}, bad_count = ${counts.bad}, note_count = ${counts.notes},
    fallback_category = ${counts.categoryId ?? null}, fallback_package = ${counts.packageId ?? null}
  where import_id = ${importId}`

export const setProgress = (sql: Db, importId: number, appliedSeq: number) => sql`
  update supply_import set applied_seq = ${appliedSeq}, status = 'applying' where import_id = ${importId}`

export async function findSource(
  sql: Db,
  name: string,
): Promise<{ sourceId: number; mapping: Record<string, string> }> {
  await sql`insert into supply_source (source_name) values (${name}) on conflict do nothing`
  const [row] = await sql<{ sourceId: number; mapping: Record<string, string> }[]>`
    select source_id "sourceId", mapping from supply_source where source_name = ${name}`
  if (!row) throw new Error('the source was not created')
  return row
}

export const listSources = (sql: Db) => sql<{ sourceName: string }[]>`
  select source_name "sourceName" from supply_source order by source_name`

export const hasApplied = (sql: Db) => sql<{ known: boolean }[]>`
  select exists (select from supply_import where status = 'applied') known`

export const saveMapping = (sql: Db, sourceId: number, mapping: Readonly<Record<string, string>>) => sql`
  update supply_source set mapping = mapping || ${JSON.stringify(mapping)}::text::jsonb where source_id = ${sourceId}`

/** Imports whose process has ended: call it while holding the lock. */
export async function hasUnfinished(sql: Db, source: string): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`
    select exists (select from supply_import join supply_source using (source_id)
      where source_name = ${source} and status in ('staging', 'staged', 'applying')) found`
  return row?.found ?? false
}

export const listAbandoned = (sql: Db) => sql<{ importId: number }[]>`
  select import_id "importId" from supply_import where status = 'staging'`

export async function hasTable(sql: Db, table: string): Promise<boolean> {
  const [row] = await sql<{ known: boolean }[]>`select to_regclass(${table}::text) is not null known`
  return row?.known ?? false
}

/** An import with files that another process will read. */
export async function insertWaiting(
  sql: Db,
  given: { sourceId: number; kind: ImportKind; fileNames: string[]; filePaths: string[]; accountId: number | null },
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into supply_import (source_id, kind, status, file_names, file_paths, fingerprint, account_id)
    values (${given.sourceId}, ${given.kind}, 'waiting', ${given.fileNames}, ${given.filePaths}, '', ${given.accountId})
    returning import_id id`
  if (!row) throw new Error('the import was not created')
  return row.id
}

export const setFingerprint = (sql: Db, importId: number, fingerprint: string) => sql`
  update supply_import set fingerprint = ${fingerprint} where import_id = ${importId}`

/** Imports through the API without activity for this long. */
export const listWithOldFiles = (sql: Db, days: number) => sql<{ importId: number; filePaths: string[] }[]>`
  select import_id "importId", file_paths "filePaths" from supply_import
  where file_paths <> '{}' and status in ('staged', 'applied', 'undone', 'failed')
    and coalesce(finished_at, created_at) < now() - make_interval(days => ${days}::int) order by import_id`

/** Whether an import still needs a file. */
export const isImportFile = (sql: Db, path: string) => sql`
  select from supply_import where ${path}::text = any(file_paths) limit 1`

/** An import that was not applied can no longer be applied. */
export const removeFiles = (sql: Db, importId: number, problem: string) => sql`
  update supply_import set file_paths = '{}', problem = case status when 'staged' then ${problem}::text else problem end,
    status = case status when 'staged' then 'failed' else status end
  where import_id = ${importId}`

export const tryAdvisoryLock = (tx: Tx, key: number) => tx<{ free: boolean }[]>`
  select pg_try_advisory_xact_lock(${key}) free`

export const isAdvisoryLockHeld = (sql: Db, key: number) => sql<{ held: boolean }[]>`
  select exists (select from pg_locks
    where locktype = 'advisory' and classid = 0 and objid = ${key}::int8::oid and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())) held`
