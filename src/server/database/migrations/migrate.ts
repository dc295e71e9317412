import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql, Tx } from '../connect.ts'
import { codeOf } from '../database-errors.ts'

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/
/** Key of the advisory lock; any number that all processes share. */
const MIGRATION_LOCK = 0x0_4d5_7ead
const LOCK_NOT_AVAILABLE = '55P03'
const ATTEMPTS = 100
const PAUSE_MS = 1000

/** First line of a file whose statements run one by one outside of a transaction, as indexes built CONCURRENTLY must. */
export const ONLINE = /^-- outside of a transaction\b/

export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

export interface MigrateOptions {
  onFile?: (file: string) => void
  /** Called before each new attempt while a table is in use. */
  onBusy?: (why: string) => void
  /** Lock timeout: statements behind a waiting migration wait, too. */
  lockTimeoutMs?: number
  /** Not all of them: those that a backup was made with. */
  only?: ReadonlySet<string>
}

export interface Migration {
  file: string
  checksum: string
}

/** The migrations of this version, in their order. */
export async function listMigrationFiles(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => FILE_NAME.test(name)).sort()
  return Promise.all(
    names.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8')
      return { file, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/**
 * Applies pending migrations, forward only. They run in one transaction under a lock: concurrent processes
 * are safe, and a file that fails leaves nothing behind. A second process waits for the
 * first without a limit. A locked table is retried after a timeout. Files that
 * cannot be in a transaction run between two of them.
 */
export async function migrate(sql: Sql, folder: string, options: MigrateOptions = {}): Promise<string[]> {
  const applied: string[] = []
  for (;;) {
    const { done, online } = await migrateUntilOnline(sql, folder, options)
    applied.push(...done)
    if (!online) return applied
    await applyOnline(sql, online, options)
    applied.push(online.file)
  }
}

type MigrationFile = Migration & { text: string }

interface Progress {
  done: string[]
  /** The next one, which cannot run in a transaction. */
  online?: MigrationFile
}

async function migrateUntilOnline(sql: Sql, folder: string, options: MigrateOptions): Promise<Progress> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await sql.begin((tx) => migrateIn(tx, folder, options), { unlimited: true })
    } catch (error) {
      const cause = error instanceof MigrationError ? error.cause : error
      if (codeOf(cause) !== LOCK_NOT_AVAILABLE || attempt === ATTEMPTS) throw error
      options.onBusy?.(error instanceof Error ? error.message : String(error))
      await sleep(PAUSE_MS)
    }
  }
}

async function migrateIn(
  tx: Tx,
  folder: string,
  { onFile, lockTimeoutMs = 3000, only }: MigrateOptions,
): Promise<Progress> {
  await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`
  await tx`select set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`
  await tx`
    create table if not exists schema_migration (
      file text primary key, checksum text not null, applied_at timestamptz not null default now()
    )`
  const rows = await tx<Migration[]>`select file, checksum from schema_migration`
  const applied = new Map(rows.map((row) => [row.file, row.checksum]))
  const done: string[] = []
  for (const { file, text, checksum } of await listMigrationFiles(folder)) {
    if (only && !only.has(file)) continue
    const before = applied.get(file)
    if (before === checksum) continue
    if (before) throw new MigrationError(`${file} was changed after it had been applied. Add a new migration instead.`)
    if (ONLINE.test(text)) return { done, online: { file, text, checksum } }
    onFile?.(file)
    await tx.unsafe(text).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error)
      throw new MigrationError(`${file} failed, nothing was changed: ${why}`, { cause: error })
    })
    await tx`insert into schema_migration (file, checksum) values (${file}, ${checksum})`
    done.push(file)
  }
  return { done }
}

/** Statement by statement. After an interruption the file starts again, so each statement must be idempotent. */
async function applyOnline(sql: Sql, { file, text, checksum }: MigrationFile, { onFile }: MigrateOptions) {
  onFile?.(file)
  const own = await sql.reserve({ unlimited: true })
  try {
    for (const statement of text.split(/;\s*$/m)) if (statement.trim()) await own.unsafe(statement)
    await own`insert into schema_migration (file, checksum) values (${file}, ${checksum}) on conflict do nothing`
  } catch (error) {
    throw new MigrationError(`${file} failed: ${error instanceof Error ? error.message : error}`, { cause: error })
  } finally {
    own.release()
  }
}
