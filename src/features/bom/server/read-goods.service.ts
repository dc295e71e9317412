import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { isDiscontinued } from '#features/catalog/availability.rules.ts'
import { tiersOf } from '#features/catalog/server/goods-rows.ts'
import { listPackingChoices } from '#features/catalog/server/packings.service.ts'
import type { Db } from '#server/database/connect.ts'
import type { BomGoods } from '../bom-matching.contract.ts'
import { type BomGoodsRow, listBomGoods } from './bom-pricing.queries.ts'

/** Batch size of a statement, … */
const BATCH = 500
/** … and concurrency. */
const CONCURRENCY = 2

/** The goods of a BOM by their ids. Deleted goods are missing. */
export async function readGoods(sql: Db, wanted: readonly number[]): Promise<Map<number, BomGoods>> {
  const ids = [...new Set(wanted)]
  const goods = new Map<number, BomGoods>()
  let from = 0
  const readOn = async () => {
    while (from < ids.length) {
      const batch = ids.slice(from, from + BATCH)
      from += BATCH
      const rows = await listBomGoods(sql, batch)
      await yieldToEventLoop()
      const batchGoods = rows.map(bomGoodsOf)
      const choices = await listPackingChoices(sql, batchGoods)
      for (const one of batchGoods) {
        const packagings = choices.get(one.goodsId) ?? []
        goods.set(one.goodsId, { ...one, packaging: packagings[0], ...(packagings.length > 1 && { packagings }) })
      }
      await yieldToEventLoop()
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, readOn))
  return goods
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
