import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ReadLine } from '../../reading/bom-table.ts'
import { readBom } from './read-bom.ts'
import { makeZip, textRows, workbookParts } from './test-support/make-zip.ts'

/** Every line of each file of `fixtures/by-line`; fields that are not given are not compared. */
interface ExpectedLine {
  model?: string
  count: number | 'asked'
  fitted?: boolean | 'asked'
  brandName?: string
  alternatives?: string[]
  references?: number
  ownNumber?: string
}

const folder = new URL('./fixtures/by-line/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder))
const expected: Record<string, { encoding?: string; lines: ExpectedLine[] }> = JSON.parse(String(read('expected.json')))

interface Sheet {
  name: string
  rows: Array<Array<string | number>>
  merges: string[]
}

/** A workbook is written as JSON. */
function readFixture(name: string): Uint8Array {
  if (!name.endsWith('.json')) return read(name)
  const { sheets }: { sheets: Sheet[] } = JSON.parse(String(read(name)))
  return makeZip(
    workbookParts(
      sheets.map(({ name, rows, merges }) => ({
        name,
        data: textRows(rows.map((row) => row.map(String))),
        after: `<mergeCells>${merges.map((cells) => `<mergeCell ref="${cells}"/>`).join('')}</mergeCells>`,
      })),
    ),
  )
}

const isAsked = ({ questions }: ReadLine, about: string) => questions.some((question) => question.about === about)

function summarise(line: ReadLine): Required<ExpectedLine> {
  return {
    model: line.model,
    count: isAsked(line, 'count') ? 'asked' : line.count,
    fitted: isAsked(line, 'fitted') ? 'asked' : line.fitted,
    brandName: line.brandName,
    alternatives: line.alternatives,
    references: line.ref.length,
    ownNumber: line.ownNumber,
  }
}

test.each(Object.entries(expected))('%s: each line is read as it is meant', (name, { encoding, lines }) => {
  const bom = readBom(readFixture(name))
  if (encoding) expect(bom.format.encoding).toBe(encoding)
  expect(bom.lines.map(summarise)).toMatchObject(
    lines.map(({ fitted = true, alternatives = [], ...line }) => ({ ...line, fitted, alternatives })),
  )
})
