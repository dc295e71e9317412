import type { Goods, PackingChoice, PriceTier } from '#features/catalog/catalog.contract.ts'
import type { OwnPrice } from '#features/catalog/own-prices.contract.ts'
import { hasOwnPrice, listedPrices } from '#features/catalog/own-prices.rules.ts'
import { listGoodsOnSale } from '#features/catalog/server/catalog.service.ts'
import type { Db } from '#server/database/connect.ts'
import { findPercent, isInEffect, ownChoices, ownTiers, type PartTerms } from '../price-list.rules.ts'
import * as queries from './own-prices.queries.ts'

/** Whose prices are asked for; an identity of the API is one. */
export interface Buyer {
  accountId: number
  /** Absent: the buyer pays list prices. */
  priceListId?: number | undefined
}

/** Prices agreed with a buyer for the parts they were read for. */
export interface OwnPrices {
  /** Of the price list. */
  name: string
  terms: ReadonlyMap<number, PartTerms>
}

/** One statement for all parts, and none for buyers without a list. Undefined: list prices apply. */
export async function readOwnPrices(
  sql: Db,
  priceListId: number | null | undefined,
  goodsIds: readonly number[],
): Promise<OwnPrices | undefined> {
  if (!priceListId || goodsIds.length === 0) return undefined
  const [row] = await queries.readTerms(sql, priceListId, [...new Set(goodsIds)])
  if (!row || !isInEffect(row, new Date().toISOString().slice(0, 10))) return undefined
  const { name, percent, discounts, parts } = row
  const terms = parts.map(([goodsId, brandId, categoryPath, counts, prices]): [number, PartTerms] => [
    goodsId,
    {
      percent: findPercent(percent, discounts, { brandId, categoryPath }),
      fixed: (counts ?? []).map((count, place) => ({ count, price: prices?.[place] ?? '0' })),
    },
  ])
  return { name, terms: new Map(terms) }
}

interface Priced {
  goodsId: number
  priceList: PriceTier[]
}

/** The part as its buyer pays it. */
export function withOwnPrices<G extends Priced>(goods: G, own: OwnPrices | undefined): G {
  const terms = own?.terms.get(goods.goodsId)
  return terms ? { ...goods, priceList: ownTiers(goods.priceList, terms) } : goods
}

/** The same for a part of a list, with the prices that lists show. */
export function listedWithOwnPrices<G extends Goods>(goods: G, own: OwnPrices | undefined): G {
  const priced = withOwnPrices(goods, own)
  return priced === goods ? goods : { ...priced, ...listedPrices(priced.priceList) }
}

/** The ways to buy a part as its buyer pays them. */
export function choicesWithOwnPrices(
  goodsId: number,
  choices: PackingChoice[],
  own: OwnPrices | undefined,
): PackingChoice[] {
  const terms = own?.terms.get(goodsId)
  return terms ? ownChoices(choices, terms) : choices
}

/** A part of an order, in all its packagings. */
export const offerWithOwnPrices = <O extends Priced & { packings: PackingChoice[] }>(
  offer: O,
  own: OwnPrices | undefined,
): O => ({
  ...withOwnPrices(offer, own),
  packings: choicesWithOwnPrices(offer.goodsId, offer.packings, own),
})

/** For pages that are the same for everybody: only the parts that cost the buyer less than the list price. */
export async function listOwnPrices(sql: Db, { priceListId }: Buyer, goodsIds: number[]): Promise<OwnPrice[]> {
  const own = await readOwnPrices(sql, priceListId, goodsIds)
  if (!own) return []
  const parts = await listGoodsOnSale(sql, [...new Set(goodsIds)])
  return parts.flatMap(({ goods: { goodsId, priceList }, choices }) => {
    const [priced, packings] = [withOwnPrices({ goodsId, priceList }, own), choicesWithOwnPrices(goodsId, choices, own)]
    const differs = [priced, ...packings].some((one) => hasOwnPrice(one.priceList))
    return differs ? [{ ...priced, packings }] : []
  })
}
