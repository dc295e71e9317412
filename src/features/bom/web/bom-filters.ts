import type { PricedLine } from '../bom-matching.contract.ts'
import type { WorkLine } from './bom-work.ts'

export type Shown = { place: number; work: WorkLine; priced: PricedLine }

export const bomFilters = ['all', 'look', 'short', 'missing', 'unfitted'] as const
export type BomFilter = (typeof bomFilters)[number]

export const filterLabels: Record<BomFilter, string> = {
  all: 'All',
  look: 'Need a look',
  short: 'Short',
  missing: 'Not found',
  unfitted: 'Not fitted',
}

const SHORT = new Set(['no_stock', 'short_stock', 'no_price'])

export function passes(filter: BomFilter, { work: { line, found }, priced }: Shown): boolean {
  if (filter === 'all') return true
  if (filter === 'unfitted') return !line.fitted
  if (!line.fitted) return false
  if (filter === 'missing') return found.goods === null
  if (filter === 'look') return found.goods !== null && !found.taken
  return found.taken && priced.warnings.some((warning) => SHORT.has(warning.code))
}
