import { columnTypes } from './column-types.ts'
import { openPool } from './pool.ts'
import { retryConflicts } from './retry-conflicts.ts'
import type { Db, Sql, TimeLimit, Tx } from './sql.ts'

export { isConnectionBroken, isDatabaseLost, isStarting } from './database-errors.ts'
export type { Db, Fragment, Sql, Statement, Tx } from './sql.ts'

const STATEMENT_MS = 15_000
/** On a machine with far more work than processors a connection was seen to take over five seconds. */
const CONNECT_MS = 10_000

export interface ConnectOptions {
  pool: number
  name?: string
  /** Shorter in tests, as is the next. */
  silenceMs?: number
  connectMs?: number
  /** For those who use the driver's pool themselves, without our watch over silent connections. */
  queryTimeoutMs?: number
}

export function connect(
  url: string,
  { pool, name = 'ohmstead', silenceMs = STATEMENT_MS + 5000, connectMs = CONNECT_MS, queryTimeoutMs }: ConnectOptions,
): Sql {
  return openPool({
    max: pool,
    connectMs,
    silenceMs,
    queueMs: 20_000,
    idleMs: 300_000,
    lifetimeSeconds: 3600,
    client: {
      connectionString: withModesOfLibpq(url),
      application_name: name,
      pipeline: true,
      keepAlive: true,
      keepAliveInitialDelayMillis: 60_000,
      statement_timeout: STATEMENT_MS,
      idle_in_transaction_session_timeout: 30_000,
      // Planned once and not for every question: planning would take a third of a search. And no page waits so long
      // for one statement that starting other processes for it would pay.
      options: '-c plan_cache_mode=force_generic_plan -c max_parallel_workers_per_gather=0',
      types: columnTypes,
      ...(queryTimeoutMs && { query_timeout: queryTimeoutMs }),
    },
  })
}

/** `sslmode` means what it means to psql. The driver by itself would verify the certificate in every mode but `disable`. */
const withModesOfLibpq = (url: string) =>
  /[?&]sslmode=/.test(url) && !url.includes('uselibpqcompat=') ? `${url}&uselibpqcompat=true` : url

/**
 * One transaction for the whole use case: a transaction that is already open is joined through a savepoint. The
 * outermost one is done again when it got into the way of another, so `work` changes nothing but the database.
 */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>, limit?: TimeLimit): Promise<T> {
  if ('savepoint' in db) return db.savepoint(work)
  return retryConflicts(() => db.begin(work, limit))
}
