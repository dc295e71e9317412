import type { BulkKind } from '#features/supply/staff-bulk.contract.ts'
import { readPartsQuery } from './part-addresses.ts'

/** A bulk change as the address has it. */
export interface BulkQuery {
  brandId: number | undefined
  categoryId: number | undefined
  ofLifecycle: string | undefined
  inStock: boolean | undefined
  kind: BulkKind
  value: string
  multiple: string
}

const KINDS: readonly BulkKind[] = ['price', 'stock', 'terms', 'lifecycle', 'category', 'leadWeeks', 'rohs']

export const readKind = (name: string): BulkKind => KINDS.find((one) => one === name) ?? 'price'

export function readBulkQuery(query: URLSearchParams): BulkQuery {
  const { brandId, categoryId } = readPartsQuery(query)
  const text = (name: string) => (query.get(name) ?? '').trim()
  return {
    brandId,
    categoryId,
    ofLifecycle: text('ofLifecycle') || undefined,
    inStock: text('inStock') === '' ? undefined : text('inStock') === 'true',
    kind: readKind(text('kind')),
    value: text('value').slice(0, 40),
    multiple: text('multiple').slice(0, 20),
  }
}

/** Only what was chosen, for a call. */
export const bulkInputOf = ({ brandId, categoryId, ofLifecycle, inStock, ...change }: BulkQuery) => ({
  ...change,
  ...(brandId !== undefined && { brandId }),
  ...(categoryId !== undefined && { categoryId }),
  ...(ofLifecycle !== undefined && { ofLifecycle }),
  ...(inStock !== undefined && { inStock }),
})

/** The same change in other parts of the catalogue. */
export function bulkSearch(query: BulkQuery): string {
  const filled = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams(filled.map(([name, value]) => [name, String(value)])).toString()
}
