import { useEffect } from 'react'
import { showError } from '#web/errors/show-error.ts'
import { useSession } from '#web/session.ts'
import { loadCart, useCart } from './cart-lines.ts'

/** Reads the cart when nobody has yet, and again when another tab has changed how much is in it. */
export function useFollowCart(): void {
  const cartCount = useSession((session) => session.cartCount)
  const loggedIn = useSession((session) => session.token !== null)
  useEffect(() => {
    if (loggedIn && useCart.getState().lines?.length !== cartCount) loadCart().catch(showError)
  }, [cartCount, loggedIn])
}
