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
 * Whole ten-thousandths of an amount with at most four decimals: numbers are exact up to 2^53. A BOM of a thousand lines
 * asks for five thousand amounts and as many comparisons, and most of its processor time went into Big.
 */
function tenThousandths(amount: Decimal): number | undefined {
  const [, whole, part = ''] = CATALOGUE_PRICE.exec(amount) ?? []
  return whole === undefined ? undefined : Number(whole + part.padEnd(PLACES, '0'))
}

function shortLineAmount(unitPrice: Decimal, count: number): Decimal | undefined {
  const amount = (tenThousandths(unitPrice) ?? Number.NaN) * count
  if (!Number.isSafeInteger(amount) || amount < 0) return undefined
  const digits = String(amount).padStart(PLACES + 1, '0')
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`
}

/** Exact: 15 % off 0.1 is 0.085. */
export const percentOff = (amount: Decimal, percent: Decimal): Decimal =>
  new Big(amount).times(new Big(100).minus(percent)).times('0.01').toFixed()

/** Exact: 3 × 0.1 is 0.3. */
export const multiply = (amount: Decimal, by: number | Decimal): Decimal => new Big(amount).times(by).toFixed()

/** As amounts are kept: 1 for 3 boards is 0.3333 for one. */
export const divide = (amount: Decimal, by: number): Decimal => fixed(new Big(amount).div(by).toFixed())

export const sum = (amounts: Decimal[]): Decimal =>
  amounts.reduce((total, amount) => total.plus(amount), new Big(0)).toFixed()

export function compare(a: Decimal, b: Decimal): number {
  const [x, y] = [tenThousandths(a), tenThousandths(b)]
  return x === undefined || y === undefined ? new Big(a).cmp(b) : Math.sign(x - y)
}

/** Which of two lines costs less. A BOM compares all tiers of all its parts; writing the amounts out took most of that. */
export function compareLines(a: { unit: Decimal; count: number }, b: { unit: Decimal; count: number }): number {
  const [x, y] = [a, b].map(({ unit, count }) => (tenThousandths(unit) ?? Number.NaN) * count)
  return Number.isSafeInteger(x) && Number.isSafeInteger(y)
    ? Math.sign(Number(x) - Number(y))
    : compare(lineAmount(a.unit, a.count), lineAmount(b.unit, b.count))
}

/** Checks the digits only, because it runs for every tier. */
export const isPositive = (amount: Decimal): boolean => !amount.startsWith('-') && /[1-9]/.test(amount)

/** Saving in whole percents, rounded down. */
export function percentBelow(price: Decimal, former: Decimal): number {
  if (!isPositive(former)) return 0
  const [x, y] = [tenThousandths(price), tenThousandths(former)]
  if (x !== undefined && y !== undefined) return x < y ? wholePercent(y - x, y) : 0
  const places = placesOf([price, former])
  // In whole numbers, where dividing cannot round up.
  const whole = (amount: Decimal) => BigInt(new Big(amount).toFixed(places).replace('.', ''))
  const [now, before] = [whole(price), whole(former)]
  return now < before ? Number(((before - now) * 100n) / before) : 0
}

/** Without the remainder, so that dividing cannot round up. */
const wholePercent = (part: number, of: number): number => (part * 100 - ((part * 100) % of)) / of

/** How many places the longest of some amounts has after the point. */
const placesOf = (amounts: Decimal[]): number =>
  Math.max(0, ...amounts.map((amount) => trimDecimal(amount).split('.')[1]?.length ?? 0))

/** 1250.5000 of PostgreSQL is 1250.5 on the wire. */
export const trimDecimal = (text: string): Decimal => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)
