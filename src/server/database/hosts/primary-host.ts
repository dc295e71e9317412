import { setTimeout as sleep } from 'node:timers/promises'
import { connectionError } from '../database-errors.ts'
import { countDown } from '../driver/countdown.ts'
import type { Sql } from '../driver/sql.ts'

const PROBE_EVERY_MS = 500
/** How long to wait for a primary, e.g. during a planned switchover. */
const WAIT_MS = 2000

export interface HostView {
  url: string
  /** Undefined unless the host takes writes. It grows with every promotion. */
  timeline: number | undefined
}

/** A partitioned old primary may still claim the role: the newest timeline wins. */
export const choosePrimary = (hosts: readonly HostView[]): string | undefined =>
  hosts.reduce<HostView | undefined>(
    (best, host) => ((host.timeline ?? -1) > (best?.timeline ?? -1) ? host : best),
    undefined,
  )?.url

export interface Place {
  host: string
  port: number
}

/** Tracks which of several hosts is the primary. */
export class PrimaryHost {
  readonly #hosts: Array<HostView & { probe: Sql }>
  readonly #onMove = new Set<() => void>()
  readonly #waiting = new Set<() => void>()
  readonly #closing = new AbortController()
  #known: string | undefined

  constructor(urls: readonly string[], openProbe: (url: string) => Sql) {
    this.#hosts = urls.map((url) => ({ url, timeline: undefined, probe: openProbe(url) }))
    for (const host of this.#hosts) void this.#watch(host)
  }

  /** Where writes are taken, now or in a moment. */
  async find(patienceMs: number): Promise<Place> {
    if (choosePrimary(this.#hosts) === undefined) await this.#waitForOne(Math.min(patienceMs, WAIT_MS))
    const url = choosePrimary(this.#hosts)
    if (url === undefined)
      throw connectionError('CONNECT_TIMEOUT', 'No host of DATABASE_URL is a primary at the moment')
    return placeOf(url)
  }

  /** Whether a connection leads to the primary, as far as is known. */
  isPrimary({ host, port }: Place): boolean {
    if (this.#known === undefined) return true
    const known = placeOf(this.#known)
    return known.host === host && known.port === port
  }

  /** `listen` is called after another host has become the primary. */
  onMove(listen: () => void): () => void {
    this.#onMove.add(listen)
    return () => this.#onMove.delete(listen)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await Promise.all(this.#hosts.map(({ probe }) => probe.end({ timeout: 0 })))
  }

  async #watch(host: HostView & { probe: Sql }): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      host.timeline = await readTimeline(host.probe).catch(() => undefined)
      this.#compare()
      await sleep(PROBE_EVERY_MS, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  #compare(): void {
    const url = choosePrimary(this.#hosts)
    if (url === undefined) return
    const hasMoved = this.#known !== undefined && this.#known !== url
    this.#known = url
    if (hasMoved) for (const listen of this.#onMove) listen()
    for (const resume of this.#waiting) resume()
  }

  #waitForOne(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const resume = () => {
        stop()
        this.#waiting.delete(resume)
        resolve()
      }
      const stop = countDown(ms, resume)
      this.#waiting.add(resume)
    })
  }
}

async function readTimeline(sql: Sql): Promise<number | undefined> {
  const [row] = await sql<{ timeline: number | null }[]>`
    select case when not pg_is_in_recovery() and current_setting('default_transaction_read_only') = 'off'
      then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end timeline`
  return row?.timeline ?? undefined
}

function placeOf(url: string): Place {
  const { hostname, port } = new URL(url)
  return { host: decodeURIComponent(hostname), port: Number(port || 5432) }
}
