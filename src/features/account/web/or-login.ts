import { redirect } from 'react-router'
import { isAppError } from '#shared/app-error.ts'
import { LOGIN_AND_BACK } from './login-return.ts'

/** For loaders of private pages: redirects to the login when the session has expired. */
export async function orLogin<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (isAppError(error) && error.reason === 'no_identity') throw redirect(LOGIN_AND_BACK)
    throw error
  }
}
