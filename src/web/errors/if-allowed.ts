import { isAppError } from '#shared/app-error.ts'

/** Undefined for staff whose role does not allow the call: the page is whole without it. */
export const ifAllowed = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: unknown) => {
    if (isAppError(error) && error.reason === 'not_allowed') return undefined
    throw error
  })
