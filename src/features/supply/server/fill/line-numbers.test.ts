import { expect, test } from 'vitest'
import { LineNumbers } from './line-numbers.ts'

test('every row is found again in its file, across empty lines and files', () => {
  const numbers = new LineNumbers()
  const places: Array<[row: number, file: number, line: number]> = [
    [1, 1, 2],
    [2, 1, 3],
    [3, 1, 5],
    [5, 1, 7],
    [6, 2, 2],
    [9, 2, 5],
  ]
  for (const [row, file, line] of places) numbers.add(row, file, line)
  expect(places.map(([row]) => numbers.of(row))).toEqual(places.map(([, file, line]) => ({ file, line })))
})
