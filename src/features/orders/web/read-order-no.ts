import { replace } from 'react-router'
import { MY_ORDERS } from './order-addresses.ts'

/** The order that a page is about. Without a number the list of orders is shown, to choose from. */
export function readOrderNo(request: Request): string {
  const orderNo = new URL(request.url).searchParams.get('orderNo')?.trim()
  if (!orderNo) throw replace(MY_ORDERS)
  return orderNo
}
