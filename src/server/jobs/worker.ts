import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, parseCronItems, type Runner, run, runMigrations, runOnce, type SharedOptions } from 'graphile-worker'
import { connect, isDatabaseLost, type Sql } from '../database/connect.ts'
import type { Log } from '../log.ts'
import { MAX_DELAY_SECONDS, taskOf } from './attempt.ts'
import type { JobContext, JobHandler, Lane } from './job.ts'
import * as queries from './statements.ts'

const POLL_MS = 500
const CONCURRENCY = 4
/** Jobs that one statement fetches. */
const BATCH_SIZE = 4 * CONCURRENCY

type LocalQueue = GraphileConfig.WorkerOptions['localQueue']

/**
 * Every order adds two jobs: fetched one by one, by both lanes, they took four statements an order. A job that comes
 * alone is fetched at once.
 */
const BATCHES: LocalQueue = {
  size: BATCH_SIZE,
  // Jobs that no worker could begin go back after this time: another process may be free.
  ttl: 10_000,
  refetchDelay: { durationMs: 200, threshold: BATCH_SIZE - 1 },
}
const LANES: Lane[] = ['default', 'external']
const HEARTBEAT_MS = 15_000
/** A process without a heartbeat for this long counts as dead; its jobs are released. */
const SILENT_SECONDS = 60
const RESTART_MS = 5000
const SILENT_DATABASE_MS = 20_000

const optionsOf = ({ pool }: Sql, log: Log, localQueue?: LocalQueue): SharedOptions => ({
  pgPool: pool,
  logger: new Logger(() => (level, message, meta) => {
    // Failures of jobs are logged where they happen, with the job's name.
    if (meta?.failure || level === 'info' || level === 'debug') log.debug({ from: 'queue' }, message)
    else log.warn({ from: 'queue', err: meta?.error }, message)
  }),
  preset: {
    worker: {
      pollInterval: POLL_MS,
      ...(localQueue && { localQueue }),
      // With a delay of any length these are tried again, and waited for at the end.
      completeJobBatchDelay: 0,
      failJobBatchDelay: 0,
    },
  },
})

const tasksOf = (handlers: JobHandler[], context: JobContext) =>
  Object.fromEntries(handlers.map((handler) => [handler.name, taskOf(handler, context)]))

/** Creates or updates the tables of the queue. Several processes may do so at once. */
export const installQueue = (sql: Sql, log: Log) => runMigrations(optionsOf(sql, log))

/** Does everything that is due now, and returns how much that was. For tests and commands. */
export async function runDueJobs(sql: Sql, handlers: JobHandler[], log: Log): Promise<number> {
  let done = 0
  const counted = handlers.map((handler) => ({
    ...handler,
    handle(context: JobContext, payload: unknown) {
      done += 1
      return handler.handle(context, payload)
    },
  }))
  await runOnce({ ...optionsOf(sql, log), noHandleSignals: true }, tasksOf(counted, { sql, log }))
  return done
}

/** Runs due jobs until it is stopped. Any number of processes may do so concurrently. */
export function startWorker(
  url: string,
  sql: Sql,
  handlers: JobHandler[],
  log: Log,
  onAttempt?: JobContext['onAttempt'],
): { stop(): Promise<void> } {
  // Connections of its own: one per lane is reserved for notifications of new jobs.
  const own = connect(url, { pool: LANES.length + 2, name: 'ohmstead-worker', queryTimeoutMs: SILENT_DATABASE_MS })
  const stopping = new AbortController()
  const lanes = LANES.map((name) => {
    const lane = handlers.filter((handler) => handler.lane === name)
    return keepRunning(own, lane, { sql, log, ...(onAttempt && { onAttempt }) }, stopping.signal)
  })
  const heartbeat = startHeartbeat(sql, () => lanes.flatMap(({ workerIds }) => workerIds), log)
  return {
    async stop() {
      stopping.abort()
      await Promise.all(lanes.map((lane) => lane.ended))
      await heartbeat.stop()
      await own.end({ timeout: 5 })
    },
  }
}

/** A worker that could not record the end of a job for minutes exits, and is restarted. */
function keepRunning(own: Sql, handlers: JobHandler[], context: JobContext, signal: AbortSignal) {
  const { log } = context
  let workerIds: string[] = []
  const events = new EventEmitter()
  events.on('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
    workerIds = [workerPool.id]
  })
  const start = (): Promise<Runner> =>
    run({
      ...optionsOf(own, log, BATCHES),
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      events,
      taskList: tasksOf(handlers, context),
      parsedCronItems: parseCronItems(
        handlers.flatMap(({ name, cron }) =>
          cron === undefined ? [] : [{ task: name, match: cron, options: { queueName: name } }],
        ),
      ),
    })
  const runUntilStopped = async () => {
    while (!signal.aborted) {
      try {
        const runner = await start()
        const stop = () => void runner.stop().catch((error: unknown) => log.warn({ err: error }, 'stopping jobs'))
        if (signal.aborted) stop()
        else signal.addEventListener('abort', stop, { once: true })
        await runner.promise
        signal.removeEventListener('abort', stop)
      } catch (error) {
        // A lost database is logged elsewhere.
        if (!isDatabaseLost(error)) log.error({ err: error }, 'jobs')
      }
      await sleep(RESTART_MS, undefined, { signal }).catch(() => {})
    }
  }
  return {
    get workerIds() {
      return workerIds
    },
    ended: runUntilStopped(),
  }
}

function startHeartbeat(sql: Sql, workerIds: () => string[], log: Log) {
  const beat = async () => {
    await queries.keepWorkersAlive(sql, workerIds())
    await queries.unlockJobsOfDeadWorkers(sql, SILENT_SECONDS)
    await queries.shortenDelays(sql, MAX_DELAY_SECONDS)
    await queries.deleteDeadWorkers(sql)
  }
  let turn = Promise.resolve()
  const beatNext = () => {
    turn = turn.then(beat).catch((error: unknown) => {
      if (!isDatabaseLost(error)) log.error({ err: error }, 'heartbeat of jobs')
    })
  }
  // At once: what a process of before has left need not wait for the first interval.
  beatNext()
  const timer = setInterval(beatNext, HEARTBEAT_MS)
  return {
    async stop() {
      clearInterval(timer)
      await turn
      await queries.deleteWorkers(sql, workerIds()).catch(() => {})
    },
  }
}
