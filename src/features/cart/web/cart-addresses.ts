import { MAX_IN_ADDRESS } from '../checkout-choice.rules.ts'
import { keepChoice } from './checkout-choice.ts'

/** Where the cart is and where it leads. */
export const CART = '/shoppingTrolley?type=1'

export const fastAddress = (fastId: string): string => `${CART}&${new URLSearchParams({ fastId })}`

const CHECKOUT = '/CommoditySettlement'

/** A few parts are named in the address, where they can be read; of many the address names only where they are kept. */
export function checkoutAddress(goodsIds: number[]): string {
  const choice = goodsIds.length > MAX_IN_ADDRESS ? keepChoice(goodsIds) : undefined
  return choice ? `${CHECKOUT}?choice=${choice}` : `${CHECKOUT}?goodsIds=${goodsIds.join(',')}`
}

export const fastCheckoutAddress = (fastId: string): string => `${CHECKOUT}?${new URLSearchParams({ fastId })}`
