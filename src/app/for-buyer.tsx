import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isLoginPage } from '#features/account/web/login-return.ts'
import { handOverBrowsing, useBrowsingHistory } from '#features/browsing/web/browsing-history.ts'
import { loadCartCount } from '#features/cart/web/cart-count.ts'
import { runPendingCartAction } from '#features/cart/web/pending-cart-action.ts'
import { openPendingPanel } from '#features/site/web/side-panel/pending-panel.ts'
import { showError } from '#web/errors/show-error.ts'
import { takePendingAction } from '#web/pending-action.ts'
import { useSession } from '#web/session.ts'

/** Loaded after login: fills the cart badge, merges the browsing history, and runs the pending action. */
export function ForBuyer() {
  const token = useSession((session) => session.token)
  const navigate = useNavigate()
  const atLogin = isLoginPage(useLocation().pathname)

  useEffect(() => {
    if (!token) return
    loadCartCount().catch(showError)
    void joinBrowsing()
  }, [token])

  useEffect(() => {
    // After the redirect of the login.
    const action = atLogin ? undefined : takePendingAction()
    if (!action) return
    openPendingPanel(action)
    void runPendingCartAction(action, navigate)
  }, [atLogin, navigate])

  return null
}

/** Sends the visitor's browsing history of this browser to the server. */
async function joinBrowsing() {
  await useBrowsingHistory.persist.rehydrate()
  await handOverBrowsing()
}
