import { expect, test } from 'vitest'
import type { BomRows } from './bom-table.ts'
import { detectLayout } from './detect.rules.ts'
import { interpretBom } from './interpret.rules.ts'

const table = (text: string): string[][] => text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
const read = (rows: BomRows) => interpretBom(rows, detectLayout(rows))

const LEVELS = `Level|Item|Description|Qty|MPN
1|800-11|Main board|1|
2|300-01|Resistor|4|RC0603FR-0710KL
1|800-12|Sensor board|3|
2|300-01|Resistor|2|RC0603FR-0710KL
3|300-09|Cap|5|CL10B104KB8NNNC`

test('an assembly is no line, and a part of several assemblies is a question with both quantities', () => {
  const { lines, skipped } = read(table(LEVELS))
  expect(skipped).toEqual([
    { row: 1, why: 'assembly' },
    { row: 3, why: 'assembly' },
  ])
  expect(lines.map(({ count, questions }) => [count, questions[0]?.written, questions[0]?.choices])).toEqual([
    [4, undefined, undefined],
    [0, '2 in 3 × Sensor board', [2, 6]],
    // In two sensor resistors, as strange as that is.
    [0, '5 in 6 × Resistor', [5, 30]],
  ])
})

test('without a column for the level nothing is an assembly', () => {
  expect(read(table(LEVELS.replace('Level', 'Sheet'))).skipped).toEqual([])
})

test('each board of a sheet has its own references', () => {
  const { lines } = read(
    table('Board|Refs|Qty|MPN\nencoder|J1|1|22-29-2041\ncontrol|J1|1|22-27-2051\ncontrol|U1|1|LM358DR\n|||LM358DT'),
  )
  expect(lines.map(({ model, alternatives }) => [model, ...alternatives])).toEqual([
    ['22-29-2041'],
    ['22-27-2051'],
    ['LM358DR', 'LM358DT'],
  ])
  expect(lines.flatMap(({ questions }) => questions)).toEqual([])
})
