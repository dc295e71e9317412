import type { CurrencyRate } from '../../filters.contract.ts'
import { LISTED_KINDS, type ListedKind } from '../counts.ts'
import type { AllowedRow } from './filters.queries.ts'

/** One parameter's choice as the values it allows. */
export interface AllowedValues {
  code: string
  attributeId: number
  valueIds: number[]
  /** How many goods of the whole store have one of them; null when there are too many values to count. */
  storeCount: number | null
  /** How many goods of the leaves have one of them. */
  goodsCount: number
  /** Slot of the value in the goods of each leaf; null where it varies. */
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
  /** How prices are compared; empty when nothing is filtered or sorted by them. */
  rates: readonly CurrencyRate[]
  rohs: boolean
  allowed: AllowedValues[]
  /** A rare value: goods are found by it instead of by their category. */
  leading: AllowedValues | undefined
}

/** How much of a category is read to count it. */
export interface Reading {
  /** The most goods of each leaf; null for all of them. */
  quotas: ReadonlyArray<number | null>
  /** The most hits of each leaf that are counted; null for all of them. */
  hitsOfLeaf: number | null
}

/** Maximum number of values for which the goods of the whole store are counted. */
export const FEW_VALUES = 50

/** Up to this many goods the lookup by value is faster than reading a large category. */
const FEW_GOODS = 2000

interface Asked {
  code: string
  row: AllowedRow | undefined
}

/** Plans the search for chosen parameters: only leaves that have them all, and the cheapest access path. */
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
    goodsCount: left.reduce((sum, leaf) => sum + (placeIn(leaf, one)?.[2] ?? 0), 0),
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

/** Other conditions, without stored counts. */
export const hasConditions = ({ inStock, minStock, rohs, minPrice, maxPrice }: AppliedFilters): boolean =>
  inStock || rohs || minStock !== undefined || minPrice !== undefined || maxPrice !== undefined

export const hasNoFilters = (filters: AppliedFilters): boolean =>
  listChoices(filters).length === 0 && !hasConditions(filters)

/** The only filter, if there is one: then the stored counts of the category are enough. */
export function findOnlyChoice(filters: AppliedFilters): Choice | undefined {
  const [only, ...others] = listChoices(filters)
  return others.length > 0 || hasConditions(filters) ? undefined : only
}

/** Whether the stock is filtered, and besides it one choice at most. */
export const isStockedChoice = (filters: AppliedFilters): boolean =>
  filters.inStock && !hasConditions({ ...filters, inStock: false }) && listChoices(filters).length <= 1

/** Removes a choice. A parameter keeps its slot without a condition. */
export function withoutChoice(filters: AppliedFilters, choice: Choice): AppliedFilters {
  if (typeof choice === 'string') return { ...filters, [`${choice}Ids`]: [] }
  return choice === filters.leading ? { ...filters, leading: undefined } : filters
}

/**
 * Distributes the read budget: small leaves are read whole, and the large ones share the rest, so that
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

interface Share {
  /** Share of the goods that have what is chosen. */
  share: number
  /** Whether all values of the goods that miss only this choice are read. */
  isReadForOthers: boolean
}

/**
 * Values of hits are counted by reading the hits and those that miss one choice, or by reading all that are no hits. Both
 * are estimated as if the choices were independent of each other.
 */
export function isLessToSubtract(shares: readonly Share[]): boolean {
  const all = (some: readonly Share[]) => some.reduce((product, { share }) => product * share, 1)
  const hits = all(shares)
  const near = shares
    .filter(({ isReadForOthers }) => isReadForOthers)
    .reduce((sum, one) => sum + all(shares.filter((other) => other !== one)) * (1 - one.share), 0)
  return 1 - hits < hits + near
}
