import { isAppError } from '#shared/app-error.ts'

/**
 * For a refused change: an order whose status has changed, in another tab or by staff, is shown so beside the refusal.
 * Other errors leave the page as it is.
 */
export const reloadIfChanged = (reload: () => Promise<void>) => async (error: unknown) => {
  if (isAppError(error) && error.reason === 'wrong_status') await reload()
  throw error
}
