import { redirect } from 'react-router'
import { isAppError } from '#shared/app-error.ts'
import { showError } from '#web/errors/show-error.ts'
import { LOGIN_AND_BACK } from './login-return.ts'

/** For loaders of private pages: says that the session has expired and redirects to the login. */
export async function orLogin<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (isAppError(error) && error.reason === 'no_identity') {
      showError(error)
      throw redirect(LOGIN_AND_BACK)
    }
    throw error
  }
}
