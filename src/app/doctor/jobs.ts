import { countFailedJobsByName, countQueuedJobs } from '#server/jobs/statements.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { type ExaminedStore, type Finding, fault, good, warning } from './finding.ts'

const MAX_SECONDS = 300

export async function checkJobs({ sql }: ExaminedStore): Promise<Finding[]> {
  const oldest = Math.max(0, ...(await countQueuedJobs(sql)).map(({ oldestSeconds }) => oldestSeconds))
  const failed = (await countFailedJobsByName(sql)).reduce((sum, { count }) => sum + count, 0)
  return [
    oldest > MAX_SECONDS
      ? fault(
          `A due job has waited for ${Math.round(oldest / 60)} minutes: no worker runs, or it is too slow.`,
          'Start a process with ROLE=worker or ROLE=both.',
        )
      : good('Jobs are done in time.'),
    ...(failed > 0
      ? [
          warning(
            `${formatCount(failed)} jobs have failed after all retries.`,
            'Retry them on the first page of the back office.',
          ),
        ]
      : []),
  ]
}
