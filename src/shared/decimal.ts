import Big from 'big.js'

/** A number as text, e.g. "0.0047": exact, whatever the language does with floating point. */
export type Decimal = string

/** Exact: 3 × 0.1 is 0.3. */
export const multiply = (price: Decimal, count: number): Decimal => new Big(price).times(count).toFixed()

export const sum = (amounts: Decimal[]): Decimal =>
  amounts.reduce((total, amount) => total.plus(amount), new Big(0)).toFixed()

export const compare = (a: Decimal, b: Decimal): number => new Big(a).cmp(b)

/** 1250.5000 of PostgreSQL is 1250.5 on the wire. */
export const trimDecimal = (text: string): Decimal => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)
