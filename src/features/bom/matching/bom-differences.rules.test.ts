import { expect, test } from 'vitest'
import type { BomLine } from '../bom-matching.contract.ts'
import { EMPTY_LINE } from '../empty-line.ts'
import { differencesOf, rowFacts } from './bom-differences.rules.ts'
import { guessedNumbers } from './bom-numbers.rules.ts'

function factsOf(cells: Partial<BomLine>) {
  const line = { ...EMPTY_LINE, ...cells }
  return rowFacts(line, guessedNumbers(line))
}

const TEN_K = {
  model: 'RC0603FR-0710KL',
  introduce: '10 kΩ ±1 % 0.1 W thick film chip resistor, 0603',
  package: '0603',
}

test.each([
  ['the same number', { model: 'RC0603FR-0710KL' }, []],
  ['another value in a shop number', { model: '603-RC0603FR-07100KL', sku: '603-RC0603FR-07100KL' }, ['other_value']],
  ['a tighter tolerance in the number', { model: 'RT0603BRD0710KL' }, ['other_rating']],
  ['another size in the number', { model: 'RC0805FR-0710KL' }, ['other_package']],
  ['a number in the description', { description: 'RC0805FR-07100KL' }, ['other_value', 'other_package']],
  ['the footprint counts more than the number', { model: 'RC0805FR-0710KL', package: 'R_0603_1608Metric' }, []],
])('%s', (_what, cells, codes) => {
  expect(differencesOf(factsOf(cells), TEN_K).map(({ code }) => code)).toEqual(codes)
})

const SUPPRESSOR = { model: 'SMCJ28A', introduce: '28 V 1.5 kW TVS diode', package: 'SMC' }

test.each([
  ['SMCJ28A', []],
  ['SMCJ28A-E3/57T', []],
  ['SMCJ28CA', ['Direction: your BOM says both directions, this part has one direction.']],
  ['SMCJ58A', ['Voltage: your BOM says 58 V, this part has 28 V.']],
  ['P6KE6.8CA', ['Voltage: your BOM says 6.8 V, this part has 28 V.', /both directions/]],
  ['SMA4007', []],
  ['SA612AD', []],
])('the TVS diode %s of a row against SMCJ28A', (model, texts) => {
  const found = differencesOf(factsOf({ model }), SUPPRESSOR).map(({ text }) => text)
  expect(found).toEqual(texts.map((text) => expect.stringMatching(text)))
})
