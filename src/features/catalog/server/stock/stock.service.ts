import type { Db, Tx } from '#server/database/connect.ts'
import type { PackingChoice, PriceTier } from '../../catalog.contract.ts'
import { tiersOf } from '../goods-rows.ts'
import { choicesOf, listPackings } from '../packings.service.ts'
import * as queries from './stock.queries.ts'

/** The fields of a part for an order. */
export interface Offer extends Omit<queries.OfferRow, 'tierCounts' | 'tierPrices' | 'tierActivityPrices'> {
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

/** Pipelined: parts and packagings in one round trip, the packagings after the lock. */
async function readOffers(sql: Db, reading: Promise<queries.OfferRow[]>, goodsIds: number[]): Promise<Offer[]> {
  const [rows, packings] = await Promise.all([reading, listPackings(sql, goodsIds)])
  const offers = rows.map(({ tierCounts, tierPrices, tierActivityPrices, ...row }) => ({
    ...row,
    priceList: tiersOf({ tierCounts, tierPrices, tierActivityPrices }),
  }))
  const choices = choicesOf(offers, packings)
  return offers.map((offer) => ({ ...offer, packings: choices.get(offer.goodsId) ?? [] }))
}

export const listOffers = (sql: Db, goodsIds: number[]): Promise<Offer[]> =>
  readOffers(sql, queries.listOffers(sql, goodsIds), goodsIds)

/** Locks stock and prices of these parts until the transaction ends. */
export const lockOffers = (tx: Tx, goodsIds: number[]): Promise<Offer[]> =>
  readOffers(tx, queries.lockOffers(tx, goodsIds), goodsIds)

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
