import { z } from 'zod'
import { looksLikeEmail, NOT_AN_EMAIL } from '#shared/email.ts'
import { endpoint } from '#shared/endpoint.ts'
import { ChosenId, Id } from '#shared/id.schema.ts'
import { Line } from '#shared/text.schema.ts'
import { AREA_CODE, ENTER, MAX_LENGTHS, MOBILE, MOBILE_WRONG, SELECT } from './address.rules.ts'

const Entered = (maxLength: number, name: string) => Line(maxLength, name, ENTER).min(1, ENTER)

/** `countryId` is the numeric code of ISO 3166-1; the flag is a pair of letters that most systems draw as one. */
export const Country = z.object({
  countryId: Id,
  countryCode: z.string(),
  countryName: z.string(),
  areaCode: z.string(),
  countryFlag: z.string(),
})
export type Country = z.infer<typeof Country>

export const Region = z.object({ regionId: Id, regionName: z.string() })
export type Region = z.infer<typeof Region>

export const AddressFields = z.object({
  firstName: Entered(MAX_LENGTHS.firstName, 'A first name'),
  lastName: Entered(MAX_LENGTHS.lastName, 'A last name'),
  company: Line(MAX_LENGTHS.company, 'A company').default(''),
  mobileAreaCode: Entered(5, 'An area code').regex(AREA_CODE, 'Please select an area code'),
  mobile: Entered(MAX_LENGTHS.mobile, 'A phone number').regex(MOBILE, MOBILE_WRONG),
  countryId: ChosenId(SELECT),
  regionId: ChosenId(SELECT),
  email: Entered(MAX_LENGTHS.email, 'An e-mail address').refine(looksLikeEmail, NOT_AN_EMAIL),
  zipCode: Entered(MAX_LENGTHS.zipCode, 'A zip code'),
  address: Entered(MAX_LENGTHS.address, 'An address'),
  defaultDelivery: z.boolean().default(false),
  defaultBill: z.boolean().default(false),
})
export type AddressFields = z.infer<typeof AddressFields>

/** An entry of the address book; with the names of its country and region. */
export const Address = AddressFields.extend({ addressId: Id, countryName: z.string(), regionName: z.string() })
export type Address = z.infer<typeof Address>

export const countryList = endpoint({
  method: 'GET',
  path: '/api/common/country',
  access: 'public',
  summary: 'Every country with its calling code and flag, by name',
  input: z.object({}),
  output: z.array(Country),
  cacheSeconds: 3600,
})

export const regionList = endpoint({
  method: 'GET',
  path: '/api/common/country/region',
  access: 'public',
  summary: 'The regions of a country by name; a country without regions is its own only one',
  input: z.object({ countryId: Id }),
  output: z.array(Region),
  cacheSeconds: 3600,
})

export const addressList = endpoint({
  method: 'GET',
  path: '/api/user/address',
  access: 'buyer',
  summary: "The caller's address book: the defaults first, then the newest",
  input: z.object({}),
  output: z.object({ list: z.array(Address), totalCount: z.int() }),
})

export const addressDetail = endpoint({
  method: 'GET',
  path: '/api/user/address/detail',
  access: 'buyer',
  summary: 'One address of the caller',
  input: z.object({ addressId: Id }),
  output: Address,
})

export const saveAddress = endpoint({
  method: 'POST',
  path: '/api/user/address/save',
  access: 'buyer',
  teamRight: 'order',
  summary: 'Add an address, or change the one named by addressId. A new default replaces the old one',
  input: AddressFields.extend({ addressId: Id.optional() }),
  output: z.object({ addressId: Id }),
  idempotent: true,
})

export const removeAddress = endpoint({
  method: 'POST',
  path: '/api/user/address/remove',
  access: 'buyer',
  teamRight: 'order',
  summary: 'Remove an address',
  input: z.object({ addressId: Id }),
  output: z.object({}),
})

export const switchAddress = endpoint({
  method: 'POST',
  path: '/api/user/address/switch',
  access: 'buyer',
  teamRight: 'order',
  summary: 'Set or clear an address as default for deliveries or bills; fields left out stay unchanged',
  input: z.object({ addressId: Id, defaultDelivery: z.boolean().optional(), defaultBill: z.boolean().optional() }),
  output: z.object({}),
})
