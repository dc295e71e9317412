import { expect, test } from 'vitest'
import { moveItem } from './move-item.ts'

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
  [0, 2, ['b', 'c', 'a']],
] as const)('item %i moved by %i', (index, by, expected) => {
  expect(moveItem(['a', 'b', 'c'], index, by)).toEqual(expected)
})
