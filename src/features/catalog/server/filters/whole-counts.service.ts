import type { Db } from '#server/database/connect.ts'
import { type Count, type Counts, NONE, readCounts } from '../counts.ts'
import { listOwn, type Other } from '../other-choices.service.ts'
import { type AppliedFilters, listChoices } from './filter-plan.ts'
import * as queries from './whole-counts.queries.ts'

interface Way {
  /** Counts what is no hit, to subtract it from the stored counts. */
  isSubtracting: boolean
  withOthers: boolean
}

/** The hits of whole categories, and the other options of each choice. */
export async function countWholeCategories(
  sql: Db,
  filters: AppliedFilters,
  { isSubtracting, withOthers }: Way,
): Promise<{ counts: Counts; others: Other[] }> {
  const [kinds, values] = await Promise.all([
    queries.countKinds(sql, filters),
    isSubtracting ? queries.countValuesOfOthers(sql, filters) : queries.countValues(sql, filters, withOthers),
  ])
  const hits: Counts = new Map([...readMissed(kinds, 0), ['value', valuesOfHits(values)] as const])
  const choices = withOthers ? listChoices(filters) : []
  const others = choices.map(async (choice, place) => {
    const kind = typeof choice === 'string' ? choice : 'value'
    const near = readMissed(typeof choice === 'string' ? kinds : values, queries.bitOf(place)).get(kind) ?? NONE
    const counts = sumUp([hits.get(kind) ?? NONE, near])
    const [of, own] =
      typeof choice === 'string' ? [choice, counts] : [choice.attributeId, await listOwn(sql, choice, counts)]
    return { of, counts: own, isLowerBound: false, more: false }
  })
  return { counts: hits, others: await Promise.all<Other>(others) }
}

const readMissed = (rows: readonly queries.MissedRow[], missed: number): Counts =>
  readCounts(rows.filter((row) => row.missed === missed))

/** As counted or, where all others were counted, what these leave of the stored counts. */
function valuesOfHits(rows: readonly queries.MissedRow[]): ReadonlyMap<number, Count> {
  const stored = rows.find(({ missed }) => missed === null)
  if (!stored) return readMissed(rows, 0).get('value') ?? NONE
  const valuesOf = (row: queries.MissedRow) => readCounts([row]).get('value') ?? NONE
  const others = sumUp(rows.filter((row) => row !== stored).map(valuesOf))
  const left = [...valuesOf(stored)].map(([id, count]) => [id, (count ?? 0) - (others.get(id) ?? 0)] as const)
  return new Map(left.filter(([, count]) => count > 0))
}

function sumUp(counts: ReadonlyArray<ReadonlyMap<number, Count>>): Map<number, number> {
  const sums = new Map<number, number>()
  for (const one of counts) for (const [id, count] of one) sums.set(id, (sums.get(id) ?? 0) + (count ?? 0))
  return sums
}
