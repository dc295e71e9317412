import { describe, expect, test } from 'vitest'
import { BomLine } from './bom-matching.contract.ts'
import { chipSizeOf, isOtherPackage, isSamePackage } from './bom-packages.rules.ts'
import { compareValues, mainValueOf, valueNeedOf } from './bom-values.rules.ts'

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

describe('a part that is only described', () => {
  const need = (line: object) => {
    const found = valueNeedOf(BomLine.parse(line))
    return (
      found && [found.category.at(-1), found.leading.words, ...found.others.map(({ words }) => words), found.package]
    )
  }

  test.each([
    [{ description: '10k 1% 0603' }, ['Chip Resistors (SMD)', '10k', '1%', '0603']],
    [{ model: '10k', package: 'Resistor_SMD:R_0603_1608Metric' }, ['Chip Resistors (SMD)', '10k', '0603']],
    [
      { model: '100nF', description: '50V X7R', package: 'C_0402_1005Metric' },
      ['Ceramic Capacitors', '100nF', '50V', 'X7R', '0402'],
    ],
    [{ ref: 'L3', model: '10u', description: '', package: '0805' }, ['Inductors & EMI', '10u', '0805']],
  ])('%j', (line, facts) => expect(need(line)).toEqual(facts))

  test.each([
    { model: '10k' },
    { description: 'op amp SOIC-8' },
    { description: 'screw M3' },
    { description: '0603' },
    {},
  ])('%j says too little', (line) => expect(need(line)).toBeUndefined())
})
