import { trimDecimal } from '#shared/decimal.ts'
import { formatQuantity } from '#shared/quantity.ts'
import { isDiscontinued } from '../availability.rules.ts'
import type { Goods, GoodsName, Parameter, PriceTier } from '../catalog.contract.ts'
import { chargedPrice } from '../catalog.rules.ts'
import type { GoodsNameRow, ListedRow, ParameterRow } from './catalog.queries.ts'

/** Only the start of each tier is stored; it ends where the next starts. */
export function tiersOf(row: Pick<ListedRow, 'tierCounts' | 'tierPrices' | 'tierActivityPrices'>): PriceTier[] {
  return row.tierCounts.map((minBuyCount, place) => {
    const next = row.tierCounts[place + 1]
    return {
      minBuyCount,
      maxBuyCount: next === undefined ? 0 : next - 1,
      price: trimDecimal(row.tierPrices[place] ?? '0'),
      activityPrice: trimDecimal(row.tierActivityPrices[place] ?? '0'),
    }
  })
}

export const goodsNameOf = (row: GoodsNameRow): GoodsName => ({
  goodsId: row.goodsId,
  goodsModel: row.model,
  brand: { brandId: row.brandId, brandName: row.brandName },
  package: row.package,
  stockCount: row.stock,
  coverPic: row.coverPic,
})

export function goodsOf(row: ListedRow): Goods {
  const priceList = tiersOf(row)
  return {
    ...goodsNameOf(row),
    goodsName: row.goodsName,
    introduce: row.introduce,
    dataManual: row.dataManual ?? `/api/goods/download/manual?goodsId=${row.goodsId}`,
    rohs: row.rohs,
    lifecycle: row.lifecycle,
    leadWeeks: isDiscontinued(row.lifecycle) ? 0 : row.leadWeeks,
    minBuyCount: row.minBuyCount,
    multCount: row.multCount,
    sales: row.sales,
    currency: row.currency,
    lowestPrice: row.lowestPrice && trimDecimal(row.lowestPrice),
    price: priceList[0] ? chargedPrice(priceList[0]) : null,
    count: row.minBuyCount,
    category: { categoryId: row.categoryId, categoryName: row.categoryName },
    priceList,
    replace: [],
  }
}

export const parameterOf = (row: Omit<ParameterRow, 'valueId'>): Parameter => ({
  code: row.code,
  name: row.name,
  value: row.number === null ? (row.text ?? '') : formatQuantity(row.number, row.unit ?? ''),
})
