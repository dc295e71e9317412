import { redirect } from 'react-router'
import { isAppError } from '../../../shared/app-error.ts'
import { callApi } from '../../../web/call.ts'
import { orNotFound } from '../../../web/or-not-found.ts'
import { LOGIN_AND_BACK } from '../../account/web/login-return.ts'
import { paymentInfo } from '../payment.contract.ts'

/** How an order can be paid. An order that is not the caller's is not found. */
export async function readPayment(request: Request) {
  const orderNo = new URL(request.url).searchParams.get('orderNo') ?? ''
  try {
    return await orNotFound(callApi(paymentInfo, { orderNo }))
  } catch (error) {
    if (isAppError(error) && error.reason === 'no_identity') throw redirect(LOGIN_AND_BACK)
    throw error
  }
}
export type PaymentInfo = Awaited<ReturnType<typeof readPayment>>
