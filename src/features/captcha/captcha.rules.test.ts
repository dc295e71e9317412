import fc from 'fast-check'
import { expect, test } from 'vitest'
import { solveInWords } from '#tests/support/captcha.ts'
import { answerKey, askInWords, SIGNS } from './captcha.rules.ts'

test('a question names each digit', () => {
  expect(askInWords('70429')).toBe('Write as digits: seven, zero, four, two, nine')
})

test('every question can be solved by who hears it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,8}$/), (digits) => {
      expect(solveInWords(askInWords(digits))).toBe(digits)
    }),
  )
})

test.each([
  ['7hk2a', '7HK2A'],
  [' 7HK 2A ', '7HK2A'],
  ['７ＨＫ２Ａ', '7HK2A'],
])('%j is read as %s', (typed, key) => {
  expect(answerKey(typed)).toBe(key)
})

test('no sign looks like another', () => {
  for (const confusing of '01OIQDSZBG') expect(SIGNS).not.toContain(confusing)
})
