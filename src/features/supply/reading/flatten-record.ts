/** A JSON object as columns: { parameters: { Capacitance: "1 µF" } } is a column "Capacitance". */

/** Prefix of parameter names, so that a parameter called "Series" is not taken for the column. */
export const PARAMETER_MARK = 'parameter:'
export const WAREHOUSE_MARK = 'warehouse:'
export const SHIP_DAYS_MARK = 'ship days:'

type Put = (heading: string, text: string) => void
type Kind =
  | 'plain'
  | 'parameters'
  | 'warehouses'
  | 'prices'
  | 'trade'
  | 'packagings'
  | 'shipDays'
  | 'incoming'
  | 'documents'
  | 'parts'
  | 'path'

/** Lines repeat the same few keys: they are classified once. */
const kinds = new Map<string, Kind>()
const marked = new Map<string, Map<string, string>>()
const MAX_REMEMBERED = 5000

export function flattenRecord(record: object, put: Put): void {
  for (const [key, value] of Object.entries(record)) {
    if (value === null || value === undefined) continue
    if (typeof value !== 'object') put(key, textOf(value))
    else if (kindOf(key) === 'incoming' && Array.isArray(value)) put(key, value.map(deliveryText).join(';'))
    else if (kindOf(key) === 'documents' && Array.isArray(value)) put(key, value.map(documentText).join('|'))
    else if (kindOf(key) === 'parts' && Array.isArray(value)) put(key, value.map(partText).join(';'))
    else if (kindOf(key) === 'path' && Array.isArray(value)) put(key, value.map(textOf).join(' > '))
    else if (kindOf(key) === 'packagings') flattenPackagings(value, put)
    else if (Array.isArray(value)) put(key, writeList(value))
    else flattenObject(key, value, put)
  }
}

function flattenObject(key: string, value: object, put: Put): void {
  const kind = kindOf(key)
  if (kind === 'plain' || kind === 'path') put(key, JSON.stringify(value))
  else if (kind === 'prices') flattenPrices(key, value, put)
  else
    for (const [name, text] of Object.entries(value)) {
      if (kind === 'parameters') put(mark(PARAMETER_MARK, name), parameterText(text))
      else if (kind === 'shipDays') put(mark(SHIP_DAYS_MARK, name), textOf(text))
      else put(kind === 'warehouses' ? mark(WAREHOUSE_MARK, name) : name, textOf(text))
    }
}

function kindOf(key: string): Kind {
  const known = kinds.get(key)
  if (known) return known
  const name = key.toLowerCase()
  const kind = /^(?:parameters|attributes|specs)$/.test(name)
    ? 'parameters'
    : /^(?:stocks?|warehouses?)$/.test(name)
      ? 'warehouses'
      : /^(?:prices?|tiers|price ?breaks)$/.test(name)
        ? 'prices'
        : name === 'trade'
          ? 'trade'
          : /^pack(?:ag)?ings$/.test(name)
            ? 'packagings'
            : /^ship ?days$/.test(name)
              ? 'shipDays'
              : name === 'incoming'
                ? 'incoming'
                : name === 'documents'
                  ? 'documents'
                  : /^(?:mating(?: parts)?|accessories|(?:evaluation )?boards|alternatives)$/.test(name)
                    ? 'parts'
                    : /^categor(?:y|ies)(?: ?path)?$/.test(name)
                      ? 'path'
                      : 'plain'
  if (kinds.size < MAX_REMEMBERED) kinds.set(key, kind)
  return kind
}

function mark(before: string, name: string): string {
  const names = marked.get(before) ?? new Map<string, string>()
  const known = names.get(name)
  if (known !== undefined) return known
  if (names.size < MAX_REMEMBERED) marked.set(before, names.set(name, before + name))
  return before + name
}

/** { "count": 5000, "on": "2026-12-01" } */
const deliveryText = (delivery: unknown): string =>
  `${textOf(Object(delivery).count)} on ${textOf(Object(delivery).on)}`

/** { "kind": "PCN", "title": "…", "url": "https://…", "date": "2026-03-01", "language": "en" } */
function documentText(document: unknown): string {
  if (typeof document !== 'object') return textOf(document)
  const { kind, title, url, address, date, language } = Object(document)
  const parts = [title, date, language, url ?? address].map(textOf).filter((part) => part !== '')
  return `${textOf(kind)}: ${parts.join('; ')}`
}

/** "LM358DR", or { "model": "LM358DR", "brand": "Texas Instruments" }. */
function partText(part: unknown): string {
  if (typeof part !== 'object') return textOf(part)
  const { model, brand, manufacturer } = Object(part)
  const maker = textOf(brand ?? manufacturer)
  return maker === '' ? textOf(model) : `${maker}: ${textOf(model)}`
}

/** { "full reel": { size: 3000, price: "0.05" } }, or a list of them with their names as `kind`: columns "full reel size" … */
function flattenPackagings(packagings: object, put: Put): void {
  const named = Array.isArray(packagings)
    ? packagings.map((one): [string, unknown] => [textOf(Object(one).kind), one])
    : Object.entries(packagings)
  for (const [name, about] of named)
    for (const [field, value] of Object.entries(Object(about)))
      if (field !== 'kind') put(`${name} ${field}`, Array.isArray(value) ? writeList(value) : textOf(value))
}

/** { "1": "0.10", "10": "0.08" }, or { "USD": [{ count: 1, price: "0.10" }] }. */
function flattenPrices(key: string, prices: object, put: Put): void {
  const byCount: string[] = []
  for (const [name, value] of Object.entries(prices)) {
    if (Array.isArray(value)) put(`${key} ${name}`, writeList(value))
    else byCount.push(`${name}:${textOf(value)}`)
  }
  if (byCount.length > 0) put(key, byCount.join(';'))
}

function writeList(items: readonly unknown[]): string {
  let text = ''
  for (const item of items) {
    if (text !== '') text += ';'
    text += typeof item === 'object' && item !== null ? writeTier(item) : textOf(item)
  }
  return text
}

const COUNT = /^(?:count|qty|quantity|from|min|break)/i
const PRICE = /^(?:price|unit ?price|cost)/i
const ACTIVITY = /^(?:activity|promo|sale)/i
const tierKeys = new Map<string, 'count' | 'price' | 'activity' | 'other'>()

function tierKey(name: string) {
  const known = tierKeys.get(name)
  if (known) return known
  const kind = ACTIVITY.test(name) ? 'activity' : COUNT.test(name) ? 'count' : PRICE.test(name) ? 'price' : 'other'
  if (tierKeys.size < MAX_REMEMBERED) tierKeys.set(name, kind)
  return kind
}

/** { "count": 1, "price": "0.10", "activityPrice": "0.09" } as "1:0.10:0.09". */
function writeTier(tier: object): string {
  let [count, price, activity] = ['', '', '']
  for (const [name, value] of Object.entries(tier)) {
    const kind = tierKey(name)
    if (kind === 'count') count = textOf(value)
    else if (kind === 'price') price = textOf(value)
    else if (kind === 'activity') activity = textOf(value)
  }
  if (count === '' && price === '') return JSON.stringify(tier)
  return activity === '' ? `${count}:${price}` : `${count}:${price}:${activity}`
}

function parameterText(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'value' in value)
    return `${textOf(value.value)} ${'unit' in value ? textOf(value.unit) : ''}`.trim()
  return textOf(value)
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
