import { AppError } from '#shared/app-error.ts'

export type Gate = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Heavy work a few at a time, the rest in a queue that has an end: whoever comes when it is full is told to come back,
 * instead of making everybody wait longer and longer.
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
  /** The place goes to the next in the queue, or becomes free. */
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
