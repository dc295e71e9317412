import { readBackupState } from '#server/backup/runs.ts'
import { type ExaminedStore, type Finding, good, warning } from './finding.ts'

/** One night was missed. */
const MAX_HOURS = 36
const CURE = 'npm run backup, and have it run every night: docs/operations/backup.md.'

export function judgeBackup({ age, failure, unverified }: Awaited<ReturnType<typeof readBackupState>>): Finding[] {
  if (failure !== undefined) return [warning(`The last backup failed: ${failure}`, CURE)]
  if (age === undefined) return [warning('No backup was ever made.', CURE)]
  const hours = Math.floor(age / 3600)
  const says = `The newest backup is ${hours} hours old.`
  return [
    hours > MAX_HOURS ? warning(says, CURE) : good(says),
    ...(unverified === undefined
      ? []
      : [warning(`The last verification failed: ${unverified}`, 'npm run backup -- --verify')]),
  ]
}

export async function checkBackups({ config, sql }: ExaminedStore): Promise<Finding[]> {
  return config.demo ? [good('A demo needs no backups.')] : judgeBackup(await readBackupState(sql))
}
