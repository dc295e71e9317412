import { hash } from 'node:crypto'
import { normaliseModel, packingStem } from '#shared/mpn.ts'
import { hashToBigint } from '#shared/text/text-hash.ts'
import { writePrice } from '../rows/prices.rules.ts'
import type { SupplyRow } from '../rows/supply-row.ts'

/** Columns of a staging table; null where a line leaves the field out. */
export const STAGE_COLUMNS = [
  'row_no',
  'file',
  'line',
  'maybe_repeated',
  'brand_id',
  'model',
  'category_id',
  'package_id',
  'goods_name',
  'introduce',
  'stock',
  'rohs',
  'min_buy_count',
  'mult_count',
  'lead_weeks',
  'lifecycle',
  'data_manual',
  'cover_pic',
  'drawn_pic',
  'currency',
  'tier_counts',
  'tier_prices',
  'tier_activity_prices',
  'lowest_price',
  'value_ids',
  'stem',
  'own_stem',
  'equivalence',
  'own_group',
  'popularity',
  'sales',
  'listed_on',
  'showcases',
  'trade',
] as const

export const NULL = '\\N'
const SPECIAL = /[\\\t\n\r]/
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** A text as COPY reads it. */
export const text = (value: string | undefined): string =>
  value === undefined
    ? NULL
    : SPECIAL.test(value)
      ? value.replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign)
      : value
const plain = (value: number | string | undefined): string | number => value ?? NULL
export const flag = (value: boolean | undefined): string => (value === undefined ? NULL : value ? 't' : 'f')

/** As key_hash in SQL. */
export function keyHash(key: string): string {
  return BigInt.asIntN(64, hash('md5', key, 'buffer').readBigUInt64BE(0)).toString()
}

export interface StagePlace {
  rowNo: number
  /** Whether the list may bring parts that are new. */
  mayBeNew: boolean
  /** Of a new part that names none. */
  categoryId: number | undefined
  packageId: number | undefined
  file: number
  maybeRepeated: boolean
}

/** One line for COPY, in the order of the columns above. Unrolled, because it runs ten million times. */
export function stageLine(row: SupplyRow, place: StagePlace): string {
  const { rowNo, file, maybeRepeated, mayBeNew } = place
  // Lists of prices and stock change neither it nor the group.
  const stem = mayBeNew ? stemOf(row) : ''
  const equivalence = groupOf(row, stem, place)
  return (
    `${rowNo}\t${file}\t${row.line}\t${flag(maybeRepeated)}\t${row.brandId}\t${text(row.model)}\t${plain(row.categoryId)}\t` +
    `${plain(row.packageId)}\t${text(row.name)}\t${text(row.description)}\t${plain(row.stock)}\t${flag(row.rohs)}\t` +
    `${plain(row.minimum)}\t${plain(row.multiple)}\t${plain(row.leadWeeks)}\t${plain(row.lifecycle)}\t${text(row.datasheet)}\t` +
    `${text(row.picture)}\t${text(row.drawing)}\t${plain(row.currency)}\t${tierFields(row)}\t{${row.valueIds.join(',')}}\t${text(stem)}\t` +
    `${flag(row.stem !== undefined)}\t${equivalence}\t` +
    `${flag(row.group !== undefined)}\t${plain(row.popularity)}\t${plain(row.sales)}\t${plain(row.listedOn)}\t` +
    `${row.showcases.length > 0 ? `{${row.showcases.join(',')}}` : NULL}\t${row.trade ? text(JSON.stringify(row.trade)) : NULL}\n`
  )
}

export const stemOf = ({ stem, model }: SupplyRow): string => normaliseModel(stem ?? packingStem(model))

/** Alternatives of the part, as a number; nothing when the list brings no new parts. */
export function groupOf(row: SupplyRow, stem: string, place: StagePlace): string {
  if (row.group !== undefined) return hashToBigint(row.group)
  return place.mayBeNew ? equivalenceOf(row, stem, place) : NULL
}

/** As derived_equivalence in SQL, for parts that are new. */
function equivalenceOf(row: SupplyRow, stem: string, { categoryId, packageId }: StagePlace): string {
  return row.keyValueIds
    ? keyHash(`c${row.categoryId ?? categoryId}p${row.packageId ?? packageId}v${row.keyValueIds.join(',')}`)
    : keyHash(`b${row.brandId}s${stem}`)
}

/** Counts, prices, promotional prices and the lowest price. */
export function tierFields({ tiers }: SupplyRow): string {
  if (!tiers) return `${NULL}\t${NULL}\t${NULL}\t${NULL}`
  let counts = ''
  let prices = ''
  let activities = ''
  let lowest = Number.POSITIVE_INFINITY
  for (const { count, price, activity } of tiers) {
    const comma = counts === '' ? '' : ','
    counts += comma + count
    prices += comma + writePrice(price)
    lowest = Math.min(lowest, activity > 0 ? activity : price)
    activities += comma + (activity > 0 ? writePrice(activity) : 'NULL')
  }
  return `{${counts}}\t{${prices}}\t{${activities}}\t${tiers.length > 0 ? writePrice(lowest) : NULL}`
}
