import { expect, test } from 'vitest'
import { Lexicon, type LexiconAttribute } from '../lexicon.rules.ts'
import { readQuery } from '../read-query.rules.ts'
import { openReading, resolveFacts } from '../resolve-facts.rules.ts'
import { boundsOf, chooseParameters, numberFact, readNumbers } from './parameters.rules.ts'

const [FETS, AMPS, REGULATORS, CRYSTALS] = [1, 2, 3, 4]
const OTHERS = Array.from({ length: 12 }, (_, place) => 10 + place)
const EVERYWHERE = [FETS, AMPS, REGULATORS, CRYSTALS, ...OTHERS]

const attribute = (
  code: string,
  unit: string,
  leaves: number[],
  compare: LexiconAttribute['compare'],
  rank: number,
) => ({
  code,
  name: code,
  unit,
  compare,
  rank,
  implies: code === 'frequency' ? 'crystal' : undefined,
  leaves,
})

const lexicon = new Lexicon({
  categories: [
    { categoryId: FETS, parentId: null, name: 'MOSFETs', goodsCount: 1 },
    { categoryId: AMPS, parentId: null, name: 'Op Amps', goodsCount: 1 },
    { categoryId: REGULATORS, parentId: null, name: 'Regulators', goodsCount: 1 },
    { categoryId: CRYSTALS, parentId: null, name: 'Crystals', goodsCount: 1 },
    ...OTHERS.map((categoryId) => ({ categoryId, parentId: null, name: `Kind ${categoryId}`, goodsCount: 1 })),
  ],
  brands: [],
  packages: [],
  attributes: [
    attribute('drainSourceVoltage', 'V', [FETS], 'at least', 1),
    attribute('gateCharge', 'C', [FETS], 'at most', 1),
    attribute('gateSourceVoltage', 'V', [FETS], 'at least', 9),
    attribute('outputCurrent', 'A', [REGULATORS], 'at least', 1),
    attribute('supplyCurrent', 'A', [REGULATORS, AMPS], 'at most', 8),
    attribute('gainBandwidth', 'Hz', [AMPS], 'at least', 2),
    attribute('slewRate', 'V/µs', [AMPS], 'at least', 1),
    attribute('frequency', 'Hz', [CRYSTALS], 'equal', 1),
    attribute('onResistance', 'Ω', [FETS], 'at most', 2),
    attribute('channels', '', [AMPS], 'equal', 1),
    attribute('supplyVoltageMin', 'V', [AMPS], 'at most', 1),
    attribute('supplyVoltageMax', 'V', [AMPS], 'at least', 2),
    attribute('temperatureMax', '°C', EVERYWHERE, 'at least', 4),
    attribute('temperatureMin', '°C', EVERYWHERE, 'at most', 5),
  ],
  values: [],
  synonyms: [{ phrase: 'vgs', meaning: 'gateSourceVoltage' }],
  categoryWords: [],
})

/** What each number of a text may be, and of which parameter. */
const readingsOf = (text: string) =>
  openReading(lexicon, readQuery(text, lexicon)).numbers.map(({ number, attributes }) => [
    number,
    attributes.map(({ code, compare }) => `${code} ${compare}`).join(),
  ])

const row = (place: number, number: number) => ({ place, valueId: place, number, goodsCount: 5 })

test('a temperature below zero is the lower end, one above it the upper end', () => {
  expect(readingsOf('-40 °C')).toEqual([[-40, 'temperatureMin at most']])
  expect(readingsOf('85 °C')).toEqual([[85, 'temperatureMax at least']])
  expect(readingsOf('op amp 0 °C')).toEqual([[0, 'temperatureMin at most']])
  expect(readingsOf('op amp 85 °C')).toEqual([
    [85, 'temperatureMax at least'],
    [85, 'temperatureMin at most'],
  ])
})

test('a range has both ends', () => {
  const numbers = openReading(lexicon, readQuery('op amp -40 to +85 °C', lexicon)).numbers
  const rows = numbers.map(({ number }, place) => row(place, number))
  expect(chooseParameters(numbers, rows).map(({ number, attributes: [one] }) => [number, one?.code])).toEqual([
    [-40, 'temperatureMin'],
    [85, 'temperatureMax'],
  ])
})

test.each(['op amp 36 V 3 V', 'op amp 3 V 36 V'])('the smaller of two numbers is the lower end: %s', (text) => {
  const numbers = openReading(lexicon, readQuery(text, lexicon)).numbers
  const rows = numbers.map(({ number }, place) => row(place, number))
  const chosen = chooseParameters(numbers, rows).map(({ number, attributes: [one] }) => [one?.code, number])
  expect(Object.fromEntries(chosen)).toEqual({ supplyVoltageMin: 3, supplyVoltageMax: 36 })
})

test('the end of a range is no nearer than what lies within it', () => {
  const [reading] = readNumbers(lexicon, readQuery('85 °C', lexicon).facts, undefined)
  expect(reading && numberFact([reading], [row(0, 85)])).not.toHaveProperty('nearest')
  const [charge] = readNumbers(lexicon, readQuery('6 nC', lexicon).facts, undefined)
  expect(charge && numberFact([charge], [row(0, 6e-9)])).toHaveProperty('nearest', [0])
})

test('of several parameters those come first that have the number, but for ends of ranges', () => {
  const readings = readNumbers(lexicon, readQuery('3 V', lexicon).facts, undefined)
  expect(readings.map(({ attributes: [one] }) => one?.code)).toEqual([
    'drainSourceVoltage',
    'supplyVoltageMin',
    'supplyVoltageMax',
  ])
  const rows = [row(0, 3), row(0, 5), row(0, 60), row(1, 3), row(2, 3)].map((one, valueId) => ({ ...one, valueId }))
  const { nearest, near, condition } = numberFact(readings, rows, ({ place }) => readings[place])
  expect([nearest, near, condition.valueIds]).toEqual([[0], [0, 1], [0, 1, 2, 3, 4]])
})

test('a unit that few kinds of parts have tells of what kind the other numbers are', () => {
  expect(readingsOf('30V 6nC')).toEqual([
    [30, 'drainSourceVoltage at least'],
    [30, 'gateSourceVoltage at least'],
    [6e-9, 'gateCharge at most'],
  ])
  expect(readingsOf('10MHz 5V/us')).toEqual([
    [10e6, 'gainBandwidth at least'],
    [5, 'slewRate at least'],
  ])
  expect(openReading(lexicon, readQuery('10MHz 5V/us', lexicon)).leaves).toBeUndefined()
  expect(openReading(lexicon, readQuery('10MHz', lexicon)).leaves).toEqual(new Set([CRYSTALS]))
})

test('a rating far below all values of a parameter is of another one', () => {
  const numbers = openReading(lexicon, readQuery('regulator 2uA', lexicon)).numbers
  const rows = [row(0, 0.1), row(1, 1e-6)]
  expect(chooseParameters(numbers, rows).map(({ attributes: [one] }) => one?.code)).toEqual(['supplyCurrent'])
})

test('a parameter is named before or behind its number', () => {
  expect(readingsOf('mosfet vgs 20V')).toEqual([[20, 'gateSourceVoltage at least']])
  expect(readingsOf('mosfet 20V gateSourceVoltage')).toEqual([[20, 'gateSourceVoltage at least']])
})

test('where a supply has two ends, both polarities count', () => {
  expect(readingsOf('op amp ±15V')).toContainEqual([30, 'supplyVoltageMax at least'])
  expect(readingsOf('mosfet ±15V')).toContainEqual([15, 'drainSourceVoltage at least'])
})

test('where nothing is measured in bits, they count channels', () => {
  expect(readingsOf('regulator 16 bit')).toEqual([])
  expect(readingsOf('op amp 8 bit')).toEqual([[8, 'channels equal']])
})

test('96k are hertz where nothing is in ohms', () => {
  expect(readingsOf('op amp 96k')).toEqual([[96_000, 'gainBandwidth at least']])
  expect(readingsOf('mosfet 96k')).toEqual([[96_000, 'onResistance at most']])
})

test('of the kinds that facts have in common no kind is derived, and a number is any of their parameters', () => {
  const reading = readQuery('10MHz 85 °C', lexicon)
  const among = { kinds: new Set([AMPS]), isAnyParameter: false }
  const open = openReading(lexicon, { ...reading, among })
  expect(open.leaves).toBeUndefined()
  expect(open.numbers.map(({ attributes: [one] }) => one?.code)).toEqual([
    'gainBandwidth',
    'temperatureMax',
    'temperatureMin',
  ])
  const any = openReading(lexicon, { ...reading, among: { ...among, isAnyParameter: true } })
  const rows = any.numbers.map(({ number }, place) => row(place, number))
  expect(resolveFacts(lexicon, any, rows).map(({ condition }) => condition.valueIds)).toEqual([[0], [1, 2]])
})

test('a rating is not met by values far from it among known kinds', () => {
  const bounds = (number: number, compare: LexiconAttribute['compare']) =>
    boundsOf(
      {
        fact: { words: '', meaning: {} },
        number,
        attributes: [attribute('any', 'V', [AMPS], compare, 1)],
        isWithinReach: true,
      },
      0,
    )
  expect(bounds(2, 'at least')[0]?.most).toBe(40)
  expect(bounds(2, 'at most')[0]?.least).toBe(0.5)
  expect(bounds(-40, 'at most')[0]?.least).toBeNull()
})
