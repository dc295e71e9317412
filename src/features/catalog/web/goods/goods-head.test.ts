import { expect, test } from 'vitest'
import { UNKNOWN_TRADE } from '#tests/support/unknown-trade.ts'
import type { GoodsDetail } from '../../catalog.contract.ts'
import { goodsStructuredData, goodsSummary, goodsTitle } from './goods-head.ts'

const goods: GoodsDetail = {
  goodsId: 7,
  goodsModel: 'LM358DR',
  brand: { brandId: 1, brandName: 'Texas Instruments' },
  package: 'SOIC-8',
  stockCount: 48310,
  coverPic: '/pictures/soic-8/LM358.svg',
  goodsName: 'Dual op amp',
  introduce: '700 kHz 3–32 V dual op amp, SOIC-8',
  dataManual: null,
  rohs: true,
  lifecycle: 'Active',
  leadWeeks: 2,
  minBuyCount: 1,
  multCount: 1,
  sales: 934,
  currency: 'USD',
  lowestPrice: '0.0812',
  price: '0.241',
  count: 1,
  category: { categoryId: 3, categoryName: 'Op Amps' },
  priceList: [
    { minBuyCount: 1, maxBuyCount: 499, price: '0.241', activityPrice: '0.22' },
    { minBuyCount: 500, maxBuyCount: 0, price: '0.0812', activityPrice: '0' },
  ],
  replace: [],
  packageId: 1,
  parameters: [{ code: 'channels', name: 'Channels', value: '2', valueId: 5 }],
  categoryPath: [
    { categoryId: 1, categoryName: 'Integrated Circuits' },
    { categoryId: 3, categoryName: 'Op Amps' },
  ],
  packagings: [],
  packingChoices: [],
  warehouses: [],
  incoming: [],
  documents: [],
  cad: [],
  related: [],
  trade: { ...UNKNOWN_TRADE, eccn: 'EAR99', hts: '8542.33.00', originCountry: 'MY', msl: '1', weightGrams: 0.07 },
}

test('the title begins with what people search for', () => {
  expect(goodsTitle(goods)).toBe('LM358DR Texas Instruments | SOIC-8 Dual op amp')
})

test('the description names stock and the best price with its quantity', () => {
  expect(goodsSummary(goods)).toContain('48,310 in stock. From $0.0812 at 500+.')
  expect(goodsSummary({ ...goods, priceList: [] })).not.toContain('From')
})

test('structured data has every tier at the charged price, and the breadcrumb', () => {
  const text = JSON.stringify(goodsStructuredData(goods))
  expect(text).toContain('"price":"0.22"')
  expect(text).toContain('"eligibleQuantity":{"@type":"QuantitativeValue","minValue":500}')
  expect(text).toContain('"availability":"https://schema.org/InStock"')
  expect(text).toContain('"position":4,"name":"LM358DR","item":"/goods/detail/7"')
  expect(text).toContain('"item":"/categoryPage?a=Integrated+Circuits&b=Op+Amps&categoryId=3"')
})

test('structured data has weight, origin and trade data', () => {
  const text = JSON.stringify(goodsStructuredData(goods))
  expect(text).toContain('"countryOfOrigin":"MY"')
  expect(text).toContain('"weight":{"@type":"QuantitativeValue","value":0.07,"unitCode":"GRM"}')
  expect(text).toContain('{"@type":"PropertyValue","name":"HTS code","value":"8542.33.00"}')
  expect(JSON.stringify(goodsStructuredData({ ...goods, trade: null }))).not.toContain('countryOfOrigin')
})

test('structured data names RoHS only when it is known', () => {
  const text = (rohs: boolean | null) => JSON.stringify(goodsStructuredData({ ...goods, rohs }))
  expect(text(true)).toContain('"name":"RoHS","value":"Compliant"')
  expect(text(false)).toContain('"name":"RoHS","value":"Not compliant"')
  expect(text(null)).not.toContain('RoHS')
})

test('a part without prices has no offer', () => {
  expect(JSON.stringify(goodsStructuredData({ ...goods, priceList: [] }))).not.toContain('offers')
})

test('[ROUTE-19] the breadcrumbs of structured data lead to second-level categories by /categoryPage', () => {
  const text = JSON.stringify(goodsStructuredData(goods))
  expect(text).toContain('/category/detail/1"')
  expect(text).toContain('/categoryPage?a=Integrated+Circuits&b=Op+Amps&categoryId=3"')
})
