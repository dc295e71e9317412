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
  /** How much work it is, in any unit. */
  weight?: number
  /** A call that is aborted leaves the queue. */
  signal?: AbortSignal
}

export interface Gate {
  <T>(work: () => Promise<T>, caller?: Caller): Promise<T>
  /** Whether a further call of this key would be refused. */
  isFullFor(key: string): boolean
}

interface Waiting {
  key: string
  /** How many calls of its key were there before. */
  turn: number
  weight: number
  admit(): void
  refuse(reason: unknown): void
}

/**
 * Limits concurrency: some calls run, further ones wait in a bounded queue. When the queue is full, calls are refused
 * with `busy` instead of making all callers wait longer. The first call of a key goes before the second of any other, so that one
 * caller never makes others wait for all of his; then the lightest goes first, then the one that came first. In a full queue the
 * last makes room for one that goes before it.
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

  const isFullFor = (key: string) =>
    !isFree(key) && perKey !== undefined && queue.filter((one) => one.key === key).length >= perKey.waiting

  function enter({ key = '', weight = 0, signal }: Caller): Promise<void> | undefined {
    signal?.throwIfAborted()
    if (isFree(key)) {
      start(key)
      return
    }
    if (isFullFor(key)) throw busy()
    const turn = (runningOf.get(key) ?? 0) + queue.filter((one) => one.key === key).length
    const place = queue.findIndex((other) => goesBefore({ turn, weight }, other))
    if (queue.length >= waiting) makeRoom(place)
    return new Promise((resolve, reject) => {
      const leaveQueue = () => {
        queue.splice(queue.indexOf(one), 1)
        reject(signal?.reason)
      }
      const stopListening = () => signal?.removeEventListener('abort', leaveQueue)
      const one: Waiting = {
        key,
        turn,
        weight,
        admit() {
          stopListening()
          resolve()
        },
        refuse(reason) {
          stopListening()
          reject(reason)
        },
      }
      signal?.addEventListener('abort', leaveQueue, { once: true })
      queue.splice(place < 0 ? queue.length : place, 0, one)
    })
  }

  function makeRoom(place: number): void {
    if (place < 0) throw busy()
    queue.pop()?.refuse(busy())
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

  async function pass<T>(work: () => Promise<T>, caller: Caller = {}): Promise<T> {
    await enter(caller)
    try {
      return await work()
    } finally {
      leave(caller.key ?? '')
    }
  }
  return Object.assign(pass, { isFullFor })
}

type Rank = Pick<Waiting, 'turn' | 'weight'>
const goesBefore = (one: Rank, other: Rank) =>
  one.turn < other.turn || (one.turn === other.turn && one.weight < other.weight)

export const busy = () => new AppError('busy', 'The store is very busy. Please try again in a moment.')
