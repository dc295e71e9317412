import { isPlanOutdated } from '../database-errors.ts'
import type { Session } from './session.ts'
import type { Compiled } from './sql.ts'

/** A checked out connection of the pool. */
export interface Lease {
  session: Session
  release(): void
}

/** A connection that runs single statements of several callers. */
interface Shared extends Lease {
  running: number
  /** When it last answered. */
  answeredAt: number
}

interface Waiting {
  compiled: Compiled
  resolve(rows: object[]): void
  reject(error: Error): void
  isRetry: boolean
}

interface Connections {
  /** Connections that are asked for at the same time. */
  max: number
  lease(): Promise<Lease>
  /** How many connections could be had at once. */
  freeCount(): number
  /** Whether somebody else waits for a connection of the pool, besides those that this queue has asked for. */
  othersWait(asked: number): boolean
}

/** A connection that has not answered for longer runs something slow. */
const RECENT_MS = 20

/**
 * Queue of single statements. Each gets a free connection; when there is none, it is pipelined on the
 * connection with the fewest, unless a transaction or another queue waits for a connection: only where a statement was
 * answered a moment ago, so that none stands behind a slow one. With more callers than connections this halves what a short
 * statement costs the process.
 */
export class StatementQueue {
  readonly #connections: Connections
  readonly #shared = new Set<Shared>()
  readonly #waiting: Waiting[] = []
  /** Connections requested for waiting statements. */
  #asked = 0
  /** Transactions that wait for a connection of their own. */
  #alone = 0

  constructor(connections: Connections) {
    this.#connections = connections
  }

  run(compiled: Compiled, isRetry = false): Promise<object[]> {
    return new Promise((resolve, reject) => this.#place({ compiled, resolve, reject, isRetry }))
  }

  /** While a transaction waits, no statement extends the use of a connection. */
  async waitAlone<T>(wait: () => Promise<T>): Promise<T> {
    this.#alone += 1
    try {
      return await wait()
    } finally {
      this.#alone -= 1
      this.#shareOut()
    }
  }

  #place(statement: Waiting): void {
    this.#waiting.push(statement)
    this.#shareOut()
    this.#askForMore()
  }

  /** First in, first out. */
  #shareOut(): void {
    while (this.#waiting.length > 0 && this.#mayShare() && this.#connections.freeCount() <= 0) {
      const busy = this.#leastBusy()
      const next = busy && this.#waiting.shift()
      if (!next) return
      this.#send(busy, next)
    }
  }

  #mayShare(): boolean {
    return this.#alone === 0 && !this.#connections.othersWait(this.#asked)
  }

  /** A connection for each of those who wait, as many as there may be. */
  #askForMore(): void {
    while (this.#asked < Math.min(this.#waiting.length, this.#connections.max)) void this.#ask()
  }

  #leastBusy(): Shared | undefined {
    let best: Shared | undefined
    const recent = performance.now() - RECENT_MS
    for (const one of this.#shared)
      if (!one.session.lost && one.answeredAt > recent && (!best || one.running < best.running)) best = one
    return best
  }

  async #ask(): Promise<void> {
    this.#asked += 1
    try {
      const one = Object.assign(await this.#connections.lease(), { running: 0, answeredAt: 0 })
      this.#asked -= 1
      this.#shared.add(one)
      this.#finish(one, true)
      this.#shareOut()
    } catch (error) {
      this.#asked -= 1
      // There may be more asked for than wait: others were sent on a connection that was there.
      if (this.#asked < this.#waiting.length) this.#waiting.shift()?.reject(error as Error)
    }
    this.#askForMore()
  }

  /** A connection that is free serves those who wait, unless a transaction is before them. */
  #finish(one: Shared, isOurs = this.#mayShare()): void {
    const next = isOurs ? this.#waiting.shift() : undefined
    if (next) {
      this.#send(one, next)
      return
    }
    this.#shared.delete(one)
    one.release()
  }

  #send(one: Shared, { compiled, resolve, reject, isRetry }: Waiting): void {
    one.running += 1
    one.session.send(compiled, (error, rows) => {
      one.running -= 1
      one.answeredAt = performance.now()
      if (one.session.lost)
        this.#shared.delete(one) // and released already
      else if (one.running === 0) this.#finish(one)
      this.#shareOut()
      if (!error) resolve(rows)
      else if (isPlanOutdated(error) && !isRetry) resolve(this.run(compiled, true) as never)
      else reject(error)
    })
  }
}
