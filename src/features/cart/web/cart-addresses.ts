import { MAX_IN_ADDRESS } from '../checkout-choice.rules.ts'
import { keepChoice } from './checkout-choice.ts'

/** Where the cart is and where it leads. */
export const CART = '/shoppingTrolley?type=1'

export const fastAddress = (fastId: string): string => `${CART}&${new URLSearchParams({ fastId })}`

const CHECKOUT = '/CommoditySettlement'

/** A few lines are named in the address, where they can be read; of many the address names only where they are kept. */
export function checkoutAddress(keys: string[]): string {
  const choice = keys.length > MAX_IN_ADDRESS ? keepChoice(keys) : undefined
  return choice ? `${CHECKOUT}?choice=${choice}` : `${CHECKOUT}?goodsIds=${keys.join(',')}`
}

export const fastCheckoutAddress = (fastId: string): string => `${CHECKOUT}?${new URLSearchParams({ fastId })}`
