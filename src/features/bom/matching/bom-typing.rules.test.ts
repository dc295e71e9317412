import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPlainTypo, likelySpellings, repeatedSpellings, typingCost } from './bom-typing.rules.ts'

const number = fc.string({ unit: fc.constantFrom(...'ABCDEFGHIKLMOQRSZ0123456789.'), minLength: 1, maxLength: 20 })

describe('the distance between two numbers', () => {
  test.each([
    ['LM358DR', 'LM358DR', 0],
    ['RC0603FR071OKL', 'RC0603FR0710KL', 0.5],
    ['LM385DR', 'LM358DR', 1],
    ['LM358D', 'LM358DR', 1],
    ['LM3588DR', 'LM358DR', 1],
    ['LM458DR', 'LM358DR', 1],
    ['LM4588DR', 'LM358DR', 2],
    ['', 'LM358', 5],
  ])('%s and %s are %d apart', (written, meant, cost) => {
    expect(typingCost(written, meant)).toBe(cost)
  })

  test('is symmetric, and zero only for equal numbers', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(typingCost(a, b)).toBe(typingCost(b, a))
        expect(typingCost(a, b) === 0).toBe(a === b)
      }),
    )
  })
})

test.each([
  ['LM35BDR', 'LM358DR', true],
  ['LM385DR', 'LM358DR', true],
  ['LM358D', 'LM358DR', true],
  ['2N7OO2', '2N7002', true],
  ['AP2114H3.3TRG1', 'AP2114H1.5TRG1', false],
  ['STM32F072CBT6', 'STM32F070CBT6', false],
  ['LQW15AN27NJ00D', 'LQW15AN47NJ00D', false],
])('%s for %s: a plain typing error is %s', (written, meant, isPlain) => {
  expect(isPlainTypo(written, meant)).toBe(isPlain)
})

describe('the likely spellings', () => {
  test('are at most one error away, and never the number itself', () => {
    fc.assert(
      fc.property(number, (norm) => {
        for (const spelling of likelySpellings(norm)) {
          expect(spelling).not.toBe(norm)
          expect(typingCost(norm, spelling)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  test.each([
    ['LM35BDR', 'LM358DR'],
    ['LM385DR', 'LM358DR'],
    ['LM3558DR', 'LM358DR'],
    ['MIC52I9', 'MIC5219'],
  ])('of %s hold %s', (written, meant) => {
    expect(likelySpellings(written)).toContain(meant)
  })

  test.each([
    ['2N7OO2', '2N7002'],
    ['LMLLL7', 'LM1117'],
    ['RCO6O3FRO71OKL', 'RC0603FR0710KL'],
  ])('of %s, where one sign is wrong throughout, hold %s', (written, meant) => {
    expect(repeatedSpellings(written)).toContain(meant)
  })

  test('are few enough for a lookup', () => {
    const norm = 'GRM188R71H104KA93D'
    expect(likelySpellings(norm).length + repeatedSpellings(norm).length).toBeLessThan(80)
  })
})
