/** The panel beside the page shows the cart at once, so one page of the list holds as much as a cart may. */
export const MAX_CART_LINES = 2000

export const MAX_PASTED_LINES = 500
