/** Where the cart is and where it leads. */
export const CART = '/shoppingTrolley?type=1'

export const fastAddress = (fastId: string): string => `${CART}&${new URLSearchParams({ fastId })}`

const CHECKOUT = '/CommoditySettlement'

/** The commas stay commas, so that the address can be read. */
export const checkoutAddress = (goodsIds: number[]): string => `${CHECKOUT}?goodsIds=${goodsIds.join(',')}`

export const fastCheckoutAddress = (fastId: string): string => `${CHECKOUT}?${new URLSearchParams({ fastId })}`
