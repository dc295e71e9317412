/** What follows the two letters of the country, as its tax office writes it. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E?\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[0-9A-Z+*]{10}\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

const EXAMPLES: Readonly<Record<string, string>> = {
  AT: 'ATU12345678',
  CH: 'CHE-123.456.789 MWST',
  DE: 'DE123456789',
  ES: 'ESX1234567X',
  FR: 'FR12345678901',
  GR: 'EL123456789',
  NL: 'NL123456789B01',
}

/** Greek numbers begin with EL. */
const prefixOf = (countryCode: string): string => (countryCode === 'GR' ? 'EL' : countryCode)

/** Capitals without spaces, dots and dashes, the way it is kept and compared. */
export const normaliseVatNumber = (text: string): string => text.toUpperCase().replace(/[\s./-]/g, '')

/** Where nothing is known about the format. */
const ANY_FORMAT = /^[A-Z0-9]{5,20}$/

/** Why this is no VAT number of the country; undefined when it can be one. */
export function findVatNumberProblem(countryCode: string, text: string): string | undefined {
  const number = normaliseVatNumber(text)
  const format = FORMATS[countryCode]
  if (!format) return ANY_FORMAT.test(number) ? undefined : 'A VAT number has 5 to 20 letters and digits.'
  const prefix = prefixOf(countryCode)
  if (!number.startsWith(prefix)) return `The VAT number must be from the country of delivery and begin with ${prefix}.`
  if (format.test(number.slice(prefix.length))) return undefined
  const example = EXAMPLES[countryCode]
  return `This is not a VAT number of ${countryCode}.${example ? ` It looks like ${example}.` : ''}`
}
