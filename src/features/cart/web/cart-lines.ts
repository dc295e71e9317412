import { create } from 'zustand'
import { callApi } from '#web/call.ts'
import { useSession } from '#web/session.ts'
import { type CartLine, viewCart } from '../cart.contract.ts'
import { MAX_CART_LINES } from '../cart.limits.ts'
import { lineKey } from '../cart.rules.ts'
import { publishCartCount, publishOwnPrices } from './cart-count.ts'

interface Cart {
  /** Undefined until they are loaded. */
  lines: CartLine[] | undefined
  /** Deselected lines, which are not ordered this time. */
  leftOut: ReadonlySet<string>
  taxAtCheckout: boolean
}

const UNKNOWN: Cart = { lines: undefined, leftOut: new Set(), taxAtCheckout: false }

/** The cart as the page and the panel beside it show it. */
export const useCart = create<Cart>()(() => UNKNOWN)

// Another person has another cart.
useSession.subscribe((now, before) => {
  if (now.token !== before.token) useCart.setState(UNKNOWN)
})

/** All of it, as the server has it now; `keepEdits` puts back what is entered here and not saved. */
export async function loadCart(keepEdits = (line: CartLine): CartLine => line): Promise<void> {
  const input = { pageNumber: 1, pageSize: MAX_CART_LINES, total: 0 }
  const { list, totalCount, taxAtCheckout, ownPrices } = await callApi(viewCart, input)
  useCart.setState({ lines: list.map(keepEdits), taxAtCheckout })
  publishOwnPrices(ownPrices)
  publishCartCount(totalCount)
}

/** After a change of the cart from elsewhere: reloads the lines that are shown. */
export async function refreshShownCart(): Promise<void> {
  if (useCart.getState().lines) await loadCart()
}

export const replaceLine = (line: CartLine): void =>
  useCart.setState(({ lines }) => ({ lines: lines?.map((other) => (lineKey(other) === lineKey(line) ? line : other)) }))

export const chooseLines = (lines: readonly CartLine[], chosen: boolean): void =>
  useCart.setState(({ leftOut }) => {
    const changed = new Set(leftOut)
    for (const key of lines.map(lineKey)) {
      if (chosen) changed.delete(key)
      else changed.add(key)
    }
    return { leftOut: changed }
  })
