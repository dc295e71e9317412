import type { Db, Tx } from '../database/connect.ts'
import type { StatementRunner } from '../database/driver/sql.ts'

/** Ours, and the one of the queue. */
const SCHEMAS = ['public', 'graphile_worker']
/**
 * What the migrations of the restoring version write themselves, and the runs of backups: a backup would name itself as one
 * that has not ended.
 */
const NOT_COPIED = ['public.schema_migration', 'graphile_worker.migrations', 'public.backup_run']

/** Everything below sees the store as it is now, however long the backup takes. */
export const freezeView = (tx: Tx) => tx.unsafe('set transaction isolation level repeatable read, read only')

/** The same rows are the same bytes, whatever the database or the role has set, and in the order in which they are stored. */
export const writeRowsAlike = (tx: Tx) =>
  tx.unsafe(`set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
    set local bytea_output = 'hex'; set local extra_float_digits = 1; set local synchronize_seqscans = off`)

/** Without columns that the database computes. */
export const listTables = (sql: Db) => sql<{ table: string; columns: string[] }[]>`
  select format('%I.%I', n.nspname, c.relname) "table",
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') "columns"
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and n.nspname = any (${SCHEMAS}) and n.nspname || '.' || c.relname <> all (${NOT_COPIED})
  group by 1 order by 1`

export const listSequences = (sql: Db) => sql<{ sequence: string; lastValue: string }[]>`
  select format('%I.%I', schemaname, sequencename) "sequence", last_value::text "lastValue"
  from pg_sequences where schemaname = any (${SCHEMAS}) and last_value is not null order by 1`

/** Of one that is there: those of tables that are not of the store are not. */
export const setSequence = (tx: Tx, sequence: string, lastValue: string, skipped: number) => tx`
  select setval(seqrelid::regclass, least(${lastValue}::text::bigint + ${skipped}::int, seqmax))
  from pg_sequence where seqrelid = to_regclass(${sequence}::text)`

export const listMigrations = (sql: Db) => sql<{ file: string; checksum: string }[]>`
  select file, checksum from schema_migration order by file`

export const findServerVersion = (sql: Db) => sql<{ version: string }[]>`
  select current_setting('server_version') "version"`

export const countTables = (sql: Db) => sql<{ count: number }[]>`
  select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname = any (${SCHEMAS})`

/** Other processes of the store on this database. */
export const countStoreConnections = (sql: Db, ownName: string) => sql<{ count: number }[]>`
  select count(*)::int from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()
    and application_name like 'ohmstead%' and application_name not in (${ownName}, 'ohmstead-owner')`

export const dropEverything = (tx: Tx) =>
  tx.unsafe('drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public')

export const listForeignKeys = (sql: Db) => sql<{ table: string; name: string; definition: string }[]>`
  select conrelid::regclass::text "table", quote_ident(conname) "name", pg_get_constraintdef(oid) "definition"
  from pg_constraint
  where contype = 'f' and conparentid = 0 and connamespace = any (${SCHEMAS}::regnamespace[]) order by 1, 2`

/* The names below come quoted from the queries above. */

export const dropForeignKey = (tx: Tx, table: string, name: string) =>
  tx.unsafe(`alter table ${table} drop constraint ${name}`)

export const addForeignKey = (tx: Tx, table: string, name: string, definition: string) =>
  tx.unsafe(`alter table ${table} add constraint ${name} ${definition}`)

export const disableTriggers = (tx: Tx, table: string) => tx.unsafe(`alter table ${table} disable trigger user`)

export const enableTriggers = (tx: Tx, table: string) => tx.unsafe(`alter table ${table} enable trigger user`)

export const emptyTables = (tx: Tx, tables: readonly string[]) => tx.unsafe(`truncate ${tables.join(', ')}`)

export const countRows = (tx: Tx, table: string) =>
  tx.unsafe<{ count: number }[]>(`select count(*)::int8 "count" from ${table}`)

export const analyse = (sql: Db) => sql.unsafe('analyze')

/** What the throw-away database of a verification is made after. */
interface OwnDatabase {
  id: string
  role: string
  encoding: string
  collation: string
  characters: string
}

export const describeDatabase = (sql: StatementRunner) => sql<OwnDatabase[]>`
  select oid::text id, quote_ident(current_user) "role", quote_literal(pg_encoding_to_char(encoding)) "encoding",
    quote_literal(datcollate) "collation", quote_literal(datctype) "characters"
  from pg_database where datname = current_database()`

export const createDatabase = (sql: StatementRunner, name: string, { encoding, collation, characters }: OwnDatabase) =>
  sql.unsafe(
    `create database ${name} template template0 encoding ${encoding} lc_collate ${collation} lc_ctype ${characters}`,
  )

export const dropDatabase = (sql: StatementRunner, name: string) =>
  sql.unsafe(`drop database if exists ${name} with (force)`)

const VERIFICATION_LOCK = 0x0_4d_ba_c4

export const tryLockVerification = (sql: StatementRunner) => sql<{ isFree: boolean }[]>`
  select pg_try_advisory_lock(${VERIFICATION_LOCK}) "isFree"`

export const unlockVerification = (sql: StatementRunner) => sql`select pg_advisory_unlock(${VERIFICATION_LOCK})`
