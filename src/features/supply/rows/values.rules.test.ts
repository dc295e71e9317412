import { expect, test } from 'vitest'
import { writeCsv } from '#shared/csv/csv.ts'
import { RowSplitter } from '../reading/split-rows.ts'
import { cleanCell, readPieces, readRohs } from './values.rules.ts'

test.each(['-40 °C; +85 °C', '+5V;-5V', '=A1\n-1', "1';-2", "O'Neil; 5 - 7", '@home;\t@work', '0402'])(
  '%j is imported as it was exported',
  (text) => {
    const splitter = new RowSplitter(',')
    const rows = [...splitter.push(writeCsv([[text, 'x']]).slice(1)), ...splitter.end()]
    expect(rows.map(({ cells }) => cells.map(cleanCell))).toEqual([[text, 'x']])
  },
)

test.each([
  ['yes', true],
  ['ROHS3 Compliant', true],
  ['RoHS Compliant By Exemption', true],
  ['Lead free / RoHS Compliant', true],
  ['no', false],
  ['RoHS non-compliant', false],
  ['Contains lead / RoHS non-compliant', false],
  ['Not compliant', false],
  ['Not RoHS', false],
  ['', undefined],
  ['-', undefined],
  ['unknown', undefined],
  ['Not applicable', undefined],
  ['Vendor Undefined', undefined],
  ['Not applicable / Vendor Undefined', undefined],
  ['RoHS Exempt', undefined],
])('RoHS "%s" is %s', (text, answer) => {
  expect(readRohs(text)).toBe(answer)
})

test('another text is a sentence for the report', () => {
  expect(readRohs('perhaps')).toBe('"perhaps" is neither yes nor no.')
})

test.each([
  ['1k', 1000],
  ['2.5k', 2500],
  ['100 K', 100_000],
  ['ca. 20000', 20_000],
  ['~500', 500],
  ['11\u00a0500', 11_500],
  ['2500 Stk.', 2500],
  ['out of stock', 0],
  ['rupture', 0],
  ['agotado', 0],
])('%j are %d pieces', (text, count) => {
  expect(readPieces(text)).toBe(count)
})

test.each(['in stock', '1k5', 'k', '-1k'])('%j is no number of pieces', (text) => {
  expect(readPieces(text)).toEqual(expect.stringMatching(/pieces|negative/))
})
