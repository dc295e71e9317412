import { expect, test } from 'vitest'
import { hasDecimalComma, withDecimalPoint } from './number-style.rules.ts'

test.each([
  ['a price below one', ['0,38 €', '1,250'], [], true],
  ['two decimals', ['€ 12,50'], ['20.000'], true],
  ['stock grouped by points', [], ['20.000', '4.200'], true],
  ['prices with points', ['0.38', '1,250'], ['4.200'], false],
  ['a price copied from another list', ['0,38', '0,29', '2,10', '$0.12'], ['4.200', '40.000'], true],
  ['a comma by mistake', ['0.38', '0.29', '2.10', '0,12'], ['1,200'], false],
  ['one price of each kind', ['0,38', '0.29'], [], false],
  ['nothing that says so', ['1,250', '12'], ['20.000', '1,000'], false],
  ['pieces with decimals', [], ['1000.000', '4.200'], false],
])('%s: %j, %j', (_, prices, pieces, comma) => {
  expect(hasDecimalComma(prices, pieces)).toBe(comma)
})

test.each([
  ['1,250', '1.250'],
  ['1.250,5 €', '1250.5 €'],
  ['20.000', '20000'],
  ['1.250.000', '1250000'],
  ['0.012', '0.012'],
  ['$1,234.50', '$1,234.50'],
  ['1:0,10;1000:0,08', '1:0.10;1000:0.08'],
])('%s is %s', (cell, pointed) => {
  expect(withDecimalPoint(cell)).toBe(pointed)
})
