import { z } from 'zod'
import { looksLikeEmail, NOT_AN_EMAIL } from '#shared/email.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { Line } from '#shared/text.schema.ts'
import { BankAccount, ShopSettings } from './shop.contract.ts'

const { shape } = ShopSettings
const required = (field: z.ZodType<string>, message: string) => field.refine((text) => text !== '', message)

const RequiredEmail = Line(254, 'An e-mail address')
  .min(1, 'Please enter an e-mail address.')
  .refine((text) => text === '' || looksLikeEmail(text), NOT_AN_EMAIL)

/** The required settings of a shop, and some optional ones. */
export const NewShop = z.object({
  name: required(shape.name.unwrap(), 'Please enter the name of the shop.'),
  legalName: shape.legalName,
  street: required(shape.street.unwrap(), 'Please enter the street.'),
  postalCode: shape.postalCode,
  city: required(shape.city.unwrap(), 'Please enter the city.'),
  region: shape.region,
  countryCode: required(shape.countryCode.unwrap(), 'Please choose a country.'),
  currency: Currency,
  contactEmail: RequiredEmail,
  phone: shape.phone,
  accent: shape.accent,
  /** Left out: bank transfer is not offered until there is one. */
  bank: BankAccount.omit({ currency: true }).optional(),
})
export type NewShop = z.infer<typeof NewShop>

export const Administrator = z.object({
  adminName: Line(100, 'A name').min(1, 'Please enter your name.'),
  adminEmail: RequiredEmail,
  /** Its strength is checked by the account feature, with its own message. */
  adminPassword: z.string().min(1, 'Please choose a password.').max(200),
})
export type Administrator = z.infer<typeof Administrator>

/** Nothing, or the parts and articles of the demo to start from. */
export const StartContent = z.enum(['empty', 'demo'])
export type StartContent = z.infer<typeof StartContent>

export const NOTHING_TO_SET_UP = 'This store has an owner already.'

export const setupInfo = endpoint({
  method: 'GET',
  path: '/api/setup/info',
  access: 'public',
  summary: 'Data of the setup page; not found once the store has an owner',
  input: z.object({}),
  output: z.object({
    /** Whether this install can fill the store with the demo's parts. */
    demoContent: z.boolean(),
    countries: z.array(z.object({ countryCode: z.string(), countryName: z.string() })),
  }),
})

export const setUpShop = endpoint({
  method: 'POST',
  path: '/api/setup',
  access: 'public',
  summary: 'Set up a store without an owner, with the code its server printed',
  input: z.object({
    code: Line(60, 'A code').min(1, 'Please enter the code.'),
    ...NewShop.shape,
    ...Administrator.shape,
    content: StartContent.default('empty'),
  }),
  output: z.object({}),
})
