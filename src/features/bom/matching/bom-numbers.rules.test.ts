import { describe, expect, test } from 'vitest'
import { normaliseModel } from '#shared/mpn.ts'
import {
  alternatesOf,
  guessedNumbers,
  isValue,
  isWeakNumber,
  numbersInside,
  numbersOf,
  prefixesOf,
  stemsOf,
} from './bom-numbers.rules.ts'

const written = (text: string) => ({ text, norm: normaliseModel(text) })
const norms = (numbers: { norm: string }[]) => numbers.map(({ norm }) => norm)

describe('a value in the place of a number', () => {
  test.each([
    '10k',
    '4k7',
    '10K',
    '2R2',
    '0R',
    '100nF',
    '100NF',
    '4u7',
    '0.1uF/50V',
    '22pF ±5%',
    '10uH',
    '16MHz',
    '47 ohm',
    '3.3V',
    '100',
    '0603',
    '1M',
  ])('%s is a value', (text) => expect(isValue(text)).toBe(true))

  test.each([
    'LM358DR',
    '2N7002',
    '1N4148',
    '4N35',
    '6N137',
    '74HC595',
    '24LC256',
    '1.5KE68A',
    '1.5SMC6.8CA',
    '10M08SAE144',
    '12065C104KAT2A',
    '43025-0400',
    '502494-0170',
    '1-1234567-0',
    '2SC1815',
    '78L05',
    '3386P-1-103',
    '686611050002',
  ])('%s is a number', (text) => expect(isValue(text)).toBe(false))

  test.each(['5010', '10k', 'LM3', '12345', '0603'])('%s alone says too little', (text) => {
    expect(isWeakNumber(written(text))).toBe(true)
  })

  test.each(['LM358', '2N7002', '43025-0400'])('%s says enough', (text) => {
    expect(isWeakNumber(written(text))).toBe(false)
  })
})

const inside = (model: string, description = '', sku = '') => numbersInside({ model, description, sku })

describe('the numbers of a line', () => {
  test('the number of a distributor holds that of the maker', () => {
    expect(norms(inside('U1', '', '595-LM358DR'))).toContain('LM358DR')
    expect(norms(inside('', '', '81-GRM188R71H104KA93D'))).toContain('GRM188R71H104KA93D')
  })

  test('alternates come in the order of the row, each once and with its maker', () => {
    const line = { model: 'LM358DR', alternatives: ['lm-358dr', 'LM2904DR', ' '], alternativeBrands: ['', 'TI', ''] }
    expect(alternatesOf(line)).toEqual([{ text: 'LM2904DR', norm: 'LM2904DR', brandName: 'TI', index: 1 }])
  })

  test.each(['DNP', 'N/A', 'n.a.', '~', 'TBD', '-', ''])('"%s" is none', (model) => {
    expect(numbersOf({ model, sku: '' })).toEqual([])
  })

  test.each([
    [{ model: 'LM358DR', sku: '', description: 'TL072CDR' }, ['LM358DR']],
    [{ model: '595-LM358DR', sku: '595-LM358DR', description: '' }, ['595LM358DR', 'LM358DR']],
    [{ model: 'C25804', sku: 'C25804', description: '74HC14PW' }, ['74HC14PW']],
    [{ model: '', sku: '', description: '1N4005' }, ['1N4005']],
    [{ model: '', sku: '', description: '10k' }, []],
    [{ model: '', sku: '', description: 'Conn_02x07' }, []],
    [{ model: '', sku: '', description: 'dual op amp LM358' }, []],
    [{ model: '22-23-2021', sku: '', description: '' }, ['22232021']],
  ])('%j is looked for as %j', (line, expected) => expect(norms(guessedNumbers(line))).toEqual(expected))

  test('an LCSC number is not a part number, unless it is in the part number column', () => {
    expect(numbersOf({ model: 'C1608', sku: 'C1608' })).toEqual([])
    expect(inside('10k', 'C1608 0603', 'C16080')).toEqual([written('C1608')])
    expect(norms(numbersOf({ model: 'C1815', sku: '' }))).toEqual(['C1815'])
    expect(norms(numbersOf({ model: '595-LM358DR', sku: '595-LM358DR' }))).toEqual(['595LM358DR'])
  })

  test('inside a text: the longest first, without words, values and the text itself', () => {
    expect(norms(inside('TDK C3216X7R1H105K (1206)', 'CAP 1uF 50V C3216X7R1H105K160AB'))).toEqual([
      'C3216X7R1H105K160AB',
      'C3216X7R1H105K',
    ])
    expect(inside('LM358DR', 'dual op amp')).toEqual([])
  })

  test.each([
    ['595-LM358DR', 'LM358DR'],
    ['LM358DR-ND', 'LM358DR'],
    ['LM358DRCT-ND', 'LM358DR'],
    ['UF4002 A0G-ND', 'UF4002A0G'],
  ])('a shop writes %s for %s', (model, norm) => {
    expect(norms(inside(model))).toContain(norm)
  })

  test('the number of candidates per text is limited', () => {
    const description = Array.from({ length: 100 }, (_, place) => `ABC${1000 + place}`).join(' ')
    expect(inside('', description)).toHaveLength(12)
  })
})

test.each([
  ['STM32F103C8T6TR', ['STM32F103C8T6TR', 'STM32F103C8T6']],
  ['BAT54S,215', ['BAT54S215', 'BAT54S']],
  ['LM358D', ['LM358D']],
])('%s may be kept under %j', (text, stems) => expect(stemsOf(written(text))).toEqual(stems))

test('prefixes of a number with its end cut off', () => {
  expect(prefixesOf(written('LM358DRXYZ'))).toEqual(['LM358DRXY', 'LM358DRX', 'LM358DR', 'LM358D'])
  expect(prefixesOf(written('LM358'))).toEqual([])
})

test.each([
  ['0039301020', ['0039301020', '39301020']],
  ['0532610571', ['0532610571', '532610571']],
  ['885012207103', ['885012207103']],
  ['0000012345', ['0000012345']],
])('%s is filled up with zeros to ten digits, as Molex does', (model, expected) => {
  expect(norms(numbersOf({ model, sku: '' }))).toEqual(expected)
})

test('a number of Digi-Key with letters for the maker holds the part number', () => {
  expect(norms(numbersInside({ model: '', description: '', sku: 'AP2112K-3.3TRG1DICT-ND' }))).toContain(
    'AP2112K3.3TRG1',
  )
})
