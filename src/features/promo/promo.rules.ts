/** Pages where something is typed in or bought: nothing may come up over them. */
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
  '/contactus',
  '/unsubscribe',
  '/newsletter',
]

/** Addresses of pages know no upper and lower case. */
export const isFormOrCheckout = (pathname: string): boolean => {
  const place = pathname.toLowerCase()
  return FORMS_AND_CHECKOUT.some((form) => place === form || place.startsWith(`${form}/`))
}

/** Once is enough for anybody. */
export const canShow = (count: number): boolean => count === 0
