import { orLogin } from '#features/account/web/or-login.ts'
import { callApi } from '#web/call.ts'
import { orNotFound } from '#web/errors/or-not-found.ts'
import { paymentInfo } from '../payment.contract.ts'

/** How an order can be paid. An order that is not the caller's is not found. */
export const readPayment = (request: Request) => {
  const orderNo = new URL(request.url).searchParams.get('orderNo') ?? ''
  return orLogin(orNotFound(callApi(paymentInfo, { orderNo })))
}
export type PaymentInfo = Awaited<ReturnType<typeof readPayment>>
