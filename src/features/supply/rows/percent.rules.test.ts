import { expect, test } from 'vitest'
import { factorOf } from './percent.rules.ts'

test.each([
  [3, '1.0300'],
  [-2.5, '0.9750'],
  [0.01, '1.0001'],
  [-90, '0.1000'],
  [900, '10.0000'],
  [1.15, '1.0115'],
])('%s %% is a factor of %s', (percent, factor) => {
  expect(factorOf(percent)).toBe(factor)
})
