import { join, resolve } from 'node:path'
import { createSteps } from '#scripts/setup/progress.mjs'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { type Config, readConfig } from '#server/config.ts'
import { listMigrationFiles } from '#server/database/migrations/migrate.ts'
import { openStoreDatabase } from '#server/database/open-store-database.ts'
import { createLog } from '#server/log.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { MIGRATIONS, migrateStore } from '../migrations.ts'
import { readArguments } from './read-arguments.ts'
import { runCommand } from './run-command.ts'

const HELP = `npm run restore -- <folder> [--replace]

Restores a backup: into the database of DATABASE_URL, or into the embedded one of DATA_DIR, and the files into
DATA_DIR/files. The store must not run. The database must be empty; --replace drops everything in it first.`

const NAME = 'ohmstead-restore'

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
})

async function restore(config: Config, folder: string): Promise<string> {
  const database = await openStoreDatabase(config, createLog('error'), { pool: 2, name: NAME })
  try {
    const { sql } = database
    const known = await listMigrationFiles(MIGRATIONS)
    const { createdAt, tables } = await createSteps(process.stderr)('Restoring', (onProgress) =>
      restoreBackup(sql, {
        folder,
        filesFolder: config.bucket ? undefined : join(config.dataDir, 'files'),
        replace: values.replace,
        ownName: NAME,
        known,
        migrate: (only) => migrateStore(sql, only ? { only } : {}),
        onProgress,
      }),
    )
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    return `Restored the backup of ${createdAt}: ${tables.length} tables with ${formatCount(rows)} rows.`
  } finally {
    await database.close()
  }
}

await runCommand(() => {
  const [folder] = positionals
  if (values.help || !folder) return HELP
  return restore(readConfig(process.env), resolve(folder))
})
