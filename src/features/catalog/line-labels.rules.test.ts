import { expect, test } from 'vitest'
import { joinLabels, labelTexts, MAX_LABEL_LENGTH, NO_LABELS } from './line-labels.rules.ts'

const number = (ownNumber: string) => ({ ...NO_LABELS, ownNumber })

test.each([
  ['', 'A-1', 'A-1'],
  ['A-1', '', 'A-1'],
  ['A-1', 'A-1', 'A-1'],
  ['A-1', 'A-2', 'A-1, A-2'],
  ['A-1, A-2', 'A-2, A-3', 'A-1, A-2, A-3'],
  ['', '10, 10', '10, 10'],
])('"%s" and "%s" together are "%s"', (before, added, joined) => {
  expect(joinLabels(number(before), number(added))).toEqual(number(joined))
})

test('labels that are too long together are cut, and say so', () => {
  const { ownNumber } = joinLabels(number('A'.repeat(150)), number('B'.repeat(150)))
  expect(ownNumber).toHaveLength(MAX_LABEL_LENGTH)
  expect(ownNumber).toMatch(/^A{150}, B{47}…$/)
})

test('a line without labels has no label fields', () => {
  expect(labelTexts(NO_LABELS)).toEqual([])
  expect(labelTexts({ ownNumber: '4711', customerRef: 'P7' })).toEqual(['Your part number: 4711', 'Your reference: P7'])
})
