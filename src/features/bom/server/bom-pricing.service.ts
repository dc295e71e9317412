import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Verdict } from '#features/catalog/catalog.contract.ts'
import { judgePairs } from '#features/catalog/server/alternatives/judge-alternatives.service.ts'
import type { Db } from '#server/database/connect.ts'
import type { BomGoods, BomLine, BomTotal, MatchedLine, PricedLine } from '../bom-matching.contract.ts'
import {
  type Build,
  buildOfLine,
  countToOrder,
  gatherLines,
  inPacking,
  type LineToPrice,
  neededCount,
  packingFor,
  piecesPerBoard,
  priceLine,
} from '../bom-pricing.rules.ts'
import { listAlternativeIds, type Shortage } from './bom-pricing.queries.ts'
import { type Match, matchLines } from './match-lines.service.ts'
import { readGoods } from './read-goods.service.ts'

export interface PricedBom {
  list: MatchedLine[]
  totals: BomTotal[]
}

export async function matchAndPrice(sql: Db, lines: readonly BomLine[], build: Build): Promise<PricedBom> {
  return priceMatches(sql, lines, await matchLines(sql, lines), build)
}

/** Current prices for matches, also for saved ones. */
export async function priceMatches(
  sql: Db,
  lines: readonly BomLine[],
  matches: readonly Match[],
  build: Build,
): Promise<PricedBom> {
  const goods = await readGoods(sql, matches.flatMap(goodsIdsOf))
  const chosen = matches.map(({ goodsId }) => (goodsId === null ? null : (goods.get(goodsId) ?? null)))
  const wanted = lines.map((line, place) => ({
    goods: chosen[place] ?? null,
    perBoard: piecesPerBoard(line),
    atLeast: line.atLeast,
    packing: line.packing,
    spare: line.spare,
    taken: matches[place]?.taken ?? false,
  }))
  // The database looks for alternatives while the rest is priced here.
  const [alternatives, alone] = await Promise.all([
    readAlternatives(sql, findShort(wanted, build)),
    priceInSlices(wanted, build),
  ])
  const { priced, totals } = gatherLines(wanted, alone)
  const verdicts = await judgeApproved(sql, matches)
  const list = matches.map((match, place): MatchedLine => {
    const own = chosen[place] ?? null
    const price = priced[place]
    if (!price) throw new Error('every line has a price or the reason why not')
    return {
      ...price,
      ref: lines[place]?.ref ?? '',
      match: match.match,
      taken: match.taken,
      goods: own,
      candidates: match.candidates.flatMap((candidate) => {
        const other = goods.get(candidate.goodsId)
        return other ? [{ match: candidate.match, goods: other, warnings: candidate.warnings }] : []
      }),
      approved: approvedOf(lines[place], match, goods, verdicts),
      alternatives: alternatives.get(place) ?? [],
      warnings: [...match.warnings, ...price.warnings],
    }
  })
  return { list, totals }
}

/** Lines priced before yielding to the event loop. */
const SLICE = 50

async function priceInSlices(wanted: readonly LineToPrice[], build: Build): Promise<PricedLine[]> {
  const priced: PricedLine[] = []
  for (const line of wanted) {
    if (priced.length % SLICE === 0) await yieldToEventLoop()
    priced.push(priceLine(line.goods, line.perBoard, buildOfLine(build, line.spare), line))
  }
  return priced
}

/** The alternates of a row with their parts. Saved lines have none. */
const approvedOf = (
  line: BomLine | undefined,
  { approved, goodsId: ownId }: Match,
  goods: ReadonlyMap<number, BomGoods>,
  verdicts: ReadonlyMap<string, Verdict>,
): MatchedLine['approved'] =>
  approved.map((goodsId, index) => ({
    model: line?.alternatives[index] ?? '',
    brandName: line?.alternativeBrands?.[index] ?? '',
    goods: goodsId === null ? null : (goods.get(goodsId) ?? null),
    verdict: verdicts.get(`${ownId} ${goodsId}`) ?? null,
  }))

/** What the alternates of the rows are to the parts of their lines, by the ids of both. */
async function judgeApproved(sql: Db, matches: readonly Match[]): Promise<Map<string, Verdict>> {
  const pairs = new Map<string, { goodsId: number; otherId: number }>()
  for (const { goodsId, approved } of matches)
    for (const otherId of approved)
      if (goodsId !== null && otherId !== null && otherId !== goodsId)
        pairs.set(`${goodsId} ${otherId}`, { goodsId, otherId })
  const keys = [...pairs.keys()]
  const verdicts = new Map<string, Verdict>()
  for (let from = 0; from < keys.length; from += BATCH) {
    const batch = keys.slice(from, from + BATCH)
    const judged = await judgePairs(
      sql,
      batch.flatMap((key) => pairs.get(key) ?? []),
    )
    for (const [at, key] of batch.entries()) if (judged[at]) verdicts.set(key, judged[at])
    await yieldToEventLoop()
  }
  return verdicts
}

const goodsIdsOf = ({ goodsId, candidates, approved }: Match): number[] => [
  ...(goodsId === null ? [] : [goodsId]),
  ...candidates.map((candidate) => candidate.goodsId),
  ...approved.flatMap((id) => id ?? []),
]

/** Batch size of the statement. */
const BATCH = 500

const findShort = (wanted: readonly LineToPrice[], build: Build): Shortage[] =>
  wanted.flatMap(({ goods, perBoard, spare, ...how }, place) => {
    const needed = neededCount(perBoard, buildOfLine(build, spare))
    const terms = goods && inPacking(goods, packingFor(goods, needed, how))
    const orderCount = terms ? countToOrder(terms, needed, how.atLeast) : 0
    return goods && orderCount > goods.stockCount ? [{ place, goodsId: goods.goodsId, orderCount }] : []
  })

type OfferedAlternative = MatchedLine['alternatives'][number]

const MAX_OFFERED = 3

async function readAlternatives(sql: Db, short: readonly Shortage[]): Promise<Map<number, OfferedAlternative[]>> {
  const rows: { place: number; alternativeIds: number[] }[] = []
  for (let from = 0; from < short.length; from += BATCH)
    rows.push(...(await listAlternativeIds(sql, short.slice(from, from + BATCH))))
  const originals = new Map(short.map((one) => [one.place, one.goodsId]))
  const pairs = rows.flatMap(({ place, alternativeIds }) =>
    alternativeIds.map((otherId) => ({ place, goodsId: originals.get(place) ?? otherId, otherId })),
  )
  const judged: JudgedPair[] = []
  for (let from = 0; from < pairs.length; from += BATCH) {
    const batch = pairs.slice(from, from + BATCH)
    const verdicts = await judgePairs(sql, batch)
    for (const [at, pair] of batch.entries()) if (verdicts[at]) judged.push({ ...pair, verdict: verdicts[at] })
  }
  const best = Array.from(Map.groupBy(judged, ({ place }) => place).values(), (list) =>
    list.sort(replacementsFirst).slice(0, MAX_OFFERED),
  )
  const goods = await readGoods(
    sql,
    best.flat().map(({ otherId }) => otherId),
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
