import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asksVatNumber, findTaxRule, type TaxRule, taxInRefunds, taxOf, withTax } from './tax.rules.ts'
import { taxLabel } from './tax-label.ts'

const rule = (countryCode: string | null, customerKind: 'all' | 'business', rate: string): TaxRule => ({
  countryCode,
  customerKind,
  name: 'VAT',
  rate,
  reverseCharge: customerKind === 'business' && rate === '0',
  note: '',
})
const RULES = [rule('DE', 'all', '19'), rule('FR', 'all', '20'), rule('FR', 'business', '0'), rule(null, 'all', '5')]

describe('the rule for an order', () => {
  test.each([
    ['DE', false, '19'],
    ['DE', true, '19'],
    ['FR', false, '20'],
    ['FR', true, '0'],
    ['US', false, '5'],
    ['US', true, '5'],
  ])('%s, company with a number: %s: %s %%', (countryCode, isBusiness, rate) => {
    expect(findTaxRule(RULES, { countryCode, isBusiness })?.rate).toBe(rate)
  })

  test('without rules there is no tax', () => {
    expect(findTaxRule([], { countryCode: 'DE', isBusiness: false })).toBeUndefined()
  })

  test('a country with a rule only for companies has no tax for others, whatever the rest of the world pays', () => {
    const rules = [rule('NL', 'business', '0'), rule(null, 'all', '5')]
    expect(findTaxRule(rules, { countryCode: 'NL', isBusiness: false })).toBeUndefined()
  })

  test('a VAT number is requested only where it matters', () => {
    expect([asksVatNumber(RULES, 'FR'), asksVatNumber(RULES, 'DE'), asksVatNumber(RULES, 'US')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('reverse charge is named instead of its rate', () => {
    expect([taxLabel(rule('DE', 'all', '19')), taxLabel(rule('FR', 'business', '0'))]).toEqual([
      'VAT 19 %',
      'VAT, reverse charge',
    ])
  })
})

describe('the amount', () => {
  test.each([
    [['100'], '19', '19.0000'],
    [['0.0263'], '19', '0.0000'],
    [['0.0264'], '19', '0.0100'],
    [['10.005', '0.02'], '20', '2.0100'],
    [['33.3300', '12.5000'], '8.1', '3.7100'],
    [['0'], '19', '0.0000'],
  ])('of %s at %s %% is %s, rounded once and half up to cents', (net, rate, tax) => {
    expect(taxOf(net, rate)).toBe(tax)
  })
})

const cents = fc.integer({ min: 1, max: 10_000_000 })

describe('refunds', () => {
  test('the tax of all refunds adds up to the tax of the order', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 3000 }), fc.array(cents, { maxLength: 8 }), (net, rate, parts) => {
        const netAmount = new Big(net).div(100).toFixed(4)
        const taxAmount = taxOf([netAmount], new Big(rate).div(100).toFixed())
        const total = new Big(netAmount).plus(taxAmount)
        const order = { totalAmount: total.toFixed(4), taxAmount }
        let refunded = new Big(0)
        let taxBack = new Big(0)
        const give = (amount: Big) => {
          refunded = refunded.plus(amount)
          const share = new Big(taxInRefunds(order, refunded.toFixed())).minus(taxBack)
          expect(share.gte(0) && share.lte(amount)).toBe(true)
          taxBack = taxBack.plus(share)
        }
        for (const part of parts) {
          const left = total.minus(refunded)
          const amount = new Big(part).div(100)
          if (left.gt(0)) give(amount.gt(left) ? left : amount)
        }
        if (refunded.lt(total)) give(total.minus(refunded))
        expect(taxBack.toFixed(4)).toBe(taxAmount)
      }),
    )
  })

  test('pieces cost their price with their tax, and all of them together the total', () => {
    const order = { totalAmount: '119.0000', taxAmount: '19.0000' }
    expect(withTax('50', order)).toBe('59.5000')
    expect(withTax('50', { totalAmount: '100', taxAmount: '0' })).toBe('50.0000')
    const thirds = ['0', '33.33', '66.66'].map((before) =>
      withTax('33.33', { totalAmount: '118.9800', taxAmount: '18.9900' }, before),
    )
    expect(thirds).toEqual(['39.6600', '39.6600', '39.6600'])
  })
})
