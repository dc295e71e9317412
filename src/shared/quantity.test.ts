import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatQuantity, parseQuantity, parseQuantityIn, prefixesOf } from './quantity.ts'

test.each([
  [10_000, 'Ω', '10 kΩ'],
  [4.7, 'Ω', '4.7 Ω'],
  [0.001, 'Ω', '1 mΩ'],
  [1e-7, 'F', '100 nF'],
  [4.7e-12, 'F', '4.7 pF'],
  [5e-13, 'F', '0.5 pF'],
  [2.2e-5, 'H', '22 µH'],
  [999.9999999, 'Ω', '1 kΩ'],
  [0, 'Ω', '0 Ω'],
  [16e6, 'Hz', '16 MHz'],
  [32_768, 'Hz', '32.768 kHz'],
  [-40, '°C', '-40 °C'],
  [0.5, '%', '0.5 %'],
  [12, 'bit', '12 bit'],
  [134_217_728, 'bit', '128 Mbit'],
  [134_218_000, 'bit', '128 Mbit'],
  [0.0625, 'KB', '64 B'],
  [1, 'KB', '1 KB'],
  [320, 'KB', '320 KB'],
  [120, '°', '120°'],
  [8192, 'KB', '8 MB'],
  [1536, 'KB', '1.5 MB'],
  [1524, 'KB', '1524 KB'],
  [0.0224609, 'KB', '23 B'],
  [2, '', '2'],
  [10_000, '', '10,000'],
  [5000, 'h', '5,000 h'],
])('%d %s is written %s', (value, unit, text) => expect(formatQuantity(value, unit)).toBe(text))

test.each([
  ['4k7', 'Ω', 4700],
  ['10k', 'Ω', 10_000],
  ['10 K', 'Ω', 10_000],
  ['4.7 kΩ', 'Ω', 4700],
  ['4,7 kΩ', 'Ω', 4700],
  ['4.7kohm', 'Ω', 4700],
  ['4R7', 'Ω', 4.7],
  ['0R1', 'Ω', 0.1],
  ['100R', 'Ω', 100],
  ['1 M', 'Ω', 1e6],
  ['1meg', 'Ω', 1e6],
  ['5m', 'Ω', 0.005],
  ['5mΩ', 'Ω', 0.005],
  ['1,000', 'Ω', 1000],
  ['10 000', 'Ω', 10_000],
  ['1e3', 'Ω', 1000],
  ['100n', 'F', 1e-7],
  ['0.1uF', 'F', 1e-7],
  ['.1 μF', 'F', 1e-7],
  ['4n7', 'F', 4.7e-9],
  ['2u2F', 'F', 2.2e-6],
  ['0.5 pF', 'F', 5e-13],
  ['3V3', 'V', 3.3],
  ['16mhz', 'Hz', 16e6],
  ['32.768 kHz', 'Hz', 32_768],
  ['-40', '°C', -40],
  ['−40 °C', '°C', -40],
  ['85C', '°C', 85],
  ['±1 %', '%', 1],
  ['2.54mm', 'mm', 2.54],
  ['12 bit', 'bit', 12],
  ['128 Mbit', 'bit', 134_217_728],
  ['128Mb', 'bit', 134_217_728],
  ['16 MB', 'bit', 134_217_728],
  ['512 kB', 'KB', 512],
  ['128 B', 'KB', 0.125],
  ['2MB', 'KB', 2048],
  ['1.5 MB', 'KB', 1536],
  ['5k', '', 5000],
  ['12', '', 12],
] as const)('"%s" in %s is read as %d', (text, unit, value) => expect(parseQuantity(text, unit)).toBe(value))

test.each([
  ['', 'Ω'],
  ['abc', 'Ω'],
  ['10 kV', 'Ω'],
  ['4k7k', 'Ω'],
  ['1.2k3', 'Ω'],
  ['5 kmm', 'mm'],
  ['10 k°C', '°C'],
  ['1..2', 'V'],
  ['1e999', 'V'],
])('"%s" is no quantity in %s', (text, unit) => expect(parseQuantity(text, unit)).toBeUndefined())

test('formatted quantities can be parsed', () => {
  const units = ['Ω', 'F', 'H', 'V', 'A', 'W', 'Hz', 's', 'C', '%', '°C', 'mm', 'ppm/°C', 'V/µs', 'h', '']
  const values = fc.tuple(fc.integer({ min: -999_999, max: 999_999 }), fc.integer({ min: -18, max: 9 }))
  fc.assert(
    fc.property(values, fc.constantFrom(...units), ([digits, exponent], unit) => {
      const value = Number(`${digits}e${exponent}`)
      // "16mHz" is read as 16 MHz.
      fc.pre(unit !== 'Hz' || value === 0 || Math.abs(value) >= 1)
      const read = parseQuantity(formatQuantity(value, unit), unit)
      expect(Math.abs((read ?? Number.NaN) - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-5)
    }),
  )
})

test('with a prefix of the unit every number is written with it, and one without letters is read with it', () => {
  expect(formatQuantity(4.7e-8, 'F', 'µ')).toBe('0.047 µF')
  expect(formatQuantity(0, 'F', 'µ')).toBe('0 µF')
  expect(formatQuantity(0.5, '%', 'm')).toBe('0.5 %')
  expect(parseQuantityIn('0.047', 'F', 'µ')).toBeCloseTo(4.7e-8)
  expect(parseQuantityIn('47n', 'F', 'µ')).toBeCloseTo(4.7e-8)
  expect(parseQuantityIn('1e-6', 'F', 'µ')).toBe(1e-6)
  expect(parseQuantityIn('10', 'F', null)).toBe(10)
  expect(prefixesOf('%')).toEqual([])
  expect(prefixesOf('F')).toContain('µ')
})

test.each([
  [12, 'bit'],
  [134_218_000, 'bit'],
  [4_194_300, 'bit'],
  [0.5, 'KB'],
  [320, 'KB'],
  [8192, 'KB'],
])('%d %s of a memory is read from what is written for it', (value, unit) =>
  expect(parseQuantityIn(formatQuantity(value, unit), unit, null)).toBe(value),
)
