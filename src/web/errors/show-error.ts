import { isAppError } from '#shared/app-error.ts'
import { notify } from '../ui/overlays/notify.ts'

/** Shows the server's message. Anything but an AppError is a bug and is rethrown. */
export function showError(error: unknown): void {
  if (!isAppError(error)) throw error
  notify({ kind: error.reason === 'above_stock' ? 'info' : 'error', message: error.message })
}

const REPEAT_AFTER_MS = 60_000
const shownAt = new Map<string, number>()

/** For background calls that may fail repeatedly: the same message is shown once a minute at most. */
export function showErrorOnce(error: unknown): void {
  if (!isAppError(error)) throw error
  const before = shownAt.get(error.message)
  if (before !== undefined && Date.now() - before < REPEAT_AFTER_MS) return
  shownAt.set(error.message, Date.now())
  showError(error)
}
