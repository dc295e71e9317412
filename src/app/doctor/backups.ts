import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readManifest } from '#server/backup/manifest.ts'
import type { Config } from '#server/config.ts'
import { type Finding, good, warning } from './finding.ts'

/** One night was missed. */
const MAX_HOURS = 36
const CURE = 'npm run backup, and have it run every night: docs/operations/backup.md.'

export function judgeBackup(newest: string | undefined, now: Date): Finding {
  if (newest === undefined) return warning('There is no backup in DATA_DIR/backups.', CURE)
  const hours = Math.floor((now.getTime() - new Date(newest).getTime()) / 3_600_000)
  const says = `The newest backup is ${hours} hours old.`
  return hours > MAX_HOURS ? warning(says, CURE) : good(says)
}

export async function checkBackups({ dataDir, demo }: Config): Promise<Finding[]> {
  if (demo) return [good('A demo needs no backups.')]
  const folder = join(dataDir, 'backups')
  const names = await readdir(folder).catch(() => [])
  // Those without a manifest are incomplete.
  const manifests = await Promise.all(names.map((name) => readManifest(join(folder, name)).catch(() => undefined)))
  const newest = manifests
    .flatMap((manifest) => manifest?.createdAt ?? [])
    .sort()
    .at(-1)
  return [judgeBackup(newest, new Date())]
}
