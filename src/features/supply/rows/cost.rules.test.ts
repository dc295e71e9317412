import { expect, test } from 'vitest'
import { readCost } from './cost.rules.ts'

test.each([
  ['0.12', { cost: '0.12', currency: 'USD' }],
  ['0.00035', { cost: '0.00035', currency: 'USD' }],
  ['0.8 CNY', { cost: '0.8', currency: 'CNY' }],
  ['CNY 0.00035', { cost: '0.00035', currency: 'CNY' }],
  ['$1,234.50', { cost: '1234.5000', currency: 'USD' }],
  ['0', { cost: '0', currency: 'USD' }],
  ['0,0125 €', { cost: '0.0125', currency: 'EUR' }],
  ['', undefined],
  ['on request', undefined],
])('%j is read as %o', (cell, read) => {
  expect(readCost(cell, 'USD')).toEqual(read)
})

test.each([
  ['cheap', '"cheap" is not a price.'],
  ['-1', 'negative'],
  ['12345678901', 'too large'],
  ['1 JPY', 'which the store does not know'],
])('%j is refused', (cell, message) => {
  expect(readCost(cell, 'USD')).toMatch(message)
})
