import { meaningOf, plainHeading } from '#features/bom/reading/header-words.rules.ts'
import type { StoredPacking } from '#features/catalog/packing/packing.rules.ts'
import { PARAMETER_MARK, SHIP_DAYS_MARK, WAREHOUSE_MARK } from '../reading/flatten-record.ts'
import type { PackingField } from '../rows/read-packings.ts'
import { remember } from '../rows/remember.ts'
import { FIELDS, type Field, words } from './column-words.ts'
import { CURRENCY, currencyIn } from './currency-words.rules.ts'

/** The meaning of a column. `hint` is the text in brackets: a unit or a currency. */
export type Meaning =
  | { to: 'field'; field: Field; hint: string }
  | { to: 'tierPrice'; count: number; currency: string }
  | { to: 'breakCount' | 'breakPrice'; index: number }
  | { to: 'warehouse' | 'shipDays'; name: string }
  | { to: 'packing'; kind: StoredPacking['kind']; field: PackingField }
  | { to: 'parameter'; name: string; unit: string }
  | { to: 'nothing' }

const patterns = words.map(([field, heading]) => ({ field, whole: new RegExp(`^(?:${heading})$`, 'u') }))
const HINT = /^(.*?)\s*[([](.*)[)\]]\s*$/s
const PRICE_AT =
  /^(?:unit )?(?:price|prix|preis|vk|cost)(?: (?:at|from|for|per|break|ab))?(?: #)? (\d{1,9})( k)?(?: (?:pcs|pieces|units))?$/
const PIECES = /^(\d{1,9})\s*(k)?\s*(?:\+|pcs|pieces|units|off|stk)*\+?$/i
const BREAK_COUNT = /^(?:qty|quantity|break|price break|break qty|tier|moq|menge)(?: #)? (\d{1,2})$/
const BREAK_PRICE = /^(?:unit )?(?:price|preis|cost)(?: #)? (\d{1,2})$/
const WAREHOUSE =
  /^(?:stock|qty|quantity|warehouse|lager)\s*[:@–-]\s*(\S.*)$|^(?:stock|warehouse)\s+(\p{Lu}[\p{L}\s]+)$/iu

/** "Ship days: Rotterdam". */
const SHIP_DAYS = /^(?:ship(?:s|ping)?(?: in| days| time)+|days to ship)\s*(?:\(days\))?\s*[:@–-]\s*(\S.*)$/i

/** Mapping by staff, per heading: a field, `parameter`, or `ignore`. */
export type Mapping = Readonly<Record<string, string>>

export const isField = (name: string): name is Field => Object.hasOwn(FIELDS, name)

/** Maps headings to fields. If several columns have one field, a line uses the first that is not empty, of numbers the manufacturer’s. */
export function mapColumns(
  headings: readonly string[],
  mapping: Mapping = {},
  currencies?: ReadonlySet<string>,
): Meaning[] {
  const hasBreaks = headings.some((heading) => BREAK_COUNT.test(plainHeading(heading)))
  return headings.map((heading) => said(heading, mapping) ?? read(heading, hasBreaks, currencies))
}

const MAX_ROLE = 60

/** What a heading of a BOM certainly means, in all its languages. */
const roleOf = remember((heading) => {
  // Cells of the first rows are asked for as well, and each costs a millisecond.
  if (heading.length > MAX_ROLE || /\d/.test(heading)) return undefined
  const hit = meaningOf(heading)
  return hit?.strength === 9 && hit.rank === undefined ? hit.role : undefined
})

/** "MPN" and "Herstellernummer". Beside them "Part no." and "Artikel-Nr." are numbers of the supplier. */
export const isMakersNumber = (heading: string) => roleOf(heading) === 'model'

const FIELDS_OF_ROLES: Partial<Record<string, Field>> = { model: 'model', brandName: 'brand' }

function said(heading: string, mapping: Mapping): Meaning | undefined {
  const field = mapping[plainHeading(heading)]
  if (field === undefined) return undefined
  const [name = '', unit = ''] = splitHint(heading)
  if (field === 'parameter') return { to: 'parameter', name, unit }
  return isField(field) ? { to: 'field', field, hint: unit } : undefined
}

function read(heading: string, hasBreaks: boolean, currencies?: ReadonlySet<string>): Meaning {
  const bare = heading.trim()
  if (bare === '') return { to: 'nothing' }
  if (bare.startsWith(PARAMETER_MARK)) {
    const [name, unit] = splitHint(bare.slice(PARAMETER_MARK.length))
    return { to: 'parameter', name, unit }
  }
  if (bare.startsWith(SHIP_DAYS_MARK)) return { to: 'shipDays', name: bare.slice(SHIP_DAYS_MARK.length) }
  const ships = SHIP_DAYS.exec(bare)?.[1]
  if (ships) return { to: 'shipDays', name: ships.trim() }
  if (bare.startsWith(WAREHOUSE_MARK)) return { to: 'warehouse', name: bare.slice(WAREHOUSE_MARK.length) }
  const packing = readPackingHeading(plainHeading(bare.replace(CURRENCY, ' ')))
  if (packing) return packing
  const currency = currencyIn(bare, currencies)
  const withoutCurrency = plainHeading(bare.replace(CURRENCY, ' '))
  const pair = hasBreaks ? readPair(withoutCurrency) : undefined
  if (pair) return pair
  // A column that is called "EUR" or "€" holds prices.
  if (currency !== '' && withoutCurrency === '') return { to: 'field', field: 'price', hint: currency }
  const count = readCount(bare, withoutCurrency)
  if (count) return { to: 'tierPrice', count, currency }
  const [name, unit] = splitHint(bare)
  const plain = plainHeading(name)
  const hit = findField(plainHeading(bare)) ?? findField(plain) ?? FIELDS_OF_ROLES[roleOf(bare) ?? '']
  if (hit) return { to: 'field', field: hit, hint: unit }
  if (currency !== '') {
    const price = findField(withoutCurrency)
    if (price === 'price' || price === 'activityPrice' || price === 'cost')
      return { to: 'field', field: price, hint: currency }
  }
  const [, after, named] = WAREHOUSE.exec(bare) ?? []
  if (after ?? named) return { to: 'warehouse', name: (after ?? named ?? '').trim() }
  return { to: 'parameter', name, unit }
}

const PACKING_KINDS: ReadonlyArray<readonly [StoredPacking['kind'], RegExp]> = [
  ['cutTape', /^cut tapes? /],
  ['fullReel', /^(?:full|factory) reels? /],
  ['customReel', /^(?:custom|mini) ?reels? /],
  ['tray', /^trays? /],
  ['tube', /^tubes? /],
  ['bag', /^bags? /],
  ['box', /^box(?:es)? /],
]
const PACKING_FIELDS: ReadonlyArray<readonly [PackingField, RegExp]> = [
  ['price', /^(?:unit )?(?:prices?|price (?:breaks?|tiers)|tiers)$/],
  ['minimum', /^(?:moq|min(?:imum)?(?: (?:order|qty|quantity|order (?:qty|quantity)))?)$/],
  ['multiple', /^(?:order )?mult(?:iple|iples)?$/],
  ['size', /^(?:size|qty|quantity|pieces|count|pack size)$/],
  ['fee', /^(?:fee|charge|surcharge)$/],
  ['number', /^(?:#|mpn|part #|part|number)$/],
]

/** "Full reel price", "Custom reel fee", "Cut tape MPN". */
function readPackingHeading(plain: string): Meaning | undefined {
  const kind = PACKING_KINDS.find(([, words]) => words.test(plain))
  if (!kind) return undefined
  const rest = plain.replace(kind[1], '')
  const field = PACKING_FIELDS.find(([, words]) => words.test(rest))?.[0]
  return field && { to: 'packing', kind: kind[0], field }
}

const findField = (plain: string): Field | undefined => patterns.find(({ whole }) => whole.test(plain))?.field

/** "Qty 1" and "Price 1", when there are both. */
function readPair(plain: string): Meaning | undefined {
  const count = BREAK_COUNT.exec(plain)?.[1]
  if (count) return { to: 'breakCount', index: Number(count) }
  const price = BREAK_PRICE.exec(plain)?.[1]
  return price ? { to: 'breakPrice', index: Number(price) } : undefined
}

/** "Price 10", "10+", "1k pcs". */
function readCount(bare: string, plain: string): number | undefined {
  const [, digits, thousands] = PRICE_AT.exec(plain) ?? PIECES.exec(bare.replace(CURRENCY, '').trim()) ?? []
  const count = Number(digits ?? 0) * (thousands ? 1000 : 1)
  return count > 0 && count <= 1_000_000_000 ? count : undefined
}

function splitHint(heading: string): [name: string, hint: string] {
  const [, name = heading, hint = ''] = HINT.exec(heading.trim()) ?? []
  return name === '' ? [heading.trim(), ''] : [name.trim(), hint.trim()]
}
