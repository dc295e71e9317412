import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '#shared/app-error.ts'

/*
 * One slow table does not slow others. Each area of calls (the first part of their path, such as `blog`) has a connection of a pool for
 * itself, and a third of the pool is for areas that need more than one: while the statements of one area hang on a lock, or those of
 * all areas that use the table, the others still find one. Jobs are an area, too. What finds no connection in time is refused with
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
  max: number
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
  /** Connections that areas hold beside their first. */
  #further = 0
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

  /** To be called when a connection was given back: areas without one come first. */
  admit(): void {
    for (;;) {
      let next: Area | undefined
      for (const area of this.#waiting) if (!next || area.held < next.held) next = area
      if (!next || this.#freeCount(next) <= 0) return
      next.waiting.shift()?.()
      if (next.waiting.length === 0) this.#waiting.delete(next)
    }
  }

  /** How many more it may take at most. The last one is for an area that has none. */
  #freeCount({ held }: Area): number {
    const { max, freeCount } = this.#connections
    return held === 0 ? freeCount() : Math.min(freeCount() - 1, Math.floor(max / 3) - this.#further)
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
    if (area.held > 1) this.#further += 1
    const free = () => {
      if (area.held > 1) this.#further -= 1
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
