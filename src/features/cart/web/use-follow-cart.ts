import { useEffect } from 'react'
import { showError } from '#web/errors/show-error.ts'
import { useSession } from '#web/session.ts'
import { rereadCart } from './cart-changes.ts'
import { loadCart, useCart } from './cart-lines.ts'

/** Loads the cart, and again when another tab has changed the count or when this tab is shown again. */
export function useFollowCart(): void {
  const cartCount = useSession((session) => session.cartCount)
  const loggedIn = useSession((session) => session.token !== null)
  useEffect(() => {
    if (loggedIn && useCart.getState().lines?.length !== cartCount) loadCart().catch(showError)
  }, [cartCount, loggedIn])
  useEffect(() => {
    if (!loggedIn) return
    const reread = () => {
      if (document.visibilityState === 'visible' && navigator.onLine && useCart.getState().lines)
        rereadCart().catch(showError)
    }
    document.addEventListener('visibilitychange', reread)
    return () => document.removeEventListener('visibilitychange', reread)
  }, [loggedIn])
}
