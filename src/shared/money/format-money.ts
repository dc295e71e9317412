import { groupDigits } from '../text/format-count.ts'
import { currencySign } from './currency-signs.ts'

const MINUS = '\u2212'

/**
 * Money as it is written on screens, in mails and in documents: always with four places (a finer cost or quoted price may have more), half
 * a unit rounded up. With whole numbers and without the library for decimals, which would be loaded for the first page.
 */
export function formatMoney(amount: string, currency: string, places = 4): string {
  const [, minus, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  if (whole === undefined) throw new RangeError(`Not a decimal amount: ${amount}`)
  const oneMore = BigInt(whole + fraction.padEnd(places + 1, '0').slice(0, places + 1))
  const units = (oneMore + 5n) / 10n
  const digits = String(units).padStart(places + 1, '0')
  return `${minus && units > 0n ? MINUS : ''}${currencySign(currency)}${groupDigits(`${digits.slice(0, -places)}.${digits.slice(-places)}`)}`
}

/** What is to be paid of an exact amount, in whole cents; written with four places, as all money. */
export const formatPayable = (amount: string, currency: string): string => `${formatMoney(amount, currency, 2)}00`
