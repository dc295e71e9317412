import { expect, test } from 'vitest'
import { formatCount } from './format-count.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [48_310, '48,310'],
  [-1234.5, '-1,234.5'],
  [1_000_000_000, '1,000,000,000'],
])('%d is shown as %s', (count, shown) => {
  expect(formatCount(count)).toBe(shown)
})
