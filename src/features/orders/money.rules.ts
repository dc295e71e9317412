import Big from 'big.js'
import { compare, type Decimal, fixed, sum } from '#shared/decimal.ts'

export const addUp = (amounts: Decimal[]): Decimal => fixed(sum(amounts))

/** What is paid, by card or transfer: whole cents. */
export const inCents = (amount: Decimal): Decimal => fixed(amount, 2)

/** Whether something is left to pay; payments are in whole cents. */
export const isPartOf = (paid: Decimal, toPay: Decimal): boolean => compare(paid, inCents(toPay)) < 0

export const minus = (amount: Decimal, less: Decimal): Decimal => fixed(new Big(amount).minus(less).toFixed())

/** What some pieces of a line cost. */
export const lineAmount = (unitPrice: Decimal, count: number): Decimal =>
  fixed(new Big(unitPrice).times(count).toFixed())
