import { redirect } from 'react-router'
import { isLoggedIn } from '#web/session.ts'
import { LOGIN_AND_BACK, rememberPlace } from './login-return.ts'

/** Before a private page is read: a visitor is led to the login, and from there to the page asked for. */
export function requireLogin({ request }: { request: Request }): void {
  if (isLoggedIn()) return
  const { pathname, search } = new URL(request.url)
  rememberPlace(pathname + search)
  throw redirect(LOGIN_AND_BACK)
}
