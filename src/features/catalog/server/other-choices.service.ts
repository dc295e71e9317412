import type { Db } from '#server/database/connect.ts'
import { type Count, type Counts, type ListedKind, NONE, readCounts, withUncounted } from './counts.ts'
import * as queries from './filters/filter-counts.queries.ts'
import {
  type AllowedValues,
  type AppliedFilters,
  type Choice,
  findOnlyChoice,
  isPart,
  listChoices,
  type Reading,
  withoutChoice,
} from './filters/filter-plan.ts'
import { getCachedValues } from './known-values.service.ts'
import { countUnseen, readStoredValues } from './unseen-values.service.ts'

export interface Other {
  /** A kind, or the parameter with this id. */
  of: ListedKind | number
  counts: ReadonlyMap<number, Count>
  isLowerBound: boolean
  /** Whether it has values that are not among these. */
  more: boolean
}

interface Asked {
  reading: Reading
  picked: readonly number[]
  /** Stored counts of the whole categories. */
  kept: Counts
}

/** A filter of one kind must not hide the other options of that kind: those are counted without it. */
export const countOthers = (sql: Db, filters: AppliedFilters, asked: Asked): Promise<Other[]> =>
  Promise.all(
    listChoices(filters).map((choice) =>
      typeof choice === 'string' ? countKind(sql, filters, choice, asked) : countValues(sql, filters, choice, asked),
    ),
  )

async function countKind(sql: Db, filters: AppliedFilters, kind: ListedKind, { reading, kept }: Asked): Promise<Other> {
  if (findOnlyChoice(filters) === kind)
    return { of: kind, counts: kept.get(kind) ?? NONE, isLowerBound: false, more: false }
  const seen = await countWithout(sql, filters, kind, reading)
  const isLowerBound = isPart(reading.quotas)
  return { of: kind, counts: isLowerBound ? withUncounted(seen, kept.get(kind)) : seen, isLowerBound, more: false }
}

async function countValues(
  sql: Db,
  filters: AppliedFilters,
  choice: AllowedValues,
  { reading, picked }: Asked,
): Promise<Other> {
  const of = choice.attributeId
  const readStored = () => readStoredValues(sql, filters.leaves, picked, of)
  if (findOnlyChoice(filters) === choice) {
    const { counts, lowerBoundIds } = await readStored()
    const more = lowerBoundIds.length > 0
    return { of, counts, isLowerBound: more, more }
  }
  const seen = await countWithout(sql, filters, choice, reading)
  if (!isPart(reading.quotas)) return { of, counts: seen, isLowerBound: false, more: false }
  const kept = await readStored()
  const unseen = [...kept.counts.keys()].filter((id) => !seen.has(id))
  const rest = await countUnseen(sql, withoutChoice(filters, choice), unseen, choice)
  return { of, counts: new Map([...seen, ...rest]), isLowerBound: true, more: kept.lowerBoundIds.length > 0 }
}

async function countWithout(sql: Db, filters: AppliedFilters, choice: Choice, reading: Reading) {
  const counts = readCounts(await queries.countBy(sql, withoutChoice(filters, choice), reading, choice))
  if (typeof choice === 'string') return counts.get(choice) ?? NONE
  return listOwn(sql, choice, counts.get('value') ?? NONE)
}

/** Without those of other parameters: in a part that lacks the chosen one they may stand in its place. */
export async function listOwn(sql: Db, { attributeId }: AllowedValues, counts: ReadonlyMap<number, Count>) {
  const known = await getCachedValues(sql, [...counts.keys()])
  return new Map([...counts].filter(([id]) => known.get(id)?.attributeId === attributeId))
}
