import { CURRENCIES, isCurrency } from '#shared/money/currencies.ts'
import { CURRENCY_SIGNS, currencySign } from '#shared/money/currency-signs.ts'

/** Read so that a price in it is refused instead of taken for another. Without cents or no longer in use. */
const OTHER_CODES = ['RMB', 'JPY', 'KRW', 'ISK', 'BGN', 'HRK']

/** As lists write them besides the signs of the store itself. */
const SIGNS: Readonly<Record<string, string>> = {
  US$: 'USD',
  'US $': 'USD',
  ...Object.fromEntries(Object.entries(CURRENCY_SIGNS).flatMap(([code, sign]) => (sign === '' ? [] : [[sign, code]]))),
  '¥': 'CNY',
  RMB: 'CNY',
  ZŁ: 'PLN',
  KČ: 'CZK',
  '₹': 'INR',
  '₪': 'ILS',
  '₺': 'TRY',
  '฿': 'THB',
}

const escaped = (text: string) => text.replace(/[$]/g, '\\$&')
const codes = `(?<![\\p{L}])(?:${[...CURRENCIES, ...OTHER_CODES, 'ZŁ', 'KČ'].join('|')})(?![\\p{L}])`
/** The longest first: CA$ before $. */
const signs = Object.keys(SIGNS)
  .filter((sign) => !/^\p{L}+$/u.test(sign))
  .sort((a, b) => b.length - a.length)
  .map(escaped)

/** A currency as a code or a sign: its first mention, and all of them. */
export const CURRENCY = new RegExp(`${codes}|${signs.join('|')}`, 'iu')
export const EVERY_CURRENCY = new RegExp(CURRENCY.source, 'giu')

const NONE: ReadonlySet<string> = new Set()

/** The currency a text names, or nothing. A bare $ is the dollar of the store, if it sells in one kind only; otherwise USD. */
export function currencyIn(text: string, currencies = NONE): string {
  const name = (CURRENCY.exec(text)?.[0] ?? '').toUpperCase()
  if (name === '$') return onlyDollarOf(currencies) ?? 'USD'
  return SIGNS[name] ?? name
}

function onlyDollarOf(currencies: ReadonlySet<string>): string | undefined {
  const dollars = [...currencies].filter((currency) => currencySign(currency).endsWith('$'))
  return dollars.length === 1 ? dollars[0] : undefined
}

/** Why a price or a cost cannot be taken over. */
export function notSoldIn(currency: string, currencies: ReadonlySet<string>): string {
  const own = [...currencies].join(', ')
  const name = currency.slice(0, 10)
  return `The store sells in ${own}, not in ${name}.${isCurrency(name) ? ` To sell in ${name}, add it under Settings, Currencies.` : ''}`
}
