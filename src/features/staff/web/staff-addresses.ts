export const STAFF_HOME = '/staff'
export const STAFF_LOGIN = '/staff/login'
export const STAFF_SECURITY = '/staff/security'

export const staffOrderAddress = (orderNo: string) => `/staff/orders/${encodeURIComponent(orderNo)}`
export const staffCustomerAddress = (accountId: number) => `/staff/customers/${accountId}`
export const staffQuoteAddress = (enquiryNo: string) => `/staff/quotes/${encodeURIComponent(enquiryNo)}`
export const staffReturnAddress = (afterSaleNo: string) => `/staff/returns/${encodeURIComponent(afterSaleNo)}`
export const staffPurchaseAddress = (purchaseNo: string) => `/staff/purchasing/${encodeURIComponent(purchaseNo)}`
/** The parts of a manufacturer, of a category, or that a search finds. */
export const staffPartsAddress = (by: 'brandId' | 'categoryId' | 'keyword', value: number | string) =>
  `/staff/parts?${new URLSearchParams({ [by]: String(value) })}`

/** The login, and from there back to a page of the back office. */
export const loginFor = (place: string) =>
  place === STAFF_HOME ? STAFF_LOGIN : `${STAFF_LOGIN}?to=${encodeURIComponent(place)}`

/** Only pages of the back office are followed. */
export const placeAfterLogin = (to: string | null): string =>
  to !== null && /^\/staff(?![\w.-])(?!\/login)[\w./?=&%#-]*$/.test(to) && !to.includes('//') ? to : STAFF_HOME

/** Where a number typed into the search box leads; an e-mail address to customers, anything else to orders. */
export function placeOfSearch(text: string): string {
  const number = text.trim().toUpperCase()
  if (/^OS-\d{6}-[0-9A-Z]{8}$/.test(number)) return staffOrderAddress(number)
  if (/^AS-\d{6}-[0-9A-Z]{8}$/.test(number)) return staffReturnAddress(number)
  if (/^PO-\d{6}-[0-9A-Z]{8}$/.test(number)) return staffPurchaseAddress(number)
  if (/^Q[0-9A-Z]{8}$/.test(number)) return staffQuoteAddress(number)
  if (text.includes('@')) return `/staff/customers?keyword=${encodeURIComponent(text.trim())}`
  return `/staff/orders?keyword=${encodeURIComponent(text.trim())}`
}
