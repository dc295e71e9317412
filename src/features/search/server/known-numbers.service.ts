import type { Db } from '#server/database/connect.ts'
import { normaliseModel } from '#shared/mpn.ts'
import { splitPackage } from '../reader/joined-facts.rules.ts'
import type { Lexicon } from '../reader/lexicon.rules.ts'
import { looksLikeNumber, unwrap, withoutSupplierMarks } from '../reader/part-number.rules.ts'
import { readQuery } from '../reader/read-query.rules.ts'
import type { Reading } from '../reader/reading.ts'
import { prefixEnd } from '../search.rules.ts'
import * as lexiconQueries from './words/lexicon.queries.ts'

const LETTERS = /^[a-z]{4,}$/i
/** Beside a manufacturer fewer are enough: TI OPA. */
const FEW_LETTERS = /^[a-z]{3,}$/i

/**
 * Of the words that may be numbers, one that is a known one, and those that begin known ones. The others are words.
 * A package that is written with one of them becomes a fact. `searched`: what is known already, of the whole text, which is no known number.
 */
export async function recogniseNumbers(
  sql: Db,
  lexicon: Lexicon,
  reading: Reading,
  searched: { text: string; norm: string; begins: boolean },
): Promise<{ exact: string | undefined; beginnings: string[] }> {
  /** With the words that each is made of. */
  const candidates = new Map<string, string[]>()
  // Some begin with letters only: ATMEGA.
  const letters = reading.facts.some(({ meaning }) => meaning.brandIds) ? FEW_LETTERS : LETTERS
  for (const number of [...reading.numbers, ...reading.words.filter((word) => letters.test(word))])
    for (const text of [number, ...withoutSupplierMarks(number), ...number.split(',')])
      if (normaliseModel(text) !== '') candidates.set(text, [number])
  const joined = reading.numbers.flatMap(listJoined)
  for (const { family, number } of joined) candidates.set(family, [number])
  const pairs = listPairs(searched.text, [...reading.numbers, ...reading.words])
  for (const pair of pairs) candidates.set(pair.join(' '), pair)
  if (candidates.size === 0) return { exact: undefined, beginnings: [] }
  const texts = [...candidates.keys()].map((text) => ({ text, norm: normaliseModel(text) }))
  const others = texts.filter(({ norm }) => norm !== searched.norm)
  // A number alone is the whole text.
  const rows = others.length > 0 ? await listKnownPrefixes(sql, others) : []
  const exact = rows.find((row) => row.isExact)?.text
  const begins = new Set(rows.filter((row) => row.begins).map((row) => row.text))
  const known = texts
    .filter(({ text, norm }) => (norm === searched.norm ? searched.begins : begins.has(text)))
    .map(({ text }) => text)
  const inPairs = new Set(pairs.filter((pair) => known.includes(pair.join(' '))).flat())
  // What begins a number as a whole is not taken apart.
  const whole = new Set(joined.filter(({ number }) => known.includes(number)).map(({ family }) => family))
  const beginnings = known.filter((text) => !inPairs.has(text) && !whole.has(text))
  for (const { family, outline } of joined)
    if (beginnings.includes(family)) reading.facts.push(...readQuery(outline, lexicon).facts)
  const recognised = new Set(beginnings.flatMap((text) => candidates.get(text) ?? []))
  reading.words = [...reading.words, ...reading.numbers].filter((text) => !recognised.has(text))
  return { exact, beginnings }
}

function listJoined(number: string) {
  const pieces = splitPackage(number)
  return pieces ? [{ number, ...pieces }] : []
}

/** "attiny 85", "stm32 g4": two words without a meaning that may be one number. */
function listPairs(text: string, unread: readonly string[]): string[][] {
  const tokens = text.split(/[\s;|,]+/).map(unwrap)
  return tokens
    .map((token, at) => [token, tokens[at + 1] ?? ''])
    .filter(
      ([first = '', second = '']) =>
        /^[a-z]{2}/i.test(first) && /^[a-z]?\d/i.test(second) && unread.includes(first) && unread.includes(second),
    )
    .slice(0, MAX_JOINED)
}

const listKnownPrefixes = (sql: Db, texts: Array<{ text: string; norm: string }>) =>
  lexiconQueries.listKnownPrefixes(
    sql,
    texts.map((one) => ({ ...one, end: prefixEnd(one.norm) })),
  )

/** Pairs of words that are looked up at most. */
const MAX_JOINED = 6

/** Some numbers have an underscore or a space inside: MMBT5088_R2_00001, BAS40 RHG. */
export async function findAsWritten(sql: Db, text: string): Promise<string | undefined> {
  const tokens = text.split(/[\s;|,]+/).map(unwrap)
  const underscored = tokens.filter((token) => /\w_\w/.test(token) && looksLikeNumber(token))
  const joined = tokens.flatMap((token, at) => {
    const next = tokens[at + 1] ?? ''
    return tokens.length > 2 && looksLikeNumber(token) && /^[A-Z][A-Z0-9]{0,4}$/.test(next) ? [`${token} ${next}`] : []
  })
  const asked = [...underscored.flatMap((one) => [one, ...withoutSupplierMarks(one)]), ...joined.slice(0, MAX_JOINED)]
  if (asked.length === 0) return undefined
  const rows = await listKnownPrefixes(
    sql,
    asked.map((one) => ({ text: one, norm: normaliseModel(one) })),
  )
  return rows.find((row) => row.isExact)?.text
}
