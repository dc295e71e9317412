import { join } from 'node:path'
import { parseInvoiceNumber } from '#features/orders/invoice-number.rules.ts'
import { getLastInvoiceNumber, skipInvoiceNumbers } from '#features/orders/server/invoices/after-restore.service.ts'
import { createSteps } from '#scripts/setup/progress.mjs'
import { BackupError } from '#server/backup/backup-error.ts'
import { noteLeftOut } from '#server/backup/load-tables.ts'
import { isEncrypted } from '#server/backup/manifest.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { factsOf, recordRestore } from '#server/backup/runs.ts'
import { type Config, readConfig } from '#server/config.ts'
import { listMigrationFiles } from '#server/database/migrations/migrate.ts'
import { oneAtATime } from '#server/database/one-at-a-time.ts'
import { openStoreDatabase, type StoreDatabase } from '#server/database/open-store-database.ts'
import { createLog } from '#server/log.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { MIGRATIONS, migrateStore } from '../migrations.ts'
import { withFolderOf } from './backup-command/places.ts'
import { readArguments } from './read-arguments.ts'
import { runCommand } from './run-command.ts'

const HELP = `npm run restore -- <folder | s3:name> [--replace] [--last-invoice INV-2026-000417 | --moved]

Restores a backup: into the database of DATABASE_URL, or into the embedded one of DATA_DIR, and the files into
DATA_DIR/files. The store must not run. The database must be empty; --replace drops everything in it first. When it is
interrupted, no store starts on the database until it was run again. s3:<name> is one of the bucket of backups.

An encrypted backup needs BACKUP_KEY. --unencrypted allows one that is not although BACKUP_KEY is set.

No number of an invoice is given out twice: so many are left out as may have been given out after the backup.
--last-invoice names the last one if you know it. --moved says that nothing was sold after the backup.`

const NAME = 'ohmstead-restore'
/** More than are made in a table, other than by an import, between two backups. */
const SKIPPED_IDS = 100_000

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    replace: { type: 'boolean', default: false },
    'last-invoice': { type: 'string' },
    unencrypted: { type: 'boolean', default: false },
    moved: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

/** The last number that was given out, as far as it is known. With --moved it is that of the backup. */
function readLastInvoice(): string | undefined {
  const { moved, 'last-invoice': text } = values
  if (text === undefined) return moved ? '' : undefined
  const number = parseInvoiceNumber(text)
  if (!number || number.year > new Date().getFullYear())
    throw new BackupError('--last-invoice takes the last number that was given out, such as INV-2026-000417.')
  if (moved) throw new BackupError('--moved and --last-invoice exclude each other.')
  return text
}

const restore = (config: Config, place: string): Promise<string> =>
  withFolderOf(config, place, (folder, where) => restoreFolder(config, folder, where))

async function restoreFolder(config: Config, folder: string, where: string): Promise<string> {
  const named = readLastInvoice()
  const startedAt = new Date()
  const database = await openStoreDatabase(config, createLog('error'), { pool: 2, name: NAME, evenUnfinished: true })
  try {
    const known = await listMigrationFiles(MIGRATIONS)
    let skipped = ''
    const { createdAt, tables, leftOut } = await alone(database, (onProgress) =>
      restoreBackup(database.sql, {
        folder,
        key: config.backup.key,
        unencrypted: values.unencrypted,
        filesFolder: config.bucket ? undefined : join(config.dataDir, 'files'),
        replace: values.replace,
        ownName: NAME,
        known,
        migrate: (only) => migrateStore(database.sql, only ? { only } : {}),
        skippedIds: values.moved ? 0 : SKIPPED_IDS,
        remember: getLastInvoiceNumber,
        async complete(sql, manifest, replaced) {
          const facts = factsOf(manifest, isEncrypted(folder), [where])
          await recordRestore(sql, facts, startedAt)
          const restored = { backupAt: facts.backupAt, replaced, named }
          skipped = await sql.begin((tx) => skipInvoiceNumbers(tx, restored))
        },
        onProgress,
      }),
    )
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const said = `Restored the backup of ${createdAt}: ${tables.length} tables with ${formatCount(rows)} rows.`
    return [said, noteLeftOut(leftOut), skipped].filter(Boolean).join('\n')
  } finally {
    await database.close()
  }
}

/** A store that starts meanwhile waits, and so does another restore. */
const alone = <T>({ url }: StoreDatabase, work: (onProgress: (what: string) => void) => Promise<T>): Promise<T> =>
  oneAtATime(url, () => createSteps(process.stderr)('Restoring', work), NAME)

await runCommand(() => {
  const [folder] = positionals
  if (values.help || !folder) return HELP
  return restore(readConfig(process.env), folder)
})
