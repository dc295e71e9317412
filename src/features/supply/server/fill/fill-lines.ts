import { UNKNOWN_LIFECYCLE } from '#features/catalog/availability.rules.ts'
import { UNCATEGORISED } from '../../rows/category-path.rules.ts'
import type { SupplyRow } from '../../rows/supply-row.ts'
import type { Names } from '../names.service.ts'
import { flag, groupOf, NULL, type StagePlace, stemOf, text, tierFields } from '../stage-line.ts'

/** Lines for COPY into `goods` and `goods_trade`, of parts that are new. What a line does not say is as in `createGoods`. */

export const GOODS_COLUMNS = [
  'goods_id',
  'brand_id',
  'category_id',
  'package_id',
  'stock',
  'rohs',
  'rohs_unknown',
  'min_buy_count',
  'mult_count',
  'lead_weeks',
  'sales',
  'popularity',
  'listed_on',
  'equivalence',
  'model',
  'stem',
  'goods_name',
  'introduce',
  'cover_pic',
  'data_manual',
  'lifecycle',
  'currency',
  'tier_counts',
  'tier_prices',
  'tier_activity_prices',
  'lowest_price',
  'value_ids',
  'import_id',
  'source_id',
] as const

export interface Filling {
  importId: number
  sourceId: number
  /** For parts that do not say since when they are listed. */
  today: string
  /** For parts without a price. */
  currency: string
}

const MAX_NAME = 80

export function goodsLine(
  row: SupplyRow,
  goodsId: number,
  place: StagePlace,
  names: Names,
  { importId, sourceId, today, currency }: Filling,
): string {
  const stem = stemOf(row)
  const categoryId = row.categoryId ?? place.categoryId ?? 0
  return (
    `${goodsId}\t${row.brandId}\t${categoryId}\t${row.packageId ?? place.packageId}\t${row.stock ?? 0}\t` +
    `${flag(row.rohs ?? false)}\t${flag(row.rohs === undefined)}\t${row.minimum ?? 1}\t${row.multiple ?? 1}\t${row.leadWeeks ?? 0}\t${row.sales ?? 0}\t` +
    `${row.popularity ?? 0}\t${row.listedOn ?? today}\t${groupOf(row, stem, place)}\t${text(row.model)}\t${text(stem)}\t` +
    `${text(row.name ?? nameOf(row, names.categoryName(categoryId)))}\t` +
    `${text(row.description ?? row.name ?? `${names.brandName(row.brandId)} ${row.model}`)}\t` +
    `${text(row.picture ?? row.drawing ?? '')}\t${text(row.datasheet)}\t${row.lifecycle ?? UNKNOWN_LIFECYCLE}\t${row.currency ?? currency}\t` +
    `${row.tiers ? tierFields(row) : `{}\t{}\t{}\t${NULL}`}\t{${row.valueIds.join(',')}}\t${importId}\t${sourceId}\n`
  )
}

/** A part without a name is called as its category, or by the beginning of its description. */
function nameOf({ description, model }: SupplyRow, category: string): string {
  if (category !== UNCATEGORISED) return category
  return description === undefined ? model : Array.from(description).slice(0, MAX_NAME).join('')
}

type Kind = 'plain' | 'json'

/** Columns of `goods_trade`, in the order of the lines, and what stands there when a line does not say. */
const TRADE: ReadonlyArray<readonly [column: string, kind: Kind, otherwise?: string]> = [
  ['eccn', 'plain'],
  ['hts', 'plain'],
  ['origin_country', 'plain'],
  ['reach', 'plain'],
  ['msl', 'plain'],
  ['weight_grams', 'plain'],
  ['series', 'plain'],
  ['date_code', 'plain'],
  ['lot', 'plain'],
  ['non_cancellable', 'plain'],
  ['alternatives', 'json', '[]'],
  ['warehouses', 'json', '{}'],
  ['packings', 'json'],
  ['ship_days', 'json'],
  ['incoming', 'json'],
  ['cost', 'plain'],
  ['cost_currency', 'plain'],
  ['documents', 'json'],
  ['cad_symbol', 'plain'],
  ['cad_footprint', 'plain'],
  ['cad_model', 'plain'],
  ['mating', 'json'],
  ['accessories', 'json'],
  ['boards', 'json'],
  ['reorder_point', 'plain'],
  ['reorder_quantity', 'plain'],
]
export const TRADE_COLUMNS = ['goods_id', ...TRADE.map(([column]) => column)]

export function tradeLine(goodsId: number, trade: Readonly<Record<string, unknown>>): string {
  let line = String(goodsId)
  for (const [column, kind, otherwise = NULL] of TRADE) {
    const value = trade[column]
    if (value === undefined || value === null) line += `\t${otherwise}`
    else line += `\t${text(kind === 'json' ? JSON.stringify(value) : String(value))}`
  }
  return `${line}\n`
}
