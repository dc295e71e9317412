/** The cart panel loads all lines in one call, so the page size is the maximum of a cart. */
export const MAX_CART_LINES = 2000

export const MAX_PASTED_LINES = 500
