import { orLogin } from '#features/account/web/or-login.ts'
import { queryOf } from '#features/catalog/web/read-address.ts'
import { callApi } from '#web/call.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { orderDetail } from '../orders.contract.ts'

/** The order of the address. Somebody else's is as unknown as one that never was. */
export const readOrder = (request: Request) => {
  const orderNo = queryOf(request).get('orderNo') ?? ''
  return orLogin(orNotFound(callApi(orderDetail, { orderNo })))
}
