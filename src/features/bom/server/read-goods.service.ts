import { isDiscontinued } from '#features/catalog/availability.rules.ts'
import { tiersOf } from '#features/catalog/server/goods-rows.ts'
import { listPackingChoices } from '#features/catalog/server/packings.service.ts'
import { listIncoming } from '#features/catalog/server/stock/expected.service.ts'
import { choicesWithOwnPrices, readOwnPrices, withOwnPrices } from '#features/price-lists/server/own-prices.service.ts'
import type { Db } from '#server/database/connect.ts'
import { inBatches } from '#server/database/in-batches.ts'
import { yieldWhenDue } from '#server/event-loop.ts'
import type { BomGoods } from '../bom-matching.contract.ts'
import { type BomGoodsRow, listBomGoods } from './bom-pricing.queries.ts'

/** The goods of a BOM by their ids, at list prices or those of a price list. Deleted goods are missing. */
export async function readGoods(
  sql: Db,
  wanted: readonly number[],
  priceListId?: number,
): Promise<Map<number, BomGoods>> {
  if (wanted.length === 0) return new Map()
  const goods = await inBatches([...new Set(wanted)], async (ids) => {
    const [rows, own, arriving] = await Promise.all([
      listBomGoods(sql, ids),
      readOwnPrices(sql, priceListId, ids),
      listIncoming(sql, ids),
    ])
    await yieldWhenDue()
    const withoutPackagings = rows.map(bomGoodsOf)
    const choices = await listPackingChoices(sql, withoutPackagings, rows)
    return withoutPackagings.map((one, place): [number, BomGoods] => {
      const packagings = choicesWithOwnPrices(one.goodsId, choices[place] ?? [], own)
      const several = packagings.length > 1 && { packagings }
      const incoming = arriving.get(one.goodsId)
      return [
        one.goodsId,
        { ...withOwnPrices(one, own), packaging: packagings[0], ...several, ...(incoming && { incoming }) },
      ]
    })
  })
  return new Map(goods)
}

const bomGoodsOf = ({ model, brandId, brandName, stock, ...row }: BomGoodsRow): BomGoods => ({
  goodsId: row.goodsId,
  goodsModel: model,
  brand: { brandId, brandName },
  package: row.package,
  stockCount: stock,
  coverPic: row.coverPic,
  goodsName: row.goodsName,
  introduce: row.introduce,
  rohs: row.rohs,
  lifecycle: row.lifecycle,
  singleSource: row.singleSource,
  leadWeeks: isDiscontinued(row.lifecycle) ? 0 : row.leadWeeks,
  minBuyCount: row.minBuyCount,
  multCount: row.multCount,
  currency: row.currency,
  priceList: tiersOf(row),
})
