import type { Db } from '#server/database/connect.ts'
import { yieldWhenDue } from '#server/event-loop.ts'
import {
  type Decision,
  decide,
  decideOtherPackaging,
  decideSameNumber,
  type Hit,
  type Wanted,
} from '../matching/bom-deciding.rules.ts'
import {
  mayBePrefix,
  numbersInside,
  prefixesOf,
  splitPackage,
  stemsOf,
  type WrittenNumber,
  writtenNumber,
} from '../matching/bom-numbers.rules.ts'
import { type HitRow, listByNumber, listByNumberPrefix, listByStem, type Term } from './bom-matching.queries.ts'

/** Candidates of a tier, by line index. */
export type Found = Map<number, Decision>

/** Rows grouped by line. Without terms the database is not queried. */
export async function rowsByPlace<T extends Term>(
  terms: readonly T[],
  list: (terms: readonly T[]) => Promise<readonly HitRow[]>,
): Promise<Map<number, HitRow[]>> {
  const rows = terms.length === 0 ? [] : await list(terms)
  return Map.groupBy(rows, (row) => row.place)
}

export async function termsOf(open: readonly Wanted[], texts: (wanted: Wanted) => readonly string[]): Promise<Term[]> {
  const terms: Term[] = []
  for (const wanted of open) {
    await yieldWhenDue()
    for (const text of new Set(texts(wanted))) terms.push({ place: wanted.place, text })
  }
  return terms
}

/** A part may be found by several texts; the best of them counts. */
export function hitsOf(rows: readonly HitRow[], rank: (row: HitRow) => number): Hit[] {
  const best = new Map<number, Hit>()
  for (const row of rows) {
    const hit = { ...row, rank: rank(row) }
    const known = best.get(row.goodsId)
    if (!known || hit.rank < known.rank) best.set(row.goodsId, hit)
  }
  return [...best.values()]
}

export async function foundBy(
  open: readonly Wanted[],
  rows: ReadonlyMap<number, readonly HitRow[]>,
  judge: (wanted: Wanted, rows: readonly HitRow[]) => Decision | undefined,
): Promise<Found> {
  const found: Found = new Map()
  for (const wanted of open) {
    await yieldWhenDue()
    const own = rows.get(wanted.place)
    const decision = own && judge(wanted, own)
    if (decision) found.set(wanted.place, decision)
  }
  return found
}

/** The first number that a part has. */
function firstFound(numbers: readonly WrittenNumber[], rows: readonly HitRow[]) {
  for (const number of numbers) {
    const own = rows.filter((row) => row.text === number.norm)
    if (own.length > 0) return { number, hits: hitsOf(own, () => 0) }
  }
  return undefined
}

/** The number itself, with or without its punctuation. */
export async function findByNumber(sql: Db, open: readonly Wanted[]): Promise<Found> {
  const terms = await termsOf(open, ({ numbers }) => numbers.map((number) => number.norm))
  const rows = await rowsByPlace(terms, (list) => listByNumber(sql, list))
  return foundBy(open, rows, (wanted, own) => {
    const first = firstFound(wanted.numbers, own)
    return first && decideSameNumber(wanted, first.number, first.hits)
  })
}

/** The same part under another packing code. */
export const findByStem = (sql: Db, open: readonly Wanted[]) => findStems(sql, open, ({ numbers }) => numbers)

/** The same for numbers inside a distributor's number or a description. */
export const findByGuessedStem = (sql: Db, open: readonly Wanted[]) => findStems(sql, open, ({ guesses }) => guesses)

async function findStems(
  sql: Db,
  open: readonly Wanted[],
  numbersOf: (wanted: Wanted) => readonly WrittenNumber[],
): Promise<Found> {
  const terms = await termsOf(open, (wanted) => numbersOf(wanted).flatMap(stemsOf))
  const rows = await rowsByPlace(terms, (list) => listByStem(sql, list))
  return foundBy(open, rows, (wanted, own) => {
    const stems = numbersOf(wanted).flatMap(stemsOf)
    return decideOtherPackaging(
      wanted,
      hitsOf(own, (row) => stems.indexOf(row.text)),
    )
  })
}

/** A whole number inside a longer text: behind the maker's name, in the description. */
export async function findInside(sql: Db, open: readonly Wanted[]): Promise<Found> {
  const inside = new Map<number, WrittenNumber[]>()
  const terms = await termsOf(open, ({ place, line }) => {
    const numbers = numbersInside(line)
    inside.set(place, numbers)
    return numbers.map((number) => number.norm)
  })
  const rows = await rowsByPlace(terms, (list) => listByNumber(sql, list))
  return foundBy(open, rows, (wanted, own) => {
    const first = firstFound(inside.get(wanted.place) ?? [], own)
    return first && decide(wanted, first.hits, 'inside')
  })
}

/** "LM358 SO-8" begins with the number. */
function prefixNumbers({ guesses, line }: Wanted): WrittenNumber[] {
  const split = splitPackage(line.model || line.description)
  return (split ? [writtenNumber(split.number)] : guesses).filter(mayBePrefix)
}

/** A longer number with that of the line as prefix. */
export async function findByPrefix(sql: Db, open: readonly Wanted[]): Promise<Found> {
  const terms = await termsOf(open, (wanted) => prefixNumbers(wanted).map(({ norm }) => norm))
  const rows = await rowsByPlace(terms, (list) => listByNumberPrefix(sql, list))
  return foundBy(open, rows, (wanted, own) =>
    decide(
      wanted,
      hitsOf(own, () => 0),
      'longer',
    ),
  )
}

/** A shorter number that is a prefix of that of the line. The longer, the better. */
export async function findByCutting(sql: Db, open: readonly Wanted[]): Promise<Found> {
  const terms = await termsOf(open, (wanted) => prefixNumbers(wanted).flatMap(prefixesOf))
  const rows = await rowsByPlace(terms, (list) => listByNumber(sql, list))
  return foundBy(open, rows, (wanted, own) =>
    decide(
      wanted,
      hitsOf(own, (row) => -row.text.length),
      'longer',
    ),
  )
}
