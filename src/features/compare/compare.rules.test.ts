import { describe, expect, test } from 'vitest'
import {
  type CompareItem,
  compareAddress,
  compareFacts,
  findObstacle,
  readCompareIds,
  readCompareItems,
} from './compare.rules.ts'

const part = (goodsId: number, categoryId = 1): CompareItem => ({
  goodsId,
  goodsModel: `PART-${goodsId}`,
  categoryId,
  categoryName: `Category ${categoryId}`,
})
const six = [1, 2, 3, 4, 5, 6].map((id) => part(id))

describe('the parts to compare', () => {
  test('are of one category, each once, six at most', () => {
    expect(findObstacle([], part(1))).toBeUndefined()
    expect(findObstacle([part(1)], part(2))).toBeUndefined()
    expect(findObstacle([part(1)], part(1))).toBe('there')
    expect(findObstacle([part(1)], part(2, 9))).toBe('other_category')
    expect(findObstacle(six, part(7))).toBe('full')
  })

  test('are restored from local storage; invalid entries are dropped', () => {
    const kept = { items: [part(1), null, 'x', { goodsId: 2 }, part(1), part(3, 9), part(4)] }
    expect(readCompareItems(JSON.parse(JSON.stringify(kept)))).toEqual([part(1), part(4)])
    expect(readCompareItems({ items: [...six, part(7)] })).toEqual(six)
    for (const rubbish of [undefined, null, 5, 'x', [], {}]) expect(readCompareItems(rubbish)).toEqual([])
  })
})

test.each([
  ['3,1,2', [3, 1, 2]],
  ['3,3,x,-1,1.5,0,,2', [3, 2]],
  ['1,2,3,4,5,6,7', [1, 2, 3, 4, 5, 6]],
  ['', []],
  [null, []],
])('the address %j names the parts %j', (text, ids) => {
  expect(readCompareIds(text)).toEqual(ids)
})

test('a comparison has a URL that can be shared', () => {
  expect(compareAddress([3, 1])).toBe('/compare?ids=3,1')
  expect(compareAddress([3, 1], true)).toBe('/compare?ids=3,1&only=differences')
  expect(compareAddress([])).toBe('/compare')
})

test('rows are all facts of any part, marked when they differ', () => {
  const rows = compareFacts([
    [
      { name: 'Package', value: 'SOIC-8' },
      { name: 'Channels', value: '2' },
    ],
    [
      { name: 'Package', value: 'SOIC-8' },
      { name: 'Slew rate', value: '0.3 V/µs' },
    ],
  ])
  expect(rows).toEqual([
    { name: 'Package', values: ['SOIC-8', 'SOIC-8'], differs: false },
    { name: 'Channels', values: ['2', undefined], differs: true },
    { name: 'Slew rate', values: [undefined, '0.3 V/µs'], differs: true },
  ])
})
