import { data } from 'react-router'
import { isAppError } from '#shared/app-error.ts'

/** Unknown and invalid ids lead to the not-found page. Any other error is rethrown. */
export async function orNotFound<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    const missing = isAppError(error) && (error.reason === 'not_found' || error.reason === 'invalid_input')
    throw missing ? data(null, { status: 404 }) : error
  }
}
