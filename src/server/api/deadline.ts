import { AppError } from '#shared/app-error.ts'

/** Longer than a statement may take (`connect.ts`): only what would never come is given up. */
export const DEADLINE_MS = 30_000

/** Nobody waits for ever, whatever has become of the database. The work itself cannot be called back. */
export async function inTime<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new AppError('unavailable', 'This takes too long at the moment. Please try again.')),
    deadlineMs,
  )
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
