import { expect, test } from 'vitest'
import { readRohs } from './values.rules.ts'

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
