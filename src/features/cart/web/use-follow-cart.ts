import { useEffect } from 'react'
import { showError } from '#web/errors/show-error.ts'
import { useSession } from '#web/session.ts'
import { loadCart, useCart } from './cart-lines.ts'

/** Loads the cart, and again when another tab has changed the count. */
export function useFollowCart(): void {
  const cartCount = useSession((session) => session.cartCount)
  const loggedIn = useSession((session) => session.token !== null)
  useEffect(() => {
    if (loggedIn && useCart.getState().lines?.length !== cartCount) loadCart().catch(showError)
  }, [cartCount, loggedIn])
}
