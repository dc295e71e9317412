import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLoggedIn } from '#web/session.ts'
import { takeLastPlace } from './login-return.ts'

/** Whoever is logged in, here or by now in another tab, has nothing to do at the login: on to where they came from. */
export function useLeaveLogin(isBack: boolean): void {
  const navigate = useNavigate()
  const loggedIn = useLoggedIn()
  useEffect(() => {
    // Back from there must not lead to the login again.
    if (loggedIn) void navigate(isBack ? takeLastPlace() : '/', { replace: true })
  }, [loggedIn, isBack, navigate])
}
