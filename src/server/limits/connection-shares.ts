import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '#shared/app-error.ts'

/*
 * One slow table does not slow others. Calls of one area (the first part of their path, such as `blog`) take a further connection
 * only while they have fewer than are free: one area alone has half of a pool, two have a third each, and while their statements
 * hang on a lock, an area that has none still finds one. Jobs are an area, too. What finds no connection in time is refused with
 * `busy`. Who holds one never waits for another of the area, and what a process does for itself belongs to no area and takes any.
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

interface Connections<L> {
  /** Neither in use nor asked for. */
  freeCount(): number
  /** The callback is called when it is given back or lost. */
  take(onFree: () => void): Promise<L>
}

interface Area {
  held: number
  /** First come, first served. */
  waiting: Array<() => void>
}

/** Divides the connections of a pool among areas. */
export class ConnectionShares<L> {
  readonly #connections: Connections<L>
  /** Areas that have somebody waiting. */
  readonly #waiting = new Set<Area>()

  constructor(connections: Connections<L>) {
    this.#connections = connections
  }

  /** The share of a further area. */
  open(): { lease(): Promise<L>; freeCount(): number } {
    const area: Area = { held: 0, waiting: [] }
    return { lease: () => this.#lease(area), freeCount: () => this.#freeCount(area) }
  }

  /** Whether an area without any connection waits for one: others give theirs back after each statement then. */
  someoneHasNone(): boolean {
    for (const { held } of this.#waiting) if (held === 0) return true
    return false
  }

  /** To be called when a connection was given back: the area that has fewest comes first. */
  admit(): void {
    for (;;) {
      let next: Area | undefined
      for (const area of this.#waiting) if (!next || area.held < next.held) next = area
      if (!next || this.#freeCount(next) <= 0) return
      next.waiting.shift()?.()
      if (next.waiting.length === 0) this.#waiting.delete(next)
    }
  }

  /** How many more it may take at most. */
  #freeCount({ held }: Area): number {
    return this.#connections.freeCount() - held
  }

  #lease(area: Area): Promise<L> {
    if (area.waiting.length === 0 && this.#freeCount(area) > 0) return this.#hold(area)
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(late)
        resolve(this.#hold(area))
      }
      const late = setTimeout(() => {
        area.waiting.splice(area.waiting.indexOf(begin), 1)
        if (area.waiting.length === 0) this.#waiting.delete(area)
        reject(new AppError('busy', 'The store is very busy. Please try again in a moment.'))
      }, MAX_WAIT_MS)
      area.waiting.push(begin)
      this.#waiting.add(area)
    })
  }

  async #hold(area: Area): Promise<L> {
    area.held += 1
    const free = () => {
      area.held -= 1
    }
    try {
      return await this.#connections.take(free)
    } catch (error) {
      free()
      this.admit()
      throw error
    }
  }
}
