import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findListProblem, readPastedList } from './paste.rules.ts'

describe('a pasted line', () => {
  test.each([
    ['LM358DR, 100', 'LM358DR', 100],
    ['LM358DR,100', 'LM358DR', 100],
    ['LM358DR\t100', 'LM358DR', 100],
    ['LM358DR; 100', 'LM358DR', 100],
    ['LM358DR 100', 'LM358DR', 100],
    ['  LM358DR , 100 pcs ', 'LM358DR', 100],
    ['"LM358DR","100"', 'LM358DR', 100],
    ['LM358DR, 1,000', 'LM358DR', 1000],
    ['LM358DR\t12,500', 'LM358DR', 12_500],
    ['2N7002,215, 100', '2N7002,215', 100],
    ['2N7002,215,100', '2N7002,215', 100],
    ['MAX232CPE+ 25', 'MAX232CPE+', 25],
    ['B2B-XH-A (LF)(SN), 40', 'B2B-XH-A (LF)(SN)', 40],
  ])('%j is %s, %i pieces', (text, model, count) => {
    expect(readPastedList(text)).toMatchObject([{ model, count, lineNumber: 1 }])
  })

  test.each(['LM358DR', 'LM358DR, many', 'LM358DR, 0', 'LM358DR, 1.5', 'LM358DR, 99999999999', 'LM358DR,'])(
    '%j names no quantity',
    (text) => {
      expect(readPastedList(text)).toMatchObject([{ text, count: null }])
    },
  )

  test('keeps the number it has in the text; empty lines are no lines', () => {
    const lines = readPastedList('\r\nLM358DR, 1\r\n\r\n \t\nNE555P, 2\n')
    expect(lines.map(({ lineNumber, model }) => [lineNumber, model])).toEqual([
      [2, 'LM358DR'],
      [5, 'NE555P'],
    ])
  })

  test('any text is read, and quantities are positive integers', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const { count } of readPastedList(text))
          expect(count === null || (Number.isInteger(count) && count > 0)).toBe(true)
      }),
    )
  })
})

test.each([
  ['', /at least one line/],
  ['\n\n', /at least one line/],
  ['LM358DR, 1\n'.repeat(501), /at most 500 lines at a time. These are 501/],
])('an invalid list is refused before it is sent', (text, message) => {
  expect(findListProblem(text)).toMatch(message)
})

test('500 lines are accepted', () => {
  expect(findListProblem('LM358DR, 1\n'.repeat(500))).toBeUndefined()
})
