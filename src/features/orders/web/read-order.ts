import { orLogin } from '#features/account/web/or-login.ts'
import { queryOf } from '#features/catalog/web/read-address.ts'
import { callApi } from '#web/call.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { orderDetail } from '../orders.contract.ts'

/** The order named in the URL. Orders of others are not found. */
export const readOrder = (request: Request) => {
  const orderNo = queryOf(request).get('orderNo') ?? ''
  return orLogin(orNotFound(callApi(orderDetail, { orderNo })))
}
