import { expect, test } from 'vitest'
import { withoutImplied } from './implied.rules.ts'

test('a condition whose meanings hold those of another one is left out, but not a rating', () => {
  const same = { condition: { packageIds: [3] }, goodsCount: 20_000 }
  const more = { condition: { leaves: [4], packageIds: [3, 5] }, goodsCount: 60_000 }
  expect(withoutImplied([more, same, { ...same }])).toEqual([same])
  const rated = { ...more, nearest: [3] }
  expect(withoutImplied([rated, same])).toEqual([rated, same])
})
