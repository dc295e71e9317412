import { z } from 'zod'
import type { Db, Sql, Tx } from '../database/connect.ts'
import type { Log } from '../log.ts'
import { addJobs, deleteJobsWith, type NewJob } from './statements.ts'

/** A kind of job. Like an endpoint it is data; `handleJob` gives it a handler. */
export interface Job<P extends z.ZodType = z.ZodType> {
  name: string
  payload: P
}

export const job = <P extends z.ZodType>(j: Job<P>): Job<P> => j

/** Of a job that sends a link to who asked for it: the address of the store that they used. Absent: the one that is known. */
export const mailedFrom = { publicUrl: z.string().optional() }

/** Jobs that wait for external servers have their own workers, so that they do not block others. */
export type Lane = 'default' | 'external'

export interface JobHandler {
  name: string
  lane: Lane
  /** Five fields, in UTC. Set for work that recurs. */
  cron?: string
  handle(context: JobContext, payload: unknown): Promise<void>
  /** Called after the last attempt, in the transaction that records the failure, e.g. to notify staff. */
  onJobExhausted?(tx: Tx, payload: unknown, why: string): Promise<void>
}

export type AttemptOutcome = 'done' | 'put_off' | 'given_up'

export interface JobContext {
  sql: Sql
  log: Log
  /** For metrics: how every attempt ended. */
  onAttempt?: (job: string, outcome: AttemptOutcome, seconds: number) => void
}

/** Thrown by a job that must not be retried. */
export class PermanentError extends Error {
  override readonly name = 'PermanentError'
}

/** At least once: a process may end between doing the work and recording it, so handlers must be idempotent. */
export const handleJob = <P extends z.ZodType>(
  { name, payload }: Job<P>,
  work: (context: JobContext, payload: z.output<P>) => Promise<void>,
  onJobExhausted?: (tx: Tx, payload: z.output<P>, why: string) => Promise<void>,
): JobHandler => ({
  name,
  lane: 'default',
  handle: (context, given) => work(context, payload.parse(given)),
  ...(onJobExhausted && { onJobExhausted: (tx, given, why) => onJobExhausted(tx, payload.parse(given), why) }),
})

/** A job that waits for an external server. */
export const external = (handler: JobHandler): JobHandler => ({ ...handler, lane: 'external' })

/**
 * Work that recurs, at the times of a crontab line in UTC. Of all processes one does it; a run that takes longer than
 * its period holds up the next one.
 */
export const recurring = (name: string, cron: string, work: (context: JobContext) => Promise<void>): JobHandler => ({
  name,
  lane: 'default',
  cron,
  handle: work,
})

export interface When {
  at?: Date
  /** Only one waiting job per key: it takes the payload of the latest. */
  key?: string
  /** Jobs of one queue run one after the other, in all processes. */
  queue?: string
}

/** A job that is ready to be added. */
export const preparedJob = <P extends z.ZodType>(
  { name, payload }: Job<P>,
  given: z.input<P>,
  { at, key, queue }: When = {},
): NewJob => ({ name, payload: payload.parse(given), key: key === undefined ? null : `${name}:${key}`, at, queue })

/** Adds a job in the caller's transaction. */
export const enqueue = <P extends z.ZodType>(db: Db, job: Job<P>, given: z.input<P>, when?: When): Promise<void> =>
  enqueueAll(db, [preparedJob(job, given, when)])

/** When a person is erased: jobs about them that wait or have failed. */
export async function forgetJobs(tx: Tx, jobs: readonly Job[], payload: object): Promise<void> {
  await deleteJobsWith(
    tx,
    jobs.map(({ name }) => name),
    payload,
  )
}

/** Adds several jobs at once; no two of the same key. */
export async function enqueueAll(db: Db, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length > 0) await addJobs(db, jobs)
}
