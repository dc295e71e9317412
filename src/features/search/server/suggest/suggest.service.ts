import type { GoodsName } from '#features/catalog/catalog.contract.ts'
import { listGoodsNames } from '#features/catalog/server/catalog.service.ts'
import type { Db } from '#server/database/connect.ts'
import { goodsIdsOf } from '#shared/ids.ts'
import { normaliseModel } from '#shared/mpn.ts'
import type { Lexicon } from '../../reader/lexicon.rules.ts'
import { looksLikeNumber, withoutSupplierMarks } from '../../reader/part-number.rules.ts'
import { readQuery } from '../../reader/read-query.rules.ts'
import type { Reading } from '../../reader/reading.ts'
import { completeWord, suggestBeginnings, suggestNames } from '../../reader/suggest-names.rules.ts'
import type { Suggestion } from '../../search.contract.ts'
import { canBeContained, listOneTypoAway } from '../../search.rules.ts'
import * as misspelt from '../typos.queries.ts'
import { rankPrefixMatches } from '../typos.service.ts'
import { getLexicon } from '../words/lexicon.service.ts'
import * as queries from './suggest.queries.ts'
import { listSpecifications } from './suggest-specifications.service.ts'

/** So much of a word may be the beginning of any. */
const UNFINISHED = /^\p{L}{1,2}$/u
const MAX_OTHERS = 8
/** Words at the end that are left out one by one; of a long text none, since each costs a search. */
const MAX_LEFT_OUT = 5
const MANY_WORDS = 10
/** Words that the last one may become; each costs a search. */
const MAX_COMPLETED = 3
/** Numbers beside words that are looked up. */
const MAX_BESIDE_WORDS = 4

interface Suggested {
  list: GoodsName[]
  isSimilar: boolean
  others: Suggestion[]
}

/** Suggestions for a text being typed: parts and names. Uses only indexes and memory. */
export async function suggest(sql: Db, text: string, limit: number): Promise<Suggested> {
  if (normaliseModel(text) === '') return { list: [], isSimilar: false, others: [] }
  const lexicon = await getLexicon(sql)
  const reading = readQuery(text, lexicon)
  const names = suggestNames(text, lexicon)
  const [parts, specifications] = await Promise.all([
    listParts(sql, text, reading, { limit, isNamed: names.length > 0, family: suggestBeginnings(text, lexicon) }),
    listSpecifications(sql, lexicon, text, reading),
  ])
  const found = [...names, ...specifications]
  // "relay 5", "led r": the last word is not finished, what stands before it is known.
  const [, known, last = ''] = /^(.+\S)\s+(\S+)$/.exec(text.trim()) ?? []
  if (!known) return { ...parts, others: found }
  const isBegun = parts.list.length + names.length === 0 && [...reading.words, ...reading.numbers].includes(last)
  const others = isBegun ? joinOthers(await listCompleted(sql, lexicon, known, last), found) : found
  if (others.length + parts.list.length > 0 && !UNFINISHED.test(last)) return { ...parts, others }
  const most = known.split(/\s+/).length > MANY_WORDS ? 0 : MAX_LEFT_OUT
  return { ...parts, others: joinOthers(others, await listOthers(sql, lexicon, known, most)) }
}

/** "3.3v ld" may become "3.3v ldo". */
async function listCompleted(sql: Db, lexicon: Lexicon, known: string, last: string): Promise<Suggestion[]> {
  let completed: Suggestion[] = []
  for (const word of completeWord(last, lexicon).slice(0, MAX_COMPLETED)) {
    const text = `${known} ${word}`
    completed = joinOthers(completed, await listSpecifications(sql, lexicon, text, readQuery(text, lexicon)))
  }
  return completed
}

/** Of words that are complete; the last ones are left out until something is known. */
async function listOthers(sql: Db, lexicon: Lexicon, text: string, most: number): Promise<Suggestion[]> {
  const names = suggestNames(text, lexicon, true)
  const others = [...names, ...(await listSpecifications(sql, lexicon, text, readQuery(text, lexicon)))]
  const known = /^(.+\S)\s+\S+$/.exec(text)?.[1]
  return others.length > 0 || !known || most === 0 ? others : listOthers(sql, lexicon, known, most - 1)
}

/** The second ones behind the first, without those that are the same. */
function joinOthers(first: Suggestion[], second: Suggestion[]): Suggestion[] {
  const keyOf = (one: Suggestion) => `${one.kind} ${'id' in one ? one.id : one.category.categoryId}`
  const known = new Set(first.map(keyOf))
  return [...first, ...second.filter((one) => !known.has(keyOf(one)))].slice(0, MAX_OTHERS)
}

async function listParts(
  sql: Db,
  text: string,
  reading: Reading,
  { limit, isNamed, family }: { limit: number; isNamed: boolean; family: string[] },
): Promise<Omit<Suggested, 'others'>> {
  const norm = normaliseModel(text)
  const found = async (ids: number[], isSimilar = false) => ({ list: await listGoodsNames(sql, ids), isSimilar })
  const prefixIds = goodsIdsOf(await queries.listPrefixIds(sql, norm, undefined, limit))
  if (prefixIds.length === limit) return found(prefixIds)
  const isNumber = looksLikeNumber(text)
  // A word that names something is rarely meant as a piece of a number.
  // Nor are words: "TI o" is no TIO.
  const isSoughtInside = canBeContained(norm) && (isNumber || !(isNamed || /\S\s+\S/.test(text))) && family.length === 0
  const inside = isSoughtInside ? goodsIdsOf(await queries.listContainingIds(sql, norm, limit)) : []
  const ofFamily = family.length > 0 ? goodsIdsOf(await queries.listBeginningIds(sql, family, limit)) : []
  const ids = [...new Set([...prefixIds, ...inside, ...ofFamily])].slice(0, limit)
  if (ids.length > 0) return found(ids)
  // "100nF" looks like a number, but is understood as a value.
  const [number] = reading.numbers
  const besideWords = await listBesideWords(sql, reading, limit)
  if (besideWords.length > 0 || !isNumber || number === undefined) return found(besideWords)
  return found(await listSimilar(sql, normaliseModel(number), limit), true)
}

/** Beside a maker letters begin a number: "TI opa". */
const LETTERS = /^[a-z]{3,}$/i

/** A number beside other words: "TI LM358", "MPN: LM358", "LM358 op amp". Of the maker, if one is named. */
async function listBesideWords(sql: Db, { facts, numbers, words }: Reading, limit: number): Promise<number[]> {
  const brandIds = facts.find(({ meaning }) => meaning.brandIds)?.meaning.brandIds
  const letters = brandIds ? words.filter((word) => LETTERS.test(word)) : []
  const texts = [...numbers.flatMap((number) => [number, ...withoutSupplierMarks(number)]), ...letters]
  for (const text of texts.slice(0, MAX_BESIDE_WORDS)) {
    const ids = goodsIdsOf(await queries.listPrefixIds(sql, normaliseModel(text), brandIds, limit))
    if (ids.length > 0) return ids
  }
  return []
}

/** Window before the first unknown character in which a typo is searched. */
const PLACES_BEFORE = 5
const OF_EACH_BEGINNING = 2

/** With one typo: at the first character where no known number matches, or shortly before. */
async function listSimilar(sql: Db, norm: string, limit: number): Promise<number[]> {
  const known = (await queries.findKnownLength(sql, norm))[0]?.length ?? 0
  const beginnings = listOneTypoAway(norm, Math.max(0, known - PLACES_BEFORE), known).filter((one) =>
    one.isWellFormed(),
  )
  if (beginnings.length === 0) return []
  return goodsIdsOf(rankPrefixMatches(norm, await misspelt.listByPrefix(sql, beginnings, OF_EACH_BEGINNING))).slice(
    0,
    limit,
  )
}
