import Big from 'big.js'

/** A decimal number as text, e.g. "0.0047", to avoid floating point. */
export type Decimal = string

/** Prices and amounts are kept and shown to the fourth decimal. */
const PLACES = 4

/** "12.5" is "12.5000". What is finer is rounded half up, as the database does. */
export const fixed = (amount: Decimal, places = PLACES): Decimal => new Big(amount).toFixed(places, Big.roundHalfUp)

/** Amount of a line, in the cart and in the order. Rounded once here, so that lines add up to the total. */
export const lineAmount = (unitPrice: Decimal, count: number): Decimal =>
  shortLineAmount(unitPrice, count) ?? fixed(new Big(unitPrice).times(count).toFixed())

const CATALOGUE_PRICE = /^(\d{1,9})(?:\.(\d{1,4}))?$/

/**
 * The same in whole ten-thousandths, where a price has at most four decimals: numbers are exact up to 2^53. A BOM of a
 * thousand lines asks for five thousand amounts, and most of its processor time went into Big.
 */
function shortLineAmount(unitPrice: Decimal, count: number): Decimal | undefined {
  const [, whole, part = ''] = CATALOGUE_PRICE.exec(unitPrice) ?? []
  if (whole === undefined) return undefined
  const amount = Number(whole + part.padEnd(PLACES, '0')) * count
  if (!Number.isSafeInteger(amount) || amount < 0) return undefined
  const digits = String(amount).padStart(PLACES + 1, '0')
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`
}

/** Exact: 3 × 0.1 is 0.3. */
export const multiply = (price: Decimal, count: number): Decimal => new Big(price).times(count).toFixed()

export const sum = (amounts: Decimal[]): Decimal =>
  amounts.reduce((total, amount) => total.plus(amount), new Big(0)).toFixed()

export const compare = (a: Decimal, b: Decimal): number => new Big(a).cmp(b)

/** Checks the digits only, because it runs for every tier. */
export const isPositive = (amount: Decimal): boolean => !amount.startsWith('-') && /[1-9]/.test(amount)

/** Saving in whole percents, rounded down. */
export function percentBelow(price: Decimal, former: Decimal): number {
  if (!isPositive(former)) return 0
  const places = placesOf([price, former])
  // In whole numbers, where dividing cannot round up.
  const whole = (amount: Decimal) => BigInt(new Big(amount).toFixed(places).replace('.', ''))
  const [now, before] = [whole(price), whole(former)]
  return now < before ? Number(((before - now) * 100n) / before) : 0
}

/** How many places the longest of some amounts has after the point. */
const placesOf = (amounts: Decimal[]): number =>
  Math.max(0, ...amounts.map((amount) => trimDecimal(amount).split('.')[1]?.length ?? 0))

/** 1250.5000 of PostgreSQL is 1250.5 on the wire. */
export const trimDecimal = (text: string): Decimal => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)
