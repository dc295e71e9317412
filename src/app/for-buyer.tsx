import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { handOverBrowsing, useBrowsingHistory } from '#features/browsing/web/browsing-history.ts'
import { loadCartCount } from '#features/cart/web/cart-count.ts'
import { runPendingAction } from '#features/cart/web/pending-cart-action.ts'
import { showError } from '#web/errors/show-error.ts'
import { useSession } from '#web/session.ts'

/** Loaded once somebody is logged in: fills the cart's badge, joins what was looked at, and runs the action that was started before the login. */
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
    // Not before the login has led back, so that the way back is not cut off.
    if (!atLogin) void runPendingAction(navigate)
  }, [atLogin, navigate])

  return null
}

/** What this browser has kept of a visitor becomes the buyer's, also when no page has read it yet. */
async function joinBrowsing() {
  await useBrowsingHistory.persist.rehydrate()
  await handOverBrowsing()
}
