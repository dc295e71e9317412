import type { Verdict } from '#features/catalog/catalog.contract.ts'
import { judgeCandidates, judgePairs } from '#features/catalog/server/alternatives/judge-alternatives.service.ts'
import type { Db } from '#server/database/connect.ts'
import { inBatches } from '#server/database/in-batches.ts'
import type { MatchedLine } from '../bom-matching.contract.ts'
import { listAlternatives, type Shortage } from './bom-pricing.queries.ts'
import type { Match } from './match-lines.service.ts'
import { readGoods } from './read-goods.service.ts'

/** What the alternates of the rows are to the parts of their lines, by the ids of both. */
export async function judgeApproved(sql: Db, matches: readonly Match[]): Promise<Map<string, Verdict>> {
  const pairs = new Map<string, { goodsId: number; otherId: number }>()
  for (const { goodsId, approved } of matches)
    for (const otherId of approved)
      if (goodsId !== null && otherId !== null && otherId !== goodsId)
        pairs.set(`${goodsId} ${otherId}`, { goodsId, otherId })
  const judged = await inBatches([...pairs.values()], (batch) => judgePairs(sql, batch))
  const verdicts = new Map<string, Verdict>()
  for (const [at, key] of [...pairs.keys()].entries()) if (judged[at]) verdicts.set(key, judged[at])
  return verdicts
}

type OfferedAlternative = MatchedLine['alternatives'][number]

const MAX_OFFERED = 3

/** What can be had instead of parts that are short, by the places of their lines. */
export async function readAlternatives(
  sql: Db,
  short: readonly Shortage[],
  priceListId?: number,
): Promise<Map<number, OfferedAlternative[]>> {
  const judged = await inBatches(short, async (batch) => {
    const found = await listAlternatives(sql, batch)
    const verdicts = await judgeCandidates(sql, found)
    return found.flatMap(({ place, otherId }, at): JudgedPair[] =>
      verdicts[at] ? [{ place, otherId, verdict: verdicts[at] }] : [],
    )
  })
  const best = Array.from(Map.groupBy(judged, ({ place }) => place).values(), (list) =>
    list.sort(replacementsFirst).slice(0, MAX_OFFERED),
  )
  const goods = await readGoods(
    sql,
    best.flat().map(({ otherId }) => otherId),
    priceListId,
  )
  return new Map(
    best.map((list) => [
      list[0]?.place ?? 0,
      list.flatMap(({ otherId, verdict }) => {
        const other = goods.get(otherId)
        return other ? [{ ...other, verdict }] : []
      }),
    ]),
  )
}

interface JudgedPair {
  place: number
  otherId: number
  verdict: Verdict
}

const replacementsFirst = (a: JudgedPair, b: JudgedPair) =>
  Number(a.verdict.kind !== 'replacement') - Number(b.verdict.kind !== 'replacement')
