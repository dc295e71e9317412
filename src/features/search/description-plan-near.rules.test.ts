import { expect, test } from 'vitest'
import { chooseWay } from './description-plan.rules.ts'
import type { Counted, StoreShape } from './expected-goods.rules.ts'

const store: StoreShape = { goodsCount: 1_000_000, rankShares: new Map(), goodsOfCategory: () => 100_000 }
const kinds = new Map([[1, 9000]])

/** A rating of hundreds of values that 9,000 parts meet, beside a value that they have as well. */
const wanted = (near: number): Counted[] => [
  {
    condition: { valueIds: Array.from({ length: 300 }, (_, id) => id) },
    goodsCount: 9000,
    kinds,
    nearest: [1],
    nearCount: { nearest: 100, near },
  },
  { condition: { valueIds: [1000] }, goodsCount: 60_000, kinds: new Map([[1, 60_000]]) },
]

const wayFor = (near: number) =>
  chooseWay(wanted(near), { pageEnd: 20, read: 1000, among: store.goodsCount, store, isFiltered: false })

test('what meets a rating of hundreds of values is sorted only where few are near it', () => {
  expect(wayFor(500)).toMatchObject({ by: 'tokens', sorted: 'few' })
  expect(wayFor(8000)).not.toHaveProperty('sorted')
})
