import { orLogin } from '#features/account/web/or-login.ts'
import { callApi } from '#web/call.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { orderDetail } from '../orders.contract.ts'
import { readOrderNo } from './read-order-no.ts'

/** The order named in the URL. Orders of others are not found. */
export const readOrder = (request: Request) =>
  orLogin(orNotFound(callApi(orderDetail, { orderNo: readOrderNo(request) })))
