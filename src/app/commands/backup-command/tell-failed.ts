import { mailAdministrators } from '#features/account/server/administrators.service.ts'
import { readBackupState } from '#server/backup/runs.ts'
import type { Config } from '#server/config.ts'
import type { Sql } from '#server/database/connect.ts'
import { publicUrlOf } from '#server/public-url.ts'

const HOUR = 3600

/** For what runs backups every night, so that also one that was killed is told of. */
export async function tellFailed(config: Config, sql: Sql): Promise<string> {
  const { age, failure, unverified } = await readBackupState(sql)
  const reason = failure ?? unverified
  const count = await mailAdministrators(sql, {
    subject: 'The backup of your store has failed',
    title: 'The backup of your store has failed',
    blocks: [
      {
        kind: 'text',
        text: reason ? `What went wrong: ${reason}` : 'It ended before it began. Its log has the reason.',
      },
      {
        kind: 'text',
        text:
          age === undefined
            ? 'There is no good backup.'
            : `The newest good backup is ${Math.floor(age / HOUR)} hours old.`,
      },
      { kind: 'button', label: 'Backups', href: `${publicUrlOf(config)}/staff/settings/backups` },
    ],
  })
  return `Told ${count} ${count === 1 ? 'administrator' : 'administrators'}.`
}
