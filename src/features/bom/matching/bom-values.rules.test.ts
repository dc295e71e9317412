import { describe, expect, test } from 'vitest'
import type { LexiconAttribute } from '#features/search/reader/lexicon.rules.ts'
import type { ResolvedFact } from '#features/search/reader/resolved-fact.ts'
import { BomLine } from '../bom-matching.contract.ts'
import { chipSizeOf, isOtherPackage, isSamePackage } from './bom-packages.rules.ts'
import { compareValues, describedPartOf, mainValueOf, partToFind } from './bom-values.rules.ts'

describe('packages under two names', () => {
  test.each([
    ['Resistor_SMD:R_0603_1608Metric', '0603'],
    ['C_0201_0603Metric', '0201'],
    ['R0805', '0805'],
    ['0402', '0402'],
    ['SOIC-8', undefined],
    ['R_1608Metric', undefined],
    ['106030', undefined],
  ])('%s is of size %s', (text, size) => expect(chipSizeOf(text)).toBe(size))

  test.each([
    ['Package_SO:SOIC-8_3.9x4.9mm_P1.27mm', 'SOIC-8'],
    ['SOT-23', 'SOT-23'],
    ['LQFP48', 'LQFP-48'],
    ['C_0603_1608Metric', '0603'],
  ])('%s is %s', (written, name) => expect(isSamePackage(written, name)).toBe(true))

  test('only sizes of chips can be said to be different', () => {
    expect(isOtherPackage('R_0805_2012Metric', '0603')).toBe(true)
    expect(isOtherPackage('R_0603_1608Metric', '0603')).toBe(false)
    expect(isOtherPackage('SO8', 'TSSOP-8')).toBe(false)
    expect(isOtherPackage('', '0603')).toBe(false)
  })
})

describe('the value of a text', () => {
  test.each([
    ['10 kΩ ±1 % 0.1 W thick film chip resistor, 0603', 'Ω', 10_000],
    ['RES 10K 1% 0603', 'Ω', 10_000],
    ['RES SMD 4.7K OHM', 'Ω', 4700],
    ['CAP CER 0.1UF 50V X7R', 'F', 1e-7],
    ['100 nF ±10 % 50 V X7R ceramic capacitor', 'F', 1e-7],
    ['10 µH ±20 % power inductor', 'H', 1e-5],
  ])('%s', (text, unit, number) => {
    const value = mainValueOf(text)
    expect(value?.unit).toBe(unit)
    expect(value?.number).toBeCloseTo(number, 15)
  })

  test.each(['Dual op amp, SOIC-8', 'USB 2.0 hub', ''])('"%s" has none', (text) => {
    expect(mainValueOf(text)).toBeUndefined()
  })

  test('agrees, contradicts, or cannot be compared', () => {
    const of = mainValueOf
    expect(compareValues(of('0.1uF 50V'), of('100 nF ±10 %'))).toBe(-1)
    expect(compareValues(of('10k'), of('11 kΩ'))).toBe(1)
    expect(compareValues(of('10k'), of('100 nF'))).toBe(0)
    expect(compareValues(undefined, of('10k'))).toBe(0)
  })
})

describe('the description of a line without a number', () => {
  test.each([
    [{ description: '10k 1% 0603' }, '10k 1% 0603', undefined],
    [
      { ref: 'R1', model: '10k', package: 'Resistor_SMD:R_0603_1608Metric' },
      '10k Resistor_SMD R_0603_1608Metric 0603',
      'resistor',
    ],
    [{ model: 'LM358DR', description: 'op amp', package: 'SOIC-8' }, 'op amp SOIC-8', undefined],
    [{ ref: 'C7', description: '100nF/50V(X7R),10%' }, '100nF 50V X7R  10%', 'capacitor'],
    [{ ref: 'R1', description: '10k 1/10W', package: '0603' }, '10k 1/10W 0603 0603', 'resistor'],
    [{ ref: 'R4', model: '270', package: '0603' }, '270R 0603 0603', 'resistor'],
    [{ ref: 'R4', description: '33', package: 'R0603' }, '33R R0603 0603', 'resistor'],
    [{ ref: 'R4', model: '0,47', package: '0603' }, '0,47R 0603 0603', 'resistor'],
    [{ ref: 'R4', description: '2 pin, 10k', package: '0603' }, '2 pin  10k 0603 0603', 'resistor'],
    [{ model: '603-AC0201FR-0749K9L' }, '49.9 kΩ 1% 0201', 'resistor'],
    [{ model: 'GRM188R71H104KA93D' }, '100 nF', 'capacitor'],
    [{ ref: 'C4', model: '100', package: '0603' }, '0603 0603', 'capacitor'],
    [{ ref: 'C2', description: '22uF +80/-20%' }, '22uF +80/-20%', 'capacitor'],
    [{ ref: 'R4', description: '270 ohm' }, '270 ohm', 'resistor'],
    [{ ref: 'R4', description: '330, RESISTOR, European symbol' }, '330R, RESISTOR  European symbol', 'resistor'],
    [{ ref: 'R4', description: '0', package: '0402' }, '0R 0402 0402', 'resistor'],
    [{ ref: 'RC1, RI1', description: '560', package: 'R_1206' }, '560R R_1206 1206', 'resistor'],
    [
      { ref: 'CVCC', description: '2u2', package: 'Capacitor_SMD:C_0603' },
      '2u2 Capacitor_SMD C_0603 0603',
      'capacitor',
    ],
    [{ ref: 'RV1', description: '14V', package: 'Varistor_0603' }, '14V Varistor_0603 0603', undefined],
    [{ model: 'RC0603FR-07220RL', description: 'thick film 220 ohm' }, 'thick film 220 ohm 0603', undefined],
    [{ ref: 'RN1', model: '10k', package: 'R_Array_4x0402' }, '10k R_Array_4x0402', undefined],
  ])('%j', (line, text, kind) => expect(describedPartOf(BomLine.parse(line))).toEqual({ text, kind }))

  test.each([{}, { model: 'LM358DR' }, { description: 'screw' }])('%j has no values', (line) =>
    expect(describedPartOf(BomLine.parse(line))).toBeUndefined(),
  )
})

describe('requirements of a described part', () => {
  const attribute = (compare: 'equal' | 'at least' | 'at most', rank = 1): LexiconAttribute => ({
    code: compare,
    name: compare,
    unit: 'Ω',
    compare,
    rank,
    implies: undefined,
    leaves: [1],
  })
  const fact = (words: string, more: Partial<ResolvedFact>): ResolvedFact => ({
    fact: { words, meaning: {}, ...(more.condition?.packageIds && { packages: [words] }) },
    label: words,
    condition: {},
    goodsCount: 1,
    ...more,
  })
  const kind = fact('', { condition: { leaves: [1] } })
  const value = fact('10k', { condition: { valueIds: [2] }, attribute: attribute('equal'), applies: true })
  const tolerance = fact('1%', { condition: { valueIds: [3] }, attribute: attribute('at most'), applies: true })
  const limit = fact('30V', { condition: { valueIds: [4] }, attribute: attribute('at least'), applies: true })
  const packaged = fact('0603', { condition: { packageIds: [5] }, applies: false })
  const need = (facts: ResolvedFact[], isKindSure = true) =>
    partToFind({ leaves: [1], isKindSure, facts: [kind, ...facts] })?.facts.map((one) => one.label)

  test.each<[string, ResolvedFact[], string[]]>([
    ['a value and the package', [value, packaged], ['10k', '0603']],
    ['a value and another one', [value, tolerance], ['10k', '1%']],
    ['the first limit and the package', [limit, packaged], ['30V', '0603']],
    [
      'all but what the kind does not have, words and makers',
      [value, packaged, fact('12W', { applies: false }), fact('Murata', { condition: { brandIds: [6] } })],
      ['10k', '0603'],
    ],
  ])('%s', (_, facts, met) => expect(need(facts)).toEqual(met))

  test.each<[string, ResolvedFact[]]>([
    ['a value alone', [value]],
    ['the package alone', [packaged]],
    ['what most parts have', [tolerance, packaged]],
    ['a limit that most parts keep', [{ ...limit, goodsCount: 50_000 }, packaged]],
    ['two numbers of one word', [value, { ...tolerance, fact: value.fact }]],
    ['a value that no part has', [value, packaged, fact('5000V', { condition: { text: '5000V' }, applies: true })]],
    ['a package that no part has', [value, fact('9999', { condition: { packageIds: [] } })]],
  ])('%s is not enough', (_, facts) => expect(need(facts)).toBeUndefined())

  test('an uncertain kind is ignored', () => expect(need([value, packaged], false)).toBeUndefined())
})
