import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isLoggedIn, useLoggedIn } from '#web/session.ts'
import { LOGIN_AND_BACK } from './login-return.ts'

/** While a private page is shown: the login may end meanwhile, here or in another tab. Then nothing private stays in sight. */
export function useRequireLogin(): void {
  const navigate = useNavigate()
  const loggedIn = useLoggedIn()
  const { pathname } = useLocation()
  useEffect(() => {
    // While the page wakes up it is drawn once for a visitor, whoever has opened it.
    if (loggedIn || isLoggedIn()) return
    // Who has logged out is on the way to another page already; this one is only drawn until that is there.
    if (window.location.pathname === pathname) void navigate(LOGIN_AND_BACK, { replace: true })
  }, [loggedIn, pathname, navigate])
}
