import { MAX_DELAY_SECONDS } from '#server/jobs/attempt.ts'
import { countFailedJobsByName, countQueuedJobs } from '#server/jobs/statements.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { type ExaminedStore, type Finding, fault, good, warning } from './finding.ts'

const MAX_SECONDS = 300
const MAX_PUT_OFF_SECONDS = 3600

export async function checkJobs({ sql }: ExaminedStore): Promise<Finding[]> {
  const queued = await countQueuedJobs(sql, MAX_DELAY_SECONDS)
  const oldest = Math.max(0, ...queued.map(({ dueSeconds }) => dueSeconds))
  const putOff = queued.filter(({ putOffSeconds }) => putOffSeconds > MAX_PUT_OFF_SECONDS).map(({ job }) => job)
  const failed = (await countFailedJobsByName(sql)).reduce((sum, { count }) => sum + count, 0)
  return [
    oldest > MAX_SECONDS
      ? fault(
          `A due job has waited for ${Math.round(oldest / 60)} minutes: no worker runs, or it is too slow.`,
          'Start a process with ROLE=worker or ROLE=both.',
        )
      : good('Jobs are done in time.'),
    ...(putOff.length > 0
      ? [
          warning(
            `Jobs have failed for more than an hour and are tried again: ${putOff.join(', ')}.`,
            'See "job put off" in the log of the worker.',
          ),
        ]
      : []),
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
