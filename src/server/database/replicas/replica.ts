import type { Log } from '../../log.ts'
import { connect, isConnectionBroken, isDatabaseLost, PROBE, type Sql } from '../connect.ts'
import { codeOf } from '../database-errors.ts'
import type { Compiled } from '../driver/sql.ts'
import { createDb } from '../driver/statement.ts'
import { lagMs, noteSample, type ReplicaView, type Sample } from './replica-lag.ts'
import { readPosition } from './wal-position.ts'

/** Timeout for a connection, then the primary answers. */
const CONNECT_MS = 1000
/** A mistake of ours: something wrote. */
const READ_ONLY = '25006'
const QUERY_CANCELED = '57014'

interface ReplicaOptions {
  url: string
  primary: Sql
  /** Others that can answer now. */
  listOthers: (except: Replica) => Replica[]
  /** Undefined while the primary does not answer. */
  readPrimaryPosition: () => Promise<number | undefined>
  connections: number
  isPooled?: boolean
  log: Log
}

/** One replica: connections while it is alive, the last probe, and a handle for public reads. */
export class Replica implements ReplicaView {
  readonly name: string
  /** Statements run on the replica. What it does not answer goes to another or the primary, transactions to the primary. */
  readonly sql: Sql
  isAlive = false
  replayed = 0
  isAheadOfPrimary = false
  /** Calls that were given to it, and statements of them that the primary had to answer. */
  calls = 0
  fallbacks = 0
  readonly #options: ReplicaOptions
  readonly #probe: Sql
  readonly #unanswered = new Set<(error: Error) => void>()
  #pool: Sql | undefined
  #behind: Sample[] = []
  #probing: Promise<void> | undefined
  #measuring: Promise<void> | undefined
  #isClosed = false

  constructor(options: ReplicaOptions) {
    const { primary, url, isPooled = false } = options
    const { hostname, port } = new URL(url)
    this.name = `${hostname}:${port || 5432}`
    this.#options = options
    this.#probe = connect(url, { ...PROBE, isPooled })
    const run = (compiled: Compiled) => this.#run(compiled)
    this.sql = Object.assign(createDb(run), {
      run,
      pool: primary.pool,
      begin: primary.begin,
      reserve: primary.reserve,
      end: () => Promise.resolve(),
    })
  }

  get lagMs(): number {
    return lagMs(this.#behind, Date.now())
  }

  /** Finds out whether it is alive and how far it is. */
  probe(): Promise<void> {
    this.#probing ??= this.#ask().finally(() => {
      this.#probing = undefined
    })
    return this.#probing
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.isAlive = false
    await Promise.all([this.#probe.end({ timeout: 0 }), this.#pool?.end({ timeout: 1 })])
  }

  async #ask(): Promise<void> {
    try {
      this.replayed = await readPosition(this.#probe)
      // A primary that does not answer must not delay the next probe: the replica may be lost with it.
      this.#measuring ??= this.#measureLag(this.replayed).finally(() => {
        this.#measuring = undefined
      })
      if (!this.isAlive) await this.#measuring
      this.#takeBack()
    } catch (error) {
      this.#leaveOut(error as Error)
    }
  }

  /** Called after the replica was read: a replica of the same history is never ahead of what the primary says then. */
  async #measureLag(replayed: number): Promise<void> {
    const position = await this.#options.readPrimaryPosition()
    if (position !== undefined) {
      this.isAheadOfPrimary = replayed > position
      this.#behind = noteSample(this.#behind, replayed, { position, at: Date.now() })
    } else this.#behind = [] // nothing can be written either; what the old primary wrote last may never arrive
  }

  #takeBack(): void {
    if (this.isAlive || this.#isClosed) return
    const { url, connections, isPooled = false, log } = this.#options
    this.#pool = connect(url, { pool: connections, connectMs: CONNECT_MS, name: 'ohmstead-reads', isPooled })
    this.isAlive = true
    log.info({ replica: this.name }, 'replica is used')
  }

  /** Moves waiting calls to another server and closes its connections, which may be dead. */
  #leaveOut(error: Error): void {
    if (!this.isAlive) return
    this.isAlive = false
    this.#options.log.warn({ replica: this.name, why: error.message }, 'replica is not used')
    void this.#pool?.end({ timeout: 0 })
    this.#pool = undefined
    for (const giveUp of this.#unanswered) giveUp(error)
  }

  async #run(compiled: Compiled): Promise<object[]> {
    const { primary, listOthers } = this.#options
    const own = await this.#try(compiled)
    if (own.rows) return own.rows
    this.fallbacks += 1
    // The primary may be on the same host, and lost with it.
    if (own.isLost)
      for (const other of listOthers(this)) {
        const { rows } = await other.#try(compiled)
        if (rows) return rows
      }
    // For example a replay conflict, a migration that is not replayed yet, a lost connection.
    return primary.run(compiled)
  }

  async #try(compiled: Compiled): Promise<{ rows?: object[]; isLost: boolean }> {
    if (!this.#pool) return { isLost: true }
    try {
      return { rows: await this.#answer(this.#pool, compiled), isLost: false }
    } catch (error) {
      const code = codeOf(error)
      // Timeouts are not retried: another server would need as long.
      if (code === QUERY_CANCELED) throw error
      const isLost = isDatabaseLost(error) && code !== READ_ONLY
      if (isLost && !isConnectionBroken(error)) this.#leaveOut(error as Error)
      return { isLost }
    }
  }

  #answer(pool: Sql, compiled: Compiled): Promise<object[]> {
    return new Promise((resolve, reject) => {
      this.#unanswered.add(reject)
      pool
        .run(compiled)
        .then(resolve, reject)
        .finally(() => this.#unanswered.delete(reject))
    })
  }
}
