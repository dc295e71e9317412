import type { Db } from '#server/database/connect.ts'
import { normaliseModel } from '#shared/mpn.ts'
import { inCommonCategories, isImpossible } from '../common-categories.rules.ts'
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
import { findKinds } from './find-kinds.service.ts'
import { type Filter, findFilteredLeaves, listFilters } from './result-parameters.service.ts'
import { countWantedParameters, readWantedPage } from './wanted-page.service.ts'
import type { WantedParts } from './wanted-parts.ts'
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
  const plans = isStrict ? [whole] : listPlans(sql, whole, reading, beginnings)
  const found = await findNearest(sql, plans, { filters, wantedOf: (plan) => wantedOf(plan, reading) }, input)
  if (!found) return undefined
  const { plan, page, unfiltered } = found
  const leaves = input.withParameters ? findFilteredLeaves(lexicon, unfiltered, input, plan.leaves) : undefined
  const parameters = leaves ? await countWantedParameters(sql, wantedOf(plan, reading), { input, filters }, leaves) : []
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
  // Numbers in a description may be of anything.
  const isOnlyNumbers = ({ resolved }: Plan) => resolved.every(isNumberInText)
  yield* relaxed.filter((plan) => isWhole(plan) && !isOnlyNumbers(plan))
  yield* listCommonPlans(sql, whole, reading, beginnings)
  yield* relaxed.filter((plan) => !isWhole(plan) || isOnlyNumbers(plan))
}

const isNumberInText = ({ fact, condition }: ResolvedFact): boolean =>
  fact.quantities !== undefined && condition.text !== undefined && condition.valueIds === undefined

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
  { filters, wantedOf }: { filters: Filter[]; wantedOf: (plan: Plan) => WantedParts },
  input: SearchInput,
) {
  let tried = 0
  for await (const plan of plans) {
    if (plan.resolved.length === 0) continue
    if (++tried > MAX_PLANS) break
    const wanted = wantedOf(plan)
    // "Nixie tube" is no list of all that is packed in tubes.
    const isListOfAll = plan.rest.length > 0 && !plan.resolved.some((one) => tellsKind(plan.lexicon, one))
    const isFiltered = filters.length > 0 || wanted.inStock || wanted.rohs
    if (isListOfAll && !isFiltered && isKnownToMatch(plan)) return undefined
    const { page, isAny } = await readWantedPage(sql, wanted, { input, filters })
    if (isAny && isListOfAll) return undefined
    if (!isAny) continue
    if (filters.length === 0 || page.totalCount > 0) return { plan, page, unfiltered: page }
    // A filter that leaves nothing does not change what was understood.
    return { plan, page, unfiltered: (await readWantedPage(sql, wanted, { input, filters: [] })).page }
  }
  return undefined
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
  const known = await findKinds(sql, resolved, hinted)
  return { lexicon, leaves, hints: known.hints, besideKinds, resolved: known.facts, rest: [] }
}

export function wantedOf({ resolved, hints, besideKinds }: Plan, reading: Reading): WantedParts {
  const rated = resolved.filter((one) => one.nearest)
  const counted = inCommonCategories(resolved)
  return {
    conditions: counted.map(({ condition }) => condition),
    nearest: rated.map((one) => one.nearest ?? []),
    // A number that may be of several parameters: only parts with exactly it come first.
    near: rated.map(({ attribute, near = [], condition }) => (attribute ? near : (condition.valueIds ?? []))),
    // What no part has that meets the conditions does not change the order.
    hinted: hints.filter((hint) => !isImpossible([...counted, hint])).map(({ condition }) => condition.valueIds ?? []),
    hintedWords: besideKinds,
    exactNorms: resolved.flatMap(({ condition: { beginsWith = [] } }) => beginsWith),
    inStock: reading.inStock !== undefined,
    rohs: reading.rohs !== undefined,
  }
}
