import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backupNameOf, chooseKept, isBackupName, type Retention } from './backup-names.rules.ts'
import type { BucketBackups } from './bucket/bucket-backups.ts'
import { partialOf } from './create-backup.ts'
import { hasManifest } from './manifest.ts'

interface Kept {
  /** DATA_DIR/backups. */
  folder: string
  bucket: BucketBackups | undefined
  retention: Retention
  /** When the oldest backup that is still being written began; what is incomplete and older was interrupted. */
  writingSince: Date
  /** Told of each one that is deleted. */
  forget(place: string): Promise<void>
}

/** Deletes old backups, and what interrupted ones have left. Only after a good one. */
export async function removeOld({ folder, bucket, retention, writingSince, forget }: Kept): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const own = names.filter((name) => isBackupName(name) && hasManifest(join(folder, name)))
  const kept = chooseKept(own, retention)
  for (const name of own.filter((one) => !kept.has(one))) {
    await rm(join(folder, name), { recursive: true })
    await forget(join(folder, name))
  }
  const isLeft = (name: string) => isBackupName(name) && name < backupNameOf(writingSince)
  for (const name of names.filter((one) => partialOf(one.replace(/\.partial$/, '')) === one))
    if (isLeft(name.replace(/\.partial$/, ''))) await rm(join(folder, name), { recursive: true })
  if (!bucket) return
  const there = await bucket.listNames()
  const keptThere = chooseKept(there.complete, retention)
  for (const name of there.complete.filter((one) => !keptThere.has(one))) {
    await bucket.remove(name)
    await forget(bucket.addressOf(name))
  }
  for (const name of there.partial.filter(isLeft)) await bucket.remove(name)
}
