import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

const written = (...cells: Parameters<typeof writeCsv>[0][number]) => writeCsv([cells]).replace('\uFEFF', '')

test('a table is written with commas and CRLF, behind the mark Excel needs for UTF-8', () => {
  expect(
    writeCsv([
      ['Model', 'Qty'],
      ['µA741', 5],
    ]),
  ).toBe('\uFEFFModel,Qty\r\nµA741,5\r\n')
})

test.each([
  ['BAT54S,215', '"BAT54S,215"'],
  ['2.54" pitch', '"2.54"" pitch"'],
  ['two\nlines', '"two\nlines"'],
  ['a;b', '"a;b"'],
  [' padded ', '" padded "'],
  ['plain', 'plain'],
])('%j is written as %j', (cell, text) => {
  expect(written(cell)).toBe(`${text}\r\n`)
})

test.each(['=1+1', '+49', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])('%j cannot act as a formula', (cell) => {
  expect(written(cell).replace(/^"/, '')).toMatch(/^'/)
})

test('numbers below zero stay numbers, empty cells stay empty', () => {
  expect(written(-5, null, undefined, '')).toBe('-5,,,\r\n')
})

test('no text can make a cell that begins like a formula, or leave its cell', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), (cells) => {
      const line = written(...cells)
      const fields = line.slice(0, -2).match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^",\r\n]*)(?=,|$)/g) ?? []
      expect(fields).toHaveLength(cells.length)
      for (const field of fields) expect(field).not.toMatch(/^"?[=+\-@\t\r\n]/)
    }),
  )
})
