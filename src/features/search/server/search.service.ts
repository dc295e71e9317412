import type { Goods } from '#features/catalog/catalog.contract.ts'
import { listGoodsAndReplacements } from '#features/catalog/server/catalog.service.ts'
import { listRates } from '#features/catalog/server/filters/filters.service.ts'
import type { Db } from '#server/database/connect.ts'
import { goodsIdsOf } from '#shared/ids.ts'
import { normaliseModel, packingStem } from '#shared/mpn.ts'
import { ranksWithNumber } from '../description-plan.rules.ts'
import { chooseFamily, listFamilyPrefixes } from '../family.rules.ts'
import type { Lexicon } from '../reader/lexicon.rules.ts'
import { looksLikeNumber, unwrap, withoutSupplierMarks } from '../reader/part-number.rules.ts'
import { readJoined, readQuery, tidyQuery } from '../reader/read-query.rules.ts'
import type { Reading } from '../reader/reading.ts'
import { typosBetween } from '../reader/words.rules.ts'
import type { SearchInput, SearchResult } from '../search.contract.ts'
import {
  errorsAllowed,
  halvesOf,
  isLongPrefix,
  isSoughtInside,
  listLookalikes,
  listOneTypoAway,
  prefixEnd,
} from '../search.rules.ts'
import { listFamily } from './family.queries.ts'
import { findAsWritten, recogniseNumbers } from './known-numbers.service.ts'
import { nothingNear, readNearPage } from './near-page.service.ts'
import * as queries from './search.queries.ts'
import * as misspelt from './typos.queries.ts'
import { findUnderstood } from './understood.service.ts'
import * as lexiconQueries from './words/lexicon.queries.ts'
import { getLexicon } from './words/lexicon.service.ts'

const MAX_MEANT = 50
/** Of a search without a result. */
const MAX_NOTED = 100
/** Numbers read per corrected prefix. */
const MAX_TYPO_PREFIX_MATCHES = 8
const MAX_TYPO_PREFIX_MATCHES_IN_HEAD = 200
/** Results of a prefix with two swapped characters that come before all others. */
const SWAPPED_FIRST = 5
/** Up to this length a text may be a base number: STM32F10. */
const MAX_BASE_LENGTH = 8
/** Whole numbers with one typo that come before those that begin with one. */
const WHOLE_FIRST = 3
const MAX_TYPOS = 2

/**
 * Records a search without results, so that staff can see what is missing. `reads` may be a replica:
 * then the write is not awaited, since the primary may be unavailable.
 */
export async function searchAndNote(reads: Db, primary: Db, input: SearchInput): Promise<SearchResult> {
  const isByPrice = input.sort === 'price' || input.sort === 'priceDown'
  const [result, rates] = await Promise.all([findGoods(reads, input), isByPrice ? listRates(reads) : []])
  const isAny = result.totalCount + result.exact.length + result.packagings.length > 0
  const isFirst = input.pageNumber === 1 && normaliseModel(input.goodsModel) !== ''
  if (!isAny && isFirst && !queries.hasFilters(input)) {
    const noted = lexiconQueries.countMiss(primary, tidyQuery(input.goodsModel).slice(0, MAX_NOTED).toWellFormed())
    if (reads === primary) await noted
    else noted.catch(() => {})
  }
  return { ...result, rates }
}

/**
 * Exact matches, the same part in other packaging, then prefix and substring matches. A text that describes
 * a part is searched as a description; typos are corrected only when nothing is found.
 */
export async function findGoods(sql: Db, input: SearchInput): Promise<SearchResult> {
  const text = unwrap(input.goodsModel)
  const norm = normaliseModel(text)
  if (norm === '') return nothing()
  const known = await findKnown(sql, text, norm)
  if (known.ids.length > 0 || !input.fuzzy || isLongPrefix(norm, known.prefixCount))
    return (await findByNumber(sql, input, norm, known)) ?? nothing()
  const lexicon = await getLexicon(sql)
  const reading = readQuery(text, lexicon)
  const written = await findAsWritten(sql, text)
  if (written !== undefined) return findGoods(sql, { ...input, goodsModel: written })
  const numbers = await recogniseNumbers(sql, lexicon, reading, { text, norm, begins: known.prefixCount > 0 })
  if (numbers.exact !== undefined) {
    const filtered = reading.facts.length > 0 && (await findBesideFacts(sql, lexicon, reading, input, numbers))
    return filtered || findGoods(sql, { ...input, goodsModel: numbers.exact })
  }
  const isUnknown = known.prefixCount === 0 && numbers.beginnings.length === 0
  // Beside words that mean something it is another name: "DSP C2000".
  if (reading.foreignNumber && isUnknown && reading.facts.length === 0)
    return { ...nothing(), rfqModel: reading.foreignNumber }
  // One unknown word: it may be part of numbers.
  const isOneWord = reading.facts.length === 0 && reading.words.length + reading.numbers.length <= 1
  const byNumber = isOneWord ? await findByNumber(sql, input, norm, known) : undefined
  if (byNumber) return byNumber
  const joined = readJoined(reading, lexicon)
  // One word is several facts only if parts have all of them; otherwise it is rather a number with a typo.
  const isWord = reading.facts.length === 0
  const whole = joined && (await findUnderstood(sql, lexicon, joined, input, numbers.beginnings, isWord))
  const understood = whole ?? (await findUnderstood(sql, lexicon, reading, input, numbers.beginnings))
  if (understood) return understood
  const found = (await findByNumber(sql, input, norm, known)) ?? (await findMeant(sql, input, text))
  return found.totalCount > 0 ? found : { ...found, rfqModel: looksLikeNumber(text) ? text : null }
}

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

type Known = Awaited<ReturnType<typeof findKnown>>

/** Undefined without an exact, prefix or substring match. */
async function findByNumber(
  sql: Db,
  input: SearchInput,
  norm: string,
  known: Known,
): Promise<SearchResult | undefined> {
  const inside = input.fuzzy && isSoughtInside(norm, known.prefixCount)
  // Most whole numbers begin no other one: then there is nothing near to be read.
  const isNear = inside || known.otherPrefixCount > 0
  const wanted = { norm, known: known.ids, otherPrefixCount: inside ? known.otherPrefixCount : undefined }
  const [goods, near] = await Promise.all([
    listGoodsAndReplacements(sql, known.ids),
    isNear ? readBestNear(sql, wanted, input) : { page: nothingNear(), isAny: false },
  ])
  if (known.ids.length === 0 && !near.isAny) return undefined
  const isAlone = known.exactCount > 0 && !near.isAny && !queries.hasFilters(input)
  const family = isAlone ? await readFamily(sql, norm, known.ids) : []
  return { ...nothing(), ...near.page, ...splitKnown(goods, known.exactCount), family }
}

/** Instead of an empty page below the part itself. */
async function readFamily(sql: Db, norm: string, known: number[]): Promise<Goods[]> {
  const prefixes = listFamilyPrefixes(norm).map((text) => ({ text, end: prefixEnd(text) }))
  const ids = prefixes.length > 0 ? chooseFamily(await listFamily(sql, prefixes, known)) : []
  return ids.length > 0 ? listGoodsAndReplacements(sql, ids) : []
}

/**
 * Of more hits than are read the best, unless they are filtered or sorted: the best may all be of another manufacturer. Of numbers that
 * begin so 10,000 are counted, but fewer are read by rank.
 */
async function readBestNear(sql: Db, wanted: queries.ByNumber, input: SearchInput) {
  if (queries.isRefined(input)) return readNearPage(sql, wanted, input)
  const part = wanted.otherPrefixCount === undefined ? 'beginning' : 'contained'
  const rank = async () => ({ ...wanted, ranks: ranksWithNumber(await getLexicon(sql), part) })
  if (part === 'contained') return readNearPage(sql, wanted, input, rank)
  const first = await readNearPage(sql, wanted, input)
  if (!first.page.isLowerBound) return first
  const ids = goodsIdsOf(await queries.listBestWithPrefix(sql, await rank(), input))
  return { ...first, page: { ...first.page, list: await listGoodsAndReplacements(sql, ids) } }
}

const splitKnown = (goods: Goods[], exactCount: number) => ({
  exact: goods.slice(0, exactCount),
  packagings: goods.slice(exactCount),
})

/** A part of the same maker with another packing code is the same part; an unknown number has no maker yet. */
async function findKnown(sql: Db, text: string, norm: string) {
  const stem = normaliseModel(packingStem(text))
  const rows = await queries.listKnown(sql, norm, stem)
  const exact = rows.filter((row) => row.modelNorm === norm)
  const makers = new Set(exact.map((row) => row.brandId))
  const stems = new Set([norm, stem, ...exact.map((row) => row.stem)])
  const packagings = rows.filter(
    (row) =>
      row.modelNorm !== norm &&
      (makers.size === 0 || makers.has(row.brandId)) &&
      (stems.has(row.stem) || normaliseModel(packingStem(row.model)) === stem),
  )
  const known = [...exact, ...packagings]
  const prefixCount = rows[0]?.prefixCount ?? 0
  const otherPrefixCount = prefixCount - known.filter((row) => row.modelNorm.startsWith(norm)).length
  return { ids: goodsIdsOf(known), exactCount: exact.length, prefixCount, otherPrefixCount }
}

/** With typing errors, also in what is left of a distributor's number. */
async function findMeant(sql: Db, input: SearchInput, text: string): Promise<SearchResult> {
  for (const number of [text, ...withoutSupplierMarks(text)]) {
    const found = await findMisspelt(sql, normaliseModel(number), input)
    if (found.totalCount > 0) return found
  }
  return nothing()
}

async function findMisspelt(sql: Db, norm: string, input: SearchInput): Promise<SearchResult> {
  const found = await listMeant(sql, norm)
  const [best] = found
  if (!best) return nothing()
  const near = await readNearPage(sql, { ids: goodsIdsOf(found) }, input)
  return { ...nothing(), ...near.page, suggestion: best.model }
}

/** Removes lone surrogates, which PostgreSQL refuses. */
const typosOf = (text: string) =>
  [...listOneTypoAway(text), ...listLookalikes(text)].filter((typo) => typo.isWellFormed())

/** Corrections, the likeliest first: one typo, one typo in a prefix, several. */
async function listMeant(sql: Db, norm: string): Promise<Array<{ goodsId: number; model: string }>> {
  const typos = typosOf(norm)
  const whole = typos.length > 0 ? await misspelt.listOneTypoIds(sql, typos) : []
  // A short text is rather the beginning of a number: AO3480 may be AO3400A as well as AO3481.
  if (whole.length > 0 && norm.length > MAX_BASE_LENGTH) return whole
  const prefixMatches = typos.length > 0 ? await misspelt.listByPrefix(sql, typos, MAX_TYPO_PREFIX_MATCHES) : []
  if (whole.length + prefixMatches.length > 0) {
    const all = [...whole.slice(0, WHOLE_FIRST), ...rankPrefixMatches(norm, prefixMatches), ...whole]
    return [...new Map(all.map((one) => [one.goodsId, one])).values()].slice(0, MAX_MEANT)
  }
  const halves = halvesOf(norm)
  if (!halves) return []
  const half = await misspelt.listMisspeltIds(sql, norm, halves.head, halves.tail, errorsAllowed(norm))
  if (half.length > 0) return half
  const both = await misspelt.listByPrefix(sql, typosOf(halves.head), MAX_TYPO_PREFIX_MATCHES_IN_HEAD)
  return both
    .filter(({ modelNorm }) => typosBetween(norm, modelNorm, MAX_TYPOS) <= MAX_TYPOS)
    .sort((a, b) => Number(b.inStock) - Number(a.inStock) || b.popularity - a.popularity)
    .slice(0, MAX_MEANT)
}

/** Two swapped characters are the likeliest typo. Of the other beginnings the best part of each, then the second of each. */
export function rankPrefixMatches<
  Row extends { goodsId: number; beginning: string; inStock: boolean; popularity: number },
>(norm: string, rows: Row[]) {
  const letters = (text: string) => [...text].sort().join('')
  const isSwapped = (text: string) => text.length === norm.length && letters(text) === letters(norm)
  const groups = [...Map.groupBy(rows, (row) => row.beginning)].map(([beginning, group]) => ({
    isSwapped: isSwapped(beginning),
    group: group.sort((a, b) => Number(b.inStock) - Number(a.inStock) || b.popularity - a.popularity),
  }))
  groups.sort(
    (a, b) =>
      Number(b.isSwapped) - Number(a.isSwapped) || (b.group[0]?.popularity ?? 0) - (a.group[0]?.popularity ?? 0),
  )
  const swapped = groups.flatMap((one) => (one.isSwapped ? one.group.slice(0, SWAPPED_FIRST) : []))
  const ranked = new Set<Row>(swapped)
  for (let place = 0; ranked.size < MAX_MEANT && place < MAX_TYPO_PREFIX_MATCHES; place += 1)
    for (const { group } of groups) {
      const row = group[place]
      if (row) ranked.add(row)
    }
  // A part may begin with several of them.
  return [...new Map([...ranked].map((row) => [row.goodsId, row])).values()].slice(0, MAX_MEANT)
}

const nothing = (): SearchResult => ({
  ...nothingNear(),
  exact: [],
  packagings: [],
  family: [],
  suggestion: null,
  need: null,
  rfqModel: null,
})
