import type { DemoGoods } from '../catalogue/catalogue.ts'
import { documentsOf } from '../catalogue/documents/documents.ts'
import { packagingsOf } from '../catalogue/packagings.ts'
import { tradeOf } from '../catalogue/trade.ts'
import { supplyOf } from '../catalogue/warehouses.ts'

/** One line of the feed, with the keys that docs/import.md describes. */
export function goodsLine(goods: DemoGoods): string {
  const record = {
    mpn: goods.model,
    manufacturer: goods.brand,
    'base number': goods.stem,
    category: goods.category.join(' > '),
    package: goods.package,
    name: goods.name,
    description: goods.introduce,
    picture: goods.coverPic,
    stock: goods.stock,
    minimum: goods.minBuyCount,
    multiple: goods.multCount,
    'lead weeks': goods.leadWeeks,
    lifecycle: goods.lifecycle,
    rohs: goods.rohs,
    currency: goods.currency,
    tiers: goods.tiers.map(({ minBuyCount, price, activityPrice }) => ({ count: minBuyCount, price, activityPrice })),
    sales: goods.sales,
    popularity: goods.popularity,
    'listed on': goods.listedOn,
    'equivalence group': goods.equivalence,
    showcase: goods.showcases.join(','),
    parameters: goods.attributes,
    packagings: packagingsOf(goods),
    ...supplyOf(goods),
    trade: tradeOf(goods),
    ...documentsOf(goods),
  }
  return `${JSON.stringify(record)}\n`
}
