import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listScaleBars as listBars, mostFrequent, type NumericValue, scaleOf } from './parameter-scale.ts'

const listScaleBars = (values: NumericValue[]) => listBars(scaleOf(values))

const partsWith = (number: number, count: number) => ({ id: number, name: String(number), number, count })

test('values over decades are spaced in even ratios', () => {
  const bars = listScaleBars([1, 10, 100, 1000].map((number) => partsWith(number, 1)))
  expect(bars.flatMap(({ count }, place) => (count > 0 ? [place] : []))).toEqual([0, 6, 12, 17])
})

test('a zero among decades is in the first bar', () => {
  const bars = listScaleBars([0, 1, 10, 100, 1000].map((number) => partsWith(number, 1)))
  expect(bars.map(({ count }) => count).filter((count) => count > 0)).toEqual([2, 1, 1, 1])
  expect(bars[0]?.from).toBe(0)
})

test('values close together are spaced in even steps', () => {
  const bars = listScaleBars([0, 50, 100].map((number) => partsWith(number, 1)))
  expect(bars.flatMap(({ count }, place) => (count > 0 ? [place] : []))).toEqual([0, 9, 17])
})

test('a single value has no scale, nor have neighbours', () => {
  expect(listScaleBars([partsWith(5, 3)])).toEqual([])
  expect(listScaleBars([partsWith(0, 3), partsWith(Number.MIN_VALUE, 1)])).toEqual([])
})

test('no part is lost or counted twice', () => {
  const numbers = fc.uniqueArray(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 2, maxLength: 30 })
  fc.assert(
    fc.property(numbers, (some) => {
      const bars = listScaleBars(some.map((number) => partsWith(number, 2)))
      if (bars.length > 0) expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(some.length * 2)
    }),
  )
})

test('the most frequent values keep their order', () => {
  const values = [partsWith(1, 5), partsWith(2, 1), partsWith(3, 9)]
  expect(mostFrequent(values, 2).map(({ number }) => number)).toEqual([1, 3])
})
