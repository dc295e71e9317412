import { UNKNOWN_LIFECYCLE } from '#features/catalog/availability.rules.ts'
import type { GoodsDetail } from '#features/catalog/catalog.contract.ts'
import { findPrice } from '#features/catalog/catalog.rules.ts'
import { tradeFacts } from '#features/catalog/trade.rules.ts'
import { joinRanges } from '#features/catalog/web/filters/parameter-ranges.ts'
import { formatMoney } from '#shared/money/format-money.ts'
import { formatCount } from '#shared/text/format-count.ts'

/** Price, stock and other key facts first, then every parameter. */
export function factsOf(goods: GoodsDetail, quantity: number): Array<{ name: string; value: string }> {
  return [
    { name: 'Manufacturer', value: goods.brand.brandName },
    { name: `Unit price at ${formatCount(quantity)}`, value: priceAt(goods, quantity) },
    { name: 'In stock', value: formatCount(goods.stockCount) },
    { name: 'Minimum order', value: formatCount(goods.minBuyCount) },
    ...(goods.lifecycle === UNKNOWN_LIFECYCLE ? [] : [{ name: 'Lifecycle', value: goods.lifecycle }]),
    ...(goods.rohs === null ? [] : [{ name: 'RoHS', value: goods.rohs ? 'Yes' : 'No' }]),
    { name: 'Package', value: goods.package },
    ...joinRanges(goods.parameters).filter((parameter) => parameter.name !== 'Package'),
    ...tradeFacts(goods.trade),
  ]
}

/** Fewer than the minimum have the price of the minimum. */
function priceAt(goods: GoodsDetail, quantity: number): string {
  const price = findPrice(goods.priceList, Math.max(quantity, goods.minBuyCount))
  return price ? formatMoney(price.unit, goods.currency) : 'on request'
}
