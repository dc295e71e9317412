import type { DemoGoods } from '../catalogue.ts'
import { hashToBigint } from '../random.ts'
import { NULL_FIELD, textField } from './copy-text.ts'
import type { Dictionaries } from './dictionaries.ts'

export const GOODS_COLUMNS = [
  'goods_id',
  'model',
  'stem',
  'brand_id',
  'category_id',
  'package_id',
  'goods_name',
  'introduce',
  'cover_pic',
  'stock',
  'min_buy_count',
  'mult_count',
  'lead_weeks',
  'lifecycle',
  'rohs',
  'currency',
  'tier_counts',
  'tier_prices',
  'tier_activity_prices',
  'lowest_price',
  'sales',
  'popularity',
  'listed_on',
  'equivalence',
  'value_ids',
] as const

/** One row of goods for COPY, in the order of the columns above. Written out, because it runs ten million times. */
export function goodsLine(goodsId: number, goods: DemoGoods, dictionaries: Dictionaries): string {
  const brandId = dictionaries.brandId(goods.brand)
  const categoryId = dictionaries.categoryId(goods.category)
  const packageId = dictionaries.packageId(goods.package)
  const valueIds = dictionaries.valueIds(categoryId, goods.attributes)
  let counts = ''
  let prices = ''
  let activityPrices = ''
  for (const { minBuyCount, price, activityPrice } of goods.tiers) {
    const comma = counts === '' ? '' : ','
    counts += `${comma}${minBuyCount}`
    prices += comma + price
    activityPrices += comma + (activityPrice ?? 'NULL')
  }
  return (
    `${goodsId}\t${textField(goods.model)}\t${textField(goods.stem)}\t${brandId}\t${categoryId}\t${packageId}\t` +
    `${textField(goods.name)}\t${textField(goods.introduce)}\t${textField(goods.coverPic)}\t` +
    `${goods.stock}\t${goods.minBuyCount}\t${goods.multCount}\t${goods.leadWeeks}\t${goods.lifecycle}\t` +
    `${goods.rohs ? 't' : 'f'}\t${goods.currency}\t{${counts}}\t{${prices}}\t{${activityPrices}}\t` +
    `${goods.lowestPrice ?? NULL_FIELD}\t${goods.sales}\t${goods.popularity}\t${goods.listedOn}\t` +
    `${hashToBigint(goods.equivalence)}\t{${valueIds.join(',')}}\n`
  )
}
