import { isAppError } from '#shared/app-error.ts'
import { notify } from '../ui/overlays/notify.ts'

const REPEAT_AFTER_MS = 60_000
const shownAt = new Map<string, number>()

/**
 * Shows the server's message. Anything but an AppError is a bug and is rethrown. An expired login fails every call of a
 * page; its message is shown once.
 */
export function showError(error: unknown): void {
  if (!isAppError(error)) throw error
  if (error.reason === 'no_identity' && wasJustShown(error.message)) return
  notify({ kind: error.reason === 'above_stock' ? 'info' : 'error', message: error.message })
}

/** For background calls that may fail repeatedly: the same message is shown once a minute at most. */
export function showErrorOnce(error: unknown): void {
  if (!isAppError(error)) throw error
  if (error.reason === 'no_identity' || !wasJustShown(error.message)) showError(error)
}

function wasJustShown(message: string): boolean {
  const before = shownAt.get(message)
  if (before !== undefined && Date.now() - before < REPEAT_AFTER_MS) return true
  shownAt.set(message, Date.now())
  return false
}
