import { trimDecimal } from '#shared/decimal.ts'
import { formatCount } from '#shared/text/format-count.ts'
import type { BulkPart } from '../../rows/bulk-change.rules.ts'
import type { PartPatch } from '../../rows/part-edit.rules.ts'
import type { BulkSample } from '../../staff-bulk.contract.ts'
import type { BulkPartRow } from './bulk.queries.ts'

export const bulkPartOf = (row: BulkPartRow): BulkPart => ({
  ...row,
  tiers: row.tierCounts.map((count, place) => ({
    count,
    price: trimDecimal(row.tierPrices[place] ?? '0'),
    activity: trimDecimal(row.tierActivityPrices[place] ?? '0'),
  })),
})

const yesNo = (value: unknown) => (value === null ? 'unknown' : value ? 'yes' : 'no')
const pieces = (value: unknown) => formatCount(Number(value))
const priceText = (price: unknown, currency: string) =>
  price === undefined ? 'on request' : `${trimDecimal(String(price))} ${currency}`

interface ShownColumn {
  name: string
  now: (row: BulkPartRow) => string
  next: (value: unknown, row: BulkPartRow) => string
}

/** Columns as the preview shows them: their name, what a part has, and what it would get. */
const SHOWN: Readonly<Record<string, ShownColumn>> = {
  stock: { name: 'Free stock', now: ({ stock }) => pieces(stock), next: pieces },
  min_buy_count: { name: 'Minimum', now: ({ minimum }) => pieces(minimum), next: pieces },
  mult_count: { name: 'Multiple', now: ({ multiple }) => pieces(multiple), next: pieces },
  tier_prices: {
    name: 'First price',
    now: ({ tierPrices, currency }) => priceText(tierPrices[0], currency),
    next: (value, { currency }) => priceText(Array.isArray(value) ? value[0] : undefined, currency),
  },
  lifecycle: { name: 'Lifecycle', now: ({ lifecycle }) => lifecycle, next: String },
  lead_weeks: { name: 'Lead time, weeks', now: ({ leadWeeks }) => String(leadWeeks), next: String },
  rohs: { name: 'RoHS', now: ({ rohs }) => yesNo(rohs), next: yesNo },
}

/** What a part has and what it would get; undefined when it has that already. */
export function sampleOf(part: BulkPartRow, patch: PartPatch['goods']): BulkSample | undefined {
  const shownPatch = patch.rohs_unknown ? { ...patch, rohs: null } : patch
  const fields = Object.entries(shownPatch).flatMap(([column, value]) => {
    const shown = SHOWN[column]
    return shown ? [{ name: shown.name, before: shown.now(part), after: shown.next(value, part) }] : []
  })
  const isChanged = fields.some(({ before, after }) => before !== after)
  return isChanged ? nameSample(part, fields) : undefined
}

/** The name alone would not tell: another category may be called the same. */
export const sampleCategory = (part: BulkPartRow, categoryId: number, name: string): BulkSample | undefined =>
  part.categoryId === categoryId
    ? undefined
    : nameSample(part, [{ name: 'Category', before: part.categoryName, after: name }])

interface Scaled {
  price: string
  newPrice: string
  lowest: string
  newLowest: string
}

export const samplePrice = (part: BulkPartRow, { price, newPrice, lowest, newLowest }: Scaled): BulkSample =>
  nameSample(part, [
    { name: 'First price', before: priceText(price, part.currency), after: priceText(newPrice, part.currency) },
    { name: 'Lowest price', before: priceText(lowest, part.currency), after: priceText(newLowest, part.currency) },
  ])

const nameSample = ({ goodsId, model, brandName }: BulkPartRow, fields: BulkSample['fields']): BulkSample => ({
  goodsId,
  model,
  brandName,
  fields,
})

/** The most frequent first. */
export function countRefusals(reasons: readonly string[]): Array<{ reason: string; count: number }> {
  const counts = new Map<string, number>()
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  return [...counts].map(([reason, count]) => ({ reason, count })).toSorted((a, b) => b.count - a.count)
}
