import { AppError } from '#shared/app-error.ts'

export interface GateOptions {
  /** Calls that run at the same time. */
  atOnce: number
  /** Calls that may wait; further ones are refused. */
  waiting: number
  /** The same for the calls of one key. */
  perKey?: { atOnce: number; waiting: number }
}

export interface Caller {
  /** Whose call it is. */
  key?: string
  /** A call that is aborted leaves the queue. */
  signal?: AbortSignal
}

export type Gate = <T>(work: () => Promise<T>, caller?: Caller) => Promise<T>

interface Waiting {
  key: string
  admit(): void
}

/**
 * Limits concurrency: some calls run, further ones wait in a bounded queue. When the queue is full, calls are refused
 * with `busy` instead of making all callers wait longer. The first in the queue goes first, but for those whose key has
 * as many running as it may: one caller never takes all places.
 */
export function createGate({ atOnce, waiting, perKey }: GateOptions): Gate {
  let running = 0
  const runningOf = new Map<string, number>()
  const queue: Waiting[] = []

  const isFree = (key: string) => running < atOnce && (!perKey || (runningOf.get(key) ?? 0) < perKey.atOnce)
  const start = (key: string) => {
    running += 1
    runningOf.set(key, (runningOf.get(key) ?? 0) + 1)
  }

  function enter({ key = '', signal }: Caller): Promise<void> | undefined {
    signal?.throwIfAborted()
    if (isFree(key)) {
      start(key)
      return
    }
    const ofKey = () => queue.filter((one) => one.key === key).length
    if (queue.length >= waiting || (perKey && ofKey() >= perKey.waiting)) throw busy()
    return new Promise((resolve, reject) => {
      const leaveQueue = () => {
        queue.splice(queue.indexOf(one), 1)
        reject(signal?.reason)
      }
      const one = {
        key,
        admit() {
          signal?.removeEventListener('abort', leaveQueue)
          resolve()
        },
      }
      signal?.addEventListener('abort', leaveQueue, { once: true })
      queue.push(one)
    })
  }

  function leave(key: string): void {
    running -= 1
    const left = (runningOf.get(key) ?? 1) - 1
    if (left > 0) runningOf.set(key, left)
    else runningOf.delete(key)
    const place = queue.findIndex((one) => isFree(one.key))
    const [next] = place < 0 ? [] : queue.splice(place, 1)
    if (!next) return
    start(next.key)
    next.admit()
  }

  return async (work, caller = {}) => {
    await enter(caller)
    try {
      return await work()
    } finally {
      leave(caller.key ?? '')
    }
  }
}

const busy = () => new AppError('busy', 'The store is very busy. Please try again in a moment.')
