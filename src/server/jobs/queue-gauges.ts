import type { StoreReading } from '../metrics/store-gauges.ts'
import { MAX_DELAY_SECONDS } from './attempt.ts'
import { countFailedJobsByName, countQueuedJobs } from './statements.ts'

/** What waits in the queue and for how long. */
export const queueGauges: StoreReading<'job_queue_jobs' | 'job_queue_oldest_seconds' | 'failed_jobs'> = {
  gauges: {
    job_queue_jobs: {
      help: 'Jobs in the queue: due now, scheduled for later (first time or next attempt), running.',
      labelNames: ['task', 'state'],
    },
    job_queue_oldest_seconds: {
      help: 'How long the oldest due job has been waiting for a worker (due), and the oldest that failed before since it was first due (put_off).',
      labelNames: ['task', 'state'],
    },
    failed_jobs: { help: 'Jobs that failed after all retries.', labelNames: ['task'] },
  },
  async read(sql) {
    const [queued, failed] = await Promise.all([countQueuedJobs(sql, MAX_DELAY_SECONDS), countFailedJobsByName(sql)])
    return {
      job_queue_jobs: queued.flatMap(({ job, due, scheduled, running }) =>
        Object.entries({ due, scheduled, running }).map(([state, value]) => ({ labels: { task: job, state }, value })),
      ),
      job_queue_oldest_seconds: queued.flatMap(({ job, dueSeconds, putOffSeconds }) => [
        { labels: { task: job, state: 'due' }, value: dueSeconds },
        { labels: { task: job, state: 'put_off' }, value: putOffSeconds },
      ]),
      failed_jobs: failed.map(({ job, count }) => ({ labels: { task: job }, value: count })),
    }
  },
}
