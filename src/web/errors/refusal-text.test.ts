import { expect, test } from 'vitest'
import { refusalText } from './refusal-text.ts'

test.each([
  ['rate: Please enter percents from 0 to 100.', 'Please enter percents from 0 to 100.'],
  ['lines.0.count: Please enter a whole number.', 'Please enter a whole number.'],
  ['Please enter a name.', 'Please enter a name.'],
  ['The stock is wrong: "abc" is not a number of pieces.', 'The stock is wrong: "abc" is not a number of pieces.'],
  ['lm358: is not there', 'lm358: is not there'],
])('%s', (message, shown) => {
  expect(refusalText(message)).toBe(shown)
})
