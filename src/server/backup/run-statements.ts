import type { Db } from '../database/connect.ts'
import type { StatementRunner } from '../database/driver/sql.ts'

export type RunKind = 'backup' | 'verification' | 'restore'
export type RunState = 'running' | 'good' | 'failed' | 'interrupted'

/** First key of the locks that running ones hold; the second one is their id. */
const RUN_LOCK = 0x0_4d_ba_c5

export const hasRuns = (db: Db) =>
  db<{ exists: boolean }[]>`select to_regclass('public.backup_run') is not null "exists"`

export const insertRun = (db: StatementRunner, kind: RunKind) => db<{ id: number }[]>`
  insert into backup_run (kind) values (${kind}) returning backup_run_id id`

export const lockRun = (db: StatementRunner, id: number) => db`select pg_advisory_lock(${RUN_LOCK}::int, ${id}::int)`

export const unlockRun = (db: StatementRunner, id: number) =>
  db`select pg_advisory_unlock(${RUN_LOCK}::int, ${id}::int)`

/** What is known of a backup. */
export interface RunFacts {
  backupAt: Date
  bytes: number
  rows: number
  isEncrypted: boolean
  places: readonly string[]
}

export const updateRun = (db: Db, id: number, { backupAt, bytes, rows, isEncrypted, places }: RunFacts) => db`
  update backup_run set backup_at = ${backupAt}, bytes = ${bytes}, row_count = ${rows}, is_encrypted = ${isEncrypted},
    places = ${places}::text[]
  where backup_run_id = ${id}`

export const endRun = (db: Db, id: number, error: string | null) => db`
  update backup_run set ended_at = now(), error = ${error} where backup_run_id = ${id}`

/** The backup from which a database was restored: it exists, and it can be restored. */
export const insertRestored = (db: Db, { backupAt, bytes, rows, isEncrypted, places }: RunFacts, startedAt: Date) => db`
  insert into backup_run (kind, started_at, ended_at, backup_at, bytes, row_count, is_encrypted, places)
  values ('backup', ${backupAt}, ${backupAt}, ${backupAt}, ${bytes}, ${rows}, ${isEncrypted}, ${places}::text[]),
    ('restore', ${startedAt}, now(), ${backupAt}, ${bytes}, ${rows}, ${isEncrypted}, ${places}::text[])`

export const forgetPlace = (db: Db, place: string) => db`
  update backup_run set places = array_remove(places, ${place}) where ${place} = any (places)`

/** The one that runs holds its lock; one without it was killed. */
const withState = (db: Db) => db`
  select r.*, case
    when r.error is not null then 'failed'
    when r.ended_at is not null then 'good'
    when exists (
      select from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and l.objsubid = 2 and l.granted and d.datname = current_database()
        and l.classid::bigint = ${RUN_LOCK}::bigint and l.objid::bigint = r.backup_run_id
    ) then 'running'
    else 'interrupted'
  end state
  from backup_run r`

export interface RunRow {
  id: number
  kind: RunKind
  state: RunState
  startedAt: Date
  endedAt: Date | null
  error: string | null
  backupAt: Date | null
  bytes: number | null
  rows: number | null
  isEncrypted: boolean | null
  places: string[]
  verifiedAt: Date | null
}

export const listRuns = (db: Db, limit: number) => db<RunRow[]>`
  select s.backup_run_id id, s.kind, s.state, s.started_at "startedAt", s.ended_at "endedAt", s.error,
    s.backup_at "backupAt", s.bytes::float8 bytes, s.row_count::float8 "rows", s.is_encrypted "isEncrypted", s.places,
    case when s.kind = 'backup' then (
      select max(v.ended_at) from backup_run v
      where v.kind <> 'backup' and v.backup_at = s.backup_at and v.ended_at is not null and v.error is null
    ) end "verifiedAt"
  from (${withState(db)}) s order by s.backup_run_id desc limit ${limit}`

/** The last one of each kind that does not run any more. */
export const listLastResults = (db: Db) => db<{ kind: RunKind; state: RunState; error: string | null }[]>`
  select distinct on (kind) kind, state, error from (${withState(db)}) s
  where state <> 'running' order by kind, backup_run_id desc`

export const findAges = (db: Db) => db<{ backup: number | null; verified: number | null }[]>`
  select extract(epoch from now() - max(backup_at) filter (where kind = 'backup'))::float8 backup,
    extract(epoch from now() - max(ended_at) filter (where kind <> 'backup'))::float8 verified
  from backup_run where ended_at is not null and error is null`

/** The oldest backup that is being written. */
export const findRunning = (db: Db) => db<{ startedAt: Date }[]>`
  select started_at "startedAt" from (${withState(db)}) s
  where state = 'running' and kind = 'backup' order by started_at limit 1`
