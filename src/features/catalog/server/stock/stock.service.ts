import type { Db, Tx } from '#server/database/connect.ts'
import type { PackingChoice, PriceTier } from '../../catalog.contract.ts'
import { packingChoices } from '../../packing/packing.rules.ts'
import { tiersOf } from '../goods-rows.ts'
import * as queries from './stock.queries.ts'

/** The fields of a part for an order. */
export interface Offer
  extends Omit<
    queries.OfferRow,
    'tierCounts' | 'tierPrices' | 'tierActivityPrices' | 'packing' | 'packCount' | 'storedPackings'
  > {
  priceList: PriceTier[]
  /** Ways to buy it, its own terms first. */
  packings: PackingChoice[]
  /** Neither cancelled nor returned once it is ordered. */
  isNonCancellable: boolean
}

export interface StockLine {
  goodsId: number
  count: number
}

export const listOffers = async (sql: Db, goodsIds: number[]): Promise<Offer[]> =>
  (await queries.listOffers(sql, goodsIds)).map(offerOf)

/** Locks stock and prices of these parts until the transaction ends. */
export const lockOffers = async (tx: Tx, goodsIds: number[]): Promise<Offer[]> =>
  (await queries.lockOffers(tx, goodsIds)).map(offerOf)

function offerOf({
  tierCounts,
  tierPrices,
  tierActivityPrices,
  packing,
  packCount,
  storedPackings,
  ...row
}: queries.OfferRow): Offer {
  const priceList = tiersOf({ tierCounts, tierPrices, tierActivityPrices })
  const own = { packing: packing ?? undefined, packCount: packCount ?? undefined }
  return { ...row, priceList, packings: packingChoices({ ...row, priceList }, own, storedPackings ?? []) }
}

/** Reduces the stock. The parts must be locked and checked in this transaction. */
export async function takeStock(tx: Tx, lines: StockLine[]): Promise<void> {
  const counts = countByPart(lines)
  await queries.addStock(
    tx,
    [...counts.keys()],
    [...counts.values()].map((count) => -count),
  )
}

/** Deleted parts are skipped. */
export async function giveStockBack(tx: Tx, lines: StockLine[]): Promise<void> {
  if (lines.length === 0) return
  const counts = countByPart(lines)
  await queries.lockGoods(tx, [...counts.keys()])
  await queries.addStock(tx, [...counts.keys()], [...counts.values()])
}

/** A part may be on several lines, each in another packaging: the statement takes each part once. */
function countByPart(lines: StockLine[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { goodsId, count } of lines) counts.set(goodsId, (counts.get(goodsId) ?? 0) + count)
  return counts
}

/** One more completed order for each of these parts. */
export async function countSales(tx: Tx, goodsIds: number[]): Promise<void> {
  await queries.lockGoods(tx, goodsIds)
  await queries.addSales(tx, goodsIds)
}
