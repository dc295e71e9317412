import { callApi } from '#web/call.ts'
import { useSession } from '#web/session.ts'
import { viewCart } from '../cart.contract.ts'

/** Sequence number: a slow answer must not overwrite a newer one. */
let updates = 0

/** All tabs show it: it is kept with the session. */
export function publishCartCount(cartCount: number): void {
  updates += 1
  useSession.setState({ cartCount })
}

/** Whether prices were agreed with the buyer may have changed since the login. */
export function publishOwnPrices(ownPrices: boolean): void {
  const { userInfo } = useSession.getState()
  if (userInfo && userInfo.ownPrices !== ownPrices) useSession.setState({ userInfo: { ...userInfo, ownPrices } })
}

export async function loadCartCount(): Promise<void> {
  const before = { updates, token: useSession.getState().token }
  const { totalCount, ownPrices } = await callApi(viewCart, {})
  if (useSession.getState().token !== before.token) return
  publishOwnPrices(ownPrices)
  if (updates === before.updates) publishCartCount(totalCount)
}
