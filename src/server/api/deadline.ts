import type { ServerResponse } from 'node:http'
import { AppError } from '#shared/app-error.ts'

/** Longer than the statement timeout (`connect.ts`). */
export const DEADLINE_MS = 30_000

const tooLate = () => new AppError('unavailable', 'The request took too long. Please try again.')

/** Rejects after a timeout. The work itself is not cancelled: heavy calls have a signal for that. */
export async function inTime<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(tooLate()), deadlineMs)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Aborted when the caller hangs up before the answer, or when the deadline is over. */
export function signalOf(response: ServerResponse, deadlineMs: number): AbortSignal {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(tooLate()), deadlineMs)
  const end = () => {
    clearTimeout(timer)
    if (!response.writableFinished) controller.abort(new AppError('caller_gone', 'The caller has hung up.'))
  }
  if (response.destroyed) end()
  else response.once('close', end)
  return controller.signal
}
