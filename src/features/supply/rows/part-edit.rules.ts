import { PACKING_NAMES } from '#features/catalog/packing/packing-names.ts'
import { AppError } from '#shared/app-error.ts'
import { readAddress } from '#shared/web-address.ts'
import type { Field } from '../columns/column-words.ts'
import { mapColumns } from '../columns/map-columns.rules.ts'
import type { PartEdit } from '../staff-parts.contract.ts'
import { readCost } from './cost.rules.ts'
import { readIncoming } from './incoming.rules.ts'
import { findCellProblem } from './part-number.rules.ts'
import { writePrice } from './prices.rules.ts'
import { PackingReader, packingHeading } from './read-packings.ts'
import { PriceReader } from './read-prices.ts'
import { readTrade } from './trade.rules.ts'
import { chooseLifecycle, readPieces, readRohs } from './values.rules.ts'
import { readWarehouses, type Warehouses } from './warehouses.rules.ts'

/** The current values, to compare with. */
export interface PartNow {
  currency: string
  minimum: number
  multiple: number
  held: number
  tiers: ReadonlyArray<{ count: number; price: string; activity: string }>
}

/** Columns of `goods` and `goods_trade` as JSON, which the database converts to their types. */
export interface PartPatch {
  goods: Record<string, string | number | boolean | null | Array<string | number>>
  trade: Record<string, unknown>
}

const MAX_WEEKS = 520
const TRADE_COLUMNS = {
  eccn: 'eccn',
  hts: 'hts',
  origin: 'origin_country',
  reach: 'reach',
  msl: 'msl',
  weight: 'weight_grams',
  series: 'series',
  dateCode: 'date_code',
  lot: 'lot',
  nonCancellable: 'non_cancellable',
  alternatives: 'alternatives',
  documents: 'documents',
  cadSymbol: 'cad_symbol',
  cadFootprint: 'cad_footprint',
  cadModel: 'cad_model',
  mating: 'mating',
  accessories: 'accessories',
  boards: 'boards',
} as const satisfies Partial<Record<keyof PartEdit & Field, string>>
type TradeField = keyof typeof TRADE_COLUMNS
const TRADE_FIELDS = Object.keys(TRADE_COLUMNS) as TradeField[]

const refuse = (message: string): never => {
  throw new AppError('invalid_input', message)
}

/** Reads an edit by the rules of the import; the first error is refused with its message. */
export function readPartEdit(edit: PartEdit, now: PartNow, currencies: ReadonlySet<string>): PartPatch {
  for (const text of Object.values(edit)) {
    const problem = typeof text === 'string' ? findCellProblem(text) : undefined
    if (problem) refuse(problem)
  }
  const prices = readPrices(edit, now, currencies)
  return {
    goods: { ...readTexts(edit), ...readStock(edit, now), ...prices },
    trade: {
      ...readTradeEdit(edit),
      ...readSupply(edit),
      ...readCostEdit(edit, now),
      ...readPackings(edit, now, prices),
    },
  }
}

/** The same columns as in a list, so that the form accepts only what can be imported. */
function readPackings({ packings }: PartEdit, now: PartNow, prices: PartPatch['goods']): Record<string, unknown> {
  if (packings === undefined) return {}
  if (packings.length === 0) return { packings: null }
  const kinds = packings.map(({ kind }) => kind)
  if (new Set(kinds).size < kinds.length) refuse('Each packaging is given once.')
  const cells = packings.flatMap(({ kind, ...fields }) =>
    Object.entries(fields).map(([field, text]) => ({ heading: packingHeading(kind, field), text })),
  )
  const counts = Array.isArray(prices.tier_counts)
    ? prices.tier_counts.map(Number)
    : now.tiers.map(({ count }) => count)
  const reader = new PackingReader(mapColumns(cells.map(({ heading }) => heading)))
  const read = reader.read(
    cells.map(({ text }) => text),
    {
      minimum: Number(prices.min_buy_count ?? now.minimum),
      packCount: undefined,
      tiers: counts.map((count) => ({ count, price: 0, activity: 0 })),
    },
  )
  if (typeof read === 'string') return refuse(read)
  const left = kinds.filter((kind) => !read?.some((one) => one.kind === kind))
  if (left[0]) refuse(`${PACKING_NAMES[left[0]]}: please enter a price, a minimum or a size.`)
  return { packings: read ?? null }
}

function readTexts(edit: PartEdit): PartPatch['goods'] {
  const patch: PartPatch['goods'] = {}
  if (edit.name !== undefined) patch.goods_name = edit.name || refuse('Please enter a name.')
  if (edit.description !== undefined) patch.introduce = edit.description || refuse('Please enter a description.')
  if (edit.lifecycle !== undefined)
    patch.lifecycle = chooseLifecycle(edit.lifecycle) ?? refuse(`The lifecycle "${edit.lifecycle}" is not known.`)
  if (edit.rohs !== undefined) {
    const rohs = readRohs(edit.rohs)
    if (typeof rohs === 'string') refuse(`RoHS: ${rohs}`)
    Object.assign(patch, { rohs: rohs ?? false, rohs_unknown: rohs === undefined })
  }
  if (edit.leadWeeks !== undefined) patch.lead_weeks = pieces('lead time', edit.leadWeeks || '0', MAX_WEEKS)
  if (edit.datasheet !== undefined) patch.data_manual = edit.datasheet === '' ? null : address(edit.datasheet)
  if (edit.picture !== undefined) patch.cover_pic = edit.picture === '' ? '' : address(edit.picture)
  return patch
}

/** As in a list: the physical stock minus what is reserved by open orders. Without a total, warehouses are added up. */
function readStock({ stock, warehouses }: PartEdit, { held }: PartNow): PartPatch['goods'] {
  const counts = warehouses === undefined ? [] : Object.values(warehousesOf(warehouses).counts)
  const added = counts.length > 0 ? counts.reduce((sum, count) => sum + count, 0) : undefined
  const given = stock === undefined ? undefined : pieces('stock', stock)
  if (given !== undefined && added !== undefined && given !== added)
    refuse(`The warehouses have ${added} pieces together, but the stock says ${given}.`)
  const total = given ?? added
  return total === undefined ? {} : { stock: Math.max(0, total - held) }
}

function warehousesOf(text: string): Warehouses {
  const read = readWarehouses(text)
  return typeof read === 'string' ? refuse(read) : read
}

/** Where the stock is, and what is on its way. */
function readSupply({ warehouses, incoming }: PartEdit): Record<string, unknown> {
  const patch: Record<string, unknown> = {}
  if (warehouses !== undefined) {
    const { counts, shipDays } = warehousesOf(warehouses)
    Object.assign(patch, { warehouses: counts, ship_days: shipDays })
  }
  if (incoming !== undefined) {
    const read = readIncoming(incoming)
    patch.incoming = typeof read === 'string' ? refuse(read) : (read ?? [])
  }
  return patch
}

function readPrices(edit: PartEdit, now: PartNow, currencies: ReadonlySet<string>): PartPatch['goods'] {
  if ([edit.price, edit.currency, edit.minimum, edit.multiple].every((text) => text === undefined)) return {}
  const multiple = edit.multiple === undefined ? now.multiple : positive('multiple', edit.multiple)
  const given = edit.minimum === undefined ? undefined : positive('minimum', edit.minimum)
  // Without a new minimum the first of the new tiers is the minimum.
  const least = given ?? (edit.price === undefined ? now.minimum : undefined)
  const text = edit.price ?? now.tiers.map(({ count, price, activity }) => `${count}:${price}:${activity}`).join(';')
  const strict = edit.price !== undefined
  const reader = new PriceReader(mapColumns(['price']), { currency: now.currency, currencies, strict })
  const read = reader.read([text], edit.currency ?? now.currency, least)
  if (typeof read === 'string') return refuse(read)
  const minimum = read?.minimum ?? given ?? now.minimum
  if (minimum % multiple !== 0) refuse(`The minimum of ${minimum} is not a multiple of ${multiple}.`)
  const tiers = read?.tiers ?? []
  if (text !== '' && tiers.length === 0) refuse('Below the minimum there is no price: please add a tier for it.')
  return {
    tier_counts: tiers.map(({ count }) => count),
    tier_prices: tiers.map(({ price }) => writePrice(price)),
    tier_activity_prices: tiers.map(({ activity }) => writePrice(activity)),
    currency: read?.currency ?? now.currency,
    min_buy_count: minimum,
    mult_count: multiple,
  }
}

/** Empty: it is not known. Without a currency of its own it is in that of the prices. */
function readCostEdit({ cost, currency }: PartEdit, now: PartNow) {
  if (cost === undefined) return {}
  const read = readCost(cost, currency ?? now.currency)
  if (typeof read === 'string') return refuse(read)
  return { cost: read ? Number(read.cost) : null, cost_currency: read?.currency ?? null }
}

function readTradeEdit(edit: PartEdit): Record<string, unknown> {
  const given = TRADE_FIELDS.filter((field) => edit[field] !== undefined)
  const cells: Partial<Record<Field, string>> = Object.fromEntries(given.map((field) => [field, edit[field] ?? '']))
  const read = readTrade((field) => cells[field] ?? '', '')
  if (typeof read === 'string') return refuse(read)
  if (read.problems[0]) refuse(read.problems[0])
  const empty = (field: TradeField) => (field === 'alternatives' ? [] : null)
  return Object.fromEntries(
    given.map((field) => [TRADE_COLUMNS[field], read.facts[TRADE_COLUMNS[field]] ?? empty(field)]),
  )
}

function pieces(what: string, text: string, most?: number): number {
  const read = readPieces(text, most)
  return typeof read === 'string' ? refuse(`The ${what} is wrong: ${read}`) : read
}

const positive = (what: string, text: string): number => pieces(what, text) || refuse(`The ${what} is below 1.`)

function address(text: string): string {
  const read = readAddress(text)
  return typeof read === 'string' ? refuse(read) : read.address
}
