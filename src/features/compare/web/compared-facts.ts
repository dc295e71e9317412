import type { GoodsDetail } from '#features/catalog/catalog.contract.ts'
import { tradeFacts } from '#features/catalog/trade.rules.ts'
import { joinRanges } from '#features/catalog/web/parameter-ranges.ts'
import { formatMoney, groupDigits } from '#web/ui/money-format.ts'

/** What a buyer weighs first, then every parameter. */
export function factsOf(goods: GoodsDetail): Array<{ name: string; value: string }> {
  const count = (value: number) => groupDigits(String(value))
  const price = goods.price === null ? 'on request' : formatMoney(goods.price, goods.currency)
  return [
    { name: 'Manufacturer', value: goods.brand.brandName },
    { name: 'Unit price', value: goods.price === null ? price : `${price} at ${count(goods.count)}` },
    { name: 'In stock', value: count(goods.stockCount) },
    { name: 'Minimum order', value: count(goods.minBuyCount) },
    { name: 'Lifecycle', value: goods.lifecycle },
    { name: 'RoHS', value: goods.rohs ? 'Yes' : 'No' },
    { name: 'Package', value: goods.package },
    ...joinRanges(goods.parameters).filter((parameter) => parameter.name !== 'Package'),
    ...tradeFacts(goods.trade),
  ]
}
