import { expect, test } from 'vitest'
import { readTable } from './table-text.rules.ts'

test.each([
  [',', 'MPN,Qty\nLM358DR,2\n'],
  [';', 'MPN;Qty\nBAT54S,215;2\nLM358DR;3\n'],
  ['\t', 'MPN\tRef\nLM358DR\tU1, U2\nNE555P\tU3, U4, U5\n'],
  ['|', 'LM358DR|2|U1\nNE555P|1|U2\n'],
  ['columns', 'MPN           Qty\nLM358DR       2\nBAT54S,215    1\n'],
  ['spaces', '2 x LM358DR\n10 x NE555P\n'],
  [null, 'LM358DR\nBAT54S,215\nNE555P\n'],
])('%j is detected as the separator', (delimiter, text) => {
  expect(readTable(text).delimiter).toBe(delimiter)
})

test('the sep= line of Excel is used', () => {
  expect(readTable('sep=;\na,b;c\n')).toMatchObject({ delimiter: ';', rows: [['a,b', 'c']] })
})

test('the frame of a drawn table is no column', () => {
  expect(readTable('| MPN | Qty |\n|---|---|\n| LM358DR | 2 |\n').rows[0]).toEqual(['MPN', 'Qty'])
})

test('columns of fixed widths are cut where their headings begin', () => {
  expect(readTable('Qty   Designator   Comment\n2     C1, C34      1n 50V\n').rows[1]).toEqual([
    '2',
    'C1, C34',
    '1n 50V',
  ])
})
