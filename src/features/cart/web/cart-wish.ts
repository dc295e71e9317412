import type { NavigateFunction } from 'react-router'
import { takeWish } from '#web/wish.ts'
import { addToCart, buyNow } from './add-to-cart.ts'

const deeds: Record<string, typeof addToCart> = { addToCart, buyNow }

/** Does what a visitor wanted before being sent to the login, once. */
export async function carryOutWish(navigate: NavigateFunction): Promise<void> {
  const wish = takeWish()
  const deed = wish && deeds[wish.kind]
  const { goodsId, count } = Object(wish?.about)
  if (deed && Number.isInteger(goodsId) && Number.isInteger(count)) await deed({ goodsId, count }, navigate)
}
