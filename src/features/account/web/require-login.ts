import { redirect } from 'react-router'
import { isLoggedIn } from '#web/session.ts'
import { LOGIN_AND_BACK, rememberPlace } from './login-return.ts'

/** For loaders of private pages: redirects visitors to the login and back. */
export function requireLogin({ request }: { request: Request }): void {
  if (isLoggedIn()) return
  const { pathname, search } = new URL(request.url)
  rememberPlace(pathname + search)
  throw redirect(LOGIN_AND_BACK)
}
