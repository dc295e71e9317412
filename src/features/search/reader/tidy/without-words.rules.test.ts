import { expect, test } from 'vitest'
import { withoutWords } from './without-words.rules.ts'

test.each([
  ['10k 0603 1% resistor', '10k', '0603 1% resistor'],
  ['10 kΩ 0603 +/- 1 %', '±1%', '10kΩ 0603'],
  ['1k 1k5 0603', '1k5', '1k 0603'],
  ['1k5 1k 0603', '1k', '1k5 0603'],
  ['resistor 10k in stock', 'in stock', 'resistor 10k'],
  ['10k0603 1%', '10k', '0603 1%'],
  ['100nF/50V/0603', '50V', '100nF 0603'],
  ['redrelay5V', 'red relay', '5V'],
])('"%s" without "%s" is "%s"', (text, words, left) => {
  expect(withoutWords(text, words)).toBe(left)
})
