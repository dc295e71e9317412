import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { handOverBrowsing, useBrowsingHistory } from '#features/browsing/web/browsing-history.ts'
import { loadCartCount } from '#features/cart/web/cart-count.ts'
import { runPendingAction } from '#features/cart/web/pending-cart-action.ts'
import { showError } from '#web/errors/show-error.ts'
import { useSession } from '#web/session.ts'

/** Loaded after login: fills the cart badge, merges the browsing history, and runs the pending action. */
export function ForBuyer() {
  const token = useSession((session) => session.token)
  const navigate = useNavigate()
  const atLogin = useLocation().pathname === '/login'

  useEffect(() => {
    if (!token) return
    loadCartCount().catch(showError)
    void joinBrowsing()
  }, [token])

  useEffect(() => {
    // After the redirect of the login.
    if (!atLogin) void runPendingAction(navigate)
  }, [atLogin, navigate])

  return null
}

/** Sends the visitor's browsing history of this browser to the server. */
async function joinBrowsing() {
  await useBrowsingHistory.persist.rehydrate()
  await handOverBrowsing()
}
