import { LISTED_KINDS, type ListedKind } from '../counts.ts'
import type { AllowedRow } from './filters.queries.ts'

/** One parameter's choice as the values it allows. */
export interface AllowedValues {
  code: string
  attributeId: number
  valueIds: number[]
  /** How many goods of the whole store have one of them; null when there are too many values to ask. */
  storeCount: number | null
  /** Where the value stands in the goods of each leaf; null where it stands here in one part and there in another. */
  slots: Array<number | null>
}

export interface AppliedFilters {
  leaves: number[]
  brandIds: number[]
  packageIds: number[]
  lifecycleIds: number[]
  inStock: boolean
  minStock?: number | undefined
  quantity?: number | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  rohs: boolean
  allowed: AllowedValues[]
  /** The one that few goods of the whole store have: they are found by it instead of by their category. */
  leading: AllowedValues | undefined
}

/** How much of a category is read to count it. */
export interface Reading {
  /** The most goods of each leaf; null for all of them. */
  quotas: ReadonlyArray<number | null>
  /** The most hits of each leaf that are counted; null for all of them. */
  hitsOfLeaf: number | null
}

/** Up to here it pays to ask how many goods of the whole store have one of the values. */
export const FEW_VALUES = 50

/** So few goods are quicker found by their value than a large category is read. */
const FEW_GOODS = 2000

interface Asked {
  code: string
  row: AllowedRow | undefined
}

/** What chosen parameters mean for the search: only leaves that have them all, and the way that reads the least. */
export function filterByParameters(
  leaves: readonly number[],
  asked: readonly Asked[],
): Pick<AppliedFilters, 'leaves' | 'allowed' | 'leading'> & { most: number } {
  const placeIn = (leaf: number, { row }: Asked) => row?.places.find(([categoryId]) => categoryId === leaf)
  const left = leaves.filter((leaf) => asked.every((one) => placeIn(leaf, one)))
  const allowed = asked.map((one) => ({
    code: one.code,
    attributeId: one.row?.attributeId ?? 0,
    valueIds: one.row?.valueIds ?? [],
    storeCount: one.row?.storeCount ?? null,
    slots: left.map((leaf) => placeIn(leaf, one)?.[1] ?? null),
  }))
  const [rarest] = allowed
    .map((one) => ({ one, count: one.storeCount ?? Number.POSITIVE_INFINITY }))
    .filter(({ count }) => count <= FEW_GOODS)
    .sort((a, b) => a.count - b.count)
  const most = left.reduce((sum, leaf) => sum + Math.min(...asked.map((one) => placeIn(leaf, one)?.[2] ?? 0)), 0)
  return { leaves: left, allowed, leading: rarest?.one, most: asked.length > 0 ? most : Number.POSITIVE_INFINITY }
}

export type Choice = ListedKind | AllowedValues

/** What is chosen of which there are other values to choose from. */
export const listChoices = (filters: AppliedFilters): Choice[] => [
  ...LISTED_KINDS.filter((kind) => filters[`${kind}Ids`].length > 0),
  ...filters.allowed,
]

/** What else must hold: nothing about it is kept. */
const hasConditions = ({ inStock, minStock, rohs, minPrice, maxPrice }: AppliedFilters): boolean =>
  inStock || rohs || minStock !== undefined || minPrice !== undefined || maxPrice !== undefined

export const hasNoFilters = (filters: AppliedFilters): boolean =>
  listChoices(filters).length === 0 && !hasConditions(filters)

/** The only thing chosen, if there is one: then what is kept about the category answers for it. */
export function findOnlyChoice(filters: AppliedFilters): Choice | undefined {
  const [only, ...others] = listChoices(filters)
  return others.length > 0 || hasConditions(filters) ? undefined : only
}

/** As if it had not been chosen. A parameter stays known by its place, and may be anything. */
export function withoutChoice(filters: AppliedFilters, choice: Choice): AppliedFilters {
  if (typeof choice === 'string') return { ...filters, [`${choice}Ids`]: [] }
  return choice === filters.leading ? { ...filters, leading: undefined } : filters
}

/**
 * Shares out what may be read: small leaves are read whole, and what they leave is shared by the large ones, so that
 * every kind of part is counted.
 */
export function shareReading(goodsCounts: readonly number[], most: number): Array<number | null> {
  const quotas: Array<number | null> = goodsCounts.map(() => null)
  let left = most
  const bySize = goodsCounts.map((count, place) => ({ count, place })).sort((a, b) => a.count - b.count)
  for (const [done, { count, place }] of bySize.entries()) {
    const share = Math.floor(left / (bySize.length - done))
    if (count > share) quotas[place] = Math.max(1, share)
    left -= Math.min(count, share)
  }
  return quotas
}

/** Whether something is left unread. */
export const isPart = (quotas: Reading['quotas']): boolean => quotas.some((quota) => quota !== null)
