import { expect, test } from 'vitest'
import { typosBetween, wordsOf } from './words.rules.ts'

test('words are compared without case, accents and plural; a number and its unit are one word', () => {
  expect(wordsOf('Résistances 2.4 GHz 16-bit Switches')).toEqual(['resistance', '2.4ghz', '16bit', 'switch'])
  expect(wordsOf('電容')).toEqual(wordsOf('电容'))
})

test.each([
  ['LM358', 'LM538', 1],
  ['LM358', 'LM38', 1],
  ['capacitor', 'capasitor', 1],
  ['oscillator', 'osilator', 2],
  ['ABCABC', 'BCABCA', 2],
  ['relay', 'diode', 3],
])('%s and %s are %i typos apart', (one, other, typos) => {
  expect(typosBetween(one, other, 2)).toBe(typos)
})
