import { AsyncLocalStorage } from 'node:async_hooks'
import { createGate, type Gate } from './gate.ts'

/*
 * One slow table does not slow others. Calls of one area (the first part of their path, such as `blog`) use less than half of
 * the connections of a pool at the same time: while their statements hang on a lock, two such areas leave one to all others.
 * What finds no place in time is refused with `busy`. Jobs and what a process does for itself belong to no area.
 */

const area = new AsyncLocalStorage<string>()

/** With a statement that is ended by its timeout (15 s) there is an answer before the deadline of the call (30 s). */
const MAX_WAIT_MS = 10_000

/** The area of an endpoint: `blog` of `/api/blog/list`, `staff/order` of `/api/staff/order/list`. */
export const areaOf = (path: string): string => /^\/(?:api\/)?((?:staff\/)?[^/]+)/.exec(path)?.[1] ?? path

/** The statements and transactions of `work` count for the area. */
export const inArea = <T>(name: string, work: () => T): T => area.run(name, work)

/** The area of the running code. */
export const currentArea = (): string | undefined => area.getStore()

/** Of one pool. */
export class ConnectionShares {
  readonly #atOnce: number
  readonly #gates = new Map<string, Gate>()

  constructor(connections: number) {
    this.#atOnce = Math.max(1, Math.floor((connections - 1) / 2))
  }

  /** For a statement, or for a whole transaction. */
  take<T>(work: () => Promise<T>): Promise<T> {
    const name = currentArea()
    return name === undefined ? work() : this.#gateOf(name)(work)
  }

  /** A statement beside an open transaction must not wait for the place of that transaction. */
  takeForTransaction<T>(work: () => Promise<T>): Promise<T> {
    return this.take(() => area.exit(work))
  }

  #gateOf(name: string): Gate {
    const known = this.#gates.get(name)
    if (known) return known
    const gate = createGate({ atOnce: this.#atOnce, waiting: Number.POSITIVE_INFINITY, maxWaitMs: MAX_WAIT_MS })
    this.#gates.set(name, gate)
    return gate
  }
}
