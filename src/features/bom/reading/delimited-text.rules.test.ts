import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCsv } from '#shared/csv/csv.ts'
import { readDelimited } from './delimited-text.rules.ts'

const rowsOf = (text: string, delimiter = ',') => readDelimited(text, delimiter).rows

test.each([
  [
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\rc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"BAT54S,215",1', [['BAT54S,215', '1']]],
  ['"a ""b"" c",1', [['a "b" c', '1']]],
  ['"two\nlines",1', [['two\nlines', '1']]],
  ['2.54" pitch,1', [['2.54" pitch', '1']]],
  ['"2.54" pitch",1', [['2.54" pitch', '1']]],
  ['a, "b, c" ,d', [['a', 'b, c', 'd']]],
  ['a,,', [['a', '', '']]],
  ['a\n\nb\n\n\n', [['a'], [], ['b']]],
  ['', []],
])('%j is read as %j', (text, rows) => {
  expect(rowsOf(text)).toEqual(rows)
})

test('a quote that is never closed does not swallow the rows below', () => {
  const { rows, unbalanced } = readDelimited('R1,"1 kOhm\nR2,2 kOhm\n"R3,R4","3 kOhm, 1 %"\n', ',')
  expect(rows).toEqual([
    ['R1', '1 kOhm'],
    ['R2', '2 kOhm'],
    ['R3,R4', '3 kOhm, 1 %'],
  ])
  expect(unbalanced).toEqual([0])
})

test('text written by the store is read back unchanged', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', '1', '"', ',', ';', '\n', ' ', 'µ', '|') })
    .map((text) => text.replace(/^[=+\-@]/, '').trim())
  const table = fc.array(
    fc.array(cell, { minLength: 2, maxLength: 4 }).filter((row) => row.some((text) => text !== '')),
    { minLength: 1 },
  )
  fc.assert(
    fc.property(table, (rows) => {
      expect(rowsOf(writeCsv(rows).slice(1))).toEqual(rows)
    }),
  )
})

test('any text is read without an error, and no cell is lost', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' '), maxLength: 200 })
  fc.assert(
    fc.property(text, (sheet) => {
      const letters = (part: string) => part.replaceAll(/[^a]/g, '').length
      expect(letters(rowsOf(sheet).flat().join(''))).toBe(letters(sheet))
    }),
  )
})

test.each([
  ['a\n'.repeat(10_101), 'This file has more than 10,000 lines. Please split it into several files.'],
  ['a,'.repeat(300), 'This file has more than 256 columns. Please remove those that do not describe parts.'],
  [
    'a'.repeat(40_000),
    'A single cell of this file is longer than a spreadsheet can hold. It does not look like a list of parts.',
  ],
])('too much is refused with a sentence (%#)', (text, sentence) => {
  expect(() => rowsOf(text)).toThrow(sentence)
})

test('a hundred thousand empty lines at the end are no lines', () => {
  expect(rowsOf(`a${'\n'.repeat(100_000)}`)).toEqual([['a']])
})
