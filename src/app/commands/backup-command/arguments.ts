import type { Retention } from '#server/backup/backup-names.rules.ts'
import { ConfigError } from '#server/config.ts'
import { readArguments } from '../read-arguments.ts'

export const HELP = `npm run backup -- [folder] [--verify] [--keep-daily n] [--keep-weekly n] [--keep n]
npm run backup -- --verify-only [folder | s3:<name>]
npm run backup -- --tell-failed

Copies the database and the files of the store into a new folder, while the store runs. Without a folder it is
DATA_DIR/backups/<time>. With BACKUP_KEY it is encrypted, with BACKUP_S3_ENDPOINT and its neighbours copied to a bucket.

--verify       restores it into a throw-away database, compares every table, and drops that database
--verify-only  makes no backup: does so with the newest of DATA_DIR/backups, or with the one that is named
--keep-daily   keeps the last backup of each of so many days, and deletes others from DATA_DIR/backups and the bucket
--keep-weekly  keeps the last one of each of so many weeks; --keep keeps so many, the newest. They add up
--tell-failed  mails the administrators that a backup has failed: for the program that runs backups every night

npm run restore restores a backup.`

const OPTIONS = {
  verify: { type: 'boolean', default: false },
  'verify-only': { type: 'boolean', default: false },
  'tell-failed': { type: 'boolean', default: false },
  keep: { type: 'string' },
  'keep-daily': { type: 'string' },
  'keep-weekly': { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

export interface BackupWanted {
  task: 'help' | 'backup' | 'verify' | 'tell'
  place: string | undefined
  verify: boolean
  /** Absent: nothing is deleted. */
  retention: Retention | undefined
}

export function readWanted(): BackupWanted {
  const { values, positionals } = readArguments({ allowPositionals: true, options: OPTIONS })
  const given = [values.keep, values['keep-daily'], values['keep-weekly']]
  const isKept = given.some((text) => text !== undefined)
  const onlyOne = [values['verify-only'], values['tell-failed'], values.verify || isKept].filter(Boolean)
  if (onlyOne.length > 1)
    throw new ConfigError('--verify-only and --tell-failed make no backup: they exclude each other and the rest.')
  if (positionals.length > 1) throw new ConfigError('Only one folder can be named.')
  return {
    task: values.help ? 'help' : values['verify-only'] ? 'verify' : values['tell-failed'] ? 'tell' : 'backup',
    place: positionals[0],
    verify: values.verify,
    retention: isKept
      ? {
          newest: readCount('--keep', values.keep),
          daily: readCount('--keep-daily', values['keep-daily']),
          weekly: readCount('--keep-weekly', values['keep-weekly']),
        }
      : undefined,
  }
}

function readCount(name: string, text: string | undefined): number {
  if (text === undefined) return 0
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new ConfigError(`${name} takes a number from 1.`)
  return Number(text)
}
