import { expect, test } from 'vitest'
import { chooseFamily, listFamilyPrefixes } from './family.rules.ts'

test('prefixes of a family are the longest first, and not too short', () => {
  expect(listFamilyPrefixes('STM32F103C8T6')).toEqual([
    'STM32F103C8T',
    'STM32F103C8',
    'STM32F103C',
    'STM32F103',
    'STM32F10',
  ])
  expect(listFamilyPrefixes('NE555P')).toEqual(['NE555'])
  expect(listFamilyPrefixes('BC547')).toEqual([])
})

const row = (goodsId: number, place: number, inStock = true, popularity = 0) => ({
  goodsId,
  place,
  inStock,
  popularity,
})

test('a family is those with the longest common beginning, in stock first', () => {
  const rows = [row(1, 1, false), row(2, 1), row(1, 2, false), row(2, 2), row(3, 2, true, 5), row(4, 2), row(5, 3)]
  expect(chooseFamily(rows)).toEqual([2, 1, 3, 4])
})

test('a family has at most six parts', () => {
  expect(chooseFamily(Array.from({ length: 40 }, (_, n) => row(n, 1)))).toHaveLength(6)
})

test('without similar parts the family is empty', () => {
  expect(chooseFamily([])).toEqual([])
})
