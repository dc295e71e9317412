import { useNavigate } from 'react-router'
import { isAppError } from '../../../shared/app-error.ts'
import { callApi } from '../../../web/call.ts'
import { endSession } from '../../../web/session.ts'
import { notify } from '../../../web/ui/notify.ts'
import { logout } from '../account.contract.ts'

/** Gives the token back. A token that has expired meanwhile is as good as given back; other refusals keep the login. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate()
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
    endSession()
    notify({ kind: 'success', message: 'Log out successfully!' })
    await navigate('/')
  }
}
