import { expect, test } from 'vitest'
import { applyOwnPrice, hasOwnPrice } from './own-prices.rules.ts'

const tier = (price: string, listPrice?: string) => ({
  minBuyCount: 1,
  maxBuyCount: 0,
  price,
  activityPrice: '0',
  ...(listPrice && { listPrice }),
})
const own = {
  goodsId: 7,
  priceList: [tier('0.96', '1.2')],
  packings: [{ packing: 'fullReel' as const, priceList: [tier('0.8', '1')] }],
}

test('a part gets the prices of its buyer, in the fields it has', () => {
  const goods = { goodsId: 7, priceList: [tier('1.2')], price: '1.2', lowestPrice: '1.2' }
  expect(applyOwnPrice(goods, own)).toEqual({ ...goods, priceList: own.priceList, price: '0.96', lowestPrice: '0.96' })
  expect(applyOwnPrice({ goodsId: 7, price: '1.2' }, own)).toEqual({ goodsId: 7, price: '0.96' })
  expect(applyOwnPrice(goods, undefined)).toBe(goods)
})

test('each packaging gets its own', () => {
  const choice = {
    kind: 'fullReel',
    name: '',
    partNumber: null,
    minBuyCount: 1,
    multCount: 1,
    packCount: 1,
    fee: '0',
  } as const
  const goods = {
    goodsId: 7,
    packingChoices: [
      { ...choice, packing: 'fullReel' as const, priceList: [tier('1')] },
      { ...choice, packing: 'bag' as const, priceList: [tier('3')] },
    ],
  }
  const priced = applyOwnPrice(goods, own).packingChoices
  expect(priced.map(({ priceList }) => priceList[0]?.price)).toEqual(['0.8', '3'])
  expect(priced.map(({ priceList }) => hasOwnPrice(priceList))).toEqual([true, false])
})
