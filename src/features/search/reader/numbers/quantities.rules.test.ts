import { expect, test } from 'vitest'
import { type Quantity, readGrid, readQuantities, readSeveral } from './quantities.rules.ts'

test.each([
  ['4k7', [4700, 'Ω']],
  ['4.7K', [4700, 'Ω']],
  ['0.1uF', [1e-7, 'F']],
  ['4u7', [4.7e-6, 'F']],
  ['0.47uH', [4.7e-7, 'H']],
  ['R010', [0.01, 'Ω']],
  ['104', [1e-7, 'F']],
  ['470', [4.7e-11, 'F']],
  ['104K', [1e-7, 'F']],
  ['25M000', [25e6, 'Hz']],
  ['32.768K', [32768, 'Hz']],
  ['16M', [16e6, 'Ω']],
  ['16MHz', [16e6, 'Hz']],
  ['±1%', [1, '%']],
  ['0,1uF', [1e-7, 'F']],
  ['12-bit', [12, 'bit']],
  ['128Mbit', [2 ** 27, 'bit']],
  ['64KB', [64, 'KB']],
  ['-12V', [-12, 'V']],
  ['2.54mm', [2.54, 'mm']],
  ['100mil', [2.54, 'mm']],
  ['50mils', [1.27, 'mm']],
  ['10mR', [0.01, 'Ω']],
  ['105C', [105, '°C']],
  ['25ppm/°C', [25, 'ppm']],
  ['100K', [100e3, 'Ω']],
  ['115MA', [0.115, 'A']],
  ['500MW', [0.5, 'W']],
  ['5VWM', [5, 'V']],
  ['275VAC', [275, 'V']],
  ['P2.54mm', [2.54, 'mm']],
  ['1.5kw', [1500, 'W']],
  ['0.1C', [0.1, '°C']],
  ['32,768kHz', [32768, 'Hz']],
  ['12,288MHz', [12.288e6, 'Hz']],
  ['1,000kHz', [1e6, 'Hz']],
  ['30cm', [300, 'mm']],
  ['100N', [1e-7, 'F']],
  ['1.57N', [1.57, 'N']],
  ['10Mbps', [10e6, 'bit/s']],
  ['480mbps', [480e6, 'bit/s']],
  ['5kVrms', [5000, 'V']],
])('%s is first read as %j', (text, [number, unit]) => {
  const [first] = readQuantities(text)
  expect(first?.unit).toBe(unit)
  expect(first?.number).toBeCloseTo(Number(number), 12)
})

test.each([
  '1N4148',
  '1N4148W',
  '2N2222A',
  '2N7002',
  '4N25',
  '4n35',
  '760',
  '974030151R',
  '5P49V',
  'LM358',
  '0603',
  'X7R',
  '',
])('%s is no quantity', (text) => {
  expect(readQuantities(text)).toEqual([])
})

test.each<[string, Quantity]>([
  ['16meg', { number: 16e6, unit: 'Hz', needsKind: true }],
  ['96k', { number: 96_000, unit: 'Hz', needsKind: true, unlessIn: 'Ω' }],
  ['10mbit', { number: 10e6, unit: 'bit/s', needsKind: true }],
  ['5Mbit', { number: 5e6, unit: 'bit/s', needsKind: true }],
  ['2m', { number: 2000, unit: 'mm', needsKind: true }],
  ['±15V', { number: 15, unit: 'V', isSplit: true }],
])('%s may also be %j', (text, meant) => {
  expect(readQuantities(text)).toContainEqual(meant)
})

test('in small letters a memory may have bits or bytes, rather bits', () => {
  const [bits, ...bytes] = readQuantities('8gb')
  expect(bits).toEqual({ number: 2 ** 33, unit: 'bit' })
  expect(bytes).toEqual([
    { number: 2 ** 23, unit: 'KB' },
    { number: 2 ** 36, unit: 'bit' },
  ])
  expect(readQuantities('8Gb')).toEqual([bits])
})

test('millions are also a frequency, where the kind of part has one', () => {
  expect(readQuantities('16M')).toContainEqual({ number: 16e6, unit: 'Hz', needsKind: true })
})

test('thousands are also kelvins, where the kind of part has such', () => {
  expect(readQuantities('3000K')).toContainEqual({ number: 3000, unit: 'K', needsKind: true })
})

test('a code may be a capacitance or a resistance, a bare letter a capacitance or an inductance', () => {
  expect(readQuantities('104').map(({ unit }) => unit)).toEqual(['F', 'Ω'])
  expect(readQuantities('100n').map(({ unit }) => unit)).toEqual(['F', 'H'])
})

test('parts per million are of a frequency or of each degree', () => {
  expect(readQuantities('25ppm').map(({ unit }) => unit)).toEqual(['ppm', 'ppm/°C'])
})

test('two by five are two rows of five', () => {
  expect(readGrid('2x5')).toEqual({ rows: 2, positions: 10 })
  expect(readGrid('02x03')).toEqual({ rows: 2, positions: 6 })
  expect(readGrid('6x6')).toBeUndefined()
})

test('four of 10 kΩ in one part', () => {
  expect(readSeveral('4x10k')).toMatchObject({ count: 4, quantities: [{ number: 10_000, unit: 'Ω' }, {}, {}] })
  expect([readSeveral('2x5'), readSeveral('4x4mm')]).toEqual([undefined, undefined])
})

test('470 of a resistor are ohms, 471 is its code', () => {
  const ohmsOf = (text: string) => readQuantities(text).find(({ unit }) => unit === 'Ω')?.number
  expect([ohmsOf('470'), ohmsOf('471')]).toEqual([470, 470])
})

test.each([
  ['14ns', { number: 1.4e-8, unit: 's' }],
  ['6nC', { number: 6e-9, unit: 'C' }],
  ['0.5V/us', { number: 0.5, unit: 'V/µs' }],
  ['2000h', { number: 2000, unit: 'h' }],
  ['400nA', { number: 4e-7, unit: 'A' }],
  ['20uV', { number: 2e-5, unit: 'V' }],
  ['120°', { number: 120, unit: '°' }],
  ['+85°C', { number: 85, unit: '°C' }],
  ['160gf', { number: 1.57, unit: 'N' }],
])('units of all parameters are read: %s', (text, first) => {
  expect(readQuantities(text)[0]).toEqual(first)
})

test('the sign of a temperature counts, that of a voltage may be left out', () => {
  expect(readQuantities('-40°C')).toEqual([{ number: -40, unit: '°C' }])
  expect(readQuantities('-12V').map(({ number }) => number)).toEqual([-12, 12])
})

test('nothing is rated in nanovolts, and few things in henries', () => {
  expect(readQuantities('5P49V')).toEqual([])
  expect(readQuantities('22h')).toEqual([{ number: 22, unit: 'H' }])
})
