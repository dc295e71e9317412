import { expect, test } from 'vitest'
import { moneyText } from './money-text.ts'

test.each([
  ['12.5', 'USD', '$12.50'],
  ['1200', 'EUR', '€1,200.00'],
  ['13.8300', 'USD', '$13.83'],
  ['0.125', 'USD', '$0.1250'],
  ['-5', 'USD', '−$5.00'],
])('%s %s is written %s', (amount, currency, text) => {
  expect(moneyText(amount, currency)).toBe(text)
})
