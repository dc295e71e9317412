import type { DescribedPart } from '#features/search/reader/resolved-fact.ts'
import { listDescribed, resolveDescriptions } from '#features/search/server/described.service.ts'
import type { Db } from '#server/database/connect.ts'
import { decide, type Wanted } from '../matching/bom-deciding.rules.ts'
import { describedPartOf, partToFind } from '../matching/bom-values.rules.ts'
import { type FoundTerm, listByIds } from './bom-matching.queries.ts'
import { type Found, foundBy, hitsOf, rowsByPlace } from './matching-tiers.service.ts'

const MAX_HITS = 12

/** By value and package. Equal descriptions are searched once. */
export async function findByValue(sql: Db, open: readonly Wanted[]): Promise<Found> {
  const needs = await readNeeds(sql, open)
  const found = await listDescribed(
    sql,
    needs.map(({ part }) => part),
    MAX_HITS,
  )
  const terms = found.flatMap(({ place: need, goodsId, closeness }) =>
    (needs[need]?.lines ?? []).map(({ place }): FoundTerm => ({ place, text: String(closeness), goodsId })),
  )
  const rows = await rowsByPlace(terms, (list) => listByIds(sql, list))
  return foundBy(open, rows, (wanted, own) =>
    decide(
      wanted,
      hitsOf(own, (row) => -Number(row.text)),
      'value',
    ),
  )
}

interface Need {
  part: DescribedPart
  lines: Wanted[]
}

async function readNeeds(sql: Db, open: readonly Wanted[]): Promise<Need[]> {
  const described = open.flatMap((wanted) => {
    const text = describedPartOf(wanted.line)
    return text ? [{ wanted, text }] : []
  })
  const texts = [...Map.groupBy(described, ({ text }) => JSON.stringify(text)).values()]
  const readings = await resolveDescriptions(
    sql,
    texts.flatMap(([one]) => (one ? [one.text] : [])),
  )
  const needs = new Map<string, Need>()
  for (const [place, reading] of readings.entries()) {
    const part = partToFind(reading, texts[place]?.[0]?.text.kind)
    if (!part) continue
    const key = JSON.stringify([part.leaves, part.facts.map(({ condition }) => condition)])
    const need = needs.get(key) ?? { part, lines: [] }
    need.lines.push(...(texts[place] ?? []).map(({ wanted }) => wanted))
    needs.set(key, need)
  }
  return [...needs.values()]
}
