import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from './connect.ts'

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/
/** Any number, as long as every process uses the same: the lock on which they wait for each other. */
const MIGRATION_LOCK = 0x0_4d5_7ead

export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/**
 * Brings the schema up to date, forward only. All pending files run in one transaction under a lock: two processes
 * starting at once do no harm, and a file that fails leaves nothing behind.
 */
export async function migrate(sql: Sql, folder: string, onFile: (file: string) => void = () => {}): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => FILE_NAME.test(name)).sort()
  return sql.begin(
    async (tx) => {
      await tx`select pg_advisory_xact_lock(${MIGRATION_LOCK})`
      await tx`
      create table if not exists schema_migration (
        file text primary key, checksum text not null, applied_at timestamptz not null default now()
      )`
      const applied = new Map(
        (await tx<{ file: string; checksum: string }[]>`select file, checksum from schema_migration`).map((row) => [
          row.file,
          row.checksum,
        ]),
      )
      const pending: string[] = []
      for (const file of files) {
        const text = await readFile(join(folder, file), 'utf8')
        const checksum = createHash('sha256').update(text).digest('hex')
        const before = applied.get(file)
        if (before === checksum) continue
        if (before)
          throw new MigrationError(`${file} was changed after it had been applied. Add a new migration instead.`)
        onFile(file)
        await tx.unsafe(text).catch((error: unknown) => {
          const why = error instanceof Error ? error.message : String(error)
          throw new MigrationError(`${file} failed, nothing was changed: ${why}`, { cause: error })
        })
        await tx`insert into schema_migration (file, checksum) values (${file}, ${checksum})`
        pending.push(file)
      }
      return pending
    },
    { unlimited: true },
  )
}
