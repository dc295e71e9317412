import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#tests/fuzz/any-text.ts'
import { Lexicon, type LexiconAttribute } from './lexicon.rules.ts'
import { readQuery } from './read-query.rules.ts'

const attribute = (code: string, name: string, unit: string | null, more: Partial<LexiconAttribute> = {}) => ({
  code,
  name,
  unit,
  compare: 'equal' as const,
  rank: 1,
  implies: undefined,
  leaves: [],
  ...more,
})

/** A small lexicon. */
const lexicon = new Lexicon({
  categories: [
    { categoryId: 1, parentId: null, name: 'Switches & Relays', goodsCount: 1 },
    { categoryId: 2, parentId: 1, name: 'Tactile Switches', goodsCount: 1 },
    { categoryId: 3, parentId: 1, name: 'Relays', goodsCount: 1 },
    { categoryId: 4, parentId: null, name: 'Resistors', goodsCount: 1 },
    { categoryId: 5, parentId: 4, name: 'Chip Resistors (SMD)', goodsCount: 1 },
    { categoryId: 6, parentId: 4, name: 'Thermistors', goodsCount: 1 },
  ],
  brands: [{ brandId: 7, name: 'Texas Instruments', aliases: ['TI'], goodsCount: 5 }],
  packages: [
    { packageId: 8, name: 'DIP-8' },
    { packageId: 12, name: 'HC-49/US SMD' },
    { packageId: 13, name: '4 × 4 × 1.8 mm' },
    { packageId: 20, name: 'SOIC-14' },
  ],
  attributes: [
    attribute('colour', 'Colour', null),
    attribute('channels', 'Channels', ''),
    attribute('flashSize', 'Flash', 'KB'),
    attribute('positions', 'Positions', null),
    attribute('drainSourceVoltage', 'Drain-source voltage', 'V', { compare: 'at least' }),
    attribute('core', 'Core', null),
    attribute('power', 'Power', 'W'),
    attribute('range', 'Range', null),
    attribute('betaValue', 'B value', 'K'),
    attribute('capacitance', 'Capacitance', 'F'),
  ],
  values: [
    { valueId: 9, code: 'colour', text: 'Red' },
    { valueId: 10, code: 'colour', text: 'Red, green, blue' },
    { valueId: 11, code: 'core', text: 'Cortex-A53 quad' },
    { valueId: 14, code: 'core', text: 'Cortex-M0' },
    { valueId: 15, code: 'core', text: 'Cortex-M0+' },
    { valueId: 16, code: 'range', text: '±30 A' },
    { valueId: 17, code: 'range', text: 'Right angle' },
    { valueId: 18, code: 'range', text: 'Plug – Right angle relay plug' },
    { valueId: 19, code: 'core', text: 'Cortex-M4F' },
    { valueId: 24, code: 'range', text: 'MY' },
    { valueId: 25, code: 'range', text: 'CN' },
    { valueId: 26, code: 'range', text: 'Tape & reel' },
  ],
  synonyms: [
    { phrase: 'crimson switch', meaning: 'red relay' },
    { phrase: 'relais', meaning: 'relay' },
    { phrase: 'turquoise switch', meaning: 'turquoise relay' },
    { phrase: 'dual', meaning: '2 channels' },
    { phrase: 'datasheet', meaning: '' },
    { phrase: 'vds', meaning: 'drain-source voltage' },
    { phrase: 'pin', meaning: 'position' },
    { phrase: 'artix 7', meaning: 'XC7A*' },
    { phrase: 'spartan', meaning: 'XC6S*' },
    { phrase: 'spartan', meaning: 'XC7S*' },
    { phrase: 'max10', meaning: '10M* relay' },
    { phrase: 'abc1234 board', meaning: 'NUCLEO*' },
  ],
  categoryWords: [
    { phrase: 'resistor', categoryId: 5 },
    { phrase: 'red relay', categoryId: 3 },
    { phrase: 'power relay', categoryId: 3 },
  ],
})
const read = (text: string) => readQuery(text, lexicon)
const leavesOf = (text: string) => read(text).facts.map(({ meaning }) => [...(meaning.leaves ?? [])])

describe('words name kinds of parts', () => {
  test.each([
    ['relay', [[3]]],
    ['Relays', [[3]]],
    ['relais', [[3]]],
    ['Leistungsrelais', [[3]]],
    ['relya', [[3]]],
    ['tactile switch', [[2]]],
    ['resistor', [[5]]],
    ['thermistors', [[6]]],
  ])('%s', (text, leaves) => {
    expect(leavesOf(text)).toEqual(leaves)
  })

  test('a corrected typo is reported', () => {
    expect([read('relay').corrected, read('relya').corrected]).toEqual([false, true])
  })
})

test('a manufacturer is known by its other names', () => {
  expect(read('TI LM358')).toMatchObject({ facts: [{ meaning: { brandIds: [7] } }], numbers: ['LM358'] })
})

test('a colour is also one of several, but itself first', () => {
  expect(read('red').facts[0]?.meaning.values).toMatchObject([{ code: 'colour', valueIds: [9, 10], exactIds: [9] }])
})

test.each([
  ['8 channels', 'channels', 8],
  ['8-channel', 'channels', 8],
  ['dual', 'channels', 2],
  ['512KB flash', 'flashSize', 512],
  ['512K flash', 'flashSize', 512],
  ['8kb flash', 'flashSize', 8],
  ['Vds 30V', 'drainSourceVoltage', 30],
  ['Vds=30 v', 'drainSourceVoltage', 30],
  ['drain source voltage 30V', 'drainSourceVoltage', 30],
  ['B3950', 'betaValue', 3950],
])('%s is a number of a parameter that is named', (text, code, number) => {
  expect(read(text).facts[0]?.named).toMatchObject({ attribute: { code }, number })
})

test.each([
  ['220 mfd', 'F', 220e-6],
  ['220 mcF', 'F', 220e-6],
  ['22 micro farad', 'F', 22e-6],
  ['2.2 kilohm', 'Ω', 2200],
  ['1.5 megohms', 'Ω', 1.5e6],
  ['330 R', 'Ω', 330],
  ['220 ohmios', 'Ω', 220],
  ['0.1"', 'mm', 2.54],
  ['0.100"', 'mm', 2.54],
  ['.05 inch', 'mm', 1.27],
  ['0.156in', 'mm', 3.96],
  ['100 mil', 'mm', 2.54],
])('%s is one value', (text, unit, number) => {
  expect(read(text)).toMatchObject({
    facts: [{ quantities: [{ unit, number: expect.closeTo(number, 12) }] }],
    words: [],
  })
})

test('a family of parts is the beginning of their numbers', () => {
  expect(read('Artix-7').facts).toMatchObject([{ words: 'Artix-7', meaning: { beginnings: ['XC7A'] } }])
  expect(read('spartan').facts).toMatchObject([{ meaning: { beginnings: ['XC6S', 'XC7S'] } }])
  expect(read('MAX10').facts).toMatchObject([
    { meaning: { leaves: new Set([3]) } },
    { meaning: { beginnings: ['10M'] } },
  ])
  expect(read('ABC1234 board')).toMatchObject({ facts: [{ meaning: { beginnings: ['NUCLEO'] } }], numbers: [] })
})

test('a package is also written as two words, if there is one', () => {
  const packagesIn = (text: string) => read(text).facts.flatMap(({ packages = [] }) => packages)
  expect(packagesIn('relay SO 14')).toEqual(['SOIC-14'])
  expect(packagesIn('relay SO 16')).toEqual([])
  expect(packagesIn('relay 1 SO 14')).toEqual([])
})

test('a quoted cell ends at its quote', () => {
  expect(read('"RC0603FR-0710KL",100').numbers).toEqual(['RC0603FR-0710KL'])
})

test('beside a number four digits are a package, not how many', () => {
  expect(read('XYZ188R71H104 0603, 100').facts).toMatchObject([{ words: '0603', packages: ['0603'] }])
})

test.each([
  ['10K OHM', '10KOHM', 'Ω', 10_000],
  ['0.1 UF', '0.1UF', 'F', 1e-7],
  ['10 MEG', '10MEG', 'Ω', 1e7],
])('%s in capitals is one value', (text, words, unit, number) => {
  expect(read(text).facts).toMatchObject([{ words, quantities: [{ unit, number: expect.closeTo(number, 12) }] }])
})

test('typos are not corrected when the user does not see the correction', () => {
  expect(readQuery('relya', lexicon, { correctsTypos: false })).toMatchObject({ facts: [], words: ['relya'] })
})

test('any text is read without an error', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 400 }), (text) => {
      for (const { quantities = [] } of read(text).facts)
        for (const { number } of quantities) expect(Number.isFinite(number)).toBe(true)
    }),
  )
})

test('the name of a parameter without a number is ignored', () => {
  expect(read('drain source voltage relay')).toMatchObject({ facts: [{ words: 'relay' }], words: [] })
})

test('a word behind a number that begins a kind of part is no name of the number', () => {
  expect(read('2W power').facts[0]?.named).toMatchObject({ attribute: { code: 'power' }, number: 2 })
  expect(read('2W power relay').facts).toMatchObject([{ quantities: [{ unit: 'W' }] }, { words: 'power relay' }])
})

test('a letter p behind a number may count positions', () => {
  expect(read('4p').facts[0]).toMatchObject({
    quantities: [{ unit: 'F' }, { unit: 'H' }],
    count: { attribute: { code: 'positions' }, number: 4 },
  })
})

test('pins are positions, or those of a package', () => {
  expect(read('8 pin').facts[0]).toMatchObject({ named: { number: 8 }, meaning: { packageIds: [8] } })
})

test('the second of two voltages is the output', () => {
  expect(read('24V to 5V').facts.map((fact) => fact.isTarget ?? false)).toEqual([false, true])
  expect(read('24V in 5V out').facts.map((fact) => fact.isTarget ?? false)).toEqual([false, true])
  expect(read('24V to relay').facts.map((fact) => fact.isTarget ?? false)).toEqual([false, false])
})

test('a range of voltages is two numbers', () => {
  expect(read('2.7-5.5V').facts.map(({ quantities }) => quantities?.[0]?.number)).toEqual([2.7, 5.5])
})

test('words after "with" do not name the kind of part', () => {
  expect(read('relay with thermistor').facts.map((fact) => fact.isBeside ?? false)).toEqual([false, true])
})

test('a value inside of a phrase that was taught is a hint', () => {
  expect(read('red relay')).toMatchObject({ facts: [{ meaning: {} }], hints: [{ words: 'red' }] })
  expect(read('crimson switch')).toMatchObject({ facts: [{ words: 'crimson switch' }], hints: [{ words: 'red' }] })
})

test.each([
  ['cortex-a', [11]],
  ['cortex-a53', [11]],
  ['cortex m0+', [15]],
  ['cortex m4', [19]],
])('%s is a value of the core', (text, valueIds) => {
  expect(read(text).facts[0]?.meaning.values?.flatMap((one) => one.valueIds)).toEqual(valueIds)
})

test('a complete value wins over words of a longer one', () => {
  expect(read('right angle relay').facts.map(({ words }) => words)).toEqual(['right angle', 'relay'])
})

test('a number may also be a value that is written so', () => {
  expect(read('30A').facts[0]).toMatchObject({
    quantities: [{ number: 30 }],
    meaning: { values: [{ valueIds: [16] }] },
  })
})

test.each([
  ['hc49', 12],
  ['HC-49/US', 12],
  ['4x4mm', 13],
  ['4 x 4', 13],
  ['4x4x1.8mm', 13],
])('%s is a package', (text, packageId) => {
  expect(read(text).facts[0]?.meaning.packageIds).toContain(packageId)
})

test('a sign between two words does not part them', () => {
  expect(read('Tape & reel relay').facts.map(({ words }) => words)).toEqual(['Tape & reel', 'relay'])
})

test('unknown words are separated', () => {
  expect(read('relay turquoise').words).toEqual(['turquoise'])
})

test('words of a synonym that name nothing in the catalogue are looked for in descriptions', () => {
  const { facts, described, words } = readQuery('turquoise switch', lexicon)
  expect(facts).toMatchObject([{ words: 'turquoise switch', meant: 'relay' }])
  expect(described).toEqual([{ words: 'turquoise switch', meant: 'turquoise', meaning: {} }])
  expect(words).toEqual([])
})

test('a letter that begins a name is not the unit of the number before it', () => {
  expect(readQuery('885012107017 Würth', lexicon).numbers).toEqual(['885012107017'])
})

test('a bare number beside a chip and its tolerance is a resistance, beside other facts a pitch', () => {
  const ofText = (text: string) => readQuery(text, lexicon).facts.find(({ words }) => words === '49.9')?.quantities
  expect(ofText('49.9 0402 1%')).toEqual([{ number: 49.9, unit: 'Ω' }])
  expect(ofText('49.9 relay')).toEqual([{ number: 49.9, unit: 'mm' }])
  expect(ofText('49.9')).toBeUndefined()
  expect(ofText('49.9 LM358')).toBeUndefined()
})

test('a word of a sentence is no code of a country', () => {
  const codesOf = (text: string) => readQuery(text, lexicon).facts.flatMap(({ meaning }) => meaning.values ?? []).length
  expect([codesOf('my relay'), codesOf('CN relay')]).toEqual([0, 1])
})
