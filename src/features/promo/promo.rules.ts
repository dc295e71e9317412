/** Pages with forms or checkout, where nothing may pop up. */
const FORMS_AND_CHECKOUT = [
  '/login',
  '/setup',
  '/shoppingtrolley',
  '/commoditysettlement',
  '/payment',
  '/usercenter/mydata',
  '/usercenter/addressmanagement',
  '/usercenter/aftersale',
  '/enquiry',
  '/bom',
  '/bomresult',
  '/contactus',
  '/unsubscribe',
  '/newsletter',
]

/** URLs of pages are case-insensitive. */
export const isFormOrCheckout = (pathname: string): boolean => {
  const place = pathname.toLowerCase()
  return FORMS_AND_CHECKOUT.some((form) => place === form || place.startsWith(`${form}/`))
}

/** Shown once. */
export const canShow = (count: number): boolean => count === 0
