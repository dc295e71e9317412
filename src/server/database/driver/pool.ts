import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { currentHeavyCall, type HeavyCall } from '../../heavy-call.ts'
import { ConnectionShares, currentArea, outsideArea } from '../../limits/connection-shares.ts'
import { connectionError } from '../database-errors.ts'
import { poolClient } from '../hosts/pool-client.ts'
import type { PrimaryHost } from '../hosts/primary-host.ts'
import { transact } from '../transaction.ts'
import { HeavyCallConnections } from './heavy-call-connections.ts'
import { Leases } from './leases.ts'
import type { Compiled, Reserved, Sql, TimeLimit, Tx } from './sql.ts'
import { createDb } from './statement.ts'
import { type Lease, StatementQueue } from './statement-queue.ts'

export interface PoolOptions {
  client: pg.ClientConfig
  /** Connections at most. */
  max: number
  /** How long opening a connection may take. */
  connectMs: number
  /** How long a statement may go without an answer before its connection counts as dead. */
  silenceMs: number
  /** How long a statement waits for a connection while all are in use. */
  queueMs: number
  idleMs: number
  lifetimeSeconds: number
  /** Behind a pooler. */
  isPooled?: boolean | undefined
  /** Of several hosts the one that takes writes; connections to others are closed. */
  primary?: Pick<PrimaryHost, 'find' | 'isPrimary' | 'onMove'> | undefined
  /** After the last connection is closed. */
  onEnd?: () => Promise<void>
}

interface AreaQueue {
  statements: StatementQueue
  lease(): Promise<Lease>
}

/** Our SQL over the driver's pool: connections in use have timeouts and are discarded when they are lost. */
export function openPool(options: PoolOptions): Sql {
  const { client, max, connectMs, queueMs, idleMs, lifetimeSeconds, isPooled, primary } = options
  const pool = new pg.Pool({
    max,
    connectionTimeoutMillis: queueMs,
    idleTimeoutMillis: idleMs,
    // Prepared statements pile up on a connection.
    maxLifetimeSeconds: lifetimeSeconds,
    // The pool would hand its own, longer time limit on.
    Client: poolClient(client, connectMs, primary),
  })
  // The pool removes broken idle connections itself.
  pool.on('error', () => {})
  const leases: Leases = new Leases(pool, options.silenceMs, () => shares.admit())
  const stopListening = primary?.onMove(() => leases.destroy((client) => !primary.isPrimary(client)))
  let ended = false
  // Statements that wait already when the pool is ended are finished.
  const lease = (onFree?: () => void) => leases.take(onFree)
  const freeCount = () => pool.idleCount + max - pool.totalCount - pool.waitingCount
  const shares = new ConnectionShares({ max, freeCount, take: lease })
  const queue = new StatementQueue({
    max,
    lease,
    freeCount,
    othersWait: (asked) => pool.waitingCount > asked || shares.someoneHasNone(),
  })
  const areas = new Map<string, AreaQueue>()

  /** Each statement of an area asks for itself, so that each waits no longer than it may. */
  function openArea(name: string): AreaQueue {
    const share = shares.open()
    const statements = new StatementQueue({
      ...share,
      max: Number.POSITIVE_INFINITY,
      // What it has asked for itself waits for the share first.
      othersWait: () => pool.waitingCount > 0 || shares.someoneHasNone(),
    })
    const area = { statements, lease: share.lease }
    areas.set(name, area)
    return area
  }

  function findArea(): AreaQueue | undefined {
    const name = currentArea()
    return name === undefined ? undefined : (areas.get(name) ?? openArea(name))
  }

  async function begin<T>(work: (tx: Tx) => Promise<T>, limit: TimeLimit = {}): Promise<T> {
    if (ended) return refuse()
    const call = currentHeavyCall()
    if (call && !call.isInTransaction && !limit.unlimited) return beginIn(call, work)
    const area = findArea()
    const { session, release } = await (area ? area.statements.waitAlone(area.lease) : queue.waitAlone(lease))
    if (limit.unlimited) session.silenceMs = undefined
    try {
      return await outsideArea(() => transact(session, work, limit))
    } finally {
      release()
    }
  }

  /** In the connection of the call. A second transaction beside it has one of its own. */
  async function beginIn<T>(call: HeavyCall, work: (tx: Tx) => Promise<T>): Promise<T> {
    call.isInTransaction = true
    try {
      return await heavyCalls.use(call, (session) => transact(session, work, {}))
    } finally {
      call.isInTransaction = false
    }
  }

  async function reserve({ unlimited }: TimeLimit = {}): Promise<Reserved> {
    if (ended) return refuse()
    const { session, release } = await queue.waitAlone(lease)
    if (unlimited) session.silenceMs = undefined
    if (unlimited) await session.command('set statement_timeout = 0')
    return Object.assign(
      createDb((compiled) => session.query(compiled)),
      {
        release() {
          // Other statements of this connection have a limit again.
          if (unlimited) session.lose(connectionError('CONNECTION_ENDED', 'The connection was released'))
          release()
        },
      },
    )
  }

  async function end({ timeout }: { timeout?: number } = {}): Promise<void> {
    if (ended) return
    ended = true
    const late = timeout === undefined ? never : sleep(timeout * 1000, undefined, { ref: false })
    await Promise.race([late, leases.whenNone()])
    await Promise.race([late, pool.end()])
    leases.destroy()
    stopListening?.()
    await options.onEnd?.()
  }

  const others = createDb((compiled) => queue.run(compiled))
  const heavyCalls = new HeavyCallConnections({
    lease: () => queue.waitAlone(lease),
    ...(!isPooled && { cancel: async (pid) => void (await others`select pg_cancel_backend(${pid})`) }),
  })
  const run = (compiled: Compiled) => {
    if (ended) return refuse()
    const call = currentHeavyCall()
    return call ? heavyCalls.run(call, compiled) : (findArea()?.statements ?? queue).run(compiled)
  }
  return Object.assign(createDb(run), { run, pool, begin, reserve, end })
}

const never = new Promise<void>(() => {})

const refuse = (): Promise<never> =>
  Promise.reject(connectionError('CONNECTION_ENDED', 'The database connections are closed'))
