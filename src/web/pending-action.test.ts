import { expect, test } from 'vitest'
import { readPendingAction } from './pending-action.ts'

const at = 1_800_000_000_000
const place = '/goods/detail/7'
const MINUTE = 60_000
const kept = { kind: 'addToCart', about: { goodsId: 7, count: 2 }, place, at }

test('an action is valid as long as a registration may take', () => {
  const action = { kind: 'addToCart', about: { goodsId: 7, count: 2 } }
  expect(readPendingAction(kept, { place, at: at + 719 * MINUTE })).toEqual(action)
  expect(readPendingAction(kept, { place, at: at + 720 * MINUTE })).toBeUndefined()
})

test('it is dropped on another page', () => {
  expect(readPendingAction(kept, { place: '/', at })).toBeUndefined()
})

test.each([
  undefined,
  null,
  5,
  'action',
  {},
  { ...kept, kind: 5 },
  { ...kept, at: undefined },
  { ...kept, at: at + 1 },
])('%j is not an action', (found) => {
  expect(readPendingAction(found, { place, at })).toBeUndefined()
})
