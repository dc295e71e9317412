import type { Job as QueuedJob, Task } from 'graphile-worker'
import { inTransaction } from '../database/connect.ts'
import { inArea } from '../limits/connection-shares.ts'
import { inRootSpan } from '../tracing/span.ts'
import { type AttemptOutcome, type JobContext, type JobHandler, PermanentError } from './job.ts'
import { deleteFailedJobsNamed, insertFailedJob } from './statements.ts'

/** Maximum attempts: backoff from seconds to an hour, about a week in total. */
export const MAX_ATTEMPTS = 180
/** Longest delay between two. */
export const MAX_DELAY_SECONDS = 3600
/** Maximum attempts of recurring jobs. */
const MAX_RECURRING_ATTEMPTS = 3
const MAX_ERROR_LENGTH = 1000
/** They leave connections to the calls of their process. */
const AREA = 'jobs'

/** One attempt at a job. A thrown error makes the queue retry it. */
export function taskOf(handler: JobHandler, context: JobContext): Task {
  const maxAttempts = handler.cron ? MAX_RECURRING_ATTEMPTS : MAX_ATTEMPTS
  const attempt: Task = async (payload, { job }) => {
    const from = performance.now()
    const ended = (outcome: AttemptOutcome) =>
      context.onAttempt?.(handler.name, outcome, (performance.now() - from) / 1000)
    try {
      // The process ended during the last attempt.
      if (job.attempts > maxAttempts) throw new PermanentError(job.last_error ?? 'The process ended while running it')
      await inRootSpan(`job ${handler.name}`, { 'ohmstead.job_id': job.id, 'ohmstead.attempt': job.attempts }, () =>
        handler.handle(context, payload),
      )
      if (handler.cron) await deleteFailedJobsNamed(context.sql, handler.name)
      ended('done')
    } catch (error) {
      const isLast = error instanceof PermanentError || job.attempts >= maxAttempts
      const facts = { err: error, job: handler.name, jobId: job.id, attempts: job.attempts }
      context.log.warn(facts, isLast ? 'job given up' : 'job put off')
      ended(isLast ? 'given_up' : 'put_off')
      if (!isLast) throw error
      await giveUp(handler, context, job, error instanceof Error ? error.message : String(error))
    }
  }
  return (payload, helpers) => inArea(AREA, () => attempt(payload, helpers))
}

/** Idempotent: two workers may hold the same job when the first was considered dead. */
const giveUp = (handler: JobHandler, { sql }: JobContext, job: QueuedJob, why: string) =>
  inTransaction(sql, async (tx) => {
    const { name, cron, onJobExhausted } = handler
    const error = why.slice(0, MAX_ERROR_LENGTH)
    // Of what recurs only the newest failure is of interest.
    if (cron) await deleteFailedJobsNamed(tx, name)
    const { id: jobId, payload, key, attempts } = job
    const failed = await insertFailedJob(tx, { jobId, name, payload, key, attempts, error })
    if (failed.length > 0) await onJobExhausted?.(tx, payload, error)
  })
