import { data } from 'react-router'
import { isAppError } from '#shared/app-error.ts'

/** What is not there, or cannot be because its id is none, is the not-found page. Any other trouble rises as it is. */
export async function orNotFound<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    const missing = isAppError(error) && (error.reason === 'not_found' || error.reason === 'invalid_input')
    throw missing ? data(null, { status: 404 }) : error
  }
}
