import { describe, expect, test } from 'vitest'
import { formatMoney, formatPayable } from './format-money.ts'

const shown = (amount: string, currency = 'USD', places?: number) => formatMoney(amount, currency, places)

describe('a price', () => {
  test.each([
    ['0.1234', '$0.1234'],
    ['0.1', '$0.1000'],
    ['5', '$5.0000'],
    ['0', '$0.0000'],
  ])('[CART-14, CONST-05, CONST-07] of %s is shown with four places as %s', (amount, text) => {
    expect(shown(amount)).toBe(text)
  })

  test.each([
    ['0.00004999', '$0.0000'],
    ['0.00005', '$0.0001'],
    ['12.34567', '$12.3457'],
    ['0.12340000', '$0.1234'],
  ])('[CONST-07] of %s is rounded half up to exactly four places: %s', (amount, text) => {
    expect(shown(amount)).toBe(text)
  })

  test.each([
    ['999', '$999.0000'],
    ['1234567.8', '$1,234,567.8000'],
    ['12345678901234567890.1234', '$12,345,678,901,234,567,890.1234'],
    ['0001234', '$1,234.0000'],
  ])('of %s is grouped by thousands before the point only: %s', (amount, text) => {
    expect(shown(amount)).toBe(text)
  })

  test('below zero has a real minus before the currency', () => {
    expect(shown('-1234.5')).toBe('\u2212$1,234.5000')
  })

  test('of minus zero is zero', () => {
    expect(shown('-0.00')).toBe('$0.0000')
  })

  test('[CART-15, CONST-06] in another currency than USD has the other sign', () => {
    expect(shown('318.2', 'CNY')).toBe('￥318.2000')
  })

  test.each([
    ['EUR', '€12.5000'],
    ['GBP', '£12.5000'],
    ['CAD', 'CA$12.5000'],
    ['CHF', 'CHF\u00a012.5000'],
    ['PLN', 'PLN\u00a012.5000'],
  ])('in %s has its own sign, or its code: %s', (currency, text) => {
    expect(shown('12.5', currency)).toBe(text)
  })

  test.each(['JPY', 'XXX', ''])(
    '[CART-15, CONST-06] in a currency the store does not know (%j) has the other sign',
    (code) => {
      expect(shown('12.5', code)).toBe('￥12.5000')
    },
  )

  test.each([
    ['14.198', '$14.2000'],
    ['14.194', '$14.1900'],
    ['1200', '$1,200.0000'],
  ])('[CONST-07, CONST-08] %s that is still to be paid is whole cents, with four places: %s', (amount, text) => {
    expect(formatPayable(amount, 'USD')).toBe(text)
  })

  test.each(['', 'abc', '1e-7', '1,5', '.5', 'NaN'])('that is no decimal (%j) is refused', (amount) => {
    expect(() => shown(amount)).toThrow(RangeError)
  })
})
