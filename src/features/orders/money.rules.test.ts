import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fixed, lineAmount } from '#shared/decimal.ts'
import { addUp, inCents } from './money.rules.ts'

/** Six decimals, as prices are kept. */
const price = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((millionths) => {
  const text = String(millionths).padStart(7, '0')
  return `${text.slice(0, -6)}.${text.slice(-6)}`
})
const count = fc.integer({ min: 1, max: 100_000_000 })

/** The same amount in whole ten-thousandths, counted with integers alone. */
const tenThousandths = (unitPrice: string, pieces: number): bigint => {
  const exact = BigInt(unitPrice.replace('.', '')) * BigInt(pieces)
  return (exact + 50n) / 100n
}
const asInteger = (amount: string) => BigInt(amount.replace('.', ''))

describe('money of an order', () => {
  test.each([
    ['0.0047', 3, '0.0141'],
    ['0.00005', 1, '0.0001'],
    ['0.000049', 1, '0.0000'],
    ['0.1', 3, '0.3000'],
    ['1234.567891', 7, '8641.9752'],
  ])('[CONST-07, CONST-08] %s × %i is %s', (unitPrice, pieces, amount) => {
    expect(lineAmount(unitPrice, pieces)).toBe(amount)
  })

  test('a line is the exact product, rounded half up at the fourth decimal, whatever price and quantity', () => {
    fc.assert(
      fc.property(price, count, (unitPrice, pieces) => {
        expect(asInteger(lineAmount(unitPrice, pieces))).toBe(tenThousandths(unitPrice, pieces))
      }),
      { numRuns: 2000 },
    )
  })

  test('the total is the sum of the lines as they are shown, to the last decimal', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(price, count), { minLength: 1, maxLength: 60 }), (lines) => {
        const amounts = lines.map(([unitPrice, pieces]) => lineAmount(unitPrice, pieces))
        const total = amounts.reduce((sum, amount) => sum + asInteger(amount), 0n)
        expect(asInteger(addUp(amounts))).toBe(total)
      }),
      { numRuns: 1000 },
    )
  })

  test('a card is charged whole cents, half up', () => {
    expect([inCents('12.3449'), inCents('12.345'), fixed('7')]).toEqual(['12.34', '12.35', '7.0000'])
  })
})
