import Big from 'big.js'
import type { Decimal } from '../../shared/decimal.ts'

/** Orders are kept and shown to the fourth decimal. */
const PLACES = 4

/** "12.5" is "12.5000". What is finer is rounded half up, as the database does. */
export const fixed = (amount: Decimal): Decimal => new Big(amount).toFixed(PLACES, Big.roundHalfUp)

/** What a line costs. Rounded here once, so that lines always add up to the total. */
export const lineAmount = (unitPrice: Decimal, count: number): Decimal =>
  fixed(new Big(unitPrice).times(count).toFixed())

export const addUp = (amounts: Decimal[]): Decimal =>
  amounts.reduce((total, amount) => total.plus(amount), new Big(0)).toFixed(PLACES)

/** What is charged to a card: whole cents. */
export const inCents = (amount: Decimal): Decimal => new Big(amount).toFixed(2, Big.roundHalfUp)

export const minus = (amount: Decimal, less: Decimal): Decimal => new Big(amount).minus(less).toFixed(PLACES)
