import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createSteps } from '#scripts/setup/progress.mjs'
import { BackupError } from '#server/backup/backup-error.ts'
import { isBackupName } from '#server/backup/backup-names.rules.ts'
import { type BucketBackups, backupsIn } from '#server/backup/bucket/bucket-backups.ts'
import { hasManifest } from '#server/backup/manifest.ts'
import type { Config } from '#server/config.ts'

export const backupsFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'backups')

export const bucketOf = ({ backup: { bucket } }: Config): BucketBackups | undefined => bucket && backupsIn(bucket)

export async function findNewest(config: Config): Promise<string> {
  const folder = backupsFolder(config)
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => isBackupName(name) && hasManifest(join(folder, name)))
    .sort()
    .at(-1)
  if (!newest) throw new BackupError(`There is no backup in ${folder}.`)
  return join(folder, newest)
}

/**
 * A backup as a folder: the one that is named, or a copy of the one in the bucket (`s3:<name>`, or its whole address) for as
 * long as it is used.
 */
export async function withFolderOf<T>(
  config: Config,
  place: string,
  work: (folder: string, place: string) => Promise<T>,
): Promise<T> {
  if (!place.startsWith('s3:')) return work(resolve(place), resolve(place))
  const bucket = bucketOf(config)
  if (!bucket) throw new BackupError('There is no bucket of backups. Set BACKUP_S3_ENDPOINT and its neighbours.')
  const name = place.slice('s3:'.length).split('/').at(-1) ?? ''
  if (!isBackupName(name)) throw new BackupError(`${place} names no backup. It looks like s3:2026-11-19T03-30-00Z.`)
  const folder = join(config.dataDir, 'backups-fetched', name)
  try {
    await createSteps(process.stderr)('Fetching', (onProgress) => bucket.fetch(name, folder, onProgress))
    return await work(folder, bucket.addressOf(name))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
