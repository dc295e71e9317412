import { CURRENCY_SIGNS, type Currency } from './currency-signs.ts'

// The keys of that very table.
export const CURRENCIES = Object.keys(CURRENCY_SIGNS) as [Currency, ...Currency[]]

export const isCurrency = (text: string): text is Currency => Object.hasOwn(CURRENCY_SIGNS, text)

export const CURRENCY_NAMES: Readonly<Record<Currency, string>> = {
  USD: 'US dollar',
  CNY: 'Chinese yuan',
  EUR: 'Euro',
  GBP: 'Pound sterling',
  CHF: 'Swiss franc',
  SEK: 'Swedish krona',
  NOK: 'Norwegian krone',
  DKK: 'Danish krone',
  PLN: 'Polish złoty',
  CZK: 'Czech koruna',
  HUF: 'Hungarian forint',
  RON: 'Romanian leu',
  CAD: 'Canadian dollar',
  AUD: 'Australian dollar',
  NZD: 'New Zealand dollar',
  SGD: 'Singapore dollar',
  HKD: 'Hong Kong dollar',
  TWD: 'New Taiwan dollar',
  MXN: 'Mexican peso',
  BRL: 'Brazilian real',
  INR: 'Indian rupee',
  ZAR: 'South African rand',
  ILS: 'Israeli new shekel',
  TRY: 'Turkish lira',
  THB: 'Thai baht',
  MYR: 'Malaysian ringgit',
  AED: 'UAE dirham',
}

/** "Euro (EUR)", as in a list to choose from. */
export const currencyLabel = (currency: Currency): string => `${CURRENCY_NAMES[currency]} (${currency})`

/** Roughly so many for one US dollar. Only for limits against abuse, which need no rate of the day; never for prices. */
export const ABOUT_PER_USD: Readonly<Record<Currency, number>> = {
  USD: 1,
  CNY: 7.2,
  EUR: 0.9,
  GBP: 0.8,
  CHF: 0.9,
  SEK: 10,
  NOK: 10,
  DKK: 7,
  PLN: 4,
  CZK: 22,
  HUF: 350,
  RON: 4.5,
  CAD: 1.4,
  AUD: 1.5,
  NZD: 1.7,
  SGD: 1.3,
  HKD: 7.8,
  TWD: 32,
  MXN: 19,
  BRL: 5.5,
  INR: 88,
  ZAR: 18,
  ILS: 3.5,
  TRY: 40,
  THB: 33,
  MYR: 4.3,
  AED: 3.7,
}
