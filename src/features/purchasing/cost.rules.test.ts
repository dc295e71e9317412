import { describe, expect, test } from 'vitest'
import { averageCost, convertCost, costText } from './cost.rules.ts'

const rates = new Map([
  ['USD', '1'],
  ['CNY', '7'],
  ['EUR', null],
])
const usd = (cost: string) => ({ cost, currency: 'USD' })

describe('the cost of a part once pieces have come', () => {
  const held = { count: 100, cost: usd('0.10'), currency: 'USD' }
  test('is the average over what was there and what came', () => {
    expect(averageCost(held, [{ count: 300, cost: usd('0.20') }], rates)).toEqual(usd('0.175'))
    expect(averageCost({ ...held, count: 2 }, [{ count: 1, cost: usd('0.2') }], rates)).toEqual(usd('0.133333'))
  })
  test('is what was paid, when nothing was there or its cost was not known', () => {
    expect(averageCost({ ...held, count: 0 }, [{ count: 5, cost: usd('0.30') }], rates)).toEqual(usd('0.3'))
    expect(averageCost({ ...held, cost: undefined }, [{ count: 5, cost: usd('0.30') }], rates)).toEqual(usd('0.3'))
  })
  test('is converted at the rate of the shop; without one it stays', () => {
    const cny = { count: 100, cost: { cost: '1.4', currency: 'CNY' } }
    expect(averageCost(held, [cny], rates)).toEqual(usd('0.15'))
    const eur = { count: 100, cost: { cost: '1', currency: 'EUR' } }
    expect(averageCost(held, [eur], rates)).toBeUndefined()
    expect(averageCost({ ...held, cost: undefined }, [eur], rates)).toEqual(eur.cost)
  })
  test('is in the currency of the prices when it was not known', () => {
    const cny = { count: 1, cost: { cost: '7', currency: 'CNY' } }
    expect(averageCost({ ...held, cost: undefined }, [cny], rates)).toEqual(usd('1'))
  })
})

test('a currency that the shop does not know has no rate', () => {
  expect(convertCost(usd('1'), 'GBP', rates)).toBeUndefined()
})

test('a cost is written with its currency and all its places, at least four', () => {
  const written = ['0.12', '0.000125', '1234.5000'].map((cost) => costText(usd(cost)))
  expect(written).toEqual(['$0.1200', '$0.000125', '$1,234.5000'])
})
