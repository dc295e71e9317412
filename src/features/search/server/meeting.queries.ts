import type { Db, Statement } from '#server/database/connect.ts'
import { escapeLike } from '#shared/escape.ts'
import type { Way } from '../description-plan.rules.ts'
import type { Condition } from '../reader/resolved-fact.ts'
import { prefixEnd } from '../search.rules.ts'

type Fragment = Statement

/** The conditions of a description. */
export interface ByConditions {
  conditions: Condition[]
  way: Way
  /** Values that are exactly the rating that was asked for, and those not much above it, for each rating. */
  nearest: number[][]
  near: number[][]
  /** Values that were named inside of a kind of part; goods without them come later. */
  hinted: number[][]
  /** Goods with exactly this number come before all others. */
  exactNorms: string[]
  inStock: boolean
  rohs: boolean
}

/** The expression of the index `goods_tokens`. */
const tokens = (
  sql: Db,
) => sql`search_tokens(category_id, brand_id, package_id, value_ids, in_stock, popularity, lifecycle,
  goods_name || ' ' || introduce)`

const tokensOf = ({ leaves = [], brandIds = [], packageIds = [], valueIds = [] }: Condition): string[] => [
  ...leaves.map((id) => `=c${id}`),
  ...brandIds.map((id) => `=b${id}`),
  ...packageIds.map((id) => `=p${id}`),
  ...valueIds.map((id) => `=v${id}`),
]

const tokensOfRanks = (ranks: number[]) => ranks.map((rank) => `=r${rank}`).join(' ')

const wordsIn = (sql: Db, text: string) => sql`tsvector_to_array(to_tsvector('english', ${text}))`

/** Through the index of tokens. A text of stop words only fits nothing. */
function holds(sql: Db, condition: Condition): Fragment {
  const { text, isLookedUp } = condition
  if (isLookedUp) return sql`(${anyOf(sql, condition)}) is true`
  const ids = tokensOf(condition)
  if (text === undefined) return sql`${tokens(sql)} && ${ids}::text[]`
  if (ids.length === 0) return sql`${tokens(sql)} @> nullif(${wordsIn(sql, text)}, '{}')`
  // One of several words is not enough.
  return sql`${tokens(sql)} && (${ids}::text[] || ${wordsIn(sql, text)}) and (${anyOf(sql, condition)}) is true`
}

const allOf = (sql: Db, fragments: Fragment[]): Fragment =>
  fragments.reduce((all, one) => sql`${all} and ${one}`, sql`true`)

/** Looked up in the goods themselves. */
function anyOf(sql: Db, condition: Condition): Fragment {
  const { text } = condition
  const words = sql`to_tsvector('english', goods_name || ' ' || introduce) @@ plainto_tsquery('english', ${text ?? ''})`
  return oneOf(sql, [...columnsOf(sql, condition), ...(text === undefined ? [] : [words])])
}

const oneOf = (sql: Db, [first = sql`false`, ...others]: Fragment[]): Fragment =>
  others.reduce((all, one) => sql`${all} or ${one}`, first)

const columnsOf = (
  sql: Db,
  { leaves, brandIds, packageIds, valueIds, beginsWith, contains }: Condition,
): Fragment[] => [
  ...(leaves?.length ? [sql`category_id = any(${leaves}::int[])`] : []),
  ...(brandIds?.length ? [sql`brand_id = any(${brandIds}::int[])`] : []),
  ...(packageIds?.length ? [sql`package_id = any(${packageIds}::int[])`] : []),
  ...(valueIds?.length ? [sql`value_ids && ${valueIds}::int[]`] : []),
  ...(beginsWith === undefined ? [] : [sql`(model_norm >= ${beginsWith} and model_norm < ${prefixEnd(beginsWith)})`]),
  ...(contains === undefined ? [] : [sql`model_norm like ${`%${escapeLike(contains)}%`}`]),
]

/** A prefix or part of a number uses its own index; words use the token index. */
const leadsBy = (sql: Db, condition: Condition): Fragment =>
  oneOf(sql, [
    ...columnsOf(sql, condition),
    ...(condition.text === undefined ? [] : [sql`${tokens(sql)} @> nullif(${wordsIn(sql, condition.text)}, '{}')`]),
  ])

/** Exact ratings first, then slightly higher ones, then the rest; obsolete parts last. */
function nearness(sql: Db, { nearest, near, hinted, exactNorms }: ByConditions): Fragment {
  const met = (ratings: number[][]) =>
    allOf(
      sql,
      ratings.map((ids) => sql`value_ids && ${ids}::int[]`),
    )
  const rated =
    nearest.length === 0 ? sql`1` : sql`case when ${met(nearest)} then 1 when ${met(near)} then 2 else 3 end`
  if (exactNorms.length > 0) return sql`case when model_norm = any(${exactNorms}::text[]) then 0 else ${rated} end`
  const missed = hinted.reduce(
    (sum, ids) => sql`${sum} + case when value_ids && ${ids}::int[] then 0 else 1 end`,
    sql`0`,
  )
  return sql`(${rated} + ${missed} + case when lifecycle = 'Obsolete' then 10 else 0 end)`
}

/** Estimate: the longer a part of a number, the fewer goods have it. */
const numberLength = ({ beginsWith = '', contains = '' }: Condition) => Math.max(beginsWith.length, contains.length)

/** Goods that meet all conditions, at most so many. `columns` gets how near they are to what was asked for. */
export function meeting(
  sql: Db,
  wanted: ByConditions,
  columns: (nearness: Fragment) => Fragment,
  limit: number,
): Fragment {
  const { way, conditions, inStock, rohs } = wanted
  const read = sql`select ${columns(nearness(sql, wanted))} from goods`
  const also = allOf(sql, [...(inStock ? [sql`in_stock`] : []), ...(rohs ? [sql`rohs`] : [])])
  if (way.by === 'order') return sql`${inOrder(sql, conditions[0] ?? {}, read, way.ofEach)} limit ${limit}`
  if (way.by === 'number') {
    const [leading = {}, ...others] = conditions.toSorted((a, b) => numberLength(b) - numberLength(a))
    // `is true` keeps a condition out of the choice of the index.
    const met = allOf(
      sql,
      others.map((one) => sql`(${anyOf(sql, one)}) is true`),
    )
    return sql`${read} where (${leadsBy(sql, leading)}) and ${met} and ${also} limit ${limit}`
  }
  const all = (some: Condition[]) => allOf(sql, [...some.map((one) => holds(sql, one)), also])
  const { ranks } = way
  if (!ranks) return sql`${read} where ${all(conditions)} limit ${limit}`
  return sql`${stagesOf(sql, wanted)
    .map(({ met, not }) => fromHighestRank(sql, read, sql`${all(met)} and ${not}`, ranks))
    .reduce((all, one) => sql`${all} union all ${one}`)} limit ${limit}`
}

/** One group of ranks after the other; the LIMIT stops it when there are enough. */
const fromHighestRank = (sql: Db, read: Fragment, met: Fragment, ranks: number[][]) => sql`
  (select hit.* from unnest(${ranks.map(tokensOfRanks)}::text[]) ranks (group_of) cross join lateral (
    ${read} where ${tokens(sql)} && string_to_array(group_of, ' ') and ${met} offset 0) hit)`

/** Of a rating with many values, one of them is rare. */
const isShort = ({ valueIds = [] }: Condition) => valueIds.length <= 8

/** Of many goods those nearest to the rating are read before the others, too. Values near it are some of those that meet it. */
function stagesOf(sql: Db, { conditions, nearest, near }: ByConditions): Array<{ met: Condition[]; not: Fragment }> {
  if (nearest.length === 0) return [{ met: conditions, not: sql`true` }]
  const only = (ratings: number[][]) =>
    conditions.map((one) => {
      const valueIds =
        one.valueIds && ratings.find((ids) => ids.length > 0 && ids.every((id) => one.valueIds?.includes(id)))
      return valueIds ? { ...one, valueIds, isLookedUp: one.isLookedUp && isShort(one) } : one
    })
  const not = (ratings: number[][]) =>
    sql`(${allOf(
      sql,
      ratings.map((ids) => sql`value_ids && ${ids}::int[]`),
    )}) is not true`
  return [
    { met: only(nearest), not: sql`true` },
    { met: only(near), not: not(nearest) },
    { met: conditions, not: not(near) },
  ]
}

/** The first of each kind, or of the manufacturers or packages. */
function inOrder(sql: Db, { leaves, brandIds, packageIds }: Condition, read: Fragment, ofEach: number): Fragment {
  const first = (ids: number[], column: Fragment) => sql`
    select hit.* from unnest(${ids}::int[]) one (id) cross join lateral (
      ${read} where ${column} = one.id order by in_stock desc, popularity desc, goods_id limit ${ofEach}) hit`
  if (leaves) return first(leaves, sql`category_id`)
  return brandIds ? first(brandIds, sql`brand_id`) : first(packageIds ?? [], sql`package_id`)
}
