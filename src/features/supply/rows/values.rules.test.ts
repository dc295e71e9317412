import { expect, test } from 'vitest'
import { readPieces, readRohs } from './values.rules.ts'

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
