import { expect, test } from 'vitest'
import { readWarehouses, writeWarehouses } from './warehouses.rules.ts'

test('warehouses are read as they are written', () => {
  const read = { counts: { Rotterdam: 1229, 'Shenzhen 2': 580 }, shipDays: { Rotterdam: 1 } }
  expect(readWarehouses(writeWarehouses(read.counts, read.shipDays))).toEqual(read)
  expect(readWarehouses(' Rotterdam:1229 , 1 ; Shenzhen 2: 580')).toEqual(read)
  expect(readWarehouses('')).toEqual({ counts: {}, shipDays: {} })
})

test.each([
  ['500', /is not a warehouse/],
  ['Rotterdam: many', /stock in Rotterdam is wrong/],
  ['Rotterdam: -5', /stock in Rotterdam is wrong/],
  ['Rotterdam: 5, soon', /days to ship from Rotterdam/],
  ['Rotterdam: 5; Rotterdam: 6', /twice/],
])('%s is refused', (text, problem) => {
  expect(readWarehouses(text)).toMatch(problem)
})
