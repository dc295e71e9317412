import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compare,
  compareLines,
  divide,
  isPositive,
  lineAmount,
  multiply,
  percentBelow,
  sum,
  trimDecimal,
} from './decimal.ts'

const price = fc
  .bigInt({ min: 0n, max: 10n ** 12n })
  .map((micros) => `${micros / 1_000_000n}.${String(micros % 1_000_000n).padStart(6, '0')}`)

const catalogPrice = fc
  .bigInt({ min: 0n, max: 10n ** 13n - 1n })
  .map((parts) => `${parts / 10_000n}.${String(parts % 10_000n).padStart(4, '0')}`)

describe('money is exact', () => {
  test.each([
    ['0.1', 3, '0.3'],
    ['0.0985', 450, '44.325'],
    ['1.005', 100, '100.5'],
    ['0.000001', 1, '0.000001'],
    ['4.35', 100, '435'],
  ])('[CART-12, CART-13] %s × %i is %s', (unit, count, total) => {
    expect(multiply(unit, count)).toBe(total)
  })

  test('[CART-13] a total is the same as counting in whole millionths', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 10_000_000 }), (unit, count) => {
        const millionths = BigInt(unit.replace('.', '')) * BigInt(count)
        expect(BigInt(multiply(unit, count).split('.')[0] ?? '0')).toBe(millionths / 1_000_000n)
      }),
    )
  })

  test('[CART-12] a line costs the same as counted in whole millionths, rounded half up to the fourth decimal', () => {
    const shortened = fc
      .tuple(price, fc.integer({ min: 0, max: 6 }))
      .map(([unit, places]) => unit.slice(0, unit.length - places))
    const written = shortened.map((unit) => unit.replace(/\.$/, ''))
    fc.assert(
      fc.property(written, fc.integer({ min: 0, max: 2_147_483_647 }), (unit, count) => {
        const [whole = '0', part = ''] = unit.split('.')
        const millionths = BigInt(whole + part.padEnd(6, '0')) * BigInt(count)
        const rounded = (millionths + 50n) / 100n
        expect(lineAmount(unit, count)).toBe(`${rounded / 10_000n}.${String(rounded % 10_000n).padStart(4, '0')}`)
      }),
      { numRuns: 2000 },
    )
  })

  test('isPositive checks the digits', () => {
    fc.assert(
      fc.property(price, fc.boolean(), (amount, below) => {
        const signed = below ? `-${amount}` : amount
        expect(isPositive(signed)).toBe(compare(signed, '0') > 0)
      }),
    )
    expect(['0', '0.000000', '-0.5'].map(isPositive)).toEqual([false, false, false])
  })

  test('addition is commutative', () => {
    fc.assert(
      fc.property(fc.array(price), (amounts) => {
        expect(sum(amounts)).toBe(sum([...amounts].reverse()))
      }),
    )
  })

  test('a price is compared by value, not by writing', () => {
    expect(compare('0.10', '0.1')).toBe(0)
    expect(compare('9', '10')).toBe(-1)
  })

  test('prices with four decimals are compared as others, alone and in lines', () => {
    const line = fc.record({ unit: catalogPrice, count: fc.integer({ min: 1, max: 2_147_483_647 }) })
    fc.assert(
      fc.property(line, line, (a, b) => {
        const sign = (x: bigint, y: bigint) => (x < y ? -1 : Number(x > y))
        const [x, y] = [BigInt(a.unit.replace('.', '')), BigInt(b.unit.replace('.', ''))]
        expect(compare(a.unit, b.unit)).toBe(sign(x, y))
        expect(compareLines(a, b)).toBe(sign(x * BigInt(a.count), y * BigInt(b.count)))
        expect(percentBelow(a.unit, b.unit)).toBe(x < y ? Number(((y - x) * 100n) / y) : 0)
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['0.0985', '0.106', 7],
    ['0.5', '1', 50],
    ['0.001', '1', 99],
    ['0.999999', '1', 0],
    ['1', '1', 0],
    ['2', '1', 0],
    ['1', '0', 0],
  ])('%s is %s less %i percent', (price, former, percent) => expect(percentBelow(price, former)).toBe(percent))

  test('a saving is rounded down', () => {
    fc.assert(
      fc.property(price, price, (now, former) => {
        fc.pre(compare(now, former) < 0)
        const millionths = (text: string) => BigInt(text.replace('.', ''))
        const saved = 100n * (millionths(former) - millionths(now))
        expect(percentBelow(now, former)).toBe(Number(saved / millionths(former)))
      }),
    )
  })
})

test.each([
  ['1250.500000', '1250.5'],
  ['12.000000', '12'],
  ['100', '100'],
  ['0.000001', '0.000001'],
])('%s of the database is sent as %s', (stored, sent) => expect(trimDecimal(stored)).toBe(sent))

test.each([
  ['0.5000', 1000, '0.0005'],
  ['75', 10, '7.5000'],
  ['1', 3, '0.3333'],
  ['2', 3, '0.6667'],
])('[CONST-07] %s divided by %i is %s', (amount, by, result) => {
  expect(divide(amount, by)).toBe(result)
})
