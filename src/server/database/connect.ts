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
  // Generic plans: planning for every call would take a third of a search.
  plan_cache_mode: 'force_generic_plan',
  // No parallel workers: statements are too short for them.
  max_parallel_workers_per_gather: '0',
}
/** On an overloaded machine connecting took over five seconds. */
const CONNECT_MS = 10_000

export interface ConnectOptions {
  pool: number
  name?: string
  /** Shorter in tests, as is the next. */
  silenceMs?: number
  connectMs?: number
  /** A pooler refuses settings at the start of a connection; the role must have them (docs/operations/scale-out.md). */
  isPooled?: boolean
  /** For libraries that use the driver's pool directly, without our timeouts. */
  queryTimeoutMs?: number
}

/** Timeout of a probe, which normally takes a millisecond. */
export const PROBE: ConnectOptions = { pool: 1, name: 'ohmstead-probe', silenceMs: 1000, connectMs: 1000 }

/** Shared by all pools with the same hosts. */
const watched = new Map<string, { primary: PrimaryHost; users: number }>()

export function connect(url: string, options: ConnectOptions): Sql {
  const [first = url, ...others] = listHostUrls(url)
  return others.length === 0 ? open(first, options) : open(first, options, watchHosts(url, options.name))
}

/** Probes have the name of their program, so that a command can tell its own connections from those of a store. */
function watchHosts(url: string, name = PROBE.name) {
  const watch = watched.get(url) ?? {
    primary: new PrimaryHost(listHostUrls(url), (host) => open(host, { ...PROBE, name })),
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
    isPooled: options.isPooled,
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
 * Several statements that see the same moment. For a page from which a change is made: a version that was read after what is shown
 * would let through a change that overwrites another one.
 */
export const inSnapshot = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  joinTransaction(db, async (tx) => {
    if (!('savepoint' in db)) await tx`set transaction isolation level repeatable read, read only`
    return read(tx)
  })

/** Like `inTransaction`, but without a savepoint: for a use case whose failure is to undo the whole open transaction. */
export const joinTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  'savepoint' in db ? work(db) : inTransaction(db, work)

/**
 * Runs a use case in a transaction; inside an open transaction a savepoint is used. The
 * outermost one is retried after a conflict, so `work` must have no other side effects.
 */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>, limit?: TimeLimit): Promise<T> {
  if ('savepoint' in db) return db.savepoint(work)
  return retryConflicts(() => db.begin(work, limit))
}
