import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDisarmed, writeCsv } from './csv.ts'
import { readCell } from './delimited-cell.ts'

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

test.each([
  [`ok;=cmd|'/C calc'!A0;x`, `"ok;'=cmd|'/C calc'!A0;x"`],
  ['ok\t+1', `"ok\t'+1"`],
  ['ok\n@SUM(A1)', `"ok\n'@SUM(A1)"`],
  ['ok; -1', `"ok; '-1"`],
  ['ok;"=1+1"', `"ok;""'=1+1"""`],
  [' =1+1', `" '=1+1"`],
  ["ok;'=1+1", `"ok;''=1+1"`],
  ['-40…+85 °C, a-b; c=d', `"'-40…+85 °C, a-b; c=d"`],
])('%j is disarmed wherever a cell may begin: %j', (cell, text) => {
  expect(written(cell)).toBe(`${text}\r\n`)
})

/** Texts in which formulas, separators and apostrophes are frequent. */
const hostile = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '＝', ';', '\t', '\r', '\n', "'", '"', ' ', ',', '\u00a0', 'a', '1'),
  maxLength: 12,
})

test('no text begins a formula, whichever separator the file is opened with', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(hostile, fc.string()), { minLength: 1, maxLength: 4 }), (cells) => {
      for (const separator of [',', ';', '\t'])
        for (const cell of cellsOf(written(...cells), separator)) {
          expect(cell.trim().replace(/^["\s]+/, '')).not.toMatch(/^[=+\-@＝＋－＠]/)
        }
    }),
    { numRuns: 2000 },
  )
})

test('a text is read again as it was', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string()), (text) => {
      const [cell = ''] = text === '' ? [''] : cellsOf(written(text), ',')
      expect(readDisarmed(cell)).toBe(text)
    }),
    { numRuns: 2000 },
  )
})

/** All cells of a text, split at a separator, as a spreadsheet reads them. */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = []
  for (let at = 0; at < text.length; ) {
    const { value, end } = readCell(text, at, separator, true)
    cells.push(value)
    at = end + 1
  }
  return cells
}

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
