import { AppError } from '#shared/app-error.ts'
import { compare, type Decimal } from '#shared/decimal.ts'

/** Limits for buyers without a paid order. Amounts of other currencies are counted roughly. */
export const NEW_BUYER = { maxOrders: 500, maxAmountUsd: '100000', maxScarceParts: 5 }

/** Unpaid reservations of a new buyer, including this order. */
export interface Reservation {
  orders: number
  amountUsd: Decimal
  scarceParts: number
}

/** An order of more than half of the stock counts as scarce. */
export const isScarce = (line: { count: number; stock: number }): boolean => line.count * 2 > line.stock

/** Why a new buyer cannot reserve that much; undefined when that is possible. */
export function findReservationProblem({ orders, amountUsd, scarceParts }: Reservation): string | undefined {
  if (orders > NEW_BUYER.maxOrders)
    return `You have ${orders - 1} unpaid orders. Please pay or cancel one of them first.`
  if (compare(amountUsd, NEW_BUYER.maxAmountUsd) > 0)
    return 'Your unpaid orders would exceed the limit before a first payment. Please pay one of them first, or ask for a quote.'
  if (scarceParts > NEW_BUYER.maxScarceParts)
    return `Before a first payment you can reserve most of the stock of ${NEW_BUYER.maxScarceParts} parts. Please order less of some, or ask for a quote.`
  return undefined
}

export function assertReservation(reservation: Reservation): void {
  const problem = findReservationProblem(reservation)
  if (problem) throw new AppError('unpaid_limit', problem)
}
