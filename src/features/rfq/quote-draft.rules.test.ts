import { expect, test } from 'vitest'
import { listPriceFor, proposedPacking, readDraft, writeTiers } from './quote-draft.rules.ts'

const whole = {
  lineId: 1,
  goodsModel: 'LM358',
  goodsId: 7,
  price: '0.045',
  count: '5000',
  more: '',
  leadWeeks: '8',
  note: '',
  packing: 'fullReel' as const,
}

test('lines without a price are not offered', () => {
  const { offered, problems } = readDraft([whole, { ...whole, lineId: 2, price: ' ' }])
  expect(offered).toEqual([
    { lineId: 1, goodsId: 7, price: '0.045', count: 5000, more: [], leadWeeks: 8, note: '', packing: 'fullReel' },
  ])
  expect(problems.size).toBe(0)
})

test.each([
  [{ more: 'many' }, 'further quantities'],
  [{ more: '5000 at 0.04' }, 'one price'],
  [{ more: '100 at 0' }, 'above 0'],
  [{ price: '0' }, 'price'],
  [{ price: '1,5' }, 'price'],
  [{ price: '-1' }, 'price'],
  [{ count: '0' }, 'quantity'],
  [{ count: '1.5' }, 'quantity'],
  [{ leadWeeks: '521' }, 'lead time'],
  [{ leadWeeks: '' }, 'lead time'],
])('%j is reported', (wrong, word) => {
  const { offered, problems } = readDraft([{ ...whole, ...wrong }])
  expect(offered).toEqual([])
  expect(problems.get(1)).toContain(word)
})

test('a part that is not in the catalogue is offered as requested, in several quantities', () => {
  const { offered } = readDraft([{ ...whole, goodsId: null, more: '10000 at 0.04; 50000 @ 0.035' }])
  expect(offered).toEqual([
    {
      lineId: 1,
      price: '0.045',
      count: 5000,
      more: [
        { count: 10_000, price: '0.04' },
        { count: 50_000, price: '0.035' },
      ],
      leadWeeks: 8,
      note: '',
      // Only parts of the catalogue have packagings.
      packing: '',
    },
  ])
  expect(writeTiers(offered[0]?.more ?? [])).toBe('10000 at 0.04, 50000 at 0.035')
})

test('the list price follows the tiers, and a promotion', () => {
  const tiers = [
    { count: 1, price: '2', activityPrice: '0' },
    { count: 100, price: '1', activityPrice: '0.9' },
  ]
  expect(listPriceFor(tiers, 99)).toBe('2')
  expect(listPriceFor(tiers, 100)).toBe('0.9')
  expect(listPriceFor([{ count: 10, price: '3', activityPrice: '0' }], 1)).toBe('3')
  expect(listPriceFor([], 1)).toBeUndefined()
})

test('the requested packaging is proposed, else the cheapest for the quantity', () => {
  const tier = (minBuyCount: number, price: string) => [{ minBuyCount, maxBuyCount: 0, price, activityPrice: '0' }]
  const choice = { partNumber: null, packCount: 1000, fee: '0', multCount: 1 } as const
  const offer = {
    stockCount: 5000,
    packings: [
      { ...choice, packing: '', kind: 'cutTape', name: 'Cut tape', minBuyCount: 1, priceList: tier(1, '0.5') },
      {
        ...choice,
        packing: 'fullReel',
        kind: 'fullReel',
        name: 'Full reel',
        minBuyCount: 1000,
        priceList: tier(1000, '0.4'),
      },
    ],
  } satisfies Parameters<typeof proposedPacking>[0]
  expect(proposedPacking(offer, { packing: '', count: 1000 })).toBe('fullReel')
  expect(proposedPacking(offer, { packing: '', count: 700 })).toBe('')
  expect(proposedPacking(offer, { packing: 'fullReel', count: 5 })).toBe('fullReel')
  expect(proposedPacking(offer, { packing: 'tray', count: 5 })).toBe('')
})
