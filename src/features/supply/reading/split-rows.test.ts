import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RowSplitter } from './split-rows.ts'

function split(text: string, pieces = [text.length]) {
  const splitter = new RowSplitter(',')
  const rows = []
  let at = 0
  for (const size of [...pieces, text.length]) {
    rows.push(...splitter.push(text.slice(at, at + size)))
    at += size
  }
  rows.push(...splitter.push(text.slice(at)), ...splitter.end())
  return rows
}

test('rows have the line number where they start, and name the columns that they fill', () => {
  expect(split('a, b\r\n\n"c\nd",e\n"f ""g""", ,h\n,,\ni')).toEqual([
    { line: 1, cells: ['a', 'b'], filled: [0, 1] },
    { line: 3, cells: ['c\nd', 'e'], filled: [0, 1] },
    { line: 5, cells: ['f "g"', '', 'h'], filled: [0, 2] },
    { line: 7, cells: ['i'], filled: [0] },
  ])
})

test('chunk boundaries do not change the result', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '1', '"', ',', '\n', '\r\n', ' '), maxLength: 300 })
  fc.assert(
    fc.property(text, fc.array(fc.integer({ min: 1, max: 40 })), (sheet, pieces) => {
      // Padding makes the splitter return rows before the end, where the chunk boundaries are.
      const long = sheet + `${'x'.repeat(1000)}\n`.repeat(200)
      expect(split(long, pieces)).toEqual(split(long))
    }),
    { numRuns: 50 },
  )
})
