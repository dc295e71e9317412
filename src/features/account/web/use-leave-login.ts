import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useLoggedIn } from '#web/session.ts'
import { takeLastPlace } from './login-return.ts'

/** Leaves the login page once the user is logged in, here or in another tab, for the page they came from. */
export function useLeaveLogin(isBack: boolean): void {
  const navigate = useNavigate()
  const loggedIn = useLoggedIn()
  useEffect(() => {
    // Replaces the history entry, so that Back does not lead to the login.
    if (loggedIn) void navigate(isBack ? takeLastPlace() : '/', { replace: true })
  }, [loggedIn, isBack, navigate])
}
