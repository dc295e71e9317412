import { isAppError } from '#shared/app-error.ts'
import { notify } from './ui/notify.ts'

/** Says why not, in the server's own words. Anything but a refusal is a bug and goes on. */
export function tellRefusal(error: unknown): void {
  if (!isAppError(error)) throw error
  notify({ kind: error.reason === 'above_stock' ? 'info' : 'error', message: error.message })
}
