/**
 * A number of three significant figures, kept as whole digits (100 to 999, or 0 for nothing) and a power of ten, so
 * that codes and values turn into each other without float noise.
 */
export interface Decimal {
  readonly digits: number
  readonly exponent: number
}

export const ZERO: Decimal = { digits: 0, exponent: 0 }

export function decimalOf(value: number): Decimal {
  if (value === 0) return ZERO
  const [mantissa = '', exponent = ''] = value.toExponential(2).split('e')
  return { digits: Number(mantissa.replace('.', '')), exponent: Number(exponent) - 2 }
}

/** Reading the number from text gives the nearest double, where multiplying by a power of ten would not. */
export const numberOf = ({ digits, exponent }: Decimal): number => Number(`${digits}e${exponent}`)

export const shift = ({ digits, exponent }: Decimal, decades: number): Decimal =>
  digits === 0 ? ZERO : { digits, exponent: exponent + decades }

/** How many digits stand before the decimal point: 470 has 3, 4.7 has 1, 0.47 has 0, 0.047 has -1. */
export const integerDigits = ({ exponent }: Decimal): number => exponent + 3

/** For values that follow from others (prices, currents): a short number instead of digits that mean nothing. */
export const roundTo = (value: number, figures: number): number => Number(value.toPrecision(figures))
