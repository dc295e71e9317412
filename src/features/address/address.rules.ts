/** Maximum number of addresses. */
export const MAX_ADDRESSES = 50

/** Maximum lengths, in the form and on the server. */
export const MAX_LENGTHS = {
  firstName: 50,
  lastName: 50,
  company: 200,
  mobile: 15,
  email: 254,
  zipCode: 20,
  address: 300,
} as const

/** The messages of the form, the same in the browser and on the server. */
export const ENTER = 'Please enter'
export const SELECT = 'Please select'
export const MOBILE_WRONG = 'A phone number has 4 to 15 digits'

export const AREA_CODE = /^\+\d{1,4}$/
export const MOBILE = /^\d{4,15}$/

const REGIONAL_INDICATOR_A = 0x1f1e6

/** The two letters of a country as regional indicators: a flag where the system has one, else the letters themselves. */
export const flagOf = (countryCode: string): string =>
  [...countryCode]
    .map((letter) => String.fromCodePoint(REGIONAL_INDICATOR_A + letter.charCodeAt(0) - 'A'.charCodeAt(0)))
    .join('')

let collator: Intl.Collator | undefined

/** Sorts without regard to case and diacritics: Åland like Aland. */
export const byName =
  <T>(nameOf: (one: T) => string) =>
  (a: T, b: T): number => {
    collator ??= new Intl.Collator('en')
    return collator.compare(nameOf(a), nameOf(b))
  }

interface Addressee {
  firstName: string
  lastName: string
  /** Empty for a person. */
  company?: string
  address: string
  zipCode: string
  regionName: string
  countryName: string
}

/** The address as it is written on a parcel, a company before the person. A country that is its own only region is named once. */
export function addressLines(to: Addressee): string[] {
  const region = to.regionName === to.countryName ? to.zipCode : `${to.zipCode} ${to.regionName}`
  return [...(to.company ? [to.company] : []), `${to.firstName} ${to.lastName}`, to.address, region, to.countryName]
}

export const phoneText = ({ mobileAreaCode, mobile }: { mobileAreaCode: string; mobile: string }): string =>
  `${mobileAreaCode} ${mobile}`
