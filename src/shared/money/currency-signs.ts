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
  // Without a sign that no other currency has: the code.
  CHF: 'CHF\u00a0',
  SEK: 'SEK\u00a0',
  NOK: 'NOK\u00a0',
  DKK: 'DKK\u00a0',
  PLN: 'PLN\u00a0',
  CZK: 'CZK\u00a0',
  HUF: 'HUF\u00a0',
  RON: 'RON\u00a0',
  CAD: 'CA$',
  AUD: 'A$',
  NZD: 'NZ$',
  SGD: 'S$',
  HKD: 'HK$',
  TWD: 'NT$',
  MXN: 'MX$',
  BRL: 'R$',
  INR: 'INR\u00a0',
  ZAR: 'ZAR\u00a0',
  ILS: 'ILS\u00a0',
  TRY: 'TRY\u00a0',
  THB: 'THB\u00a0',
  MYR: 'MYR\u00a0',
  AED: 'AED\u00a0',
}
export type Currency = keyof typeof CURRENCY_SIGNS

/** An unknown code has the sign of CNY, as the specification says of everything but USD. */
export const currencySign = (currency: string): string => CURRENCY_SIGNS[currency as Currency] ?? CURRENCY_SIGNS.CNY
