import { errorsAllowed, halvesOf } from '#features/search/search.rules.ts'
import type { Db } from '#server/database/connect.ts'
import type { BomWarning } from '../bom-matching.contract.ts'
import { type Decision, decide, type Wanted } from '../matching/bom-deciding.rules.ts'
import { isFirstWord, isValue, type WrittenNumber } from '../matching/bom-numbers.rules.ts'
import { isPlainTypo, likelySpellings, repeatedSpellings, typingCost } from '../matching/bom-typing.rules.ts'
import {
  type HitRow,
  listByNumber,
  listByNumberPrefix,
  listByStem,
  listMisspelt,
  type MisspeltTerm,
} from './bom-matching.queries.ts'
import { type Found, foundBy, hitsOf, rowsByPlace, termsOf } from './matching-tiers.service.ts'

/** In a shorter number another character makes another part; a longer text is no number. */
const MISSPELT_LENGTH = { least: 5, most: 50 }

/** Batch size: each number reads up to a few thousand index entries. */
const BATCH = 50

/** Likely corrections are looked up first; the slower similarity search runs for the rest. */
export async function findMisspelt(sql: Db, open: readonly Wanted[]): Promise<Found> {
  const found: Found = new Map()
  for (const find of [findLikely, findRespelt, findNear]) {
    const rest = open.filter(({ place }) => !found.has(place))
    if (rest.length > 0) for (const [place, decision] of await find(sql, rest)) found.set(place, decision)
  }
  return found
}

const misspeltOf = (wanted: Wanted): WrittenNumber[] =>
  wanted.guesses.filter(
    (guess) =>
      guess.norm.length >= MISSPELT_LENGTH.least &&
      guess.norm.length <= MISSPELT_LENGTH.most &&
      /\d/.test(guess.norm) &&
      !isValue(guess.text) &&
      !isFirstWord(wanted.line, guess),
  )

function judge(wanted: Wanted, rows: readonly HitRow[]): Decision {
  const numbers = misspeltOf(wanted)
  const cost = (row: HitRow) => Math.min(...numbers.map(({ norm }) => typingCost(norm, row.norm)))
  const decision = decide(wanted, hitsOf(rows, cost), 'typing')
  const meant = rows.find((row) => row.goodsId === decision.goodsId)
  // Extra characters at the end are handled by another tier.
  const isCut = meant && numbers.some(({ norm }) => norm.startsWith(meant.norm))
  return isCut ? { ...decision, match: 'longer' } : markOtherNumbers(decision, numbers, rows)
}

const OTHER_DIGITS: BomWarning = {
  code: 'other_digits',
  text: 'Number: characters differ that are rarely confused. It may be another part.',
}

/** Unlikely typos are confirmed one by one. */
function markOtherNumbers(decision: Decision, numbers: readonly WrittenNumber[], rows: readonly HitRow[]): Decision {
  const normOf = new Map(rows.map((row) => [row.goodsId, row.norm]))
  const marked = (goodsId: number, warnings: BomWarning[]) =>
    numbers.some(({ norm }) => isPlainTypo(norm, normOf.get(goodsId) ?? '')) ? warnings : [...warnings, OTHER_DIGITS]
  return {
    ...decision,
    warnings: marked(decision.goodsId, decision.warnings),
    candidates: decision.candidates.map((one) => ({ ...one, warnings: marked(one.goodsId, one.warnings) })),
  }
}

async function findLikely(sql: Db, open: readonly Wanted[]): Promise<Found> {
  const terms = await termsOf(open, (wanted) =>
    misspeltOf(wanted).flatMap(({ norm }) => [...likelySpellings(norm), ...repeatedSpellings(norm)]),
  )
  return foundBy(open, await rowsByPlace(terms, (list) => listByNumber(sql, list)), judge)
}

/** 2N7OO2 is meant to be 2N7002, and the catalogue has 2N7002,215: other packaging, or a longer number. */
async function findRespelt(sql: Db, open: readonly Wanted[]): Promise<Found> {
  const terms = await termsOf(open, (wanted) => misspeltOf(wanted).flatMap(({ norm }) => repeatedSpellings(norm)))
  const [stems, longer] = await Promise.all([
    rowsByPlace(terms, (list) => listByStem(sql, list)),
    rowsByPlace(terms, (list) => listByNumberPrefix(sql, list)),
  ])
  const rows = new Map(
    open.map(({ place }) => [place, [...(stems.get(place) ?? []), ...(longer.get(place) ?? [])]] as const),
  )
  return foundBy(open, rows, (wanted, own) => {
    if (own.length === 0) return undefined
    const cost = (row: HitRow) => Math.min(...misspeltOf(wanted).map(({ norm }) => typingCost(norm, row.text)))
    return decide(wanted, hitsOf(own, cost), 'typing')
  })
}

async function findNear(sql: Db, open: readonly Wanted[]): Promise<Found> {
  const terms = open.flatMap((wanted) => misspeltOf(wanted).flatMap((number) => misspeltTerm(wanted.place, number)))
  const rows = new Map<number, HitRow[]>()
  for (let from = 0; from < terms.length; from += BATCH) {
    const batch = await rowsByPlace(terms.slice(from, from + BATCH), (list) => listMisspelt(sql, list))
    for (const [place, own] of batch) rows.set(place, [...(rows.get(place) ?? []), ...own])
  }
  return foundBy(open, rows, judge)
}

function misspeltTerm(place: number, { norm }: WrittenNumber): MisspeltTerm[] {
  const halves = halvesOf(norm)
  if (!halves) return []
  const backwards = [...halves.tail].reverse().join('')
  return [{ place, text: norm, head: halves.head, backwards, errors: errorsAllowed(norm) }]
}
