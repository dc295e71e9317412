import { currentArea } from '../../limits/connection-shares.ts'
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
  /** Whose statements it runs. */
  area?: string | undefined
}

interface Waiting {
  compiled: Compiled
  resolve(rows: object[]): void
  reject(error: Error): void
  isRetry: boolean
  /** The calls that it belongs to: see `connection-shares.ts`. */
  area: string | undefined
}

interface Connections {
  max: number
  lease(): Promise<Lease>
  /** How many connections could be had at once. */
  freeCount(): number
}

/**
 * Queue of single statements. Each gets a free connection; when there is none, it is pipelined on the
 * connection with the fewest of its own area, unless a transaction waits for a connection: it never stands behind a slow
 * statement of others. With more callers than connections this halves what a short statement costs the process.
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

  run(compiled: Compiled, area = currentArea(), isRetry = false): Promise<object[]> {
    return new Promise((resolve, reject) => this.#place({ compiled, resolve, reject, isRetry, area }))
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

  /** First in, first out: while the first has no connection, none of the others is kept busy for longer. */
  #shareOut(): void {
    for (let [next] = this.#waiting; next && this.#alone === 0; [next] = this.#waiting) {
      const busy = this.#connections.freeCount() <= 0 ? this.#leastBusy(next.area) : undefined
      if (!busy) return
      this.#waiting.shift()
      this.#send(busy, next)
    }
  }

  /** A connection for each of those who wait, as many as there may be. */
  #askForMore(): void {
    while (this.#asked < Math.min(this.#waiting.length, this.#connections.max)) void this.#ask()
  }

  #leastBusy(area: string | undefined): Shared | undefined {
    let best: Shared | undefined
    for (const one of this.#shared)
      if (one.area === area && !one.session.lost && (!best || one.running < best.running)) best = one
    return best
  }

  async #ask(): Promise<void> {
    this.#asked += 1
    try {
      const one = Object.assign(await this.#connections.lease(), { running: 0 })
      this.#asked -= 1
      this.#shared.add(one)
      this.#finish(one, true)
      this.#shareOut()
    } catch (error) {
      this.#asked -= 1
      this.#waiting.shift()?.reject(error as Error)
    }
    this.#askForMore()
  }

  /** A connection that is free serves those who wait, unless a transaction is before them. */
  #finish(one: Shared, isOurs = this.#alone === 0): void {
    const next = isOurs ? this.#waiting.shift() : undefined
    if (next) {
      this.#send(one, next)
      return
    }
    this.#shared.delete(one)
    one.release()
  }

  #send(one: Shared, { compiled, resolve, reject, isRetry, area }: Waiting): void {
    one.area = area
    one.running += 1
    one.session.send(compiled, (error, rows) => {
      one.running -= 1
      if (one.session.lost)
        this.#shared.delete(one) // and released already
      else if (one.running === 0) this.#finish(one)
      if (!error) resolve(rows)
      else if (isPlanOutdated(error) && !isRetry) resolve(this.run(compiled, area, true) as never)
      else reject(error)
    })
  }
}
