export const PRICE_LISTS = '/staff/price-lists'

export const priceListAddress = (priceListId: number): string => `${PRICE_LISTS}/${priceListId}`
