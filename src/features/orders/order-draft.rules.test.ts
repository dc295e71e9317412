import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findTier } from '#features/catalog/catalog.rules.ts'
import { lineAmount } from '#shared/decimal.ts'
import { addUp } from './money.rules.ts'
import { draftOrder, type Offered, showProblems } from './order-draft.rules.ts'

const offered = (goodsId: number, overrides: Partial<Offered> = {}): Offered => ({
  goodsId,
  goodsModel: `PART-${goodsId}`,
  stockCount: 1000,
  minBuyCount: 1,
  multCount: 1,
  currency: 'USD',
  priceList: [
    { minBuyCount: 1, maxBuyCount: 99, price: '0.5', activityPrice: '0' },
    { minBuyCount: 100, maxBuyCount: 0, price: '0.4', activityPrice: '0.35' },
  ],
  packings: [],
  isNonCancellable: false,
  ...overrides,
})

describe('a draft of an order', () => {
  test('charges the price of the tier, the promotional one when there is one', () => {
    const draft = draftOrder(
      [
        { goodsId: 1, count: 99 },
        { goodsId: 2, count: 100 },
      ],
      [offered(1), offered(2)],
    )
    expect(draft.lines.map((line) => [line.unitPrice, line.amount])).toEqual([
      ['0.5', '49.5000'],
      ['0.35', '35.0000'],
    ])
    expect(draft).toMatchObject({ amount: '84.5000', totalCount: 199, currency: 'USD', problems: [] })
  })

  test('[CART-15] amounts of several currencies are not added up; the problem names the currencies', () => {
    const wanted = [1, 2, 3].map((goodsId) => ({ goodsId, count: 10 }))
    const draft = draftOrder(wanted, [offered(1), offered(2, { currency: 'EUR' }), offered(3, { currency: 'EUR' })])
    expect(draft).toMatchObject({ amount: '0.0000', currency: undefined, totalCount: 30 })
    expect(draft.problems.map(({ message }) => message)).toEqual([
      'An order has one currency. Please order parts priced in USD and in EUR separately.',
    ])
  })

  test('a quoted price overrides list and packaging prices; the stock is still checked', () => {
    const goods = offered(1, { minBuyCount: 500, multCount: 500 })
    expect(draftOrder([{ goodsId: 1, count: 7, agreedPrice: '0.1' }], [goods]).lines[0]).toMatchObject({
      amount: '0.7000',
      problem: undefined,
    })
    expect(draftOrder([{ goodsId: 1, count: 1001, agreedPrice: '0.1' }], [goods]).problems).toHaveLength(1)
  })

  test.each([
    [{ stockCount: 5 }, { count: 6 }, 'There are only 5 of PART-1 in stock now; you ordered 6.'],
    [{ stockCount: 7040 }, { count: 9000 }, 'There are only 7,040 of PART-1 in stock now; you ordered 9,000.'],
    [{ stockCount: 0 }, { count: 6 }, 'PART-1 is now out of stock; you ordered 6.'],
    [{ priceList: [] }, { count: 6 }, 'PART-1 has no price at the moment. Please send an inquiry.'],
    [{}, { count: 6, seenPrice: '0.45' }, 'The price of PART-1 has changed from 0.4500 to 0.5000 USD.'],
    [{ minBuyCount: 10 }, { count: 6 }, 'PART-1: The minimum order is 10. The nearest valid quantity is 10.'],
    [{ multCount: 4 }, { count: 6 }, 'PART-1: Order in multiples of 4. The nearest valid quantity is 8.'],
  ])('[CONST-07] %j and %j: %s', (goods, line, message) => {
    const { problems } = draftOrder([{ goodsId: 1, ...line }], [offered(1, goods)])
    expect(problems.map((problem) => problem.message)).toEqual([message])
  })

  test('many problems are summarised', () => {
    const wanted = Array.from({ length: 8 }, (_, place) => ({ goodsId: place + 1, count: 2000 }))
    const { problems } = draftOrder(
      wanted,
      wanted.map(({ goodsId }) => offered(goodsId)),
    )
    expect(showProblems(problems)).toMatch(/PART-5 .* And 3 more\. Nothing has been ordered\.$/)
  })

  test('for any tiers and quantities the total is the sum of the lines at four decimals', () => {
    const price = fc.integer({ min: 1, max: 10 ** 9 }).map((millionths) => (millionths / 1e6).toFixed(6))
    const goods = fc.record({
      counts: fc.uniqueArray(fc.integer({ min: 2, max: 100_000 }), { maxLength: 6 }),
      prices: fc.array(price, { minLength: 7, maxLength: 7 }),
      count: fc.integer({ min: 1, max: 200_000 }),
    })
    fc.assert(
      fc.property(fc.array(goods, { minLength: 1, maxLength: 20 }), (lines) => {
        const offers = lines.map(({ counts, prices }, place) => {
          const from = [1, ...counts.sort((a, b) => a - b)]
          const priceList = from.map((minBuyCount, tier) => ({
            minBuyCount,
            maxBuyCount: (from[tier + 1] ?? 1) - 1,
            price: prices[tier] ?? '1',
            activityPrice: '0',
          }))
          return offered(place + 1, { priceList, stockCount: 1_000_000 })
        })
        const draft = draftOrder(
          lines.map(({ count }, place) => ({ goodsId: place + 1, count })),
          offers,
        )
        expect(draft.problems).toEqual([])
        const amounts = lines.map(({ count }, place) =>
          lineAmount(findTier(offers[place]?.priceList ?? [], count)?.price ?? '0', count),
        )
        expect(draft.lines.map((line) => line.amount)).toEqual(amounts)
        expect(draft.amount).toBe(addUp(amounts))
      }),
      { numRuns: 500 },
    )
  })
})
