import { AsyncLocalStorage } from 'node:async_hooks'
import { createGate } from './gate.ts'

/*
 * One slow table does not slow others. Calls of one area (the first part of their path, such as `blog`) have less than half of
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

/** A statement beside an open transaction must not wait for the connection that the transaction holds. */
export const outsideArea = <T>(work: () => T): T => area.exit(work)

/** Takes a connection; the callback is called when it is given back or lost. */
type Take<L> = (onFree: () => void) => Promise<L>

/** The connections that one area may have of a pool. */
export function createShare<L>(connections: number, take: Take<L>) {
  const atOnce = Math.max(1, Math.floor((connections - 1) / 2))
  const gate = createGate({ atOnce, waiting: Number.POSITIVE_INFINITY, maxWaitMs: MAX_WAIT_MS })
  let held = 0

  function hold(resolve: (lease: L) => void, reject: (reason: unknown) => void): Promise<void> {
    held += 1
    return new Promise((leave) => {
      const free = () => {
        held -= 1
        leave()
      }
      take(free).then(resolve, (reason) => {
        free()
        reject(reason)
      })
    })
  }
  return {
    lease: () => new Promise<L>((resolve, reject) => gate(() => hold(resolve, reject)).catch(reject)),
    get freeCount() {
      return atOnce - held
    },
  }
}
