import type { ShopChanges, ShopSettings } from '#features/shop/shop.contract.ts'

export interface ShopField {
  name: keyof ShopSettings
  label: string
  hint?: string
  /** Several lines. */
  area?: true
  /** Chosen from the list of countries, by its code. */
  country?: true
  /** A colour in hexadecimal digits. */
  colour?: true
  /** On or off. */
  yesNo?: true
  /** One of these. */
  choices?: ReadonlyArray<{ value: string; label: string }>
  /** Wider than one column. */
  wide?: true
}

export interface ShopSection {
  title: string
  fields: ShopField[]
}

/** The fields in the order of the form. */
export const SHOP_SECTIONS: ShopSection[] = [
  {
    title: 'Name and address',
    fields: [
      { name: 'name', label: 'Shop name' },
      { name: 'legalName', label: 'Legal name' },
      { name: 'tagline', label: 'Tagline', wide: true },
      { name: 'street', label: 'Street', area: true, wide: true },
      { name: 'postalCode', label: 'Postal code' },
      { name: 'city', label: 'City' },
      { name: 'region', label: 'Region' },
      { name: 'countryCode', label: 'Country', country: true },
    ],
  },
  {
    title: 'Contact and e-mail',
    fields: [
      { name: 'contactEmail', label: 'Contact e-mail' },
      { name: 'phone', label: 'Telephone' },
      { name: 'mailSenderName', label: 'Sender of mails', hint: 'Empty: the shop name' },
      { name: 'mailSenderEmail', label: 'Address of the sender', hint: 'Empty: the contact e-mail' },
      { name: 'openingHours', label: 'Opening hours', area: true, hint: 'One line each: Mon–Fri: 9–17' },
      { name: 'socialLinks', label: 'Social media', area: true, hint: 'One line each: Name: https://…' },
    ],
  },
  {
    title: 'Security reports',
    fields: [
      {
        name: 'securityContact',
        label: 'Contact for security reports',
        hint: 'An e-mail address or a form, shown at /.well-known/security.txt',
      },
      { name: 'securityLanguages', label: 'Languages of reports', hint: 'The preferred one first: en, de' },
      { name: 'securityPolicy', label: 'Security policy', hint: 'Its address: https://…', wide: true },
    ],
  },
  {
    title: 'Invoices',
    fields: [
      { name: 'taxNumbers', label: 'Tax numbers', area: true, wide: true, hint: 'One line each: VAT: NL001234567B01' },
      { name: 'invoiceHeading', label: 'Above the invoice', area: true },
      { name: 'invoiceFooter', label: 'Below the invoice', area: true },
      {
        name: 'overdueReminders',
        label: 'Remind customers of overdue orders on account',
        hint: 'By e-mail, 1 and 14 days after the due day',
        yesNo: true,
        wide: true,
      },
    ],
  },
  {
    title: 'Stock',
    fields: [
      {
        name: 'reorderPoint',
        label: 'Reorder point',
        hint: 'Parts of which fewer are free and on order are listed under Low stock. Up to 1,000',
      },
      { name: 'reorderQuantity', label: 'Reorder quantity', hint: '0: up to the reorder point' },
      {
        name: 'expectedStock',
        label: 'Show buyers what is expected',
        hint: 'Pieces on sent purchase orders, with their day',
        choices: [
          { value: 'whenLow', label: 'For parts below their reorder point' },
          { value: 'always', label: 'For all parts' },
          { value: 'never', label: 'Not at all' },
        ],
        wide: true,
      },
    ],
  },
  {
    title: 'Visitors',
    fields: [
      {
        name: 'dailySearches',
        label: 'Searches a day without an account',
        hint: 'The next search asks the visitor to register. 0: no limit',
      },
    ],
  },
  {
    title: 'Look',
    fields: [
      { name: 'accent', label: 'Accent colour', colour: true, hint: 'Empty: green' },
      { name: 'certificates', label: 'Certificates', area: true, hint: 'One per line' },
      {
        name: 'outsidePicturesMb',
        label: 'Room for pictures of other sites (MB)',
        hint: 'The store fetches them when they are first shown and serves them itself; the oldest make room. 0: none is fetched',
      },
    ],
  },
]

const isPair = (one: unknown): one is { label: string; value: string } =>
  typeof one === 'object' && one !== null && 'label' in one && 'value' in one

/** A setting as the text of its field: lists are lines. */
export function textOfSetting(value: ShopSettings[keyof ShopSettings]): string {
  if (!Array.isArray(value)) return String(value)
  return value.map((one) => (isPair(one) ? `${one.label}: ${one.value}` : String(one))).join('\n')
}

const SWITCHES = new Set<keyof ShopSettings>(['overdueReminders'])
const NUMBERS = new Set<keyof ShopSettings>(['reorderPoint', 'reorderQuantity', 'dailySearches', 'outsidePicturesMb'])
const PAIRS = new Set<keyof ShopSettings>(['taxNumbers', 'socialLinks', 'openingHours'])

/** The reverse of `textOfSetting`. A line without a colon has an empty value, which is refused with a message. */
export function readSetting(name: keyof ShopSettings, text: string): unknown {
  if (SWITCHES.has(name)) return text === 'true'
  // No number is refused by the store with a message.
  if (NUMBERS.has(name)) return /^\d+$/.test(text) ? Number(text) : text
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (PAIRS.has(name))
    return lines.map((line) => {
      const at = line.indexOf(':')
      return at < 0 ? { label: line, value: '' } : { label: line.slice(0, at).trim(), value: line.slice(at + 1).trim() }
    })
  return name === 'certificates' ? lines : text
}

/** Only what is different. */
export function changedSettings(settings: ShopSettings, text: (name: string) => string): ShopChanges {
  return Object.fromEntries(
    SHOP_SECTIONS.flatMap(({ fields }) => fields)
      .map(({ name }) => [name, text(name)] as const)
      .filter(([name, now]) => now !== textOfSetting(settings[name]).trim())
      .map(([name, now]) => [name, readSetting(name, now)]),
  )
}

/** Settings that have pages of their own. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  logo: 'Logo',
  currencies: 'Currencies',
  bankAccounts: 'Bank accounts',
  paymentMethods: 'Payment methods',
  mailTexts: 'Texts of e-mails',
  maintenance: 'Maintenance',
  secondFactorDays: 'Days to set up a second factor',
  demoContent: 'Demo content',
}

const MAX_SHOWN = 80

/** Values that are short enough to show; of others only the change is reported. */
function shortText(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string' || isPair(one))
  const text = isList ? value.map((one) => (isPair(one) ? `${one.label}: ${one.value}` : one)).join(', ') : value
  return typeof text === 'string' && text.length <= MAX_SHOWN ? text : undefined
}

type ShopChange = { before: Record<string, unknown>; after: Record<string, unknown> }

/** A readable change: the labels of the form, and short values. */
export function describeShopChange({ before, after }: ShopChange): Array<{ name: string; from: string; to: string }> {
  const labels = new Map<string, string>(
    SHOP_SECTIONS.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])),
  )
  return Object.keys(after).map((key) => {
    const [from, to] = [shortText(before[key]), shortText(after[key])]
    const isShort = from !== undefined && to !== undefined && key !== 'logo'
    const values = isShort ? { from, to } : { from: '', to: 'changed' }
    return { name: labels.get(key) ?? OTHER_NAMES[key] ?? key, ...values }
  })
}
