import { parseArgs } from 'node:util'
import type { z } from 'zod'
import type { Setup } from '#features/shop/server/setup.service.ts'
import type { ShopEdit } from '#features/shop/server/shop.service.ts'
import { Administrator, NewShop, StartContent } from '#features/shop/setup.contract.ts'
import { BankAccounts, ShopChanges, type ShopState } from '#features/shop/shop.contract.ts'
import { describeIssue } from '#server/describe-issue.ts'

/** Printed in one line, with a hint to the help. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
  /** The options that are wrong, as `--name`; or OWNER_PASSWORD. */
  readonly options: readonly string[]
  constructor(message: string, options: readonly string[] = []) {
    super(message)
    this.options = options
  }
}

export const HELP = `npm run owner -- [options]

Sets up the shop and its first administrator. Asks for missing values when run in a terminal or without options. On a
store that has an owner it changes only the given settings. It works while the store runs, and before its first start.

  --name text  --legal-name text  --tagline text
  --street text  --postal-code text  --city text  --region text  --country NL
  --currency EUR  --email address  --phone number
  --mail-sender-name text  --mail-sender address
  --accent '#0a6b4e'                              colour of buttons and links
  --invoice-heading text  --invoice-footer text   on invoices and quotations
  --tax 'VAT=NL001234567B01'                      can be given several times, as can:
  --social 'LinkedIn=https://…'  --hours 'Mon-Fri=9:00-17:00'  --certificate text
  --bank-holder text  --bank-name text  --bank-account number  --bank-swift code  --bank-address text
                                                  of --currency; bank transfer is offered once there is one
  --no-bank                                       removes the bank accounts
  --no-demo-content                               the goods are your own: pages no longer mark them as invented

  --admin-name text  --admin-email address        first administrator, or one whose password is reset
  --content empty|demo                            what a new store starts with [empty]

  --publish page [--file text.md]                 publishes a template (privacy, terms-of-use, refund-and-return,
                                                  transportation-and-payment), or your text instead
  --forget-secrets                                after STORE_SECRET was lost: deletes second factors and webhooks
                                                  that can no longer be read
  --show                                          prints all settings as JSON
  --yes                                           asks nothing

The password is never an argument: it is asked for, or read from OWNER_PASSWORD, or with --password-stdin from the first
line of the standard input. DATABASE_URL and DATA_DIR select the store, as for npm start.`

const text = { type: 'string' } as const
const several = { type: 'string', multiple: true } as const
const flag = { type: 'boolean', default: false } as const

const OPTIONS = {
  name: text,
  'legal-name': text,
  tagline: text,
  street: text,
  'postal-code': text,
  city: text,
  region: text,
  country: text,
  currency: text,
  email: text,
  phone: text,
  'mail-sender-name': text,
  'mail-sender': text,
  accent: text,
  'invoice-heading': text,
  'invoice-footer': text,
  tax: several,
  social: several,
  hours: several,
  certificate: several,
  'bank-holder': text,
  'bank-name': text,
  'bank-account': text,
  'bank-swift': text,
  'bank-address': text,
  'no-bank': flag,
  'no-demo-content': flag,
  'admin-name': text,
  'admin-email': text,
  'password-stdin': flag,
  content: text,
  publish: text,
  file: text,
  'forget-secrets': flag,
  show: flag,
  yes: flag,
  help: flag,
} as const

/** The names of the settings that differ from the option. */
const SETTING_OF = {
  'legal-name': 'legalName',
  'postal-code': 'postalCode',
  country: 'countryCode',
  email: 'contactEmail',
  'mail-sender-name': 'mailSenderName',
  'mail-sender': 'mailSenderEmail',
  'invoice-heading': 'invoiceHeading',
  'invoice-footer': 'invoiceFooter',
} as const
const PLAIN = ['name', 'tagline', 'street', 'city', 'region', 'phone', 'accent'] as const

export function readArguments(args: string[], isTerminal: boolean) {
  try {
    const { values } = parseArgs({ args, options: OPTIONS })
    // Without options the answers can also be piped in, one per line.
    return { ...values, interactive: (isTerminal || args.length === 0) && !values.yes && !values['password-stdin'] }
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error} See npm run owner -- --help.`)
  }
}
export type Given = ReturnType<typeof readArguments>

type Environment = Record<string, string | undefined>

/** Problems by field, each with the option that sets it. */
function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const read = schema.safeParse(input, { error: describeIssue })
  if (read.success) return read.data
  const problems = read.error.issues.map((issue) => `  ${optionOf(issue.path)}: ${issue.message}`)
  const options = read.error.issues.map((issue) => optionOf(issue.path))
  throw new UsageError(`Nothing was changed.\n${[...new Set(problems)].join('\n')}`, options)
}

const OPTION_OF: Record<string, string> = {
  ...Object.fromEntries(Object.entries(SETTING_OF).map(([option, setting]) => [setting, option])),
  beneficiary: 'bank-holder',
  bankName: 'bank-name',
  accountNumber: 'bank-account',
  swift: 'bank-swift',
  bankAddress: 'bank-address',
  adminName: 'admin-name',
  adminEmail: 'admin-email',
  taxNumbers: 'tax',
  socialLinks: 'social',
  openingHours: 'hours',
  certificates: 'certificate',
}

function optionOf(path: PropertyKey[]): string {
  const field = path.map(String).find((step) => step in OPTION_OF) ?? String(path[0] ?? '')
  return field === 'adminPassword' ? 'OWNER_PASSWORD' : `--${OPTION_OF[field] ?? field}`
}

function bankOf(given: Given) {
  const bank = {
    beneficiary: given['bank-holder'] ?? '',
    bankName: given['bank-name'] ?? '',
    accountNumber: given['bank-account'] ?? '',
    swift: given['bank-swift'] ?? '',
    bankAddress: given['bank-address'] ?? '',
  }
  return Object.values(bank).some((value) => value !== '') ? bank : undefined
}

/** A new shop from options and variables alone. */
export function readSetup(given: Given, environment: Environment): Setup {
  const wanted = {
    ...settingsOf(given),
    currency: given.currency?.toUpperCase() ?? 'USD',
    ...(bankOf(given) && { bank: bankOf(given) }),
  }
  const administrator = {
    adminName: given['admin-name'] ?? 'Administrator',
    adminEmail: given['admin-email'] ?? given.email ?? '',
    adminPassword: environment.OWNER_PASSWORD ?? '',
  }
  const all = NewShop.extend(Administrator.shape).extend({ content: StartContent.default('empty') })
  const { content, adminName, adminEmail, adminPassword, ...shop } = parse(all, {
    name: '',
    street: '',
    city: '',
    countryCode: '',
    contactEmail: '',
    ...wanted,
    ...administrator,
    content: given.content,
  })
  return { shop, content, administrator: { adminName, adminEmail, adminPassword } }
}

/** What to change of a shop that has an owner; nothing is undefined. */
export function readChanges(given: Given, environment: Environment, now: Pick<ShopState, 'settings' | 'bankAccounts'>) {
  const changes = parse(ShopChanges, {
    ...settingsOf(given),
    ...(given.tax && { taxNumbers: pairsOf('tax', given.tax) }),
    ...(given.social && { socialLinks: pairsOf('social', given.social) }),
    ...(given.hours && { openingHours: pairsOf('hours', given.hours) }),
    ...(given.certificate && { certificates: given.certificate }),
    ...(given['no-demo-content'] && { demoContent: false }),
    ...(given.currency && !bankOf(given) && { currencies: currenciesOf(given.currency, now) }),
  })
  const bankAccounts = readBanks(given, now)
  const changed = Object.values(changes).some((value) => value !== undefined) || bankAccounts !== undefined
  const edit: ShopEdit | undefined = changed ? { changes, bankAccounts } : undefined
  return { edit, administrator: readAdministrator(given, environment) }
}

/** The main currency comes first; the others stay. */
const currenciesOf = (written: string, { settings }: Pick<ShopState, 'settings'>) => {
  const currency = written.toUpperCase()
  return [currency, ...settings.currencies.filter((other) => other !== currency)]
}

function readBanks(given: Given, { settings, bankAccounts }: Pick<ShopState, 'settings' | 'bankAccounts'>) {
  if (given['no-bank']) return []
  const bank = bankOf(given)
  if (!bank) return undefined
  const currency = given.currency?.toUpperCase() ?? settings.currencies[0]
  return parse(BankAccounts, [...bankAccounts.filter((one) => one.currency !== currency), { ...bank, currency }])
}

function readAdministrator(given: Given, environment: Environment): Administrator | undefined {
  if (!given['admin-email']) return undefined
  return parse(Administrator, {
    adminName: given['admin-name'] ?? 'Administrator',
    adminEmail: given['admin-email'],
    adminPassword: environment.OWNER_PASSWORD ?? '',
  })
}

function settingsOf(given: Given): Record<string, string> {
  const plain = PLAIN.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]))
  const others = Object.entries(SETTING_OF).flatMap(([option, setting]) => {
    const value = given[option as keyof typeof SETTING_OF] // the keys of that very table
    return value === undefined ? [] : [[setting, value]]
  })
  return Object.fromEntries([...plain, ...others])
}

function pairsOf(option: string, texts: string[]) {
  return texts.map((pair) => {
    const at = pair.indexOf('=')
    if (at < 1) throw new UsageError(`--${option} ${pair} is not like Label=value.`)
    return { label: pair.slice(0, at), value: pair.slice(at + 1) }
  })
}
