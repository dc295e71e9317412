import { z } from 'zod'
import { solvedCaptcha } from '#features/captcha/captcha.contract.ts'
import { ResourceId } from '#features/resource/resource.contract.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Id } from '#shared/id.schema.ts'
import { NOT_A_PHONE, PHONE } from '#shared/phone.ts'
import { Line } from '#shared/text.schema.ts'
import { NOT_A_WEBSITE, WEBSITE } from './form.rules.ts'

/** The form of the address is checked by the service, with its own message. */
export const Email = Line(254, 'An e-mail address').min(1, 'Please enter')

/** A password to verify. */
export const CurrentPassword = z.string('Please enter').min(1, 'Please enter').max(200)

/** The logged-in user, as shown on every page. */
export const UserInfo = z.object({
  userId: z.int(),
  email: z.string(),
  name: z.string(),
  avatar: z.string().nullable(),
  role: z.enum(['buyer', 'staff']),
  /** At first in a new address, as is the next. */
  countryId: z.int().nullable(),
  company: z.string(),
  /** Prices were agreed with this buyer: `myPrices` has them. */
  ownPrices: z.boolean(),
  /** Of a buyer who orders together with others; null: nobody else belongs to the account. */
  teamRole: z.enum(['owner', 'administrator', 'buyer', 'viewer']).nullable(),
})
export type UserInfo = z.infer<typeof UserInfo>

export const MailPreferences = z.object({
  /** News and offers. */
  offers: z.boolean(),
  /** Reminders: an unpaid order, an answered quote. */
  reminders: z.boolean(),
  /** The account is used on a device it was not used on before. */
  newDevice: z.boolean(),
})
export type MailPreferences = z.infer<typeof MailPreferences>

/** Profile of the owner and the company. */
const Profile = z.object({
  name: Line(100, 'A name').min(1, 'Please enter your name.'),
  company: Line(200, 'A company'),
  jobTitle: Line(100, 'A job title'),
  phone: Line(40, 'A phone number').regex(PHONE, NOT_A_PHONE),
  website: Line(200, 'A website').regex(WEBSITE, NOT_A_WEBSITE),
  taxNumber: Line(40, 'A tax number'),
  countryId: Id.nullable(),
})
export const ProfileChange = Profile.partial()
export type ProfileChange = z.infer<typeof ProfileChange>

export const UserDetails = UserInfo.extend({
  ...Profile.omit({ name: true }).shape,
  mailPreferences: MailPreferences,
  createdAt: z.string(),
  passwordChangedAt: z.string(),
})
export type UserDetails = z.infer<typeof UserDetails>

export const login = endpoint({
  method: 'POST',
  path: '/api/user/login',
  access: 'public',
  duringMaintenance: true,
  summary: 'Exchange e-mail and password for a token; after several failures a captcha is required (200005)',
  input: z.object({
    email: Email,
    password: CurrentPassword,
    /** Of staff with a second factor: the code of the app, or a recovery code (required after 200021). */
    code: z
      .string()
      .max(40)
      .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
      .default(''),
    ...solvedCaptcha,
  }),
  output: z.object({ token: z.string(), userInfo: UserInfo }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/user/logout',
  access: 'buyer',
  summary: 'Log out: end the session of the token',
  input: z.object({}),
  output: z.object({}),
})

export const userInfo = endpoint({
  method: 'GET',
  path: '/api/user/info',
  access: 'buyer',
  summary: 'The account of the token',
  input: z.object({}),
  output: UserDetails,
})

export const updateInfo = endpoint({
  method: 'POST',
  path: '/api/user/update/info',
  access: 'buyer',
  summary: 'Change name, company and the like; fields that are not sent stay as they are',
  input: ProfileChange,
  output: UserDetails,
})

export const updateAvatar = endpoint({
  method: 'POST',
  path: '/api/user/update/avatar',
  access: 'buyer',
  summary: 'Set an uploaded picture (kind avatar) as the avatar; none removes it',
  input: z.object({ resourceId: ResourceId.nullable() }),
  output: UserInfo,
})

export const updateMailPreferences = endpoint({
  method: 'POST',
  path: '/api/user/update/mailPreferences',
  access: 'buyer',
  ownerOnly: true,
  summary: 'Set the e-mail preferences (extension)',
  input: MailPreferences,
  output: MailPreferences,
})
