import { errorsAllowed, halvesOf } from '#features/search/search.rules.ts'
import type { Db } from '#server/database/connect.ts'
import { type Decision, decide, type Wanted } from '../matching/bom-deciding.rules.ts'
import { isValue, type WrittenNumber } from '../matching/bom-numbers.rules.ts'
import { likelySpellings, typingCost } from '../matching/bom-typing.rules.ts'
import { type HitRow, listByNumber, listMisspelt, type MisspeltTerm } from './bom-matching.queries.ts'
import { type Found, foundBy, hitsOf, rowsByPlace } from './matching-tiers.ts'

/** In a shorter number another character makes another part. */
const MIN_MISSPELT_LENGTH = 5

/** So many numbers are compared in one statement: it reads up to a few thousand index entries for each. */
const BATCH = 50

/** The likely spellings are looked up; only for the rest the neighbourhood is searched. */
export async function findMisspelt(sql: Db, open: readonly Wanted[]): Promise<Found> {
  const likely = await findLikely(sql, open)
  const rest = open.filter(({ place }) => !likely.has(place))
  const near = await findNear(sql, rest)
  return new Map([...likely, ...near])
}

const misspeltOf = (wanted: Wanted): WrittenNumber[] =>
  wanted.numbers.filter(({ text, norm }) => norm.length >= MIN_MISSPELT_LENGTH && /\d/.test(norm) && !isValue(text))

function judge(wanted: Wanted, rows: readonly HitRow[]): Decision {
  const numbers = misspeltOf(wanted)
  const cost = (row: HitRow) => Math.min(...numbers.map(({ norm }) => typingCost(norm, row.norm)))
  const decision = decide(wanted, hitsOf(rows, cost), 'typing')
  const meant = rows.find((row) => row.goodsId === decision.goodsId)
  // Something behind the number is no error, it is something behind the number.
  const isCut = meant && numbers.some(({ norm }) => norm.startsWith(meant.norm))
  return isCut ? { ...decision, match: 'longer' } : decision
}

async function findLikely(sql: Db, open: readonly Wanted[]): Promise<Found> {
  const terms = open.flatMap((wanted) =>
    misspeltOf(wanted).flatMap(({ norm }) => likelySpellings(norm).map((text) => ({ place: wanted.place, text }))),
  )
  return foundBy(open, await rowsByPlace(terms, (list) => listByNumber(sql, list)), judge)
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
