import type { Db } from '#server/database/connect.ts'
import { normaliseModel } from '#shared/mpn.ts'
import { byRankInstead } from '../by-rank-instead.rules.ts'
import {
  areAllRead,
  arrange,
  atOnce,
  chooseWay,
  isNumber,
  isOnlyKind,
  ranksWithNumber,
  withoutWalk,
} from '../description-plan.rules.ts'
import { inCommonCategories, isImpossible } from '../expected-goods.rules.ts'
import type { Lexicon } from '../reader/lexicon.rules.ts'
import { wordFact } from '../reader/other-facts.rules.ts'
import { looksLikeNumber, looksLikeWholeNumber } from '../reader/part-number.rules.ts'
import type { Reading } from '../reader/reading.ts'
import type { ResolvedFact } from '../reader/resolved-fact.ts'
import { withoutWords } from '../reader/tidy/without-words.rules.ts'
import {
  hasAlikeNumbers,
  hasParametersOf,
  isKindNamed,
  isKnownToMatch,
  isMissedByWords,
  listDescribing,
  type Plan,
  relax,
  tellsKind,
  withoutUnknownWords,
} from '../relax-plan.rules.ts'
import type { SearchInput, SearchResult, UnderstoodQuery } from '../search.contract.ts'
import { canBeContained } from '../search.rules.ts'
import { countFacts } from './count-facts.service.ts'
import type { ByConditions } from './meeting/by-conditions.ts'
import { nothingNear, readNearPage } from './near-page.service.ts'
import { type Filter, findFilteredLeaves, listFilters, listResultParameters } from './result-parameters.service.ts'
import { boundOf, isRefined, readUpTo } from './search.queries.ts'
import { findCommonKinds } from './words/common-kinds.service.ts'
import { resolveReadings } from './words/resolve.service.ts'

/** Maximum number of attempts with some of the conditions. */
const MAX_PLANS = 13

/** Searches by words, values and makers, and returns how the text was understood. Undefined when nothing was understood. */
export async function findUnderstood(
  sql: Db,
  lexicon: Lexicon,
  reading: Reading,
  input: SearchInput,
  beginnings: string[],
  isStrict = false,
): Promise<SearchResult | undefined> {
  const whole = await resolve(sql, lexicon, reading, beginnings)
  const filters = await listFilters(sql, input, whole.leaves ?? lexicon.categories.leaves)
  const wantedOf = (plan: Plan, some: Filter[]) =>
    conditionsOf({ ...plan, resolved: [...plan.resolved, ...some] }, reading, input)
  const plans = isStrict ? [whole] : listPlans(sql, whole, reading, beginnings)
  const found = await findNearest(sql, plans, { filters, wantedOf }, input)
  if (!found) return undefined
  const { plan, page, unfiltered } = found
  const leaves = input.withParameters ? findFilteredLeaves(lexicon, unfiltered, input, plan.leaves) : undefined
  const wantedWith = (some: Filter[]) => otherwise(wantedOf(plan, some))
  const parameters = leaves ? await listResultParameters(sql, { leaves, filters, wantedWith }, input) : []
  const without = (words: string) => withoutWords(input.goodsModel, words)
  // Several kinds have no name together: 100n is of a capacitor or an inductor.
  const named = withoutRepeated(plan.resolved.filter(({ label }) => label !== ''))
  const facts: UnderstoodQuery['facts'] = named.map(({ label, fact }) => ({
    name: label,
    without: fact.words ? without(fact.words) : null,
  }))
  if (reading.inStock) facts.push({ name: 'In stock', without: without(reading.inStock) })
  if (reading.rohs) facts.push({ name: 'RoHS', without: without(reading.rohs) })
  return {
    ...page,
    parameters,
    exact: [],
    packagings: [],
    family: [],
    suggestion: null,
    need: { facts, rest: withoutSaid(plan), category: categoryOf(lexicon, plan) },
    // A number that no part has: "TI XYZ1234".
    rfqModel: reading.words.find((word) => plan.rest.includes(word) && looksLikeWholeNumber(word)) ?? null,
  }
}

/** A synonym may mean a kind of part and a word of its description, both called as it was typed: "isolated can". */
const withoutRepeated = (facts: readonly ResolvedFact[]): ResolvedFact[] =>
  facts.filter(({ label, fact: { words } }) => label !== `“${words}”` || !facts.some((one) => one.label === words))

/** "8-bit" of "8-bit MCU" is not left out, though it is no value of its own. */
const withoutSaid = ({ rest, resolved }: Plan): string[] => {
  const isPartOf = (whole: string, words: string) => whole !== words && ` ${whole} `.includes(` ${words} `)
  return rest.filter(
    (words) => !resolved.some(({ label, fact }) => isPartOf(label, words) || isPartOf(fact.words, words)),
  )
}

function categoryOf(lexicon: Lexicon, { leaves }: Plan): UnderstoodQuery['category'] {
  const categoryId = leaves && lexicon.categories.commonOf(leaves)
  return categoryId === undefined || lexicon.categories.isTop(categoryId)
    ? null
    : { categoryId, categoryName: lexicon.categories.nameOf(categoryId), path: lexicon.categories.placeOf(categoryId) }
}

/** All conditions, else as parameters of the kinds that have parts for each of them, else without some. */
async function* listPlans(sql: Db, whole: Plan, reading: Reading, beginnings: string[]): AsyncGenerator<Plan> {
  const relaxed = [...relax(whole, listDescribing(reading))]
  const isWhole = ({ rest }: Plan) => rest.length === 0
  yield* relaxed.filter(isWhole)
  yield* listCommonPlans(sql, whole, reading, beginnings)
  yield* relaxed.filter((plan) => !isWhole(plan))
}

/** Each number as one parameter of the kinds in common, with and without unknown words; where no kind is named, then as any of them. */
async function* listCommonPlans(sql: Db, whole: Plan, reading: Reading, beginnings: string[]): AsyncGenerator<Plan> {
  const kinds = isMissedByWords(whole) ? undefined : await findCommonKinds(sql, whole.lexicon, reading)
  if (!kinds) return
  const isOpen = !isKindNamed(whole) && !hasAlikeNumbers(reading)
  for (const isAnyParameter of isOpen ? [false, true] : [false]) {
    const plan = await resolve(sql, whole.lexicon, { ...reading, among: { kinds, isAnyParameter } }, beginnings)
    if (isKindNamed(whole) && !hasParametersOf(whole, plan)) return
    yield plan
    const known = withoutUnknownWords(plan)
    if (known.rest.length > plan.rest.length) yield known
  }
}

/** The first plan with results. */
async function findNearest(
  sql: Db,
  plans: Iterable<Plan> | AsyncIterable<Plan>,
  { filters, wantedOf }: { filters: Filter[]; wantedOf: (plan: Plan, filters: Filter[]) => ByConditions },
  input: SearchInput,
) {
  let tried = 0
  for await (const plan of plans) {
    if (plan.resolved.length === 0) continue
    if (++tried > MAX_PLANS) break
    const wanted = wantedOf(plan, filters)
    // "Nixie tube" is no list of all that is packed in tubes.
    const isListOfAll = plan.rest.length > 0 && !plan.resolved.some((one) => tellsKind(plan.lexicon, one))
    const isFiltered = filters.length > 0 || wanted.inStock || wanted.rohs
    if (isListOfAll && !isFiltered && isKnownToMatch(plan)) return undefined
    const { page, isAny } = await readDescribedPage(sql, plan, wanted, input)
    if (isAny && isListOfAll) return undefined
    if (isAny) return { plan, page, unfiltered: page }
    if (filters.length === 0) continue
    // A filter that leaves nothing does not change what was understood.
    const whole = await readDescribedPage(sql, plan, wantedOf(plan, []), input)
    if (whole.isAny) return { plan, page, unfiltered: whole.page }
  }
  return undefined
}

/** Without looking at goods in result order, which may end too soon. */
const otherwise = (wanted: ByConditions): ByConditions => ({ ...wanted, way: withoutWalk(wanted.way) })

/** When more goods match than expected, they are read again by rank; and so when a walk has not met enough of them. */
async function readDescribedPage(
  sql: Db,
  plan: Plan,
  wanted: ByConditions,
  input: SearchInput,
): ReturnType<typeof readNearPage> {
  const { lexicon } = plan
  const { way } = wanted
  if (way.by === 'nothing') return { page: nothingNear(), isAny: false }
  if (way.by === 'walk') {
    const walked = await readNearPage(sql, wanted, input)
    return walked.page.isLowerBound ? walked : readDescribedPage(sql, plan, otherwise(wanted), input)
  }
  return readNearPage(sql, wanted, input, () => {
    if (way.by === 'number')
      return isRefined(input) ? undefined : { ...wanted, way: { ...way, ranks: ranksWithNumber(lexicon, 'contained') } }
    if (way.by !== 'tokens' || way.ranks || way.sorted) return undefined
    // A part of a number that is also a word would be parsed for in each of the goods. The others are known to give few.
    if (wanted.conditions.some(isNumber)) return { ...wanted, way: { ...way, sorted: 'many' } }
    return byRankInstead(wanted, { found: boundOf(wanted, input), read: readUpTo(input) }, lexicon)
  })
}

/** The meaning of each condition in this catalogue. */
export async function resolve(sql: Db, lexicon: Lexicon, reading: Reading, beginnings: string[]): Promise<Plan> {
  const [whole] = await resolveReadings(sql, lexicon, [
    { ...reading, numbers: beginnings, isNumberKnown: beginnings.length > 0 },
  ])
  const { leaves, hinted = [], besideKinds = [], facts = [], isKindKnown = false } = whole ?? {}
  const resolved = [...facts]
  for (const text of beginnings)
    resolved.push({
      fact: { words: text, meaning: {} },
      label: `Number: ${text}`,
      condition: { beginsWith: [normaliseModel(text)] },
      goodsCount: 0,
    })
  for (const words of reading.words) {
    const word = wordFact(lexicon, { words, meaning: {} })
    // Digits alone are a number only where nothing says what the part is: "7805 TO-220".
    const isNumber = looksLikeNumber(words) || (!isKindKnown && /^\d{4,}$/.test(words))
    const norm = normaliseModel(words)
    const contains = isNumber && canBeContained(norm) && { contains: norm }
    resolved.push({ ...word, condition: { ...word.condition, ...contains } })
  }
  // Behind the words, one of which is rather left out.
  for (const fact of reading.described) resolved.push(wordFact(lexicon, fact))
  const { facts: counted, hints } = await countFacts(sql, lexicon, resolved, hinted, leaves)
  const isKind = ({ condition }: ResolvedFact) => leaves && Object.keys(condition).join() === 'leaves'
  const leavesCount = counted.find(isKind)?.goodsCount ?? 0
  return { lexicon, leaves, leavesCount, hints, besideKinds, resolved: counted, rest: [] }
}

/** Without an input all goods are read, for counting. */
export function conditionsOf(
  { lexicon, resolved, leavesCount, hints, besideKinds }: Plan,
  reading: Reading,
  input?: SearchInput,
): ByConditions {
  const rated = resolved.filter((one) => one.nearest)
  const isOfKind = leavesCount > 0 && resolved.some(({ condition }) => isOnlyKind(condition))
  const among = isOfKind ? leavesCount : lexicon.goodsCount
  // Without the kind of part that they were counted in.
  const inStore = ({ goodsCount, storeCount = goodsCount, ...one }: ResolvedFact) => ({
    ...one,
    goodsCount: storeCount,
    storeCount,
  })
  const counted = inCommonCategories(isOfKind ? resolved : resolved.map(inStore), lexicon)
  const [inStock, rohs] = [reading.inStock !== undefined, reading.rohs !== undefined]
  // What no part has that meets the conditions does not change the order.
  const hinting = hints.filter((hint) => !isImpossible([...counted, hint], lexicon))
  const way = input
    ? chooseWay(counted, {
        pageEnd: input.pageNumber * input.pageSize,
        read: readUpTo(input),
        among,
        store: lexicon,
        isFiltered: inStock || rohs,
        isByRank: !isRefined(input),
        hints: hinting,
      })
    : atOnce(counted, among, lexicon)
  return {
    conditions: arrange(counted, among, lexicon, withoutWalk(way)),
    way,
    nearest: rated.map((one) => one.nearest ?? []),
    near: rated.map((one) => one.near ?? []),
    nearOfAll: rated.map(({ attribute, near = [], condition }) => (attribute ? near : (condition.valueIds ?? []))),
    // Goods are near when they are near each of the ratings.
    nearCount: {
      nearest: Math.min(...rated.map((one) => one.nearCount?.nearest ?? Number.POSITIVE_INFINITY)),
      near: Math.min(...rated.map((one) => one.nearCount?.near ?? Number.POSITIVE_INFINITY)),
    },
    hinted: hinting.map(({ condition }) => condition.valueIds ?? []),
    hintedWords: areAllRead(way) ? besideKinds : [],
    exactNorms: resolved.flatMap(({ condition: { beginsWith = [] } }) => beginsWith),
    inStock,
    rohs,
  }
}
