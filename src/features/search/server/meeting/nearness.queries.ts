import { DISCONTINUED } from '#features/catalog/availability.rules.ts'
import type { Db, Statement } from '#server/database/connect.ts'
import { escapePattern } from '#shared/escape.ts'
import type { Condition } from '../../reader/resolved-fact.ts'
import type { ByConditions } from './by-conditions.ts'
import { allOf, hasValue } from './value-conditions.queries.ts'

type Fragment = Statement

/** How near goods are to the ratings, where that is known of all that are read. */
export type Stage = 1 | 2 | 3

/** Exact ratings first, then slightly higher ones, then the rest; discontinued parts last. */
export function nearness(sql: Db, wanted: ByConditions, stage?: Stage): Fragment {
  const { hinted, hintedWords = [], exactNorms } = wanted
  const known = { 1: sql`1`, 2: sql`2`, 3: sql`3` }
  const rated = stage === undefined ? compareRatings(sql, wanted) : known[stage]
  if (exactNorms.length > 0) return sql`case when model_norm = any(${exactNorms}::text[]) then 0 else ${rated} end`
  const missed = hinted.reduce(
    (sum, ids) => sql`${sum} + case when value_ids && ${ids}::int[] then 0 else 1 end`,
    hintedWords.length > 0
      ? sql`case when introduce ~* all(${asBeginnings(hintedWords)}::text[]) then 0 else 1 end`
      : sql`0`,
  )
  return sql`(${rated} + ${missed} + case when lifecycle = any(${DISCONTINUED}::text[]) then 10 else 0 end)`
}

/**
 * A word begins so, or follows another one of them: an H-bridge is a bridge, a three-chip LED is no chip LED. Parsing a
 * description takes 20 µs, finding a word in it 1.
 */
function asBeginnings(words: string[]): string[] {
  const literal = words.map(escapePattern)
  return literal.map((word) => `(^|[^-[:alnum:]])((${literal.join('|')})-)*${word}`)
}

/** Nothing is compared that is known of all goods that meet the conditions. */
function compareRatings(sql: Db, { conditions, nearest, near }: ByConditions): Fragment {
  const met = (ratings: number[][]) =>
    allOf(
      sql,
      ratings.map((ids) => hasValue(sql, ids)),
    )
  if (nearest.length === 0) return sql`1`
  const others = isNearOnly(conditions, near) ? sql`2` : sql`case when ${met(near)} then 2 else 3 end`
  return isMet(nearest) ? sql`case when ${met(nearest)} then 1 else ${others} end` : others
}

/** Without a value that is exactly the rating no part meets it exactly. */
const isMet = (ratings: number[][]): boolean => ratings.every((ids) => ids.length > 0)

/** Whether whatever meets the conditions is near the ratings. */
const isNearOnly = (conditions: Condition[], near: number[][]): boolean =>
  near.every((ids) => conditions.some((one) => isWithin(one, ids)))

/**
 * The nearest first, then what is in stock, then the most popular, as one number: goods are mostly alike in the first two. A
 * search that sorts 5,400 of them takes 25 ms instead of 33.
 */
export const inOneKey = (sql: Db, near: Fragment): Fragment =>
  sql`(${near})::int8 * 17179869184 - in_stock::int::int8 * 8589934592 - popularity, goods_id`

/** Goods that are read one after the other. `isFew`: all at once. */
interface StagedReading {
  met: Condition[]
  not: Fragment
  stage: Stage | undefined
  isFew: boolean
}

/** So many goods that are near a rating are read at once. By rank, nine groups took 10 of 72 ms to find 40 goods. */
const MAX_NEAR = 1500

/** Of a rating with many values, one of them is rare. */
const isShort = ({ valueIds = [] }: Condition) => valueIds.length <= 8

/** A list of so many goods takes the index 1 ms. Else all that meet the other conditions are read, 4 µs each: "85 °C X7R" took 167 ms instead of 45. */
const MAX_LISTED = 100_000

/** The lists of so many values are merged in the index of tokens: "Surface mount 700 mA" takes 16 ms, and 85 value by value and rank by rank. */
const MAX_MERGED = 120

/** Of many goods those nearest to the rating are read before the others, too. Values near it are some of those that meet it. */
export function stagesOf(sql: Db, { conditions, nearest, near, nearCount }: ByConditions): StagedReading[] {
  if (nearest.length === 0) return [{ met: conditions, not: sql`true`, stage: undefined, isFew: false }]
  const only = (ratings: number[][], count = Number.POSITIVE_INFINITY) =>
    conditions.map((one) => {
      const valueIds = one.valueIds && ratings.find((ids) => isOneOf(ids, one))
      if (!valueIds) return one
      const isEachValue = one.isEachValue === true && valueIds.length > MAX_MERGED
      return { ...one, valueIds, isEachValue, isLookedUp: one.isLookedUp && isShort(one) && count > MAX_LISTED }
    })
  const not = (ratings: number[][]) =>
    sql`(${allOf(
      sql,
      ratings.map((ids) => hasValue(sql, ids)),
    )}) is not true`
  // A condition may have other meanings: goods with one of those need not be near.
  const isSure = near.every((ids) => conditions.some((one) => isOnlyValues(one) && isOneOf(ids, one)))
  const known = (stage: Stage, count = Number.POSITIVE_INFINITY) => ({
    stage: isSure ? stage : undefined,
    isFew: isSure && count <= MAX_NEAR,
  })
  return [
    ...(isMet(nearest)
      ? [{ met: only(nearest, nearCount?.nearest), not: sql`true`, ...known(1, nearCount?.nearest) }]
      : []),
    ...(isMet(near) ? [{ met: only(near, nearCount?.near), not: not(nearest), ...known(2, nearCount?.near) }] : []),
    ...(isNearOnly(conditions, near) ? [] : [{ met: conditions, not: not(near), ...known(3) }]),
  ]
}

/** Whether the values of a rating are some of those of the condition. */
const isOneOf = (ids: number[], { valueIds }: Condition): boolean =>
  ids.length > 0 && ids.every((id) => valueIds?.includes(id))

const isOnlyValues = ({
  isLookedUp: _,
  isEachValue: __,
  isBeforeRanks: ___,
  valueIds,
  ...others
}: Condition): boolean => valueIds !== undefined && Object.keys(others).length === 0

/** Whether whatever meets a condition has one of these values. */
const isWithin = (one: Condition, ids: number[]): boolean =>
  isOnlyValues(one) && (one.valueIds ?? []).every((id) => ids.includes(id))
