import { expect, test } from 'vitest'
import { detectLayout } from './reading/detect.rules.ts'
import { interpretBom } from './reading/interpret.rules.ts'
import { readTable } from './reading/table-text.rules.ts'
import { SAMPLE_BOM } from './sample-bom.ts'

test('the sample is read without a question', () => {
  const { rows } = readTable(SAMPLE_BOM)
  const layout = detectLayout(rows)
  const { lines, skipped, warnings } = interpretBom(rows, layout)
  expect(layout).toMatchObject({ headerRow: 0, firstRow: 1, lastRow: rows.length - 1 })
  expect(layout.roles).toEqual(['ref', 'description', 'package', 'count', 'fitted', 'brandName', 'model'])
  expect(lines).toHaveLength(23)
  expect(lines[2]).toMatchObject({ ref: ['U3', 'U11'], count: 2, model: 'LM358DR', brandName: 'TI' })
  expect(lines.filter(({ fitted }) => !fitted).map(({ ref }) => ref)).toEqual([['C9']])
  expect([skipped, warnings]).toEqual([[], []])
})
