import type { Db, Statement } from '#server/database/connect.ts'
import { escapeLike } from '#shared/escape.ts'
import { MAX_MEANINGS } from '../../category-plan.rules.ts'
import { isNumber, MANY_VALUES } from '../../description-plan.rules.ts'
import { type RankGroups, rankNumbers, rankTokens } from '../../rank-groups.rules.ts'
import type { Condition } from '../../reader/resolved-fact.ts'
import { prefixEnd } from '../../search.rules.ts'
import { inOrderOfCost, type Walk } from '../../walk-plan.rules.ts'
import type { ByConditions } from './by-conditions.ts'
import { inOneKey, nearness, type Stage, stagesOf } from './nearness.queries.ts'
import { allOf, hasValue } from './value-conditions.queries.ts'

type Fragment = Statement

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

/** Goods of some categories, searched one by one, or of the store. */
const inEach = (sql: Db, leaves: number[] | undefined, read: Fragment): Fragment =>
  leaves
    ? sql`select hit.* from unnest(${leaves}::int[]) leaf (leaf_id) cross join lateral (${read} offset 0) hit`
    : read

const inCategory = (sql: Db, conditions: Condition[]): Fragment =>
  allOf(
    sql,
    conditions.map((one) => holds(sql, one, true)),
  )

/** Those of the values of a condition that the category has. */
const tokensInCategory = (sql: Db, { valueIds = [], ...others }: Condition): Fragment =>
  valueIds.length <= MAX_MEANINGS
    ? sql`${tokensOf({ valueIds, ...others })}::text[]`
    : sql`(${tokensOf(others)}::text[] || array(select '=v' || value_id from category_value
        where category_id = leaf_id and value_id = any(${valueIds}::int[]) and goods_count > 0))`

/** Through the index of tokens. A text of stop words only fits nothing. */
function holds(sql: Db, condition: Condition, isInCategory = false): Fragment {
  const { text, isOneWord, isLookedUp, isCategory, valueIds = [] } = condition
  if (isCategory) return sql`${tokens(sql)} && array['=c' || leaf_id]`
  if (isInCategory && text === undefined) return sql`${tokens(sql)} && ${tokensInCategory(sql, condition)}`
  if (isLookedUp) return sql`(${anyOf(sql, condition)}) is true`
  if (isByValue(condition)) return hasOneOf(sql, valueIds)
  const ids = tokensOf(condition)
  if (text === undefined) return sql`${tokens(sql)} && ${ids}::text[]`
  if (ids.length === 0) return sql`${tokens(sql)} @> nullif(${wordsIn(sql, text)}, '{}')`
  const one = sql`${tokens(sql)} && (${ids}::text[] || ${wordsIn(sql, text)})`
  // One of several words is not enough. Parsing a description takes 20 µs.
  return isOneWord ? one : sql`${one} and (${anyOf(sql, condition)}) is true`
}

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
  const isByRank = way.by !== 'tokens' || way.ranks !== undefined
  const near = nearness(sql, isByRank ? wanted : { ...wanted, near: wanted.nearOfAll ?? wanted.near })
  const shown = columns(near)
  const read = sql`select ${shown} from goods`
  const also = allOf(sql, [...(inStock ? [sql`in_stock`] : []), ...(rohs ? [sql`rohs`] : [])])
  if (way.by === 'nothing') return sql`${read} where false`
  if (way.by === 'order') return sql`${inOrder(sql, conditions[0] ?? {}, read, way.ofEach)} limit ${limit}`
  if (way.by === 'walk') return sql`select ${shown} from (${walk(sql, wanted, way, limit)} limit ${limit}) goods`
  const order = inOneKey(sql, nearness(sql, wanted))
  const readStage = (stage: Stage | undefined) => {
    const near = nearness(sql, wanted, stage)
    return { read: sql`select ${columns(near)} from goods`, order: inOneKey(sql, near) }
  }
  if (way.by === 'number') return sql`${byNumber(sql, { read, order }, conditions, also, way.ranks)} limit ${limit}`
  const all = (some: Condition[]) => allOf(sql, [...some.map((one) => holds(sql, one)), also])
  const { ranks, next, ofStage, sorted, leaves } = way
  const spellings = leaves ? [inCategory(sql, conditions)] : atOnce(sql, conditions)
  const met = spellings.map((one) => sql`${one} and ${also}`)
  if (sorted) {
    const best = bestOf(sql, met, leaves, near)
    return sql`select ${columns(sql`found_nearness`)} from (${best} limit ${limit}) goods`
  }
  const found = ranks
    ? stagesOf(sql, wanted).map(({ met, not, stage, isFew }) => {
        const [staged, isEachRank] = [readStage(stage), met.some(isByValue)]
        if (isFew) return sql`(${staged.read} where ${all(met)} and ${not} order by ${staged.order})`
        const leading = met.filter(({ isBeforeRanks }) => isBeforeRanks).map((one) => holds(sql, one))
        const following = sql`${all(met.filter(({ isBeforeRanks }) => !isBeforeRanks))} and ${not}`
        const groups = (stage !== undefined && stage !== 3 && ofStage?.[stage]) || { ranks, ...(next && { next }) }
        return fromHighestRank(sql, staged, { leading: allOf(sql, leading), following }, groups, isEachRank)
      })
    : met.map((one) => sql`(${inEach(sql, leaves, sql`${read} where ${one}`)})`)
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
      : fromHighestRank(sql, ranked, { leading: sql`true`, following: all }, { ranks })
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
function bestOf(sql: Db, spellings: Fragment[], leaves: number[] | undefined, near: Fragment): Fragment {
  const read = sql`select goods_id, model_norm, category_id, brand_id, package_id, value_ids, in_stock, popularity, rohs, lowest_price, currency,
    ${near} found_nearness from goods`
  const found = spellings.map((met) => sql`(${inEach(sql, leaves, sql`${read} where ${met}`)})`)
  const order = inOneKey(sql, sql`found_nearness`)
  return sql`select * from (select * from (${oneAfterTheOther(sql, found)}) met offset 0) found order by ${order}`
}

/**
 * One group of ranks after the other, the best of each first; the LIMIT stops it when there are enough. How the others are grouped follows from
 * what the first one has. Beside a rating whose values are searched one by one, the ranks are, too: nothing else narrows them there.
 */
function fromHighestRank(
  sql: Db,
  { read, order }: { read: Fragment; order: Fragment },
  { leading, following }: { leading: Fragment; following: Fragment },
  { ranks: [first = [], ...others], next = [{ found: 0, ranks: others }] }: RankGroups,
  isEachRank = false,
): Fragment {
  const group = sql`string_to_array(group_of, ' ')`
  const ofGroup = isEachRank
    ? sql`${tokens(sql)} && any(array(select array[rank]::token_set from unnest(${group}) rank))`
    : sql`${tokens(sql)} && ${group}`
  const inGroups = (groups: Fragment) => sql`
    select hit.* from ${groups} ranks (group_of) cross join lateral (
      ${read} where ${leading} and ${ofGroup} and ${following} order by ${order}) hit`
  const steps = next.slice(1).map(({ found }) => found)
  const chosen = sql`width_bucket((select count(*)::int from best), ${steps}::int[])`
  const groupings = next.map(({ ranks }) => ranks.map((group) => rankTokens(group).join(' ')).join())
  return sql`(
  with best as materialized (${inGroups(sql`(values (${rankTokens(first).join(' ')}::text))`)})
  select * from best union all
  ${inGroups(sql`unnest(string_to_array((${groupings}::text[])[1 + ${chosen}], ','))`)})`
}

/**
 * One slice of the order after the other, each category by its index, which has all that is looked at; the LIMIT stops it when there are
 * enough. Only the nearest: all others come after them.
 */
function walk(sql: Db, wanted: ByConditions, { leaves, slices }: Walk, limit: number): Fragment {
  const met = inOrderOfCost(wanted.conditions.map((condition) => ({ condition }))).map(
    ({ condition }) => sql`(${anyOf(sql, condition)})`,
  )
  return sql`
  select walked.* from unnest(${slices.map(({ inStock }) => inStock)}::boolean[], ${slices.map(({ least }) => least)}::int[],
    ${slices.map(({ below }) => below)}::int[]) slice (is_stocked, least, below)
  cross join lateral (
    select goods.* from unnest(${leaves}::int[]) leaf (leaf_id) cross join lateral (
      select goods_id, category_id, brand_id, package_id, in_stock, popularity, rohs, lowest_price, currency, lifecycle, value_ids
      from goods where category_id = leaf_id and in_stock = is_stocked and popularity >= least and popularity < below
        and ${allOf(sql, met)} and ${nearness(sql, wanted)} = 1
      order by in_stock desc, popularity desc, goods_id limit ${limit}) goods
    order by popularity desc, goods_id) walked`
}

/** The first of each kind, or of the manufacturers or packages. */
function inOrder(sql: Db, { leaves, brandIds, packageIds }: Condition, read: Fragment, ofEach: number): Fragment {
  const first = (ids: number[], column: Fragment) => sql`
    select hit.* from unnest(${ids}::int[]) one (id) cross join lateral (
      ${read} where ${column} = one.id order by in_stock desc, popularity desc, goods_id limit ${ofEach}) hit`
  if (leaves) return first(leaves, sql`category_id`)
  return brandIds ? first(brandIds, sql`brand_id`) : first(packageIds ?? [], sql`package_id`)
}
