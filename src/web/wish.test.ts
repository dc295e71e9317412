import { expect, test } from 'vitest'
import { readWish } from './wish.ts'

const at = 1_800_000_000_000
const place = '/goods/detail/7'
const MINUTE = 60_000
const kept = { kind: 'addToCart', about: { goodsId: 7, count: 2 }, place, at }

test('a wish is good as long as a login may take', () => {
  const wish = { kind: 'addToCart', about: { goodsId: 7, count: 2 } }
  expect(readWish(kept, { place, at: at + 29 * MINUTE })).toEqual(wish)
  expect(readWish(kept, { place, at: at + 30 * MINUTE })).toBeUndefined()
})

test('who is elsewhere after the login has given it up', () => {
  expect(readWish(kept, { place: '/', at })).toBeUndefined()
})

test.each([undefined, null, 5, 'wish', {}, { ...kept, kind: 5 }, { ...kept, at: undefined }, { ...kept, at: at + 1 }])(
  '%j is no wish',
  (found) => {
    expect(readWish(found, { place, at })).toBeUndefined()
  },
)
