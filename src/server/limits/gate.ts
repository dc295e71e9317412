import { AppError } from '#shared/app-error.ts'

export interface GateOptions {
  /** Calls that run at the same time. */
  atOnce: number
  /** Calls that may wait; further ones are refused. */
  waiting: number
  /** How long a call may wait. */
  maxWaitMs?: number
  /** The same for the calls of one key. */
  perKey?: { atOnce: number; waiting: number }
}

export interface Caller {
  /** Whose call it is. Calls without one are nobody's, and go in the order of their arrival. */
  key?: string
  /** How long it lets others go first, in milliseconds. */
  weight?: number
  /** A call that is aborted leaves the queue. */
  signal?: AbortSignal
}

export interface Gate {
  <T>(work: () => Promise<T>, caller?: Caller): Promise<T>
  /** Refuses who would be refused now: a key that has as many waiting as it may, and the last of a full queue. */
  assertRoomFor(caller: Caller): void
}

interface Waiting {
  key: string
  /** Smallest first. */
  due: number
  admit(): void
  refuse(reason: unknown): void
}

/** For how long a call lets others go first, for each call of its key that was there before. */
const AFTER_OWN_MS = 10_000

/**
 * Limits concurrency: some calls run, further ones wait in a bounded queue. When the queue is full, calls are refused
 * with `busy` instead of making all callers wait longer. Calls go in the order of their arrival, plus a millisecond for each unit of
 * their weight and ten seconds for each other call of their key: light ones and those of others go first, but not for ever. In a
 * full queue the last makes room for one that goes before it.
 */
export function createGate({ atOnce, waiting, maxWaitMs, perKey }: GateOptions): Gate {
  let running = 0
  const runningOf = new Map<string, number>()
  const queue: Waiting[] = []

  const isFree = (key: string) => running < atOnce && (!perKey || (runningOf.get(key) ?? 0) < perKey.atOnce)
  const start = (key: string) => {
    running += 1
    if (key) runningOf.set(key, (runningOf.get(key) ?? 0) + 1)
  }

  const waitingOf = (key: string) => queue.filter((one) => one.key === key).length
  const ownOf = (key: string) => (key ? (runningOf.get(key) ?? 0) + waitingOf(key) : 0)

  const dueOf = ({ key = '', weight = 0 }: Caller) => Date.now() + weight + AFTER_OWN_MS * ownOf(key)
  const placeOf = (due: number) => queue.findIndex((other) => other.due > due)

  function assertRoomFor(caller: Caller): void {
    const { key = '' } = caller
    if (isFree(key)) return
    if (perKey && waitingOf(key) >= perKey.waiting)
      throw new AppError(
        'too_many_at_once',
        'Your last requests are still being worked on. Please wait for their answers.',
      )
    if (queue.length >= waiting && placeOf(dueOf(caller)) < 0) throw busy()
  }

  function enter(caller: Caller): Promise<void> | undefined {
    const { key = '', signal } = caller
    signal?.throwIfAborted()
    if (isFree(key)) {
      start(key)
      return
    }
    assertRoomFor(caller)
    const due = dueOf(caller)
    const place = placeOf(due)
    if (queue.length >= waiting) queue.pop()?.refuse(busy())
    return new Promise((resolve, reject) => {
      const leaveQueue = (reason: unknown) => {
        queue.splice(queue.indexOf(one), 1)
        one.refuse(reason)
      }
      const onAbort = () => leaveQueue(signal?.reason)
      const late = maxWaitMs === undefined ? undefined : setTimeout(() => leaveQueue(busy()), maxWaitMs)
      const stopListening = () => {
        clearTimeout(late)
        signal?.removeEventListener('abort', onAbort)
      }
      const one: Waiting = {
        key,
        due,
        admit() {
          stopListening()
          resolve()
        },
        refuse(reason) {
          stopListening()
          reject(reason)
        },
      }
      signal?.addEventListener('abort', onAbort, { once: true })
      queue.splice(place < 0 ? queue.length : place, 0, one)
    })
  }

  function leave(key: string): void {
    running -= 1
    const left = (runningOf.get(key) ?? 1) - 1
    if (left > 0) runningOf.set(key, left)
    else if (key) runningOf.delete(key)
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
  return Object.assign(pass, { assertRoomFor })
}

const busy = () => new AppError('busy', 'The store is very busy. Please try again in a moment.')
