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

export async function loadCartCount(): Promise<void> {
  const before = { updates, token: useSession.getState().token }
  const { totalCount } = await callApi(viewCart, {})
  if (updates === before.updates && useSession.getState().token === before.token) publishCartCount(totalCount)
}
