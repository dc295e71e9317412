import { useNavigate } from 'react-router'
import { isAppError } from '#shared/app-error.ts'
import { callApi } from '#web/call.ts'
import { endSession } from '#web/session.ts'
import { notify } from '#web/ui/overlays/notify.ts'
import { logout } from '../account.contract.ts'

/** Ends the session on the server. An expired token counts as ended; other refusals keep the login. */
export function useLogOut(): () => Promise<void> {
  const leave = useLeave()
  return async () => {
    try {
      await callApi(logout, {})
    } catch (error) {
      if (!isAppError(error)) throw error
      if (error.reason !== 'no_identity') {
        notify({ kind: 'error', message: error.message })
        return
      }
    }
    await leave('Log out successfully!')
  }
}

/** After a logout by the user: goes to the home page and clears the session in all tabs. */
export function useLeave(): (message: string) => Promise<void> {
  const navigate = useNavigate()
  return async (message) => {
    // Navigate first, until the next page is shown: a private page would redirect to the login.
    await navigate('/', { flushSync: true })
    endSession()
    notify({ kind: 'success', message })
  }
}
