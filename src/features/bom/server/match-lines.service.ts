import type { MakerIndex } from '#features/catalog/makers.rules.ts'
import { readMakers } from '#features/catalog/server/catalog.service.ts'
import type { Db } from '#server/database/connect.ts'
import { inBatches } from '#server/database/in-batches.ts'
import { yieldWhenDue } from '#server/event-loop.ts'
import { isDifference, type Reason } from '../bom.rules.ts'
import type { BomLine, BomWarning } from '../bom-matching.contract.ts'
import type { Decision, Wanted } from '../matching/bom-deciding.rules.ts'
import { rowFacts } from '../matching/bom-differences.rules.ts'
import { guessedNumbers, isForeignNumber, isShopNumberOnly, numbersOf } from '../matching/bom-numbers.rules.ts'
import { decideByAlternates, type FoundAlternates, findAlternates } from './alternates-tier.service.ts'
import {
  type Found,
  findByCutting,
  findByGuessedStem,
  findByNumber,
  findByPrefix,
  findByStem,
  findInside,
} from './matching-tiers.service.ts'
import { findMisspelt } from './typo-tier.service.ts'
import { findByValue } from './value-tier.service.ts'

export type Match = Omit<Decision, 'goodsId'> & {
  goodsId: number | null
  /** The parts of the approved alternates, in the order of the row; null where the catalogue has none. */
  approved: (number | null)[]
}

/** From the most certain to the least: lines found by one tier are skipped by the next. */
const TIERS: ReadonlyArray<(sql: Db, open: readonly Wanted[]) => Promise<Found>> = [
  findByNumber,
  findByStem,
  findInside,
  findByGuessedStem,
  findByPrefix,
  findMisspelt,
  findByCutting,
  findByValue,
]

/** Limits the lines of a file that the expensive tiers look for, so that a nonsense file does not overload the store. */
const MAX_VAGUE = 2000
const VAGUE: ReadonlySet<unknown> = new Set([findMisspelt, findByValue])

/** Lines matched at a time: reading 100 rows takes a few milliseconds. */
export const MATCH_BATCH_SIZE = 100

/** Matches batches of the lines of one file, in their order. */
export async function prepareMatching(sql: Db): Promise<(batch: readonly BomLine[]) => Promise<Match[]>> {
  const makers = await readMakers(sql)
  const left = { vague: MAX_VAGUE }
  return async (batch) => {
    const wanted: Wanted[] = []
    for (const [place, line] of batch.entries()) {
      await yieldWhenDue()
      wanted.push(want(line, place, makers))
    }
    return matchBatch(sql, wanted, left)
  }
}

/** In the order of the lines. */
export const matchLines = async (sql: Db, lines: readonly BomLine[]): Promise<Match[]> =>
  inBatches(lines, await prepareMatching(sql), MATCH_BATCH_SIZE)

function want(line: BomLine, place: number, makers: MakerIndex): Wanted {
  const guesses = guessedNumbers(line)
  return {
    place,
    line,
    numbers: numbersOf(line),
    guesses,
    makers: makers.find(line.brandName),
    facts: rowFacts(line, guesses),
  }
}

async function matchBatch(sql: Db, wanted: readonly Wanted[], left: { vague: number }): Promise<Match[]> {
  const found: Found = new Map()
  const alternates = await findAlternates(sql, wanted)
  let skipped: ReadonlySet<number> | undefined
  for (const tier of TIERS) {
    let open = wanted.filter(({ place }) => !found.has(place))
    if (VAGUE.has(tier)) {
      skipped ??= skipVague(open, left)
      open = open.filter(({ place }) => !skipped?.has(place))
    }
    if (open.length > 0) for (const [place, decision] of await tier(sql, open)) found.set(place, decision)
    // An approved alternate ranks above guesses about the first number.
    if (tier === findByStem) for (const one of wanted) decideOpen(one, found, alternates)
  }
  await preferPackages(sql, wanted, found)
  await preferValues(sql, wanted, found)
  return wanted.map(
    ({ place, line }): Match => ({
      ...(found.get(place) ?? nothing(line, skipped?.has(place) ?? false)),
      approved: line.alternatives.map((_, index) => alternates.get(place)?.[index]?.goodsId ?? null),
    }),
  )
}

/** The places of lines beyond the limit. */
function skipVague(open: readonly Wanted[], left: { vague: number }): ReadonlySet<number> {
  const beyond = open.slice(left.vague)
  left.vague -= open.length - beyond.length
  return new Set(beyond.map(({ place }) => place))
}

function decideOpen(wanted: Wanted, found: Found, alternates: FoundAlternates): void {
  if (found.has(wanted.place)) return
  const decision = decideByAlternates(wanted, alternates.get(wanted.place) ?? [])
  if (decision) found.set(wanted.place, decision)
}

const GUESSES: ReadonlySet<Reason> = new Set(['typing', 'longer', 'inside'])

const isContradicted = ({ match, warnings }: Decision) =>
  GUESSES.has(match) && warnings.some(({ code }) => isDifference(code))

/** Guesses that contradict the row rank after parts with the values of the row. */
async function preferValues(sql: Db, wanted: readonly Wanted[], found: Found): Promise<void> {
  const doubtful = wanted.filter(({ place }) => {
    const decision = found.get(place)
    return decision !== undefined && isContradicted(decision)
  })
  if (doubtful.length > 0) putForward(found, await findByValue(sql, doubtful))
}

/** A base number may be a part of another package than the row says, which has letters behind: 1N4148W in SOD-123. */
async function preferPackages(sql: Db, wanted: readonly Wanted[], found: Found): Promise<void> {
  const doubtful = wanted.filter(({ place }) => {
    const { match, warnings = [] } = found.get(place) ?? {}
    return match && !GUESSES.has(match) && warnings.some(({ code }) => code === 'other_package')
  })
  if (doubtful.length > 0) putForward(found, await findByPrefix(sql, doubtful))
}

/** What contradicts the row less comes first, and what was found before is its first alternative. */
function putForward(found: Found, others: Found): void {
  for (const [place, better] of others) {
    const guess = found.get(place)
    if (!guess || better.goodsId === guess.goodsId || better.warnings.length >= guess.warnings.length) continue
    const { match, goodsId, warnings } = guess
    const candidates = better.candidates.filter((candidate) => candidate.goodsId !== goodsId)
    found.set(place, { ...better, candidates: [{ match, goodsId, warnings }, ...candidates] })
  }
}

const NOT_SEARCHED: BomWarning = {
  code: 'not_searched',
  text: 'There are too many unknown lines to check all of them for typing errors. Search for this one separately.',
}

const SHOP_NUMBER: BomWarning = {
  code: 'shop_number',
  text: 'Only a distributor number is given, which does not contain the part number. Please add the part number.',
}

const nothing = (line: BomLine, skipped: boolean): Omit<Match, 'approved'> => ({
  match: 'none',
  taken: false,
  goodsId: null,
  candidates: [],
  warnings: [
    ...(isShopNumberOnly(line) && isForeignNumber(line.sku) ? [SHOP_NUMBER] : []),
    ...(skipped ? [NOT_SEARCHED] : []),
  ],
})
