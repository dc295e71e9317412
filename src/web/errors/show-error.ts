import { isAppError } from '#shared/app-error.ts'
import { notify } from '../ui/overlays/notify.ts'

/** Says why not, in the server's own words. Anything but a refusal is a bug and goes on. */
export function showError(error: unknown): void {
  if (!isAppError(error)) throw error
  notify({ kind: error.reason === 'above_stock' ? 'info' : 'error', message: error.message })
}

const REPEAT_AFTER_MS = 60_000
const shownAt = new Map<string, number>()

/** For calls that nobody asked for by hand and that may fail in a row: the same words are shown once a minute. */
export function showErrorOnce(error: unknown): void {
  if (!isAppError(error)) throw error
  const before = shownAt.get(error.message)
  if (before !== undefined && Date.now() - before < REPEAT_AFTER_MS) return
  shownAt.set(error.message, Date.now())
  showError(error)
}
