import { looksLikeEmail, NOT_AN_EMAIL } from '#shared/email.ts'
import { ENTER, MOBILE, MOBILE_WRONG, SELECT } from './address.rules.ts'

/** The form values; empty selects are empty texts. */
export interface AddressEntry {
  firstName: string
  lastName: string
  company: string
  mobileAreaCode: string
  mobile: string
  countryId: string
  regionId: string
  email: string
  zipCode: string
  address: string
}

export type AddressProblems = Partial<Record<keyof AddressEntry, string>>

export const PHONE_MISSING = 'Please select an Area Code or fill in the full phone number'

/** Problems in the order of the form. The server checks more. */
export function findAddressProblems(entry: AddressEntry): AddressProblems {
  const needed = (name: keyof AddressEntry, message: string) => (entry[name] === '' ? { [name]: message } : {})
  return {
    ...needed('firstName', ENTER),
    ...needed('lastName', ENTER),
    ...needed('countryId', SELECT),
    ...needed('regionId', SELECT),
    ...needed('address', ENTER),
    ...needed('zipCode', ENTER),
    ...needed('mobileAreaCode', ENTER),
    ...(entry.mobile !== '' && !MOBILE.test(entry.mobile) ? { mobile: MOBILE_WRONG } : needed('mobile', ENTER)),
    ...(entry.email !== '' && !looksLikeEmail(entry.email) ? { email: NOT_AN_EMAIL } : needed('email', ENTER)),
  }
}

/** A number cannot be dialled while either of its two parts is missing. */
export const isPhoneMissing = (problems: AddressProblems): boolean =>
  problems.mobileAreaCode === ENTER || problems.mobile === ENTER

/** The digits of what was typed or pasted: "0151 / 234-567" is dialled as 0151234567. */
export const onlyDigits = (typed: string): string => typed.replace(/\D+/g, '')

interface Caller {
  countryId: number
  areaCode: string
}

/** The main country of a shared calling code (ISO 3166-1 numeric). */
const FIRST_OF_SHARED: Record<string, number> = {
  '+1': 840,
  '+7': 643,
  '+39': 380,
  '+44': 826,
  '+47': 578,
  '+61': 36,
  '+64': 554,
  '+212': 504,
  '+262': 638,
  '+358': 246,
  '+590': 312,
  '+599': 531,
}

/** The country to select for a stored area code: that of the address if it fits. */
export function findCaller<C extends Caller>(
  countries: readonly C[],
  areaCode: string,
  countryId: number,
): C | undefined {
  const sharing = countries.filter((country) => country.areaCode === areaCode)
  return (
    sharing.find((country) => country.countryId === countryId) ??
    sharing.find((country) => country.countryId === FIRST_OF_SHARED[areaCode]) ??
    sharing[0]
  )
}

const INTERNATIONAL = /^\s*(?:\+|00)/

/** A number that was filled in with its area code, "+49 (0)30 1234567": whose it is and the rest. Otherwise undefined. */
function readInternational<C extends Caller>(
  typed: string,
  countries: readonly C[],
  countryId: number,
): { caller: C; digits: string } | undefined {
  if (!INTERNATIONAL.test(typed)) return undefined
  const digits = onlyDigits(typed.replace(INTERNATIONAL, '').replace('(0)', ''))
  const [areaCode] = countries
    .map((country) => country.areaCode)
    .filter((code) => digits.startsWith(onlyDigits(code)))
    .sort((a, b) => b.length - a.length)
  const caller = areaCode === undefined ? undefined : findCaller(countries, areaCode, countryId)
  return caller && { caller, digits: digits.slice(onlyDigits(caller.areaCode).length) }
}

/** A plus and too few digits for an area code. */
const BEGUN = /^\s*(\+\d{0,3})$/

/** What the mobile field shows: digits, and the beginning of an area code until it is known whose it is. */
export function readMobile<C extends Caller>(
  typed: string,
  countries: readonly C[],
  countryId: number,
): { caller?: C; digits: string } {
  return readInternational(typed, countries, countryId) ?? { digits: BEGUN.exec(typed)?.[1] ?? onlyDigits(typed) }
}

/** Splits an account name: the last word is the last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName }
}
