import type { PartChange } from '#features/supply/staff-parts.contract.ts'

const NAMES: Readonly<Record<string, string>> = {
  model: 'Part number',
  goods_name: 'Name',
  introduce: 'Description',
  lifecycle: 'Lifecycle',
  rohs: 'RoHS',
  lead_weeks: 'Lead time, weeks',
  data_manual: 'Datasheet',
  cover_pic: 'Picture',
  stock: 'Free stock',
  currency: 'Currency',
  min_buy_count: 'Minimum',
  mult_count: 'Multiple',
  tier_counts: 'Tiers from',
  tier_prices: 'Prices',
  tier_activity_prices: 'Promotional prices',
  eccn: 'ECCN',
  hts: 'Tariff number',
  origin_country: 'Country of origin',
  reach: 'REACH',
  msl: 'MSL',
  weight_grams: 'Weight, g',
  series: 'Series',
  alternatives: 'Alternatives',
  date_code: 'Date code',
  lot: 'Lot',
  non_cancellable: 'Non-cancellable',
  documents: 'Documents',
  cad_symbol: 'Symbol',
  cad_footprint: 'Footprint',
  cad_model: '3D model',
  mating: 'Mating parts',
  accessories: 'Accessories',
  boards: 'Evaluation boards',
  reorder_point: 'Reorder point',
  reorder_quantity: 'Reorder quantity',
  packings: 'Packagings',
  cost: 'Cost',
  cost_currency: 'Currency of the cost',
  category: 'Category',
  package: 'Package',
  warehouses: 'Stock by warehouse',
  ship_days: 'Days to ship',
  incoming: 'Incoming stock',
}

/** Where files are that staff have sent. */
const UPLOADED = '/api/common/resource/'

export interface ChangedField {
  name: string
  from: string
  to: string
}

/** A change as people read it: names instead of columns, parameters by their names and units. */
export function describeChange({ before, after }: Pick<PartChange, 'before' | 'after'>): ChangedField[] {
  const flat = (side: Record<string, unknown>): Record<string, unknown> => {
    // Skips ids; their names are under "parameters".
    const { trade, parameters, value_ids: _values, category_id: _category, package_id: _package, ...others } = side
    const { rohs, rohs_unknown: unknown, ...columns } = others
    return { ...rohsIn(rohs, unknown), ...columns, ...Object(trade), ...Object(parameters) }
  }
  const [from, to] = [flat(before), flat(after)]
  return Object.keys(to)
    .map((key) => ({ name: NAMES[key] ?? key, from: textOf(from[key]), to: textOf(to[key]) }))
    .filter((one) => one.from !== one.to)
}

/** The answer is in two columns, and a change names only those that differ: from unknown to no it is one of them. */
function rohsIn(rohs: unknown, unknown: unknown): { rohs?: unknown } {
  if (unknown === true || rohs === null) return { rohs: 'unknown' }
  return rohs === undefined && unknown === undefined ? {} : { rohs: rohs ?? false }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(textOf).join(', ')
  if (typeof value === 'object') {
    const parts = Object.entries(value)
    // Counts by name, such as pieces by warehouse.
    if (parts.every(([, part]) => typeof part === 'number')) return parts.map((part) => part.join(' ')).join(', ')
    return parts.map(([, part]) => textOf(part)).join(' ')
  }
  return String(value).startsWith(UPLOADED) ? 'uploaded file' : String(value)
}
