import { columnTypes } from './driver/column-types.ts'
import { openPool } from './driver/pool.ts'
import type { Db, Sql, TimeLimit, Tx } from './driver/sql.ts'
import { listHostUrls } from './hosts/database-url.ts'
import { PrimaryHost } from './hosts/primary-host.ts'
import { retryConflicts } from './retry-conflicts.ts'

export { isConnectionBroken, isDatabaseLost, isStarting } from './database-errors.ts'
export type { Db, Fragment, Sql, Statement, Tx } from './driver/sql.ts'

const STATEMENT_MS = 15_000
export const SESSION_SETTINGS = {
  statement_timeout: String(STATEMENT_MS),
  idle_in_transaction_session_timeout: '30000',
  // Planned once and not for every question: planning would take a third of a search.
  plan_cache_mode: 'force_generic_plan',
  // No page waits so long for one statement that starting other processes for it would pay.
  max_parallel_workers_per_gather: '0',
}
/** On a machine with far more work than processors a connection was seen to take over five seconds. */
const CONNECT_MS = 10_000

export interface ConnectOptions {
  pool: number
  name?: string
  /** Shorter in tests, as is the next. */
  silenceMs?: number
  connectMs?: number
  /** A pooler refuses settings at the start of a connection; the role must have them (docs/operations/scale-out.md). */
  isPooled?: boolean
  /** For those who use the driver's pool themselves, without our watch over silent connections. */
  queryTimeoutMs?: number
}

/** The answer to a probe takes a millisecond; who needs longer has no answers for visitors either. */
export const PROBE: ConnectOptions = { pool: 1, name: 'ohmstead-probe', silenceMs: 1000, connectMs: 1000 }

/** The hosts of an address are watched once, however many pools use it. */
const watched = new Map<string, { primary: PrimaryHost; users: number }>()

export function connect(url: string, options: ConnectOptions): Sql {
  const [first = url, ...others] = listHostUrls(url)
  return others.length === 0 ? open(first, options) : open(first, options, watchHosts(url))
}

function watchHosts(url: string) {
  const watch = watched.get(url) ?? {
    primary: new PrimaryHost(listHostUrls(url), (host) => open(host, PROBE)),
    users: 0,
  }
  watch.users += 1
  watched.set(url, watch)
  return {
    primary: watch.primary,
    async onEnd() {
      watch.users -= 1
      if (watch.users > 0) return
      watched.delete(url)
      await watch.primary.close()
    },
  }
}

function open(url: string, options: ConnectOptions, several?: ReturnType<typeof watchHosts>): Sql {
  const { pool, name = 'ohmstead', silenceMs = STATEMENT_MS + 5000, connectMs = CONNECT_MS, queryTimeoutMs } = options
  return openPool({
    ...several,
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
      ...(!options.isPooled && {
        options: Object.entries(SESSION_SETTINGS)
          .map(([setting, value]) => `-c ${setting}=${value}`)
          .join(' '),
      }),
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
