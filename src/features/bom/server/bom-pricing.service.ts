import { setImmediate as otherRequestsFirst } from 'node:timers/promises'
import type { Sql, Tx } from '../../../server/database/connect.ts'
import type { Goods } from '../../catalog/catalog.contract.ts'
import { listGoods } from '../../catalog/server/catalog.service.ts'
import type { BomGoods, BomLine, BomTotal, MatchedLine, PricedLine } from '../bom-matching.contract.ts'
import { type Build, gatherLines, type LineToPrice, priceLine } from '../bom-pricing.rules.ts'
import { listStandIns } from './bom-pricing.queries.ts'
import { type Match, matchLines } from './match-lines.ts'

type Db = Sql | Tx

export interface PricedBom {
  list: MatchedLine[]
  totals: BomTotal[]
}

export async function matchAndPrice(sql: Db, lines: readonly BomLine[], build: Build): Promise<PricedBom> {
  return priceMatches(sql, lines, await matchLines(sql, lines), build)
}

/** Today's prices for what was matched, now or on another day. */
export async function priceMatches(
  sql: Db,
  lines: readonly BomLine[],
  matches: readonly Match[],
  build: Build,
): Promise<PricedBom> {
  const goods = await readGoods(sql, matches.flatMap(goodsIdsOf))
  const chosen = matches.map(({ goodsId }) => (goodsId === null ? null : (goods.get(goodsId) ?? null)))
  const wanted = lines.map(({ count, fitted, atLeast }, place) => ({
    goods: chosen[place] ?? null,
    perBoard: fitted ? count : 0,
    atLeast,
    taken: matches[place]?.taken ?? false,
  }))
  const { priced, totals } = gatherLines(wanted, await priceInSlices(wanted, build))
  const standIns = await readStandIns(sql, chosen, priced)
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
        return other ? [{ match: candidate.match, goods: other }] : []
      }),
      alternatives: standIns.get(place) ?? [],
      warnings: [...match.warnings, ...price.warnings],
    }
  })
  return { list, totals }
}

/** Ten thousand prices in one go would hold up every other visitor. */
async function priceInSlices(wanted: readonly LineToPrice[], build: Build): Promise<PricedLine[]> {
  const priced: PricedLine[] = []
  for (const { goods, perBoard, atLeast } of wanted) {
    priced.push(priceLine(goods, perBoard, build, atLeast))
    if (priced.length % BATCH === 0) await otherRequestsFirst()
  }
  return priced
}

const goodsIdsOf = ({ goodsId, candidates }: Match): number[] => [
  ...(goodsId === null ? [] : [goodsId]),
  ...candidates.map((candidate) => candidate.goodsId),
]

/** So many goods are read in one statement. */
const BATCH = 500

export async function readGoods(sql: Db, wanted: readonly number[]): Promise<Map<number, BomGoods>> {
  const ids = [...new Set(wanted)]
  const goods = new Map<number, BomGoods>()
  for (let from = 0; from < ids.length; from += BATCH)
    for (const one of await listGoods(sql, ids.slice(from, from + BATCH))) goods.set(one.goodsId, bomGoodsOf(one))
  return goods
}

/** Only what a BOM shows: ten thousand lines are a long answer as it is. */
const bomGoodsOf = (goods: Goods): BomGoods => ({
  goodsId: goods.goodsId,
  goodsModel: goods.goodsModel,
  brand: goods.brand,
  package: goods.package,
  stockCount: goods.stockCount,
  coverPic: goods.coverPic,
  goodsName: goods.goodsName,
  introduce: goods.introduce,
  rohs: goods.rohs,
  lifecycle: goods.lifecycle,
  leadWeeks: goods.leadWeeks,
  minBuyCount: goods.minBuyCount,
  multCount: goods.multCount,
  currency: goods.currency,
  priceList: goods.priceList,
})

async function readStandIns(
  sql: Db,
  chosen: readonly (BomGoods | null)[],
  priced: readonly PricedLine[],
): Promise<Map<number, BomGoods[]>> {
  const short = chosen.flatMap((goods, place) => {
    const orderCount = priced[place]?.orderCount ?? 0
    return goods && orderCount > goods.stockCount ? [{ place, goodsId: goods.goodsId, orderCount }] : []
  })
  const rows: { place: number; standInIds: number[] }[] = []
  for (let from = 0; from < short.length; from += BATCH)
    rows.push(...(await listStandIns(sql, short.slice(from, from + BATCH))))
  const goods = await readGoods(
    sql,
    rows.flatMap((row) => row.standInIds),
  )
  return new Map(rows.map((row) => [row.place, row.standInIds.flatMap((id) => goods.get(id) ?? [])]))
}
