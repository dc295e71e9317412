import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Sql } from '../database/connect.ts'
import type { AttemptOutcome } from '../jobs/job.ts'

export type Metrics = ReturnType<typeof createMetrics>

const REQUEST_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
const JOB_BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300, 1800]

/**
 * Metrics of this process; those from the database are in store-gauges.ts. No label is called `job` or
 * `instance`: Prometheus adds those and would rename ours.
 */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({ name: 'store_processes', help: 'Processes that answer on this port.', registers }).set(1)
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_seconds',
      help: 'How long requests took, by route; pages by the pattern of their address.',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    refusals: new Counter({
      name: 'refusals_total',
      help: 'Calls that were refused, by code. Most have HTTP status 200 and are invisible in http_request_seconds.',
      labelNames: ['code', 'reason', 'route'],
      registers,
    }),
    pages: new Counter({
      name: 'pages_served_total',
      help: 'Pages from the cache (fresh), rendered for this request (rendered), or old because the database was unavailable (stale).',
      labelNames: ['how', 'route'],
      registers,
    }),
    jobs: new Counter({
      name: 'jobs_total',
      help: 'Attempts at jobs of the queue: done, put_off (retried later), given_up (failed). Mails are the job "mail".',
      labelNames: ['task', 'outcome'],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'job_seconds',
      help: 'How long an attempt at a job took.',
      labelNames: ['task'],
      buckets: JOB_BUCKETS,
      registers,
    }),
  }
}

export const countAttempts =
  ({ jobs, jobSeconds }: Metrics) =>
  (task: string, outcome: AttemptOutcome, seconds: number): void => {
    jobs.inc({ task, outcome })
    jobSeconds.observe({ task }, seconds)
  }

/** The page cache, read on each scrape. */
export function watchCache({ registry }: Metrics, cache: { entries: number; bytes: number }): void {
  const registers = [registry]
  new Gauge({
    name: 'page_cache_entries',
    help: 'Pages in the cache.',
    registers,
    collect() {
      this.set(cache.entries)
    },
  })
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Bytes of the pages in the cache.',
    registers,
    collect() {
      this.set(cache.bytes)
    },
  })
}

/** The connections to the database, read on each scrape. */
export function watchPool({ registry }: Metrics, { pool }: Sql): void {
  const registers = [registry]
  new Gauge({
    name: 'database_pool_connections',
    help: 'Open connections to the database, in use (busy) or not (idle).',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    },
  })
  new Gauge({
    name: 'database_pool_size',
    help: 'Maximum number of connections (DATABASE_POOL).',
    registers,
    collect() {
      this.set(pool.options.max)
    },
  })
  new Gauge({
    name: 'database_pool_waiting',
    help: 'Transactions and statements that wait for a connection.',
    registers,
    collect() {
      this.set(pool.waitingCount)
    },
  })
}
