import { expect, test } from 'vitest'
import {
  assertMissable,
  assertPickable,
  assertShippable,
  findScanned,
  isComplete,
  type PickState,
  restOf,
} from './picking.rules.ts'

const line = (state: Partial<PickState> = {}): PickState => ({
  lineId: 1,
  goodsModel: 'LM358',
  count: 10,
  picked: 0,
  missing: 0,
  shipped: 0,
  ...state,
})

test.each([
  [{}, 10, true],
  [{}, 11, false],
  [{ missing: 1 }, 9, true],
  [{ missing: 1 }, 10, false],
  [{ shipped: 4, picked: 4 }, 4, true],
  [{ shipped: 4, picked: 4 }, 3, false],
])('of %j, %i can be picked: %s', (state, picked, allowed) => {
  const pick = () => assertPickable(line(state), picked)
  allowed ? expect(pick).not.toThrow() : expect(pick).toThrow()
})

test.each([
  [{}, 10, true],
  [{ picked: 9 }, 1, true],
  [{ picked: 9 }, 2, false],
  [{ shipped: 9 }, 2, false],
])('of %j, %i can be missing: %s', (state, missing, allowed) => {
  const miss = () => assertMissable(line(state), missing)
  allowed ? expect(miss).not.toThrow() : expect(miss).toThrow()
})

test('a parcel holds at most the unshipped pieces, each line once', () => {
  const lines = [line({ shipped: 8, missing: 1 }), line({ lineId: 2, count: 3 })]
  expect(restOf(lines)).toEqual([
    { lineId: 1, count: 1 },
    { lineId: 2, count: 3 },
  ])
  expect(() => assertShippable(lines, restOf(lines))).not.toThrow()
  for (const parcel of [
    [{ lineId: 1, count: 2 }],
    [{ lineId: 9, count: 1 }],
    [
      { lineId: 2, count: 1 },
      { lineId: 2, count: 1 },
    ],
    [],
  ])
    expect(() => assertShippable(lines, parcel)).toThrow()
})

test('an order is complete when everything is shipped or missing', () => {
  expect(isComplete([line({ shipped: 9, missing: 1 })])).toBe(true)
  expect(isComplete([line({ shipped: 9 })])).toBe(false)
})

test('a scan matches part numbers in any spelling, places, and longer labels', () => {
  const lines = [
    { goodsModel: 'LM358-DR', place: 'A-04-12' },
    { goodsModel: 'NE555', place: '' },
  ]
  for (const text of ['lm358dr', ' LM358 DR', 'a0412', '[)>1PLM358-DR\u001dQ500'])
    expect(findScanned(lines, text)).toBe(lines[0])
  expect(findScanned(lines, 'NE555')).toBe(lines[1])
  for (const text of ['', '-', 'BC547']) expect(findScanned(lines, text)).toBeUndefined()
})
