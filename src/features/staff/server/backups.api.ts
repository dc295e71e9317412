import { implement } from '#server/api/implement.ts'
import { listBackupRuns } from '#server/backup/runs.ts'
import { backupRuns } from '../staff-backups.contract.ts'

const timeOf = (moment: Date | null) => moment?.toISOString() ?? null

export const backupsApi = [
  implement(backupRuns, async ({ sql }) => ({
    list: (await listBackupRuns(sql)).map((run) => ({
      ...run,
      startedAt: run.startedAt.toISOString(),
      endedAt: timeOf(run.endedAt),
      backupAt: timeOf(run.backupAt),
      verifiedAt: timeOf(run.verifiedAt),
    })),
  })),
]
