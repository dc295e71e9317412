import type postgres from 'postgres'
import { renewedPool } from './renewed-pool.ts'
import { retryConflicts } from './retry-conflicts.ts'
import { begin } from './transaction.ts'

export type Sql = postgres.Sql
export type Tx = postgres.TransactionSql

export interface ConnectOptions {
  pool: number
  name?: string
}

export function connect(url: string, { pool, name = 'ohmstead' }: ConnectOptions): Sql {
  return renewedPool(url, {
    max: pool,
    connect_timeout: 5,
    idle_timeout: 300,
    // A database that went away is asked again soon and for ever; callers get "unavailable" meanwhile.
    backoff: () => 0.25,
    onnotice: () => {},
    connection: {
      application_name: name,
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 30_000,
      // Planned once and not for every question: planning would take a third of a search.
      plan_cache_mode: 'force_generic_plan',
      // No page waits so long for one statement that starting other processes for it would pay.
      max_parallel_workers_per_gather: 0,
    },
  })
}

/**
 * One transaction for the whole use case: a transaction that is already open is joined through a savepoint. The
 * outermost one is done again when it got into the way of another, so `work` changes nothing but the database.
 */
export function inTransaction<T>(sql: Sql | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  // postgres.js unwraps promises of arrays in its result type; a use case returns plain values.
  if ('savepoint' in sql) return sql.savepoint(work) as Promise<T>
  return retryConflicts(() => begin(sql, work))
}

/** One connection broke; the next may hold. */
const BROKEN = [
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'ECONNRESET',
  'EPIPE',
  '57P01', // admin shutdown
  '57P02', // crash shutdown
]

const STARTING = '57P03' // or shutting down

const LOST = new Set([
  ...BROKEN,
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  STARTING,
  '53300', // too many connections
])

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Whether the database could not be reached, as opposed to having refused the statement. */
export const isDatabaseLost = (error: unknown): boolean => LOST.has(codeOf(error))

export const isStarting = (error: unknown): boolean => codeOf(error) === STARTING

/** Whether the connection broke under way. What was sent may have happened or not. */
export const isConnectionBroken = (error: unknown): boolean => BROKEN.includes(codeOf(error))

/**
 * The driver, told to roll back on a connection that has just closed, writes to a socket that is gone, where nobody can
 * catch it. Whoever waited has been told that the connection broke; nothing else is lost.
 */
export const isStrayWrite = (error: Error): boolean =>
  error instanceof TypeError && /nextWrite .*postgres.*connection\.js/.test(error.stack ?? '')
