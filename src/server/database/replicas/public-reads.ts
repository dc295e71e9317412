import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../log.ts'
import { connect, PROBE, type Sql } from '../connect.ts'
import { Replica } from './replica.ts'
import { isUsable, pickNext } from './replica-lag.ts'
import { readPosition } from './wal-position.ts'

const PROBE_EVERY_MS = 500
/** While a replica lacks what a cache has seen changed. */
const CATCH_UP_MS = 50

export interface ReplicaState {
  name: string
  isUsable: boolean
  lagMs: number
  calls: number
  fallbacks: number
}

/** Distributes public reads to replicas, or to the primary. */
export interface PublicReads {
  /** For one call or one page, which then reads from one server only. */
  choose(): Sql
  /** From now on only replicas that have replayed the current position are used. */
  catchUp(): Promise<void>
  /** Of each replica, for what is prepared before the first visitor comes. */
  readonly handles: readonly Sql[]
  readonly hasUsable: boolean
  /** None without replicas. */
  describe(): { primaryCalls: number; replicas: ReplicaState[] } | undefined
  close(): Promise<void>
}

/** Without replicas. */
export const primaryReads = (sql: Sql): PublicReads => ({
  choose: () => sql,
  catchUp: () => Promise.resolve(),
  handles: [],
  hasUsable: false,
  describe: () => undefined,
  close: () => Promise.resolve(),
})

interface Options {
  sql: Sql
  /** The address of the primary. */
  url: string
  replicaUrls: readonly string[]
  maxLagMs: number
  /** To each replica. */
  connections: number
  /** Replicas behind poolers, too: their settings are those of the role. */
  isPooled?: boolean
  log: Log
}

/** Probes the replicas until it is closed. Resolves after the first probe of each. */
export async function openPublicReads({ sql, url, replicaUrls, ...options }: Options): Promise<PublicReads> {
  const probe = connect(url, PROBE)
  const demands = { maxLagMs: options.maxLagMs, minPosition: 0 }
  const readPrimaryPosition = async () => {
    const position = await readPosition(probe)
    // After a failover that lost something, the new primary may never have been where the old one was.
    demands.minPosition = Math.min(demands.minPosition, position)
    return position
  }
  const isFit = (replica: Replica) => isUsable(replica, demands)
  const replicas: Replica[] = replicaUrls.map(
    (replicaUrl) =>
      new Replica({
        ...options,
        url: replicaUrl,
        primary: sql,
        listOthers: (except) => replicas.filter((replica) => replica !== except && isFit(replica)),
        readPrimaryPosition: () => readPrimaryPosition().catch(() => undefined),
      }),
  )
  let turn = 0
  let primaryCalls = 0
  const lacksChange = (replica: Replica) => replica.isAlive && replica.replayed < demands.minPosition

  const closing = new AbortController()
  const watch = async (replica: Replica) => {
    while (!closing.signal.aborted) {
      await replica.probe()
      await pause(lacksChange(replica) ? CATCH_UP_MS : PROBE_EVERY_MS, closing.signal)
    }
  }
  await Promise.all(replicas.map((replica) => replica.probe()))
  const watching = replicas.map(watch)

  return {
    choose() {
      const replica = pickNext(replicas, turn, isFit)
      if (!replica) {
        primaryCalls += 1
        return sql
      }
      turn = replicas.indexOf(replica)
      replica.calls += 1
      return replica.sql
    },
    async catchUp() {
      const position = await readPosition(probe)
      demands.minPosition = position
      for (const replica of replicas) if (lacksChange(replica)) void replica.probe()
    },
    handles: replicas.map((replica) => replica.sql),
    get hasUsable() {
      return replicas.some(isFit)
    },
    describe: () => ({
      primaryCalls,
      replicas: replicas.map((replica) => ({
        name: replica.name,
        isUsable: isFit(replica),
        lagMs: replica.lagMs,
        calls: replica.calls,
        fallbacks: replica.fallbacks,
      })),
    }),
    async close() {
      closing.abort()
      await Promise.all([...watching, ...replicas.map((replica) => replica.close()), probe.end({ timeout: 0 })])
    },
  }
}

const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal, ref: false }).catch(() => {})
