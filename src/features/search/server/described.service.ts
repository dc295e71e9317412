import type { Db } from '#server/database/connect.ts'
import { yieldWhenDue } from '#server/event-loop.ts'
import { intersectCategories } from '../reader/kinds.rules.ts'
import type { Lexicon } from '../reader/lexicon.rules.ts'
import { readJoined, readQuery } from '../reader/read-query.rules.ts'
import type { PartText, Reading } from '../reader/reading.ts'
import type { DescribedPart, ResolvedReading } from '../reader/resolved-fact.ts'
import * as queries from './described.queries.ts'
import { getLexicon } from './words/lexicon.service.ts'
import { resolveReadings } from './words/resolve.service.ts'

/** Parses each text. */
export async function resolveDescriptions(sql: Db, texts: readonly PartText[]): Promise<ResolvedReading[]> {
  if (texts.length === 0) return []
  const lexicon = await getLexicon(sql)
  const readings: Reading[] = []
  for (const text of texts) {
    await yieldWhenDue()
    readings.push(withoutRepeated(readPartText(text, lexicon)))
  }
  return resolveReadings(sql, lexicon, readings)
}

/** Typos are not corrected here: a guess would put forward another part than the one described. */
function readPartText({ text, kind }: PartText, lexicon: Lexicon): Reading {
  const reading = readWithoutTypos(text, lexicon)
  return kind === undefined || intersectCategories(lexicon, reading.facts).leaves
    ? reading
    : readWithoutTypos(`${kind} ${text}`, lexicon)
}

/** "100nF/50V/0603" looks like a number. */
function readWithoutTypos(text: string, lexicon: Lexicon): Reading {
  const { numbers, words, ...reading } = readQuery(text, lexicon, { correctsTypos: false })
  const isFacts = (number: string) => readJoined({ ...reading, numbers: [], words: [number] }, lexicon) !== undefined
  const unread = {
    ...reading,
    numbers: numbers.filter((one) => !isFacts(one)),
    words: [...words, ...numbers.filter(isFacts)],
  }
  return readJoined(unread, lexicon) ?? unread
}

/** The description and the footprint often say the same. */
const withoutRepeated = (reading: Reading): Reading => ({
  ...reading,
  facts: [...new Map(reading.facts.map((fact) => [`${fact.words} ${fact.named?.attribute.code}`, fact])).values()],
})

/** Batch size: each may match thousands of goods. */
const TERMS_PER_STATEMENT = 20

/** The goods of each kind that meet all facts, the nearest first; `place` is that among what is wanted. */
export async function listDescribed(sql: Db, wanted: readonly DescribedPart[], limit: number) {
  const terms = wanted.flatMap((part, place) => termOf(part, place) ?? [])
  const found: Awaited<ReturnType<typeof queries.listDescribed>>[number][] = []
  for (let from = 0; from < terms.length; from += TERMS_PER_STATEMENT)
    found.push(...(await queries.listDescribed(sql, terms.slice(from, from + TERMS_PER_STATEMENT), limit)))
  return found
}

/** Undefined without a selective value, or with too many conditions. */
function termOf({ leaves, facts }: DescribedPart, place: number): queries.DescribedTerm | undefined {
  const [main] = facts
    .filter(({ condition }) => condition.valueIds)
    .sort((a, b) => (a.goodsCount ?? Number.MAX_SAFE_INTEGER) - (b.goodsCount ?? Number.MAX_SAFE_INTEGER))
  const rest = facts.filter((one) => one !== main)
  if (!main || rest.length > queries.MAX_CONDITIONS) return undefined
  return {
    place,
    leaves,
    main: main.condition.valueIds ?? [],
    conditions: rest.map(({ condition: { valueIds = [], packageIds = [] } }) => [
      ...valueIds,
      ...packageIds.map((id) => -id),
    ]),
    nearest: facts.flatMap(({ nearest = [] }) => nearest),
    near: facts.flatMap(({ near = [] }) => near),
  }
}
