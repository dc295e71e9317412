import { describe, expect, test } from 'vitest'
import { colourBands, readOhms } from './kinds/colour-code.ts'

describe('colour bands', () => {
  test.each([
    ['4K7', 4_700],
    ['10R', 10],
    ['0R22', 0.22],
    ['1M', 1_000_000],
    ['103', 10_000],
    ['4702', 47_000],
    ['47', 47],
    ['4.7k', 4_700],
    ['845R', 845],
  ])('%s is read as %d ohms', (marking, ohms) => expect(readOhms(marking)).toBeCloseTo(ohms, 6))

  test('a part number is not mistaken for a value', () => expect(readOhms('CFR-25JB')).toBeUndefined())

  test('two figures take four bands, three take five', () => {
    const [yellow, violet, red] = colourBands(4_700)
    expect(colourBands(4_700)).toHaveLength(4)
    expect(colourBands(845)).toHaveLength(5)
    expect(colourBands(47_000).slice(0, 2)).toEqual([yellow, violet])
    expect(colourBands(2_200).slice(0, 3)).toEqual([red, red, red])
  })
})
