import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, isPlanOutdated } from './database-errors.ts'

const ATTEMPTS = 5

/** Deadlock or serialization failure: the transaction was rolled back. */
const CONFLICTS = new Set(['40001', '40P01'])

/** Retries the work a few times when its transaction conflicted with another. */
export async function retryConflicts<T>(
  work: () => Promise<T>,
  mayTryAgain = (error: unknown) => CONFLICTS.has(codeOf(error)) || isPlanOutdated(error),
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !mayTryAgain(error)) throw error
      // A random delay, so that the same two do not conflict again.
      await sleep(2 ** attempt * 5 * (0.5 + Math.random()))
    }
  }
}
