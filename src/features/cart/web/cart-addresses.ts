import { MAX_IN_ADDRESS } from '../checkout-choice.rules.ts'
import { saveChoice } from './checkout-choice.ts'

/** URLs of the cart and the checkout. */
export const CART = '/shoppingTrolley?type=1'

export const fastAddress = (fastId: string): string => `${CART}&${new URLSearchParams({ fastId })}`

const CHECKOUT = '/CommoditySettlement'

/** A few lines are named in the URL; a long selection is stored, and the URL has its key. */
export function checkoutAddress(keys: string[]): string {
  const choice = keys.length > MAX_IN_ADDRESS ? saveChoice(keys) : undefined
  return choice ? `${CHECKOUT}?choice=${choice}` : `${CHECKOUT}?goodsIds=${keys.join(',')}`
}

export const fastCheckoutAddress = (fastId: string): string => `${CHECKOUT}?${new URLSearchParams({ fastId })}`
