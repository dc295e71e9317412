import Big from 'big.js'
import { type Decimal, fixed, sum } from '#shared/decimal.ts'

export const addUp = (amounts: Decimal[]): Decimal => fixed(sum(amounts))

/** What is charged to a card: whole cents. */
export const inCents = (amount: Decimal): Decimal => fixed(amount, 2)

export const minus = (amount: Decimal, less: Decimal): Decimal => fixed(new Big(amount).minus(less).toFixed())

/** What some pieces of a line cost. */
export const lineAmount = (unitPrice: Decimal, count: number): Decimal =>
  fixed(new Big(unitPrice).times(count).toFixed())
