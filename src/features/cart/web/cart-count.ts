import { callApi } from '#web/call.ts'
import { useSession } from '#web/session.ts'
import { viewCart } from '../cart.contract.ts'

/** Sequence number: a slow answer must not overwrite a newer one. */
let told = 0

/** All tabs show it: it is kept with the session. */
export function publishCartCount(cartCount: number): void {
  told += 1
  useSession.setState({ cartCount })
}

export async function loadCartCount(): Promise<void> {
  const before = { told, token: useSession.getState().token }
  const { totalCount } = await callApi(viewCart, {})
  if (told === before.told && useSession.getState().token === before.token) publishCartCount(totalCount)
}
