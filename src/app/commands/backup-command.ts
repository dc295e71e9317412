import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createSteps } from '#scripts/setup/progress.mjs'
import { createBackup } from '#server/backup/create-backup.ts'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { openStoreDatabase } from '#server/database/open-store-database.ts'
import { createLog } from '#server/log.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { readArguments } from './read-arguments.ts'
import { runCommand } from './run-command.ts'

const HELP = `npm run backup -- [folder] [--keep n]

Copies the database and the files of the store into a new folder, while the store runs. Without a folder it is
DATA_DIR/backups/<time>; --keep deletes all but the newest n of those. npm run restore restores a backup.`

const OWN = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { keep: { type: 'string' }, help: { type: 'boolean', default: false } },
})

async function backUp(config: Config): Promise<string> {
  const backups = join(config.dataDir, 'backups')
  const folder = resolve(positionals[0] ?? join(backups, nameNow()))
  const database = await openStoreDatabase(config, createLog('error'), { pool: 1, name: 'ohmstead-backup' })
  try {
    const { tables, files } = await createSteps(process.stderr)('Backing up', (onProgress) =>
      createBackup(database.sql, {
        folder,
        filesFolder: config.bucket ? undefined : join(config.dataDir, 'files'),
        onProgress,
      }),
    )
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    await removeOld(backups)
    const said = files ? `Files: ${formatCount(files.length)}` : 'The files are in the bucket and not copied'
    return `${folder}: ${tables.length} tables with ${formatCount(rows)} rows. ${said}.`
  } finally {
    await database.close()
  }
}

const nameNow = () => new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-')

async function removeOld(backups: string): Promise<void> {
  if (values.keep === undefined) return
  const own = (await readdir(backups).catch(() => [])).filter((name) => OWN.test(name)).sort()
  for (const name of own.slice(0, Math.max(0, own.length - Number(values.keep))))
    await rm(join(backups, name), { recursive: true })
}

await runCommand(() => {
  if (values.help) return HELP
  if (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep))
    throw new ConfigError('--keep takes a number from 1.')
  return backUp(readConfig(process.env))
})
