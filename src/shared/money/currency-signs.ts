/**
 * The currencies a store can sell in, with what is written before an amount. It is loaded with the first page: names are in
 * `currencies.ts`. All have cents: prices are charged in hundredths, so JPY and KRW (none) or KWD (thousandths) are not here.
 * Add new ones at the end: the price ranges of search addresses count by this order.
 */
export const CURRENCY_SIGNS = {
  USD: '$',
  CNY: '￥',
  EUR: '€',
  GBP: '£',
  // Empty: it has no sign of its own, so its code is written.
  CHF: '',
  SEK: '',
  NOK: '',
  DKK: '',
  PLN: '',
  CZK: '',
  HUF: '',
  RON: '',
  CAD: 'CA$',
  AUD: 'A$',
  NZD: 'NZ$',
  SGD: 'S$',
  HKD: 'HK$',
  TWD: 'NT$',
  MXN: 'MX$',
  BRL: 'R$',
  INR: '',
  ZAR: '',
  ILS: '',
  TRY: '',
  THB: '',
  MYR: '',
  AED: '',
}
export type Currency = keyof typeof CURRENCY_SIGNS

/** An unknown code has the sign of CNY, as the specification says of everything but USD. */
export const currencySign = (currency: string): string =>
  (CURRENCY_SIGNS[currency as Currency] ?? CURRENCY_SIGNS.CNY) || `${currency}\u00a0`
