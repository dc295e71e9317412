import { redirect } from 'react-router'
import { isAppError } from '#shared/app-error.ts'
import { LOGIN_AND_BACK } from './login-return.ts'

/** In the loader of a private page: a login that has ended meanwhile leads to the login, and from there back. */
export async function orLogin<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (isAppError(error) && error.reason === 'no_identity') throw redirect(LOGIN_AND_BACK)
    throw error
  }
}
