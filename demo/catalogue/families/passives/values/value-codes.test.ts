import { expect, test } from 'vitest'
import { type Decimal, decimalOf, numberOf } from './decimal.ts'
import { E12, E24, E96, E96_AND_E24, E192, preferredValues } from './e-series.ts'
import * as codes from './value-codes.ts'

const fine = preferredValues(E96_AND_E24, 1, 10e6)
const coarse = preferredValues(E24, 1, 10e6)

const backAndForth = (
  values: Decimal[],
  encode: (value: Decimal) => string | undefined,
  decode: (code: string) => Decimal | undefined,
) => {
  for (const value of values) {
    const code = encode(value)
    expect(code, `${numberOf(value)}`).toBeDefined()
    expect(decode(code ?? ''), code).toEqual(value)
  }
}

test('the preferred series have their known members and lengths', () => {
  expect(E96).toHaveLength(96)
  expect(new Set(E192).size).toBe(192)
  expect(E96).toContain(499)
  expect(E192).toContain(920)
  expect(E24.filter((value) => (E12 as readonly number[]).includes(value))).toHaveLength(12)
  expect(fine).toHaveLength(7 * 114 + 1)
})

test('values have no floating-point noise', () => {
  for (const value of fine) {
    const written = numberOf(value).toPrecision(15)
    expect(Number(written)).toBe(numberOf(value))
    expect(
      String(numberOf(value))
        .replace(/e.*$/, '')
        .replace('.', '')
        .replace(/^0+|0+$/g, '').length,
    ).toBeLessThan(4)
  }
  expect(numberOf({ digits: 470, exponent: -8 })).toBe(4.7e-6)
  expect(decimalOf(4.7e-12)).toEqual({ digits: 470, exponent: -14 })
})

test('every E96 value survives each way of writing three figures', () => {
  backAndForth(fine, codes.encodeFourCharacters, codes.decodeFourCharacters)
  backAndForth(fine, codes.encodeRkm, codes.decodeRkm)
  backAndForth(fine, codes.encodeRkmFour, codes.decodeRkm)
  backAndForth(fine, codes.encodeMultiplier, codes.decodeMultiplier)
})

test('every E24 value survives each way of writing two figures', () => {
  backAndForth(coarse, codes.encodeThreeCharacters, codes.decodeThreeCharacters)
  backAndForth(coarse, codes.encodeMultiplierTwo, codes.decodeMultiplier)
  backAndForth(preferredValues(E24, 1, 910), codes.encodeNanohenries, codes.decodeNanohenries)
})

test.each([
  [10_000, '103', '1002', '10K', '10K0'],
  [4.7, '4R7', '4R70', '4R7', '4R70'],
  [22, '220', '22R0', '22R', '22R0'],
  [0.47, 'R47', 'R470', '0R47', 'R470'],
  [100, '101', '1000', '100R', '100R'],
  [1_500_000, '155', '1504', '1M5', '1M50'],
  [1000, '102', '1001', '1K', '1K00'],
])('%d is written %s, %s, %s and %s', (value, three, four, rkm, rkmFour) => {
  const decimal = decimalOf(value)
  expect(codes.encodeThreeCharacters(decimal)).toBe(three)
  expect(codes.encodeFourCharacters(decimal)).toBe(four)
  expect(codes.encodeRkm(decimal)).toBe(rkm)
  expect(codes.encodeRkmFour(decimal)).toBe(rkmFour)
})

test('a value with three figures has no code of two', () => {
  expect(codes.encodeThreeCharacters(decimalOf(49.9))).toBeUndefined()
  expect(codes.encodeThreeCharacters(decimalOf(4990))).toBeUndefined()
  expect(codes.encodeMultiplierTwo(decimalOf(499))).toBeUndefined()
})

test('invalid text is not read as a value', () => {
  for (const code of ['', 'R', 'ABC', '1K2K', '12345', '10']) {
    expect(codes.decodeThreeCharacters(code)).toBeUndefined()
    expect(codes.decodeRkm(code)).toBeUndefined()
    expect(codes.decodeFourCharacters(code)).toBeUndefined()
  }
})

test('coils are written in nanohenries', () => {
  expect(codes.encodeNanohenries(decimalOf(7.5))).toBe('7N5')
  expect(codes.encodeNanohenries(decimalOf(12))).toBe('12N')
  expect(codes.encodeNanohenries(decimalOf(100))).toBe('R10')
  expect(codes.encodeNanohenries(decimalOf(0.6))).toBe('0N6')
})
