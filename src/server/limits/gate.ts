import { AppError } from '#shared/app-error.ts'

export type Gate = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Limits concurrency: some calls run, further ones wait in a bounded queue. When the queue is full, calls are refused
 * with `unavailable` instead of making all callers wait longer.
 */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  let running = 0
  const queue: Array<() => void> = []

  const enter = () => {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    if (queue.length >= waiting)
      throw new AppError('unavailable', 'The store is very busy. Please try again in a moment.')
    return new Promise<void>((admit) => queue.push(admit))
  }
  /** Hands the slot to the next in the queue, or frees it. */
  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
