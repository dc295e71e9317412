import type { Db } from '#server/database/connect.ts'
import { yieldWhenDue } from '#server/event-loop.ts'
import type { Lexicon } from '../../reader/lexicon.rules.ts'
import { boundsOf } from '../../reader/numbers/parameters.rules.ts'
import { hintsOf, hintsOfKinds, wordsBesideKinds } from '../../reader/other-facts.rules.ts'
import type { Reading } from '../../reader/reading.ts'
import { type OpenReading, openReading, resolveFacts } from '../../reader/resolve-facts.rules.ts'
import type { FoundValue, ResolvedReading } from '../../reader/resolved-fact.ts'
import * as queries from './lexicon.queries.ts'

/** Many readings at once: one statement for all that ask for parts of the same kind. */
export async function resolveReadings(
  sql: Db,
  lexicon: Lexicon,
  readings: readonly Reading[],
): Promise<ResolvedReading[]> {
  const open = readings.map((reading) => openReading(lexicon, reading))
  const rows = new Map<OpenReading, FoundValue[]>()
  for (const group of Map.groupBy(open, ({ kinds }) => kinds && [...kinds].join()).values())
    for (const [one, own] of await listValues(sql, group)) rows.set(one, own)
  const resolved: ResolvedReading[] = []
  for (const [place, one] of open.entries()) {
    if (open.length > 1) await yieldWhenDue()
    resolved.push(resolve(lexicon, one, readings[place]?.hints ?? [], rows.get(one) ?? []))
  }
  return resolved
}

const resolve = (
  lexicon: Lexicon,
  one: OpenReading,
  hints: Reading['hints'],
  found: readonly FoundValue[],
): ResolvedReading => ({
  leaves: one.leaves && [...one.leaves],
  isKindKnown: one.kinds !== undefined,
  hinted: [
    ...hintsOf(lexicon, [...hints, ...one.others], one.kinds, one.facts.length === 1),
    ...hintsOfKinds(lexicon, one.facts),
  ],
  besideKinds: wordsBesideKinds(lexicon, one.facts, one.kinds),
  isKindSure: one.isKindSure,
  facts: resolveFacts(lexicon, one, found),
})

/** The values that the numbers of readings of one kind may mean. What several of them ask for is looked up once. */
async function listValues(sql: Db, group: readonly OpenReading[]): Promise<Map<OpenReading, FoundValue[]>> {
  const asked = new Map(group.map((one) => [one, one.numbers.flatMap(boundsOf)]))
  const distinct = new Map([...asked.values()].flat().map((bounds) => [keyOf(bounds), bounds]))
  const wanted = [...distinct.values()].map((bounds, place) => ({ ...bounds, place }))
  const kinds = group[0]?.kinds
  const listWanted = () =>
    kinds ? queries.listValuesOfLeaves(sql, wanted, [...kinds]) : queries.listValuesWithin(sql, wanted)
  const rows = wanted.length > 0 ? await listWanted() : []
  const keys = [...distinct.keys()]
  const rowsOf = Map.groupBy(rows, (row) => keys[row.place])
  const found = new Map<OpenReading, FoundValue[]>()
  for (const [one, bounds] of asked)
    found.set(
      one,
      bounds.flatMap((bound) => (rowsOf.get(keyOf(bound)) ?? []).map((row) => ({ ...row, place: bound.place }))),
    )
  return found
}

const keyOf = ({ code, least, most }: ReturnType<typeof boundsOf>[number]) => `${code} ${least} ${most}`
