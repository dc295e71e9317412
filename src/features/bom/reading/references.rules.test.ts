import { expect, test } from 'vitest'
import { expandReferences } from './references.rules.ts'

const expand = (text: string) => expandReferences(text, 100_000)

test.each([
  ['', []],
  ['R1', ['R1']],
  ['R1,R2', ['R1', 'R2']],
  ['R1 R2 ', ['R1', 'R2']],
  ['R1;\nR2', ['R1', 'R2']],
  ['C1-C4', ['C1', 'C2', 'C3', 'C4']],
  ['C1 - C3', ['C1', 'C2', 'C3']],
  ['C1–C3', ['C1', 'C2', 'C3']],
  ['LED1-3', ['LED1', 'LED2', 'LED3']],
  ['R5 to R7', ['R5', 'R6', 'R7']],
  ['R5->R7', ['R5', 'R6', 'R7']],
  ['D2..5', ['D2', 'D3', 'D4', 'D5']],
  ['C1,4,5', ['C1', 'C4', 'C5']],
  ['R08-R10', ['R08', 'R09', 'R10']],
  ['R1/R2', ['R1', 'R2']],
  ['R1, R1', ['R1']],
  ['R64-R64', ['R64']],
])('%j names the places %j', (text, places) => {
  expect(expand(text)).toEqual(places)
})

test.each(['I/O', 'PIC_PROG', 'C_ADC', 'R9-R3', 'J1-1', 'R1-C5', 'REF**', '@HOLE0'])(
  '%s is a name, not a range',
  (text) => {
    expect(expand(text)).toEqual([text])
  },
)

test('an implausibly long range is not expanded', () => {
  expect(expand('R1-R999999')).toEqual(['R1-R999999'])
})

test('never expands beyond the limit', () => {
  expect(expandReferences('R1-R3, C1, C2', 4)).toHaveLength(4)
})
