import type { NavigateFunction } from 'react-router'
import type { PackingCode } from '#features/catalog/catalog.contract.ts'
import { callApi } from '#web/call.ts'
import { showError } from '#web/errors/show-error.ts'
import { notify } from '#web/ui/overlays/notify.ts'
import { buyNow as buyNowEndpoint, joinCart } from '../cart.contract.ts'
import { CART, fastAddress } from './cart-addresses.ts'
import { publishCartCount } from './cart-count.ts'
import { refreshShownCart } from './cart-lines.ts'

interface CartLineInput {
  goodsId: number
  count: number
  packing?: PackingCode | undefined
}

export async function addToCart(input: CartLineInput, navigate: NavigateFunction): Promise<void> {
  try {
    const { totalCount } = await callApi(joinCart, input)
    publishCartCount(totalCount)
    notify({
      kind: 'success',
      message: 'Add Success!',
      action: { label: 'View cart', onPress: () => void navigate(CART) },
    })
    await refreshShownCart()
  } catch (error) {
    showError(error)
  }
}

/** Straight to a checkout of its own; the cart stays as it is. */
export async function buyNow(input: CartLineInput, navigate: NavigateFunction): Promise<void> {
  try {
    const { fastId } = await callApi(buyNowEndpoint, input)
    await navigate(fastAddress(fastId))
  } catch (error) {
    showError(error)
  }
}
