import { inTransaction, isDatabaseLost, type Sql } from '../database/connect.ts'
import type { Log } from '../log.ts'
import type { JobHandler } from './job.ts'

const POLL_MS = 1000
const CONCURRENCY = 4
/** A job whose process died is taken again after this. */
const LEASE_SECONDS = 120
/** Ten seconds, twenty, forty … at most an hour apart: about a week, so that a mail server may be away for days. */
const ATTEMPTS = 180
const MAX_REASON_LENGTH = 1000

interface Claimed {
  jobId: string
  name: string
  payload: unknown
  attempts: number
}

const claim = (sql: Sql, limit: number) => sql<Claimed[]>`
  update job set attempts = attempts + 1, run_at = now() + make_interval(secs => ${LEASE_SECONDS})
  where job_id in (
    select job_id from job where failed_at is null and run_at <= now()
    order by run_at limit ${limit} for update skip locked)
  returning job_id "jobId", name, payload, attempts`

/** Backing off makes way for the others while something is away. */
const putOff = (sql: Sql, { jobId, attempts }: Claimed, why: string) => sql`
  update job set last_error = ${why.slice(0, MAX_REASON_LENGTH)},
    run_at = now() + make_interval(secs => ${Math.min(3600, 10 * 2 ** Math.min(attempts - 1, 12))})
  where job_id = ${jobId}`

/** Two who hold the same job, because its lease ran out, give it up once. */
const giveUp = (sql: Sql, handler: JobHandler | undefined, { jobId, payload }: Claimed, why: string) =>
  inTransaction(sql, async (tx) => {
    const given =
      await tx`update job set failed_at = now() where job_id = ${jobId} and failed_at is null returning job_id`
    if (given.length > 0) await handler?.onJobExhausted?.(tx, payload, why.slice(0, MAX_REASON_LENGTH))
  })

async function work(sql: Sql, handlers: Map<string, JobHandler>, log: Log, claimed: Claimed): Promise<void> {
  const handler = handlers.get(claimed.name)
  try {
    if (!handler) throw new Error(`no handler for ${claimed.name}`)
    await handler.handle({ sql, log }, claimed.payload)
    await sql`delete from job where job_id = ${claimed.jobId}`
  } catch (error) {
    log.warn({ err: error, job: claimed.name, jobId: claimed.jobId, attempts: claimed.attempts }, 'job put off')
    const why = error instanceof Error ? error.message : String(error)
    await putOff(sql, claimed, why)
    if (claimed.attempts >= ATTEMPTS) await giveUp(sql, handler, claimed, why)
  }
}

const byName = (handlers: JobHandler[]) => new Map(handlers.map((handler) => [handler.name, handler]))

/** Does everything that is due now, unless it is told to stop after those under way; tells how much that was. */
export async function runDueJobs(
  sql: Sql,
  handlers: JobHandler[],
  log: Log,
  mustStop: () => boolean = () => false,
): Promise<number> {
  let done = 0
  for (;;) {
    if (mustStop()) return done
    const claimed = await claim(sql, CONCURRENCY)
    if (claimed.length === 0) return done
    await Promise.all(claimed.map((one) => work(sql, byName(handlers), log, one)))
    done += claimed.length
  }
}

/** A person has had time to look at them, and mails have names and addresses in them. */
export const deleteFailedJobs = (sql: Sql) => sql`delete from job where failed_at < now() - interval '90 days'`

/** Does what is due, for as long as the store is open. Any number of processes may do so beside each other. */
export function startWorker(sql: Sql, handlers: JobHandler[], log: Log): { stop(): Promise<void> } {
  let stopping = false
  let timer: NodeJS.Timeout | undefined
  let turn = Promise.resolve()

  const next = () => {
    turn = runDueJobs(sql, handlers, log, () => stopping)
      .catch((error: unknown) => {
        // The next turn asks again; a database that is away is told of elsewhere.
        if (!isDatabaseLost(error)) log.error({ err: error }, 'jobs')
      })
      .then(() => {
        if (!stopping) timer = setTimeout(next, POLL_MS)
      })
  }
  next()
  return {
    async stop() {
      stopping = true
      clearTimeout(timer)
      await turn
    },
  }
}
