import { expect, test } from 'vitest'
import { isAboveLimit } from './order-limit.rules.ts'

const RATES = [
  { currency: 'USD', perMain: '1' },
  { currency: 'EUR', perMain: '0.8' },
  { currency: 'GBP', perMain: null },
] as const

const usd = (amount: string) => ({ amount, currency: 'USD' }) as const

test.each([
  ['500', '500.0000', false],
  ['500', '500.0001', true],
  ['0', '0.0001', true],
  ['123456789.99', '123456789.9900', false],
])('with a limit of %s an order of %s: %s', (limit, totalAmount, isAbove) => {
  expect(isAboveLimit(usd(limit), { totalAmount, currency: 'USD' }, [])).toBe(isAbove)
})

test('amounts in two currencies are compared by the rates of the shop, exactly', () => {
  const inEuros = (totalAmount: string) => isAboveLimit(usd('100'), { totalAmount, currency: 'EUR' }, RATES)
  expect([inEuros('80.0000'), inEuros('80.0001')]).toEqual([false, true])
  const limit = { amount: '80', currency: 'EUR' } as const
  expect(isAboveLimit(limit, { totalAmount: '100.0000', currency: 'USD' }, RATES)).toBe(false)
  expect(isAboveLimit(limit, { totalAmount: '100.0100', currency: 'USD' }, RATES)).toBe(true)
})

test('without a rate somebody else decides', () => {
  expect(isAboveLimit(usd('100'), { totalAmount: '1.0000', currency: 'GBP' }, RATES)).toBe(true)
})
