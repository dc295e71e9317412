/** Where orders are shown, in one place. */
export const MY_ORDERS = '/userCenter/myOrder'
export const AFTER_SALES = '/userCenter/afterSale'

const about = (orderNo: string) => new URLSearchParams({ orderNo })

/** `state` is the status as the link knew it; the page itself shows the one of the moment. */
export const orderAddress = (orderNo: string, status: number): string =>
  `/orderDetail?${about(orderNo)}&state=${status}`

export const orderGoodsAddress = (orderNo: string): string => `/orderGoods?${about(orderNo)}`

export const paymentAddress = (orderNo: string): string => `/payment?${about(orderNo)}`

export const afterSaleAddress = (orderNo: string): string => `${AFTER_SALES}?${about(orderNo)}`

interface OrdersShown {
  status?: number
  keyword?: string
  /** Of a team: only those of this person. */
  placedBy?: number | undefined
}

/** All orders, or those of one tab and one search. */
export function ordersAddress({ status = 0, keyword = '', placedBy }: OrdersShown): string {
  const query = new URLSearchParams()
  if (status !== 0) query.set('status', String(status))
  if (keyword !== '') query.set('keyword', keyword)
  if (placedBy !== undefined) query.set('placedBy', String(placedBy))
  return query.size > 0 ? `${MY_ORDERS}?${query}` : MY_ORDERS
}
