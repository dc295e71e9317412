import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf, isPlanOutdated } from './database-errors.ts'

const ATTEMPTS = 5

/** The database gave up one of two transactions that were in each other's way. Nothing of it has happened. */
const CONFLICTS = new Set(['40001', '40P01'])

/** Does the work again, a few times at most, when it was given up for the sake of another. */
export async function retryConflicts<T>(
  work: () => Promise<T>,
  mayTryAgain = (error: unknown) => CONFLICTS.has(codeOf(error)) || isPlanOutdated(error),
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !mayTryAgain(error)) throw error
      // Two that met once should not meet again.
      await sleep(2 ** attempt * 5 * (0.5 + Math.random()))
    }
  }
}
