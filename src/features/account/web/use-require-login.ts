import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isLoggedIn, useLoggedIn } from '#web/session.ts'
import { LOGIN_AND_BACK } from './login-return.ts'

/** Redirects a private page to the login when the session ends, here or in another tab. */
export function useRequireLogin(): void {
  const navigate = useNavigate()
  const loggedIn = useLoggedIn()
  const { pathname } = useLocation()
  useEffect(() => {
    // During hydration the page is rendered once as for a visitor.
    if (loggedIn || isLoggedIn()) return
    // After a logout the next page is loading already; this one is only shown until then.
    if (window.location.pathname === pathname) void navigate(LOGIN_AND_BACK, { replace: true })
  }, [loggedIn, pathname, navigate])
}
