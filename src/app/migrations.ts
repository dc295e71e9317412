import { join } from 'node:path'
import type { Sql } from '#server/database/connect.ts'
import { type MigrateOptions, migrate } from '#server/database/migrations/migrate.ts'
import { installQueue } from '#server/jobs/worker.ts'
import { createLog, type Log } from '#server/log.ts'

export const MIGRATIONS = join(import.meta.dirname, '../../db/migrations')

/** The queue's own tables, then ours, which may refer to them. Returns the applied files. */
export async function migrateStore(
  sql: Sql,
  { log = createLog('silent'), ...options }: MigrateOptions & { log?: Log } = {},
): Promise<string[]> {
  await installQueue(sql, log)
  return migrate(sql, MIGRATIONS, options)
}
