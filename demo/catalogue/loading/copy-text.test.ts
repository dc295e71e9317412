import { describe, expect, test } from 'vitest'
import { copyLine, nullableField, textArrayField, textField } from './copy-text.ts'

describe('rows as the database reads them', () => {
  test.each([
    ['plain text stays as it is', 'RC0603FR-0710KL ±1 % Ω', 'RC0603FR-0710KL ±1 % Ω'],
    ['a backslash', 'a\\b', 'a\\\\b'],
    ['tab, line feed and return', 'a\tb\nc\rd', 'a\\tb\\nc\\rd'],
    ['the word for nothing', '\\N', '\\\\N'],
    ['no text', '', ''],
  ])('%s', (_, text, field) => {
    expect(textField(text)).toBe(field)
  })

  test('what is missing is null, what is empty or zero is not', () => {
    expect(nullableField(undefined)).toBe('\\N')
    expect(nullableField('')).toBe('')
    expect(nullableField(0)).toBe('0')
    expect(nullableField(4.7e-6)).toBe('0.0000047')
  })

  test('arrays of text are quoted twice: for the array, then for the row', () => {
    expect(textArrayField(['TI', 'C&K', 'a,b', 'say "x"', 'back\\slash'])).toBe(
      '{"TI","C&K","a,b","say \\\\"x\\\\"","back\\\\\\\\slash"}',
    )
    expect(textArrayField([])).toBe('{}')
  })

  test('a line ends and separates', () => {
    expect(copyLine(['1', 'a', '\\N'])).toBe('1\ta\t\\N\n')
  })
})
