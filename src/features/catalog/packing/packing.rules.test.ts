import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineAmount } from '#shared/decimal.ts'
import { findPrice } from '../catalog.rules.ts'
import { arrivesAs, feeOf, findChoice, packingChoices, type StoredPacking } from './packing.rules.ts'

const terms = {
  minBuyCount: 1,
  multCount: 1,
  priceList: [
    { minBuyCount: 1, maxBuyCount: 99, price: '0.5', activityPrice: '0' },
    { minBuyCount: 100, maxBuyCount: 0, price: '0.4', activityPrice: '0' },
  ],
}
const tape = { packing: 'Tape & reel', packCount: 3000 }
const reel: StoredPacking = {
  kind: 'fullReel',
  minimum: 3000,
  multiple: 3000,
  size: 3000,
  number: 'X1-R',
  counts: [3000, 6000],
  prices: ['0.3', '0.28'],
}
const custom: StoredPacking = { kind: 'customReel', minimum: 200, multiple: 1, fee: '7', counts: [], prices: [] }

describe('ways to buy a part', () => {
  test('its own terms come first; of a part on tape that is also sold on reels they are cut tape', () => {
    const choices = packingChoices(terms, tape, [reel, custom])
    expect(choices.map(({ packing, name, minBuyCount }) => [packing, name, minBuyCount])).toEqual([
      ['', 'Cut tape', 1],
      ['fullReel', 'Full reel', 3000],
      ['customReel', 'Custom reel', 200],
    ])
  })

  test('a packaging has prices of its own, else those of the part from its minimum on', () => {
    const [, own, inherited] = packingChoices(terms, tape, [reel, custom])
    expect(findPrice(own?.priceList ?? [], 6000)?.unit).toBe('0.28')
    expect(inherited?.priceList).toEqual([{ minBuyCount: 200, maxBuyCount: 0, price: '0.4', activityPrice: '0' }])
  })

  test.each([
    [tape, terms, 'tape'],
    [tape, { ...terms, minBuyCount: 3000, multCount: 3000 }, 'fullReel'],
    [{ packing: 'Cut tape', packCount: 3000 }, terms, 'cutTape'],
    [{ packing: 'Tray', packCount: 96 }, terms, 'tray'],
    [{ packing: 'Bulk', packCount: undefined }, terms, 'other'],
    [{ packing: undefined, packCount: undefined }, terms, 'other'],
  ] as const)('%j by itself is %s', (own, goods, kind) => {
    expect(packingChoices({ ...goods, priceList: [...goods.priceList] }, own, [])[0]?.kind).toBe(kind)
  })
})

test.each([
  ['fullReel', 3000, 3000, '1 full reel of 3,000'],
  ['fullReel', 3000, 9000, '3 full reels of 3,000'],
  ['cutTape', 3000, 250, 'cut tape strip of 250'],
  ['customReel', 3000, 250, '1 custom reel of 250'],
  ['customReel', 3000, 3500, '1 custom reel of 3,000 and 1 custom reel of 500'],
  ['customReel', null, 250, '1 custom reel of 250'],
  ['tape', 3000, 6250, '2 full reels of 3,000 and cut tape strip of 250'],
  ['tape', 3000, 250, 'cut tape strip of 250'],
  ['tray', 96, 100, '1 tray of 96 and 1 tray of 4'],
  ['tube', null, 40, '1 tube of 40'],
  ['other', 100, 40, ''],
  ['cutTape', 3000, 0, ''],
] as const)('%s with %s in a pack: %i arrive as %j', (kind, packCount, count, arrives) => {
  expect(arrivesAs({ kind, packCount }, count)).toBe(arrives)
})

test('a fee is charged for each custom reel, and only for those', () => {
  const choice = findChoice(packingChoices(terms, tape, [custom]), 'customReel')
  if (!choice) throw new Error('no custom reel')
  expect([1, 3000, 3001].map((count) => feeOf(choice, count))).toEqual(['7.0000', '7.0000', '14.0000'])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (count) => {
      expect(feeOf(choice, count)).toBe(lineAmount('7', Math.ceil(count / 3000)))
      expect(feeOf({ ...choice, fee: '0' }, count)).toBe('0')
    }),
    { numRuns: 20 },
  )
})
