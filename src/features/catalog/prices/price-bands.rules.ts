import { CURRENCY_SIGNS, currencySign } from '#shared/money/currency-signs.ts'

/** Where one price range ends and the next begins, in each currency. */
export const PRICE_STEPS = ['0.01', '0.10', '1', '10', '100'] as const

export const BANDS_OF_CURRENCY = PRICE_STEPS.length + 1

/** Each currency has its own ranges. They count from 1, the cheapest of the first currency. */
const SIGNS = Object.keys(CURRENCY_SIGNS).map(currencySign)
export const PRICE_BANDS = BANDS_OF_CURRENCY * SIGNS.length

export function priceBandName(band: number): string {
  const place = (band - 1) % BANDS_OF_CURRENCY
  const sign = SIGNS[Math.floor((band - 1) / BANDS_OF_CURRENCY)] ?? ''
  const [from, to] = [PRICE_STEPS[place - 1], PRICE_STEPS[place]]
  if (from === undefined) return `Below ${sign}${to}`
  return to === undefined ? `${sign}${from} and above` : `${sign}${from} to ${sign}${to}`
}

const CODES = Object.keys(CURRENCY_SIGNS)

/** The range of a price; undefined in an unknown currency. */
export function priceBandOf(currency: string, price: number): number | undefined {
  const place = CODES.indexOf(currency)
  return place < 0
    ? undefined
    : place * BANDS_OF_CURRENCY + 1 + PRICE_STEPS.filter((step) => price >= Number(step)).length
}
