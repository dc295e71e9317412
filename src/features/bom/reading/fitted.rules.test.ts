import { expect, test } from 'vitest'
import { fittedMarkOf, withoutFittedMark } from './fitted.rules.ts'

test.each([
  ['DNP', ''],
  ['Leave empty', ''],
  ['NA(10uF/6.3V/C0603)', '10uF/6.3V/C0603'],
  ['*DNP*', ''],
  ['(DNP)', ''],
  ['10k_DNP', '10k'],
  ['10k-DNP', '10k'],
  ['10k DNP', '10k'],
  ['DNP 10k', '10k'],
  ['100nF/DNP', '100nF'],
  ['RC0603FR-0710KL_DNP', 'RC0603FR-0710KL'],
  ['NM', ''],
  ['NP', ''],
  ['NF', ''],
  ['N/M', ''],
  ['NC', ''],
  ['/NC', ''],
  ['10k/NC', '10k'],
  ['100n_NM', '100n'],
  ['4k7 (NP)', '4k7'],
  ['10uF-NF', '10uF'],
  ['n.b.', ''],
  ['10k n.b.', '10k'],
  ['nicht bestückt', ''],
  ['10k, nicht bestückt', '10k'],
  ['Unpopulated', ''],
  ['unbestückt', ''],
  ['DNI', ''],
  ['DNF', ''],
  ['DNS', ''],
  ['D.N.P.', ''],
  ['no-pop', ''],
  ['Not Fitted', ''],
  ['do not populate', ''],
  ['non monté', ''],
  ['no montar', ''],
  ['不贴', ''],
  ['未実装', ''],
])('%j is not fitted, and the rest is %j', (cell, rest) => {
  expect([fittedMarkOf(cell), withoutFittedMark(cell)]).toEqual(['no', rest])
})

test.each([
  ['OPT', ''],
  ['opt.', ''],
  ['optional', ''],
  ['10k (optional)', '10k'],
  ['100nF OPT', '100nF'],
])('%j is asked about, and the rest is %j', (cell, rest) => {
  expect([fittedMarkOf(cell), withoutFittedMark(cell)]).toEqual(['ask', rest])
})

test.each([
  '100 nF',
  '100NF',
  'NP0',
  'C0G/NP0',
  'LM358-NC',
  '940 nm',
  '940NM',
  'OPTEK',
  'OPA2134',
  'NCP1117',
  'Switch, NC contact',
  'DNP3 gateway',
  'MOC3021',
  'NA',
  'NA555DR',
])('%j says nothing about fitting', (cell) => {
  expect([fittedMarkOf(cell), withoutFittedMark(cell)]).toEqual([undefined, cell])
})
