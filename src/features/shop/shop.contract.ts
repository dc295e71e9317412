import { z } from 'zod'
import { ResourceId } from '#features/resource/resource.contract.ts'
import { PICTURE_PATH } from '#shared/addresses/shown-picture.ts'
import { looksLikeEmail, NOT_AN_EMAIL } from '#shared/email.ts'
import { endpoint } from '#shared/endpoint.ts'
import { Version } from '#shared/id.schema.ts'
import { Currency } from '#shared/money/currency.schema.ts'
import { paged, pagingFields } from '#shared/paging.ts'
import { NOT_A_PHONE, PHONE } from '#shared/phone.ts'
import { Line, Lines } from '#shared/text.schema.ts'
import { BANK_MESSAGES, MIN_ACCOUNT_NUMBER, SWIFT } from './bank-account.rules.ts'
import { findAccentProblem } from './shop-colours.rules.ts'

export const EXPECTED_STOCK = ['whenLow', 'always', 'never'] as const

const isEmailOrEmpty = (text: string) => text === '' || looksLikeEmail(text)
const OptionalEmail = Line(254, 'An e-mail address').refine(isEmailOrEmpty, NOT_AN_EMAIL)

const Accent = z
  .string()
  .trim()
  .toLowerCase()
  .superRefine((accent, check) => {
    const problem = findAccentProblem(accent)
    if (problem) check.addIssue({ code: 'custom', message: problem })
  })

const Named = (most: number, ...[label, value]: [z.ZodType<string>, z.ZodType<string>]) =>
  z.array(z.object({ label, value })).max(most, `Please enter at most ${most}.`)

/** An address that a browser may be sent to. */
const WebAddress = Line(300, 'An address').regex(
  /^https:\/\/[^\s/?#]+\.[^\s]+$/i,
  'Please begin the address with https://',
)

const LANGUAGE = '[a-z]{2,3}(-[A-Za-z0-9]{2,8})*'

/** Where faults are reported: an e-mail address or a form. */
const SecurityContact = Line(254, 'A contact').refine(
  (text) => isEmailOrEmpty(text) || WebAddress.safeParse(text).success,
  'Please enter an e-mail address, or an address that begins with https://',
)

/** Settings of a payment method. Methods without settings are offered after the others. */
export const PaymentMethodSetting = z.object({
  /** `transfer`, or the name of a card provider. */
  method: z.string().regex(/^[a-z][a-z0-9-]{0,29}$/, 'This payment method does not exist.'),
  offered: z.boolean(),
  /** Replace its name and description; empty: the default. */
  label: Line(40, 'A name'),
  note: Line(160, 'A sentence'),
})
export type PaymentMethodSetting = z.infer<typeof PaymentMethodSetting>

/** Texts of a mail that replace the default ones. */
const MailTextSetting = z.object({
  subject: Line(150, 'A subject'),
  title: Line(150, 'A heading'),
  body: Lines(3000, 'A text'),
})

/** While it is on, visitors see a page that says so, and only staff are served. */
export const Maintenance = z.object({
  on: z.boolean(),
  /** Shown to visitors; empty: a sentence of the store. */
  message: Lines(500, 'A message'),
  /** When the store is expected to open again. It stays closed until it is opened. */
  until: z.iso.datetime('Please enter a date and a time.').nullable(),
})
export type Maintenance = z.infer<typeof Maintenance>

export const SecondFactorDays = z.int('Please enter a whole number.').min(0).max(90, 'Please enter at most 90 days.')

/** All settings of the shop. Each field has a default; empty texts are not shown. */
export const ShopSettings = z.object({
  name: Line(60, 'A shop name').default(''),
  legalName: Line(120, 'A legal name').default(''),
  /** A few words after the name, in the footer and the brochure. */
  tagline: Line(120, 'A tagline').default(''),
  street: Lines(200, 'A street').default(''),
  postalCode: Line(20, 'A postal code').default(''),
  city: Line(80, 'A city').default(''),
  region: Line(80, 'A region').default(''),
  /** ISO 3166-1, two letters. */
  countryCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z]{2})?$/, 'Please choose a country.')
    .default(''),
  /** Currencies of prices; the first is the main one: the default, and what others are compared in. */
  currencies: z
    .array(Currency)
    .min(1, 'Please choose a currency.')
    .refine((all) => new Set(all).size === all.length, 'Each currency is named once.')
    .default(['USD']),
  contactEmail: OptionalEmail.default(''),
  phone: Line(40, 'A telephone number').regex(PHONE, NOT_A_PHONE).default(''),
  /** Empty: the name and the contact address of the shop. */
  mailSenderName: Line(80, 'A sender').default(''),
  mailSenderEmail: OptionalEmail.default(''),
  /** For /.well-known/security.txt, which is there once it has a contact. */
  securityContact: SecurityContact.default(''),
  securityPolicy: Line(300, 'An address')
    .refine((text) => text === '' || WebAddress.safeParse(text).success, 'Please begin the address with https://')
    .default(''),
  /** In which reports are read, the preferred one first. */
  securityLanguages: Line(60, 'Languages')
    .regex(new RegExp(`^(${LANGUAGE}(, ?${LANGUAGE})*)?$`), 'Please enter languages like en, de')
    .default('en'),
  /** Where the picture is; empty: the name is the logo. Changed by an upload of its own. */
  logo: z.string().max(121).regex(PICTURE_PATH, 'Please upload the logo.').default(''),
  /** Of buttons and links; empty: the green of the design system. */
  accent: Accent.default(''),
  /** Below the name on invoices, quotations and packing lists. */
  invoiceHeading: Lines(500, 'The heading of invoices').default(''),
  invoiceFooter: Lines(500, 'The foot of invoices').default(''),
  taxNumbers: Named(5, Line(40, 'A label').min(1, 'Please enter'), Line(40, 'A number').min(1, 'Please enter')).default(
    [],
  ),
  socialLinks: Named(10, Line(40, 'A label').min(1, 'Please enter'), WebAddress).default([]),
  openingHours: Named(7, Line(40, 'A day').min(1, 'Please enter'), Line(60, 'Hours').min(1, 'Please enter')).default(
    [],
  ),
  certificates: z
    .array(Line(40, 'A certificate').min(1, 'Please enter'))
    .max(12, 'Please enter at most 12.')
    .default([]),
  /** Payment methods in the order of the checkout. */
  paymentMethods: z.array(PaymentMethodSetting).max(10, 'Please enter at most 10.').default([]),
  /** Buyers are reminded of overdue orders on account by mail. */
  overdueReminders: z.boolean().default(true),
  /** Parts of which fewer are free and on order are to be bought again, unless they have a reorder point of their own. */
  reorderPoint: z.int('Please enter a whole number.').min(0).max(1000, 'Please enter at most 1,000.').default(10),
  /** How many are bought at least; 0: up to the reorder point. */
  reorderQuantity: z
    .int('Please enter a whole number.')
    .min(0)
    .max(1_000_000, 'Please enter at most 1,000,000.')
    .default(0),
  /** Whether buyers see what purchase orders will bring: for parts below their reorder point, for all, or not. */
  expectedStock: z.enum(EXPECTED_STOCK).default('whenLow'),
  /** Room for pictures of other hosts, which are fetched when they are first shown; 0: none is. */
  outsidePicturesMb: z
    .int('Please enter a whole number.')
    .min(0)
    .max(10_000_000, 'Please enter at most 10,000,000.')
    .default(5000),
  /** How many searches a day a visitor may make; the next one asks to register. 0: as many as they like. */
  dailySearches: z.int('Please enter a whole number.').min(0).max(1000, 'Please enter at most 1,000.').default(5),
  /** How long staff whose rights ask for a step-up may do without a second factor; 0: none is required. */
  secondFactorDays: SecondFactorDays.default(7),
  maintenance: Maintenance.default({ on: false, message: '', until: null }),
  /** By kind of mail; others have the default texts. */
  mailTexts: z.record(z.string().regex(/^[a-zA-Z.]{1,40}$/), MailTextSetting).default({}),
  /** Goods, prices and articles are those of the demo: every page says so. */
  demoContent: z.boolean().default(false),
})
export type ShopSettings = z.infer<typeof ShopSettings>

/** All settings or some. Defaults do not apply: fields that are left out stay. */
export const ShopChanges = z.object(
  // The same fields without defaults; `fromEntries` loses their types.
  Object.fromEntries(
    Object.entries(ShopSettings.shape).map(([name, field]) => [name, field.unwrap().optional()]),
  ) as unknown as { [K in keyof ShopSettings]: z.ZodOptional<z.ZodType<ShopSettings[K]>> },
)
export type ShopChanges = z.infer<typeof ShopChanges>

export const BankAccount = z.object({
  currency: Currency,
  beneficiary: Line(120, 'A beneficiary').min(1, BANK_MESSAGES.beneficiary),
  bankName: Line(120, 'A bank').min(1, BANK_MESSAGES.bankName),
  bankAddress: Line(200, 'An address').default(''),
  accountNumber: Line(60, 'An account number').min(MIN_ACCOUNT_NUMBER, BANK_MESSAGES.accountNumber),
  swift: Line(11, 'A SWIFT code').toUpperCase().regex(SWIFT, BANK_MESSAGES.swift).default(''),
})
export type BankAccount = z.infer<typeof BankAccount>

export const BankAccounts = z
  .array(BankAccount)
  .max(Currency.options.length)
  .refine(
    (accounts) => new Set(accounts.map(({ currency }) => currency)).size === accounts.length,
    'Please enter one account for each currency.',
  )

export const ShopState = z.object({
  version: Version,
  settings: ShopSettings,
  bankAccounts: z.array(BankAccount),
  /** Whether the store has an owner. */
  owned: z.boolean(),
})
export type ShopState = z.infer<typeof ShopState>

export const staffShop = endpoint({
  method: 'GET',
  path: '/api/staff/shop',
  access: 'staff',
  summary: 'The settings of the shop and their version',
  input: z.object({}),
  output: ShopState,
})

export const changeShop = endpoint({
  method: 'POST',
  path: '/api/staff/shop/update',
  access: 'staff',
  summary: 'Change settings; refused when the version is not the newest (350001)',
  input: z.object({
    version: Version,
    /** Without the settings that have endpoints of their own. */
    changes: ShopChanges.omit({
      logo: true,
      maintenance: true,
      paymentMethods: true,
      mailTexts: true,
      secondFactorDays: true,
    }).default({}),
    /** All of them; none is an empty list. Not given: they stay. */
    bankAccounts: BankAccounts.optional(),
  }),
  output: ShopState,
})

export const changeLogo = endpoint({
  method: 'POST',
  path: '/api/staff/shop/logo',
  access: 'staff',
  summary: 'Show an uploaded picture (kind logo) as the logo; none makes the name the logo',
  input: z.object({ version: Version, resourceId: ResourceId.nullable() }),
  output: ShopState,
})

export const shopChanges = endpoint({
  method: 'GET',
  path: '/api/staff/shop/changes',
  access: 'staff',
  summary: 'Changes of the settings, newest first',
  input: z.object({ ...pagingFields(20) }),
  output: paged(
    z.object({
      at: z.iso.datetime(),
      who: z.string(),
      version: z.int(),
      before: z.record(z.string(), z.unknown()),
      after: z.record(z.string(), z.unknown()),
    }),
  ),
})
