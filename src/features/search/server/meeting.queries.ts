import { DISCONTINUED } from '#features/catalog/availability.rules.ts'
import type { Db, Statement } from '#server/database/connect.ts'
import { escapeLike } from '#shared/escape.ts'
import { isNumber, MANY_VALUES, type Way } from '../description-plan.rules.ts'
import { rankNumbers, rankTokens } from '../rank-groups.rules.ts'
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

const wordsIn = (sql: Db, text: string) => sql`tsvector_to_array(to_tsvector('english', ${text}))`

/** Through the index of tokens. A text of stop words only fits nothing. */
function holds(sql: Db, condition: Condition): Fragment {
  const { text, isOneWord, isLookedUp, valueIds = [] } = condition
  if (isLookedUp) return sql`(${anyOf(sql, condition)}) is true`
  if (isByValue(condition)) return hasOneOf(sql, valueIds)
  const ids = tokensOf(condition)
  if (text === undefined) return sql`${tokens(sql)} && ${ids}::text[]`
  if (ids.length === 0) return sql`${tokens(sql)} @> nullif(${wordsIn(sql, text)}, '{}')`
  const one = sql`${tokens(sql)} && (${ids}::text[] || ${wordsIn(sql, text)})`
  // One of several words is not enough. Parsing a description takes 20 µs.
  return isOneWord ? one : sql`${one} and (${anyOf(sql, condition)}) is true`
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
  { leaves, brandIds, packageIds, valueIds, beginsWith = [], contains }: Condition,
): Fragment[] => [
  ...(leaves?.length ? [sql`category_id = any(${leaves}::int[])`] : []),
  ...(brandIds?.length ? [sql`brand_id = any(${brandIds}::int[])`] : []),
  ...(packageIds?.length ? [sql`package_id = any(${packageIds}::int[])`] : []),
  ...(valueIds?.length ? [hasValue(sql, valueIds)] : []),
  ...beginsWith.map((text) => sql`(model_norm >= ${text} and model_norm < ${prefixEnd(text)})`),
  ...(contains === undefined ? [] : [sql`model_norm like ${`%${escapeLike(contains)}%`}`]),
]

/** Those nearest to a rating may be few. */
const isByValue = ({ isEachValue, isLookedUp, valueIds = [] }: Condition): boolean =>
  isEachValue === true && !isLookedUp && valueIds.length > MANY_VALUES

/** See `read_last`. */
const hasOneOf = (sql: Db, valueIds: number[]): Fragment => sql`
  value_ids && any(array(select array[id]::value_set from unnest(${valueIds}::int[]) id)) and read_last(goods_id)`

/** Comparing all values of a part with all of an array takes 0.06 µs for each of these. Looking them up in bits takes 3 µs. */
const hasValue = (sql: Db, valueIds: number[]): Fragment =>
  valueIds.length <= MANY_VALUES
    ? sql`value_ids && ${valueIds}::int[]`
    : sql`exists (select from unnest(value_ids) id
        where case when id <= ${Math.max(...valueIds)}::int then get_bit(${bitsOf(valueIds)}::bytea, id) end = 1)`

/** As `get_bit` counts them. */
function bitsOf(ids: readonly number[]): Buffer {
  const bits = Buffer.alloc((Math.max(...ids) >> 3) + 1)
  for (const id of ids) bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7))
  return bits
}

/**
 * A prefix or part of a number uses its own index, words use that of tokens. One after the other: combined, each of the goods would be
 * parsed for its words again (45 µs), because the index of parts of numbers is not exact.
 */
function spellingsOf(sql: Db, condition: Condition, isRanked = false): Fragment[] {
  const { beginsWith = [], ...others } = condition
  const columns = isRanked
    ? [...columnsOf(sql, others), ...beginsWith.map((text) => beginsByTrigrams(sql, text))]
    : columnsOf(sql, condition)
  // `is true` keeps a condition out of the choice of the index.
  const number = condition.isLookedUp ? sql`(${oneOf(sql, columns)}) is true` : sql`(${oneOf(sql, columns)})`
  if (condition.text === undefined) return [number]
  const words = sql`${tokens(sql)} @> nullif(${wordsIn(sql, condition.text)}, '{}')`
  return columns.length === 0 ? [words] : [number, sql`${words} and (${oneOf(sql, columns)}) is not true`]
}

/** Exact ratings first, then slightly higher ones, then the rest; discontinued parts last. */
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
  return sql`(${rated} + ${missed} + case when lifecycle = any(${DISCONTINUED}::text[]) then 10 else 0 end)`
}

/** Estimate: the longer a part of a number, the fewer goods have it. */
const numberLength = ({ beginsWith = [], contains = '' }: Condition) =>
  Math.max(...beginsWith.map((text) => text.length), contains.length)

/** Goods that meet all conditions, at most so many. `columns` gets how near they are to what was asked for. */
export function meeting(
  sql: Db,
  wanted: ByConditions,
  columns: (nearness: Fragment) => Fragment,
  limit: number,
): Fragment {
  const { way, conditions, inStock, rohs } = wanted
  const shown = columns(nearness(sql, wanted))
  const read = sql`select ${shown} from goods`
  const also = allOf(sql, [...(inStock ? [sql`in_stock`] : []), ...(rohs ? [sql`rohs`] : [])])
  if (way.by === 'nothing') return sql`${read} where false`
  if (way.by === 'order') return sql`${inOrder(sql, conditions[0] ?? {}, read, way.ofEach)} limit ${limit}`
  const order = sql`${nearness(sql, wanted)}, in_stock desc, popularity desc, goods_id`
  if (way.by === 'number') return sql`${byNumber(sql, { read, order }, conditions, also, way.ranks)} limit ${limit}`
  const all = (some: Condition[]) => allOf(sql, [...some.map((one) => holds(sql, one)), also])
  const { ranks, isSorted } = way
  if (isSorted) return sql`select ${shown} from (${bestOf(sql, all(conditions), order, limit)}) goods`
  const found = ranks
    ? stagesOf(sql, wanted).map(({ met, not }) =>
        fromHighestRank(sql, { read, order }, sql`${all(met)} and ${not}`, { ranks, isEachRank: met.some(isByValue) }),
      )
    : atOnce(sql, conditions).map((met) => sql`(${read} where ${met} and ${also})`)
  return sql`${oneAfterTheOther(sql, found)} limit ${limit}`
}

/** Led by the longest part of a number. */
function byNumber(
  sql: Db,
  ranked: { read: Fragment; order: Fragment },
  conditions: Condition[],
  also: Fragment,
  ranks: number[][] | undefined,
): Fragment {
  const [leading = {}, ...others] = conditions.toSorted((a, b) => numberLength(b) - numberLength(a))
  // Words are too slow to be checked in all goods.
  const isChecked = (one: Condition) => (one.text === undefined && !isByValue(one)) || isNumber(one)
  const met = others.map((one) => (isChecked(one) ? sql`(${anyOf(sql, one)}) is true` : holds(sql, one)))
  const spellings = spellingsOf(sql, { ...leading, isLookedUp: false }, ranks !== undefined)
  const found = spellings.map((one, place) => {
    const all = allOf(sql, [one, ...met, also])
    if (!ranks) return sql`(${ranked.read} where ${all})`
    return place === 0
      ? sql`(${numbersFromHighestRank(sql, ranked, all, ranks)})`
      : fromHighestRank(sql, ranked, all, { ranks, isEachRank: false })
  })
  return oneAfterTheOther(sql, found)
}

/** Through the index that has parts of numbers and ranks. */
export const numbersFromHighestRank = (
  sql: Db,
  { read, order }: { read: Fragment; order: Fragment },
  met: Fragment,
  ranks: number[][],
): Fragment => sql`
  select hit.* from unnest(${ranks.map((group) => rankNumbers(group).join(' '))}::text[]) ranks (group_of) cross join lateral (
    ${read} where ${met} and search_ranks(in_stock, popularity, lifecycle) && string_to_array(group_of, ' ')::int[]
    order by ${order}) hit`

/** Not `like`: that would read all of the prefix in the index that has no ranks. */
export const beginsByTrigrams = (sql: Db, text: string): Fragment =>
  sql`(model_norm ilike ${`${escapeLike(text)}%`} and starts_with(model_norm, ${text}))`

const oneAfterTheOther = (sql: Db, [first = sql`select`, ...others]: Fragment[]): Fragment =>
  others.reduce((all, one) => sql`${all} union all ${one}`, first)

/** A number that may be a word as well is checked in goods, but its words are not. */
function atOnce(sql: Db, conditions: Condition[]): Fragment[] {
  const number = conditions.find((one) => isNumber(one) && one.text !== undefined)
  const others = conditions.filter((one) => one !== number).map((one) => holds(sql, one))
  const spellings = number ? spellingsOf(sql, number) : [sql`true`]
  return spellings.map((one) => allOf(sql, [...others, one]))
}

/** What is shown of a part is worked out for those that are taken only. */
const bestOf = (sql: Db, met: Fragment, order: Fragment, limit: number) => sql`
  select goods_id, model_norm, category_id, brand_id, package_id, value_ids, in_stock, popularity, lifecycle, rohs, lowest_price, currency
  from goods where ${met} order by ${order} limit ${limit}`

/**
 * One group of ranks after the other, the best of each first; the LIMIT stops it when there are enough. Beside a rating whose values are searched one by
 * one, the ranks are, too: nothing else narrows them there.
 */
function fromHighestRank(
  sql: Db,
  { read, order }: { read: Fragment; order: Fragment },
  met: Fragment,
  { ranks, isEachRank }: { ranks: number[][]; isEachRank: boolean },
): Fragment {
  const group = sql`string_to_array(group_of, ' ')`
  const ofGroup = isEachRank
    ? sql`${tokens(sql)} && any(array(select array[rank]::token_set from unnest(${group}) rank))`
    : sql`${tokens(sql)} && ${group}`
  return sql`
  (select hit.* from unnest(${ranks.map((group) => rankTokens(group).join(' '))}::text[]) ranks (group_of) cross join lateral (
    ${read} where ${ofGroup} and ${met} order by ${order}) hit)`
}

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
  const isNearOnly = near.every((ids) => conditions.some((one) => isWithin(one, ids)))
  // Without a value that is exactly the rating no part meets it exactly.
  const isMet = (ratings: number[][]) => ratings.every((ids) => ids.length > 0)
  return [
    ...(isMet(nearest) ? [{ met: only(nearest), not: sql`true` }] : []),
    ...(isMet(near) ? [{ met: only(near), not: not(nearest) }] : []),
    ...(isNearOnly ? [] : [{ met: conditions, not: not(near) }]),
  ]
}

/** Whether whatever meets a condition has one of these values. */
const isWithin = ({ isLookedUp: _, isEachValue: __, valueIds, ...others }: Condition, ids: number[]): boolean =>
  valueIds !== undefined && Object.keys(others).length === 0 && valueIds.every((id) => ids.includes(id))

/** The first of each kind, or of the manufacturers or packages. */
function inOrder(sql: Db, { leaves, brandIds, packageIds }: Condition, read: Fragment, ofEach: number): Fragment {
  const first = (ids: number[], column: Fragment) => sql`
    select hit.* from unnest(${ids}::int[]) one (id) cross join lateral (
      ${read} where ${column} = one.id order by in_stock desc, popularity desc, goods_id limit ${ofEach}) hit`
  if (leaves) return first(leaves, sql`category_id`)
  return brandIds ? first(brandIds, sql`brand_id`) : first(packageIds ?? [], sql`package_id`)
}
