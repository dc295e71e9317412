import { formatMoney } from '#shared/money/format-money.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { categoryPathAddress } from '../../addresses/category-address.rules.ts'
import type { GoodsDetail } from '../../catalog.contract.ts'
import { chargedPrice } from '../../catalog.rules.ts'
import { tradeFacts } from '../../trade.rules.ts'
import { goodsAddress } from '../addresses.ts'

/** The title: number, maker, package, description. */
export const goodsTitle = (goods: GoodsDetail): string =>
  `${goods.goodsModel} ${goods.brand.brandName} | ${goods.package} ${goods.goodsName}`

export function goodsSummary(goods: GoodsDetail): string {
  const best = goods.priceList.at(-1)
  const price = best && ` From ${formatMoney(chargedPrice(best), goods.currency)} at ${formatCount(best.minBuyCount)}+.`
  return `${goods.goodsModel} of ${goods.brand.brandName}: ${goods.introduce}. ${formatCount(goods.stockCount)} in stock.${price ?? ''} Datasheet, tier prices and alternatives.`
}

/** Structured data: the part with its offers, and its breadcrumb. */
export function goodsStructuredData(goods: GoodsDetail): object {
  const address = goodsAddress(goods.goodsId)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        '@id': address,
        name: goods.goodsModel,
        mpn: goods.goodsModel,
        sku: String(goods.goodsId),
        description: goods.introduce,
        category: goods.categoryPath.map((category) => category.categoryName).join(' > '),
        image: goods.coverPic,
        url: address,
        brand: { '@type': 'Brand', name: goods.brand.brandName },
        ...(goods.priceList.length > 0 && { offers: offersOf(goods, address) }),
        ...(goods.trade?.originCountry && { countryOfOrigin: goods.trade.originCountry }),
        ...(goods.trade?.weightGrams && {
          weight: { '@type': 'QuantitativeValue', value: goods.trade.weightGrams, unitCode: 'GRM' },
        }),
        additionalProperty: [...goods.parameters, ...rohsFacts(goods), ...tradeFacts(goods.trade)].map(
          ({ name, value }) => ({
            '@type': 'PropertyValue',
            name,
            value,
          }),
        ),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Home', item: '/' },
          ...goods.categoryPath.map((category, level) => ({
            name: category.categoryName,
            item: categoryPathAddress(goods.categoryPath.slice(0, level + 1)),
          })),
          { name: goods.goodsModel, item: address },
        ].map((step, place) => ({ '@type': 'ListItem', position: place + 1, ...step })),
      },
    ],
  }
}

/** Says nothing when it is unknown. */
const rohsFacts = ({ rohs }: GoodsDetail) =>
  rohs === null ? [] : [{ name: 'RoHS', value: rohs ? 'Compliant' : 'Not compliant' }]

const offersOf = ({ priceList, currency, stockCount }: GoodsDetail, url: string): object[] =>
  priceList.map((tier) => ({
    '@type': 'Offer',
    url,
    priceCurrency: currency,
    price: chargedPrice(tier),
    availability: stockCount > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    eligibleQuantity: {
      '@type': 'QuantitativeValue',
      minValue: tier.minBuyCount,
      ...(tier.maxBuyCount > 0 && { maxValue: tier.maxBuyCount }),
    },
  }))
