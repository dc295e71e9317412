import type { Db, Tx } from '#server/database/connect.ts'
import type { PriceTier } from '../../catalog.contract.ts'
import { tiersOf } from '../goods-rows.ts'
import * as queries from './stock.queries.ts'

/** A part as far as ordering it goes. */
export interface Offer {
  goodsId: number
  goodsModel: string
  brandName: string
  goodsName: string
  package: string
  coverPic: string
  stockCount: number
  minBuyCount: number
  multCount: number
  currency: 'USD' | 'CNY'
  priceList: PriceTier[]
}

export interface StockLine {
  goodsId: number
  count: number
}

const offerOf = ({ tierCounts, tierPrices, tierActivityPrices, ...row }: queries.OfferRow): Offer => ({
  ...row,
  priceList: tiersOf({ tierCounts, tierPrices, tierActivityPrices }),
})

export const listOffers = async (sql: Db, goodsIds: number[]): Promise<Offer[]> =>
  (await queries.listOffers(sql, goodsIds)).map(offerOf)

/** Nobody else changes stock or price of these parts until the transaction ends. */
export const lockOffers = async (tx: Tx, goodsIds: number[]): Promise<Offer[]> =>
  (await queries.lockOffers(tx, goodsIds)).map(offerOf)

/** Takes what is known to be there: the parts were locked and counted in this transaction. */
export async function takeStock(tx: Tx, lines: StockLine[]): Promise<void> {
  await queries.addStock(
    tx,
    lines.map((line) => line.goodsId),
    lines.map((line) => -line.count),
  )
}

/** Parts that have left the catalogue meanwhile are passed over. */
export async function giveStockBack(tx: Tx, lines: StockLine[]): Promise<void> {
  if (lines.length === 0) return
  const counts = new Map<number, number>()
  for (const { goodsId, count } of lines) counts.set(goodsId, (counts.get(goodsId) ?? 0) + count)
  await queries.lockGoods(tx, [...counts.keys()])
  await queries.addStock(tx, [...counts.keys()], [...counts.values()])
}

/** One more completed order for each of these parts. */
export async function countSales(tx: Tx, goodsIds: number[]): Promise<void> {
  await queries.lockGoods(tx, goodsIds)
  await queries.addSales(tx, goodsIds)
}
