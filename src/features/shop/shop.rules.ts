import type { Currency } from '#shared/money/currency-signs.ts'
import type { BankAccount, ShopSettings } from './shop.contract.ts'

/** The name of a store before its setup. */
const UNNAMED = 'New store'

export const shopNameOf = ({ name }: Pick<ShopSettings, 'name'>): string => name || UNNAMED

/** In which something is meant that names no currency. The list is never empty; a new store has the same default. */
export const mainCurrencyOf = ({ currencies: [main = 'USD'] }: Pick<ShopSettings, 'currencies'>): Currency => main

type Place = Pick<ShopSettings, 'street' | 'postalCode' | 'city' | 'region'>

/** As it is written on an envelope, without empty lines. */
export const placeLines = ({ street, postalCode, city, region }: Place, countryName: string): string[] =>
  [...street.split('\n'), [postalCode, city].filter(Boolean).join(' '), region, countryName].filter(
    (line) => line.trim() !== '',
  )

type Seller = Place &
  Pick<
    ShopSettings,
    | 'name'
    | 'legalName'
    | 'invoiceHeading'
    | 'invoiceFooter'
    | 'taxNumbers'
    | 'accent'
    | 'contactEmail'
    | 'phone'
    | 'logo'
  >

export const documentHeadOf = (settings: Seller, countryName: string) => ({
  name: shopNameOf(settings),
  lines: [
    settings.legalName === settings.name ? '' : settings.legalName,
    placeLines(settings, countryName).join(', '),
    [settings.contactEmail, settings.phone].filter(Boolean).join('   '),
    ...settings.invoiceHeading.split('\n'),
    settings.taxNumbers.map(({ label, value }) => `${label} ${value}`).join('   '),
  ].filter((line) => line.trim() !== ''),
  foot: settings.invoiceFooter,
  accent: settings.accent,
  logo: settings.logo,
})

/** A quoted name, because it may hold a comma or a point. */
export const senderOf = (
  {
    mailSenderName,
    mailSenderEmail,
    contactEmail,
    name,
  }: Pick<ShopSettings, 'mailSenderName' | 'mailSenderEmail' | 'contactEmail' | 'name'>,
  otherwise: string,
): { name: string; address: string } | string => {
  const address = mailSenderEmail || contactEmail
  return address ? { name: mailSenderName || shopNameOf({ name }), address } : otherwise
}

/** What the demo says about its shop. */
export interface ShopSeed {
  settings: Partial<ShopSettings>
  bankAccounts: BankAccount[]
}
