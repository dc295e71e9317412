import { orLogin } from '#features/account/web/or-login.ts'
import { readOrderNo } from '#features/orders/web/read-order-no.ts'
import { callApi } from '#web/call.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { paymentInfo } from '../payment.contract.ts'

/** How an order can be paid. An order that is not the caller's is not found. */
export const readPayment = (request: Request) =>
  orLogin(orNotFound(callApi(paymentInfo, { orderNo: readOrderNo(request) })))

export type PaymentInfo = Awaited<ReturnType<typeof readPayment>>
