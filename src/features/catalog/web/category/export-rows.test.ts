import { expect, test } from 'vitest'
import { UNKNOWN_TRADE } from '#tests/support/unknown-trade.ts'
import type { Goods } from '../../catalog.contract.ts'
import { goodsRows } from './export-rows.ts'

const goods: Goods = {
  goodsId: 1,
  goodsModel: 'LM358DR',
  goodsName: 'LM358DR',
  introduce: 'Dual op-amp',
  brand: { brandId: 2, brandName: 'Texas Instruments' },
  category: { categoryId: 3, categoryName: 'Op-amps' },
  package: 'SOIC-8',
  coverPic: '',
  dataManual: null,
  rohs: true,
  lifecycle: 'Active',
  leadWeeks: 8,
  stockCount: 1200,
  minBuyCount: 1,
  multCount: 1,
  sales: 0,
  currency: 'USD',
  lowestPrice: '0.09',
  price: '0.12',
  count: 1,
  replace: [],
  priceList: [
    { minBuyCount: 1, maxBuyCount: 99, price: '0.12', activityPrice: '0' },
    { minBuyCount: 100, maxBuyCount: 0, price: '0.1', activityPrice: '0.09' },
  ],
}

test('an exported part has its stock as a number and its charged prices by quantity', () => {
  const trade = {
    ...UNKNOWN_TRADE,
    eccn: 'EAR99',
    hts: '8542.33',
    originCountry: 'MY',
    msl: '1',
    weightGrams: 0.0725,
    dateCode: '2540',
    isNonCancellable: true,
  }
  const [head, row] = goodsRows([goods], [trade])
  expect(head).toHaveLength(row?.length ?? 0)
  expect(row).toEqual([
    'LM358DR',
    'Texas Instruments',
    'Dual op-amp',
    'SOIC-8',
    'Op-amps',
    'yes',
    'Active',
    1200,
    1,
    1,
    'USD',
    '1: 0.12; 100: 0.09',
    'EAR99',
    '8542.33',
    'MY',
    null,
    '1',
    0.0725,
    null,
    '2540',
    null,
    'yes',
  ])
})

test('RoHS and lifecycle of an exported part are empty when they are unknown', () => {
  const cells = [true, false, null].map((rohs) => goodsRows([{ ...goods, rohs }])[1]?.[5])
  expect(cells).toEqual(['yes', 'no', null])
  expect(['NRND', 'Unknown'].map((lifecycle) => goodsRows([{ ...goods, lifecycle }])[1]?.[6])).toEqual(['NRND', null])
})
