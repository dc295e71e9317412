import { expect, test } from 'vitest'
import { listPriceFor, readDraft, writeTiers } from './quote-draft.rules.ts'

const whole = {
  lineId: 1,
  goodsModel: 'LM358',
  goodsId: 7,
  price: '0.045',
  count: '5000',
  more: '',
  leadWeeks: '8',
  note: '',
}

test('lines without a price are not offered', () => {
  const { offered, problems } = readDraft([whole, { ...whole, lineId: 2, price: ' ' }])
  expect(offered).toEqual([{ lineId: 1, goodsId: 7, price: '0.045', count: 5000, more: [], leadWeeks: 8, note: '' }])
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
])('%j is told', (wrong, word) => {
  const { offered, problems } = readDraft([{ ...whole, ...wrong }])
  expect(offered).toEqual([])
  expect(problems.get(1)).toContain(word)
})

test('a part that the catalogue does not have is offered as it was asked for, in several quantities', () => {
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
