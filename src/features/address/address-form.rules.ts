import { looksLikeEmail } from '#shared/email.ts'
import { EMAIL_WRONG, ENTER, MOBILE, MOBILE_WRONG, SELECT } from './address.rules.ts'

/** What has been filled in; lists where nothing is chosen yet hold an empty text. */
export interface AddressEntry {
  firstName: string
  lastName: string
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

/** What is missing or plainly wrong, in the order of the form. The server looks closer. */
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
    ...(entry.email !== '' && !looksLikeEmail(entry.email) ? { email: EMAIL_WRONG } : needed('email', ENTER)),
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

/** Of countries that share a calling code, the one most people mean by it (ISO 3166-1 numeric). */
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

/** Whose line of the area codes is shown for a stored code: the address's own country where it fits. */
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

/** The name of an account as an address asks for it: the last word is the last name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? (words.pop() ?? '') : ''
  return { firstName: words.join(' '), lastName }
}
