import { expect, test } from 'vitest'
import { detectLayout } from './detect.rules.ts'
import { interpretBom } from './interpret.rules.ts'
import { SAMPLE_BOM } from './sample-bom.ts'
import { readTable } from './table-text.rules.ts'

test('the sample shows what the reader does', () => {
  const { rows } = readTable(SAMPLE_BOM)
  const layout = detectLayout(rows)
  const { lines, skipped, warnings } = interpretBom(rows, layout)
  expect(layout).toMatchObject({ headerRow: 1, firstRow: 2, lastRow: rows.length - 2 })
  expect(layout.roles).toEqual(['ref', 'count', 'description', 'brandName', 'model', 'model', 'package', 'fitted'])
  expect(lines).toHaveLength(12)
  expect(lines[2]).toMatchObject({ ref: ['C1', 'C2', 'C3', 'C4', 'C7'], count: 5, alternatives: ['CL10B104KB8NNNC'] })
  expect(lines.filter(({ fitted }) => !fitted).map(({ model }) => model)).toEqual(['USB4105-GF-A'])
  expect(skipped.map(({ why }) => why)).toEqual(['title', 'title', 'title'])
  expect(warnings).toEqual([])
})
