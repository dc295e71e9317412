import { AppError } from '#shared/app-error.ts'

/** Longer than the statement timeout (`connect.ts`). */
export const DEADLINE_MS = 30_000

/** Rejects after a timeout. The work itself is not cancelled. */
export async function inTime<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new AppError('unavailable', 'The request took too long. Please try again.')),
    deadlineMs,
  )
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
