import postgres from 'postgres'

export type Sql = postgres.Sql
export type Tx = postgres.TransactionSql

export interface ConnectOptions {
  pool: number
  name?: string
}

export function connect(url: string, { pool, name = 'ohmstead' }: ConnectOptions): Sql {
  return postgres(url, {
    max: pool,
    connect_timeout: 5,
    idle_timeout: 300,
    // A database that went away is asked again soon and for ever; callers get "unavailable" meanwhile.
    backoff: () => 0.25,
    onnotice: () => {},
    connection: { application_name: name, statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 },
  })
}

/** One transaction for the whole use case: a transaction that is already open is joined through a savepoint. */
export function inTransaction<T>(sql: Sql | Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  // postgres.js unwraps promises of arrays in its result type; a use case returns plain values.
  return ('savepoint' in sql ? sql.savepoint(work) : sql.begin(work)) as Promise<T>
}

const LOST = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01', // admin shutdown
  '57P02', // crash shutdown
  '57P03', // starting up or shutting down
  '53300', // too many connections
])

/** Whether the database could not be reached, as opposed to having refused the statement. */
export const isDatabaseLost = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && LOST.has(error.code)
