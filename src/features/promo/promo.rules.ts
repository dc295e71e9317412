/** Where people type, choose or pay: nothing may come up over their work. */
const WORK_PLACES = [
  '/login',
  '/shoppingtrolley',
  '/commoditysettlement',
  '/payment',
  '/paymentresult',
  '/ordergoods',
  '/orderdetail',
  '/usercenter',
  '/enquiry',
  '/bom',
  '/bomresult',
  '/contactus',
  '/unsubscribe',
  '/newsletter',
]

/** Addresses of pages know no upper and lower case. */
export const isWorkPlace = (pathname: string): boolean => {
  const place = pathname.toLowerCase()
  return WORK_PLACES.some((work) => place === work || place.startsWith(`${work}/`))
}

/** Once is enough for anybody. */
export const canShow = (count: number): boolean => count === 0
