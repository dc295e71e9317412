import type { NavigateFunction } from 'react-router'
import { callApi } from '#web/call.ts'
import { tellRefusal } from '#web/tell-refusal.ts'
import { notify } from '#web/ui/notify.ts'
import { buyNow as buyNowEndpoint, joinCart } from '../cart.contract.ts'
import { CART, fastAddress } from './cart-addresses.ts'
import { tellCartCount } from './cart-count.ts'
import { refreshShownCart } from './cart-lines.ts'

interface CartWish {
  goodsId: number
  count: number
}

export async function addToCart(wish: CartWish, navigate: NavigateFunction): Promise<void> {
  try {
    const { totalCount } = await callApi(joinCart, wish)
    tellCartCount(totalCount)
    notify({
      kind: 'success',
      message: 'Add Success!',
      action: { label: 'View cart', onPress: () => void navigate(CART) },
    })
    await refreshShownCart()
  } catch (error) {
    tellRefusal(error)
  }
}

/** Straight to a checkout of its own; the cart stays as it is. */
export async function buyNow(wish: CartWish, navigate: NavigateFunction): Promise<void> {
  try {
    const { fastId } = await callApi(buyNowEndpoint, wish)
    await navigate(fastAddress(fastId))
  } catch (error) {
    tellRefusal(error)
  }
}
