import type { Db } from '#server/database/connect.ts'
import { type Count, type Counts, LISTED_KINDS, NONE, withUncounted } from './counts.ts'
import { listFewAllowed } from './filters/filter-conditions.queries.ts'
import * as queries from './filters/filter-counts.queries.ts'
import type { AllowedValues, AppliedFilters } from './filters/filter-plan.ts'
import { getCachedValues } from './known-values.service.ts'
import { listStoredValues } from './stored-values.queries.ts'

/** Maximum number of goods looked up by rare values; more when the index combines other chosen values. */
const LOOKED_UP = 4000
const COMPARED = 50_000

export async function readStoredValues(sql: Db, leaves: number[], picked: readonly number[], attributeId?: number) {
  const [row] = await listStoredValues(sql, leaves, [...picked], attributeId)
  const { ids, counts, lowerBoundIds } = row ?? {}
  return { counts: new Map(ids?.map((id, place) => [id, counts?.[place] ?? 0])), lowerBoundIds: lowerBoundIds ?? [] }
}

/**
 * Values of the categories that a bounded count has not met. Goods with the rarest of them are looked up: those values are
 * counted, or left out when none of the hits has them. Whether the hits have one of the others is not known.
 */
export async function countUnseen(
  sql: Db,
  filters: AppliedFilters,
  unseen: readonly number[],
  free?: AllowedValues,
): Promise<Map<number, Count>> {
  const counts = new Map<number, Count>(unseen.map((id) => [id, null]))
  const most = listFewAllowed(filters, free).length > 0 ? COMPARED : LOOKED_UP
  const rarest = (await queries.listRarest(sql, [...unseen], most)).map(({ valueId }) => valueId)
  if (rarest.length === 0) return counts
  const [row] = await queries.countRare(sql, filters, rarest, free)
  for (const id of rarest) counts.delete(id)
  for (const [place, id] of (row?.ids ?? []).entries()) counts.set(id, row?.counts?.[place] ?? 0)
  return counts
}

/** Values of hits that were not read, so that no option is hidden. */
export async function addUnseen(
  sql: Db,
  filters: AppliedFilters,
  picked: readonly number[],
  { seen, kept }: { seen: Counts; kept: Counts },
): Promise<{ counts: Counts; lowerBoundIds: readonly number[] }> {
  const { counts, lowerBoundIds } = await readStoredValues(sql, filters.leaves, picked)
  const known = await getCachedValues(sql, [...counts.keys()])
  const chosen = new Set(filters.allowed.map(({ attributeId }) => attributeId))
  const seenValues = seen.get('value') ?? NONE
  // Other values of chosen parameters are counted separately.
  const unseen = [...counts.keys()].filter((id) => !seenValues.has(id) && !chosen.has(known.get(id)?.attributeId ?? 0))
  const values = await countUnseen(sql, filters, unseen)
  const all: Counts = new Map([
    ...seen,
    ['value', new Map([...seenValues, ...values])],
    ...LISTED_KINDS.map((kind) => [kind, withUncounted(seen.get(kind), kept.get(kind))] as const),
  ])
  return { counts: all, lowerBoundIds }
}
