import type { Verdict } from '#features/catalog/catalog.contract.ts'
import type { Db } from '#server/database/connect.ts'
import { inBatches } from '#server/database/in-batches.ts'
import { yieldWhenDue } from '#server/event-loop.ts'
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
import { judgeApproved, readAlternatives } from './bom-alternatives.service.ts'
import type { Shortage } from './bom-pricing.queries.ts'
import { MATCH_BATCH_SIZE, type Match, prepareMatching } from './match-lines.service.ts'
import { readGoods } from './read-goods.service.ts'

/** For how many boards, and at whose prices. */
export interface PricedBuild extends Build {
  /** Absent: list prices. */
  priceListId?: number | undefined
}

export interface PricedBom {
  list: MatchedLine[]
  totals: BomTotal[]
}

interface LineWithMatch {
  line: BomLine
  match: Match
}

/** A line priced by itself, without the others that need the same part. */
interface LineAlone extends LineWithMatch {
  wanted: LineToPrice
  price: PricedLine
  others: Pick<MatchedLine, 'candidates' | 'approved' | 'alternatives'>
}

export async function matchAndPrice(sql: Db, lines: readonly BomLine[], build: PricedBuild): Promise<PricedBom> {
  const match = await prepareMatching(sql)
  return gather(
    await inBatches(
      lines,
      async (batch) => priceBatch(sql, pairUp(batch, await match(batch)), build),
      MATCH_BATCH_SIZE,
    ),
  )
}

/** Current prices for matches, also for saved ones. */
export async function priceMatches(
  sql: Db,
  lines: readonly BomLine[],
  matches: readonly Match[],
  build: PricedBuild,
): Promise<PricedBom> {
  return gather(await inBatches(pairUp(lines, matches), (batch) => priceBatch(sql, batch, build)))
}

const pairUp = (lines: readonly BomLine[], matches: readonly Match[]): LineWithMatch[] =>
  lines.map((line, place) => {
    const match = matches[place]
    if (!match) throw new Error('every line has a match, if only that nothing was found')
    return { line, match }
  })

async function priceBatch(sql: Db, batch: readonly LineWithMatch[], build: PricedBuild): Promise<LineAlone[]> {
  const goods = await readGoods(
    sql,
    batch.flatMap(({ match }) => goodsIdsOf(match)),
    build.priceListId,
  )
  const wanted = batch.map(({ line, match }) => wantedOf(line, match, goods))
  // The database looks for alternatives while the rest is priced here.
  const [alternatives, verdicts, prices] = await Promise.all([
    readAlternatives(sql, findShort(wanted, build), build.priceListId),
    judgeApproved(
      sql,
      batch.map(({ match }) => match),
    ),
    priceInSlices(wanted, build),
  ])
  return batch.flatMap(({ line, match }, place) => {
    const [toPrice, price] = [wanted[place], prices[place]]
    if (!toPrice || !price) throw new Error('every line has a price or the reason why not')
    const candidates = match.candidates.flatMap((candidate) => {
      const other = goods.get(candidate.goodsId)
      return other ? [{ match: candidate.match, goods: other, warnings: candidate.warnings }] : []
    })
    const approved = approvedOf(line, match, goods, verdicts)
    const others = { candidates, approved, alternatives: alternatives.get(place) ?? [] }
    return { line, match, wanted: toPrice, price, others }
  })
}

const wantedOf = (line: BomLine, { goodsId, taken }: Match, goods: ReadonlyMap<number, BomGoods>): LineToPrice => ({
  goods: goodsId === null ? null : (goods.get(goodsId) ?? null),
  perBoard: piecesPerBoard(line),
  atLeast: line.atLeast,
  packing: line.packing,
  spare: line.spare,
  taken,
})

/** All lines together: those with the same part share its stock. */
function gather(alone: readonly LineAlone[]): PricedBom {
  const { priced, totals } = gatherLines(
    alone.map(({ wanted }) => wanted),
    alone.map(({ price }) => price),
  )
  const list = alone.map(({ line, match, wanted, others, price: own }, place): MatchedLine => {
    const price = priced[place] ?? own
    return {
      ...price,
      ref: line.ref,
      match: match.match,
      taken: match.taken,
      goods: wanted.goods,
      ...others,
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
    if (priced.length % SLICE === 0) await yieldWhenDue()
    priced.push(priceLine(line.goods, line.perBoard, buildOfLine(build, line.spare), line))
  }
  return priced
}

/** The alternates of a row with their parts. Saved lines have none. */
const approvedOf = (
  line: BomLine,
  { approved, goodsId: ownId }: Match,
  goods: ReadonlyMap<number, BomGoods>,
  verdicts: ReadonlyMap<string, Verdict>,
): MatchedLine['approved'] =>
  approved.map((goodsId, index) => ({
    model: line.alternatives[index] ?? '',
    brandName: line.alternativeBrands?.[index] ?? '',
    goods: goodsId === null ? null : (goods.get(goodsId) ?? null),
    verdict: verdicts.get(`${ownId} ${goodsId}`) ?? null,
  }))

const goodsIdsOf = ({ goodsId, candidates, approved }: Match): number[] => [
  ...(goodsId === null ? [] : [goodsId]),
  ...candidates.map((candidate) => candidate.goodsId),
  ...approved.flatMap((id) => id ?? []),
]

const findShort = (wanted: readonly LineToPrice[], build: Build): Shortage[] =>
  wanted.flatMap(({ goods, perBoard, spare, ...how }, place) => {
    const needed = neededCount(perBoard, buildOfLine(build, spare))
    const terms = goods && inPacking(goods, packingFor(goods, needed, how))
    const orderCount = terms ? countToOrder(terms, needed, how.atLeast) : 0
    return goods && orderCount > goods.stockCount ? [{ place, goodsId: goods.goodsId, orderCount }] : []
  })
