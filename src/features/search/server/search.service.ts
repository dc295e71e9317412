import { listRates } from '#features/catalog/server/rates.service.ts'
import type { Db } from '#server/database/connect.ts'
import { goodsIdsOf } from '#shared/ids.ts'
import { normaliseModel } from '#shared/mpn.ts'
import { preferLeftOut, withoutWeakKinds } from '../reader/kinds.rules.ts'
import type { Lexicon } from '../reader/lexicon.rules.ts'
import {
  hasCore,
  isSpacedNumber,
  looksLikeNumber,
  looksLikeWholeNumber,
  unwrap,
  withoutSupplierMarks,
} from '../reader/part-number.rules.ts'
import { readJoined, readQuery } from '../reader/read-query.rules.ts'
import type { Reading } from '../reader/reading.ts'
import { readAddresses } from '../reader/tidy/address.rules.ts'
import { tidyQuery } from '../reader/tidy/tidy-query.rules.ts'
import type { SearchInput, SearchResult } from '../search.contract.ts'
import { isLongPrefix } from '../search.rules.ts'
import { findByNumber, findKnown } from './by-number.service.ts'
import { findAsWritten, recogniseNumbers } from './known-numbers.service.ts'
import { nothingFound, readNearPage } from './near-page.service.ts'
import * as queries from './search.queries.ts'
import { listMeant } from './typos.service.ts'
import { findUnderstood } from './understood.service.ts'
import * as lexiconQueries from './words/lexicon.queries.ts'
import { getLexicon } from './words/lexicon.service.ts'

/** Of a search without a result. */
const MAX_NOTED = 100
/** More than a text has. */
const MAX_FACTS = 40
/** Numbers that one with a typo beside other facts may be. */
const MAX_BEGINNINGS = 20
const LONG_WORD = /(?<!\S)\p{L}{4,}(?!\S)/u

/**
 * Records a search without results, so that staff can see what is missing. `reads` may be a replica:
 * then the write is not awaited, since the primary may be unavailable.
 */
export async function searchAndNote(reads: Db, primary: Db, input: SearchInput): Promise<SearchResult> {
  const isByPrice = input.sort === 'price' || input.sort === 'priceDown'
  const [result, rates] = await Promise.all([findGoods(reads, input), isByPrice ? listRates(reads) : []])
  const isAny = result.totalCount + result.exact.length + result.packagings.length > 0
  const isFirst = input.pageNumber === 1 && normaliseModel(input.goodsModel) !== ''
  if (!isAny && isFirst && input.fuzzy && !queries.hasFilters(input)) {
    const noted = lexiconQueries.countMiss(primary, tidyQuery(input.goodsModel).slice(0, MAX_NOTED).toWellFormed())
    if (reads === primary) await noted
    else noted.catch(() => {})
  }
  return { ...result, rates }
}

/**
 * Exact matches, the same part in other packaging, then prefix matches; a fuzzy search goes on to substring matches. A text that
 * describes a part is then searched as a description; typos are corrected only when nothing is found.
 */
export async function findGoods(sql: Db, input: SearchInput): Promise<SearchResult> {
  const text = unwrap(readAddresses(input.goodsModel))
  const norm = normaliseModel(text)
  if (norm === '') return nothingFound()
  const known = await findKnown(sql, text, norm)
  if (known.ids.length > 0 || !input.fuzzy || isLongPrefix(norm, known.prefixCount))
    return (await findByNumber(sql, input, norm, known)) ?? nothingFound()
  const lexicon = await getLexicon(sql)
  const reading = readQuery(text, lexicon)
  if (known.prefixCount > 0 && isSpacedNumber(text, reading.words)) {
    const spaced = await findByNumber(sql, input, norm, known)
    if (spaced) return spaced
  }
  const written = await findAsWritten(sql, text)
  if (written !== undefined) return findGoods(sql, { ...input, goodsModel: written })
  const numbers = await recogniseNumbers(sql, lexicon, reading, { text, norm, begins: known.prefixCount > 0 })
  if (numbers.exact !== undefined) {
    const filtered = reading.facts.length > 0 && (await findBesideFacts(sql, lexicon, reading, input, numbers))
    return filtered || findGoods(sql, { ...input, goodsModel: numbers.exact })
  }
  const isUnknown = known.prefixCount === 0 && numbers.beginnings.length === 0
  const alone = isUnknown ? numberAlone(text, reading) : undefined
  if (alone !== undefined) return findGoods(sql, { ...input, goodsModel: alone })
  // Beside words that mean something it is another name: "DSP C2000".
  if (reading.foreignNumber && isUnknown && reading.facts.length === 0)
    return { ...nothingFound(), rfqModel: reading.foreignNumber }
  // One unknown word: it may be part of numbers.
  const isOneWord = reading.facts.length === 0 && reading.words.length + reading.numbers.length <= 1
  const byNumber = isOneWord ? await findByNumber(sql, input, norm, known) : undefined
  if (byNumber) return withRfq(byNumber, text, input)
  const joined = readJoined(reading, lexicon)
  // One word is several facts only if parts have all of them; otherwise it is rather a number with a typo.
  const isWord = reading.facts.length === 0
  // A word of a description is not taken apart: PICkit.
  const isPlain = joined && reading.words.every((word) => /^\p{L}+$/u.test(word))
  const asTyped = isPlain && (await findUnderstood(sql, lexicon, reading, input, numbers.beginnings, true))
  const whole = asTyped || (joined && (await findUnderstood(sql, lexicon, joined, input, numbers.beginnings, isWord)))
  const understood = whole ?? (await findUnderstood(sql, lexicon, reading, input, numbers.beginnings))
  if (understood) {
    const best = await findBetter({ sql, lexicon, reading, input, beginnings: numbers.beginnings }, understood)
    return withRfq(best, text, input)
  }
  const found = (await findByNumber(sql, input, norm, known)) ?? (await findMeant(sql, input, text))
  return found.totalCount > 0
    ? withRfq(found, text, input)
    : { ...found, rfqModel: findRfqModel(text, reading) ?? null }
}

/** The only word, a number, when the text has nothing else but how many: "BAV99-7-F x 100". */
function numberAlone(text: string, { facts, words: [only, ...others], inStock, rohs }: Reading): string | undefined {
  const isMore = others.length > 0 || facts.length > 0 || inStock !== undefined || rohs !== undefined
  return only === undefined || isMore || !/\s/.test(text) || !looksLikeNumber(only) ? undefined : only
}

/** A whole number may be another part than those with similar numbers: a quote is offered for it. */
function withRfq(result: SearchResult, text: string, { pageNumber }: SearchInput): SearchResult {
  const { exact, packagings, list, need, rfqModel } = result
  const isUnread = need?.facts.every(({ name }) => name === `“${text}”`) ?? true
  const isListed = [...exact, ...packagings, ...list].some(({ goodsModel }) => hasCore(goodsModel, text))
  return rfqModel === null && pageNumber === 1 && isUnread && !isListed && isOneNumber(text)
    ? { ...result, rfqModel: text }
    : result
}

const isOneNumber = (text: string): boolean => looksLikeWholeNumber(text) && !/\s/.test(text)

/** The number in a text without a match; a description is none, though it has digits. */
const findRfqModel = (text: string, reading: Reading): string | undefined =>
  looksLikeNumber(text) && (reading.facts.length === 0 || !LONG_WORD.test(text))
    ? text
    : reading.words.find(looksLikeNumber)

/** A known number among other facts: parts with it that fit them, else what has the number in its description: a board with an RP2040. */
async function findBesideFacts(
  sql: Db,
  lexicon: Lexicon,
  reading: Reading,
  input: SearchInput,
  { exact = '', beginnings }: { exact: string | undefined; beginnings: string[] },
): Promise<SearchResult | undefined> {
  const fitting = await findUnderstood(sql, lexicon, reading, input, beginnings, true)
  return fitting ?? findUnderstood(sql, lexicon, { ...reading, words: [...reading.words, exact] }, input, [], true)
}

/** What a text was understood as, to be read in another way. */
interface Understood {
  sql: Db
  lexicon: Lexicon
  reading: Reading
  input: SearchInput
  /** Of known numbers. */
  beginnings: string[]
}

/** Undefined when it is not better than the result so far. */
type OtherReading = (asked: Understood, result: SearchResult) => Promise<SearchResult | undefined>

async function findBetter(asked: Understood, result: SearchResult): Promise<SearchResult> {
  for (const read of [findCorrected, findOtherKind, findWithoutKind, findAlone]) {
    const better = await read(asked, result)
    if (better) return better
  }
  return result
}

/** A number with a typo beside other facts, if it is left out and parts with the right one fit them: "ST STM32F013C8T6". */
const findCorrected: OtherReading = async ({ sql, lexicon, reading, input }, { need }) => {
  const number = reading.words.find((word) => need?.rest.includes(word) && looksLikeWholeNumber(word))
  const meant = number === undefined ? [] : await listMeant(sql, normaliseModel(number))
  if (number === undefined || meant.length === 0) return undefined
  const beginnings = [...new Set(meant.map(({ model }) => normaliseModel(model)))].slice(0, MAX_BEGINNINGS)
  const corrected: Reading = {
    ...reading,
    words: reading.words.filter((word) => word !== number),
    facts: [...reading.facts, { words: number, meaning: { beginnings, isSimilar: true } }],
  }
  const found = await findUnderstood(sql, lexicon, corrected, input, [], true)
  return found && { ...found, suggestion: found.list[0]?.goodsModel ?? null }
}

/** Of two kinds that no part is together the other one, if it has more of the other facts: "optocoupler DIP phototransistor". */
const findOtherKind: OtherReading = async ({ sql, lexicon, reading, input, beginnings }, { need }) => {
  const other = preferLeftOut(reading, need?.rest ?? [])
  const found = other && (await findUnderstood(sql, lexicon, other, input, beginnings))
  const kinds = new Set(reading.facts.flatMap(({ words, meaning }) => (meaning.leaves ? [words] : [])))
  // A kind that is left out counts for less than a fact.
  const lossOf = (rest: readonly string[] = []) =>
    rest.reduce((sum, words) => sum + (kinds.has(words) ? 1 : MAX_FACTS), 0)
  return found && lossOf(found.need?.rest) < lossOf(need?.rest) ? found : undefined
}

/** Without a word of a kind's name, if that leaves out less: "dummy load 1 ohm 35W TO-220" is no load switch. */
const findWithoutKind: OtherReading = async ({ sql, lexicon, reading, input, beginnings }, { need }) => {
  const other = withoutWeakKinds(reading, need?.rest ?? [])
  const found = other && (await findUnderstood(sql, lexicon, other, input, beginnings))
  return found?.need && found.need.rest.length < (need?.rest.length ?? 0) ? found : undefined
}

/** One word that is left of several is read as if it stood alone: "USB stick" lists what "USB" does. */
const findAlone: OtherReading = async ({ sql, lexicon, reading, input }, { need }) => {
  const [only, ...others] = need?.facts ?? []
  const fact = reading.facts.find(({ words, meaning }) => words === only?.name && meaning.leaves && meaning.values)
  if (!need || !fact || others.length > 0 || need.rest.length === 0) return undefined
  const alone: Reading = { ...reading, facts: [fact], words: [], numbers: [], hints: [] }
  const found = await findUnderstood(sql, lexicon, alone, input, [], true)
  return found?.need ? { ...found, need: { ...found.need, rest: need.rest } } : undefined
}

/** With typing errors, also in what is left of a distributor's number. */
async function findMeant(sql: Db, input: SearchInput, text: string): Promise<SearchResult> {
  for (const number of [text, ...withoutSupplierMarks(text)]) {
    const found = await findMisspelt(sql, normaliseModel(number), input)
    if (found.totalCount > 0) return found
  }
  return nothingFound()
}

async function findMisspelt(sql: Db, norm: string, input: SearchInput): Promise<SearchResult> {
  const found = await listMeant(sql, norm)
  const [best] = found
  if (!best) return nothingFound()
  const near = await readNearPage(sql, { ids: goodsIdsOf(found) }, input)
  return { ...nothingFound(), ...near.page, suggestion: best.model }
}
