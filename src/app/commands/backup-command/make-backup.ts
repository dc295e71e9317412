import { join, resolve } from 'node:path'
import { createSteps } from '#scripts/setup/progress.mjs'
import { backupNameOf } from '#server/backup/backup-names.rules.ts'
import { createBackup } from '#server/backup/create-backup.ts'
import { removeOld } from '#server/backup/remove-old.ts'
import { factsOf, forgetPlace, type Run, recordRun, writingSince } from '#server/backup/runs.ts'
import type { Config } from '#server/config.ts'
import type { StoreDatabase } from '#server/database/open-store-database.ts'
import { formatCount } from '#shared/text/format-count.ts'
import type { BackupWanted } from './arguments.ts'
import { backupsFolder, bucketOf } from './places.ts'
import { verify } from './verify.ts'

/** Makes, copies and verifies it, and deletes old ones once all of that was good. Each step is recorded. */
export async function makeBackup(config: Config, database: StoreDatabase, wanted: BackupWanted): Promise<string> {
  const name = backupNameOf(new Date())
  const folder = resolve(wanted.place ?? join(backupsFolder(config), name))
  const said = await recordRun(database.sql, 'backup', (run) => writeAndSend(config, database, { name, folder }, run))
  const verified = wanted.verify ? await verify(config, database, folder) : undefined
  if (wanted.retention) await deleteOld(config, database, wanted.retention)
  return [said, verified].filter(Boolean).join('\n')
}

async function writeAndSend(
  config: Config,
  { sql }: StoreDatabase,
  { name, folder }: { name: string; folder: string },
  run: Run,
): Promise<string> {
  const { key } = config.backup
  const filesFolder = config.bucket ? undefined : join(config.dataDir, 'files')
  const step = createSteps(process.stderr)
  const manifest = await step('Backing up', (onProgress) => createBackup(sql, { folder, filesFolder, key, onProgress }))
  const facts = factsOf(manifest, key !== undefined, [folder])
  await run.found(facts)
  const bucket = bucketOf(config)
  if (bucket) {
    await step('Sending', (onProgress) => bucket.send(folder, name, onProgress))
    await run.found({ ...facts, places: [folder, bucket.addressOf(name)] })
  }
  const { tables, files } = manifest
  return [
    `${folder}: ${tables.length} tables with ${formatCount(facts.rows)} rows.`,
    files ? `Files: ${formatCount(files.length)}.` : 'The files are in the bucket and not copied.',
    ...(key ? [`Encrypted with the key ${key.id}.`] : []),
    ...(bucket ? [`Copied to ${bucket.addressOf(name)}.`] : []),
  ].join(' ')
}

const deleteOld = async (config: Config, { sql }: StoreDatabase, retention: NonNullable<BackupWanted['retention']>) =>
  removeOld({
    folder: backupsFolder(config),
    bucket: bucketOf(config),
    retention,
    writingSince: await writingSince(sql),
    forget: (place) => forgetPlace(sql, place),
  })
