import type { Db, Tx } from '#server/database/connect.ts'
import type { PackingChoice, PriceTier } from '../../catalog.contract.ts'
import { packingChoices } from '../../packing.rules.ts'
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

export async function listOffers(sql: Db, goodsIds: number[]): Promise<Offer[]> {
  const rows = await queries.listOffers(sql, goodsIds)
  return rows.map(({ tierCounts, tierPrices, tierActivityPrices, packing, packCount, storedPackings, ...row }) => {
    const priceList = tiersOf({ tierCounts, tierPrices, tierActivityPrices })
    const own = { packing: packing ?? undefined, packCount: packCount ?? undefined }
    return { ...row, priceList, packings: packingChoices({ ...row, priceList }, own, storedPackings ?? []) }
  })
}

/**
 * Locks stock and prices of these parts until the transaction ends. Pipelined: the second statement is sent with the
 * first, and reads what holds once they are locked.
 */
export async function lockOffers(tx: Tx, goodsIds: number[]): Promise<Offer[]> {
  const [, offers] = await Promise.all([queries.lockGoods(tx, goodsIds), listOffers(tx, goodsIds)])
  return offers
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
