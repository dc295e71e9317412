import { readTable } from '#features/bom/reading/table-text.rules.ts'
import { findHeading } from '../../columns/find-heading.rules.ts'
import { type OnBytes, type RawRow, type RawTable, UnreadableFileError } from '../../reading/raw-row.ts'
import { RowSplitter } from '../../reading/split-rows.ts'
import { readTextFile, type TextEncoding } from './text-encoding.ts'

const SAMPLE_CHARACTERS = 100_000
const SAID = /^sep=([,;\t|])\r?\n/i
const DELIMITERS = [',', '\t', ';', '|']

/** CSV, TSV and similar: delimiter and heading are detected in the first lines. */
export async function readDelimitedFile(path: string, encoding: TextEncoding, onBytes: OnBytes): Promise<RawTable> {
  const pieces = readTextFile(path, encoding, onBytes)
  let sample = ''
  let ended = false
  while (sample.length < SAMPLE_CHARACTERS && !ended) {
    const { value, done } = await pieces.next()
    sample += value ?? ''
    ended = done === true
  }
  if (sample.includes('\0')) throw new UnreadableFileError('This is not a text or a spreadsheet.')
  const said = SAID.exec(sample)
  const body = said ? sample.slice(said[0].length) : sample
  const delimiter = said?.[1] ?? findDelimiter(body)
  const splitter = new RowSplitter(delimiter, said ? 2 : 1)
  const first = [...splitter.push(body), ...(ended ? splitter.end() : [])]
  // Rows are returned once the lookahead is filled; short files at their end.
  if (first.length === 0 && !ended) {
    for await (const piece of pieces) {
      first.push(...splitter.push(piece))
      if (first.length > 0) break
    }
    if (first.length === 0) first.push(...splitter.end())
  }
  const { row, headings } = findHeading(first.slice(0, 60).map(({ cells }) => cells))
  async function* rows(): AsyncGenerator<RawRow[]> {
    yield first.slice(row + 1)
    if (ended) return
    for await (const piece of pieces) {
      const more = splitter.push(piece)
      if (more.length > 0) yield more
    }
    yield splitter.end()
  }
  const name = delimiter === '\t' ? 'tab' : delimiter
  return { headings, format: `text, ${encoding}, separated by ${name}`, rows: rows() }
}

/** As for a BOM where that is certain; else the delimiter that splits the first lines most evenly. */
function findDelimiter(sample: string): string {
  const lines = sample.split(/\r\n|\r|\n/, 50)
  const text = lines.length === 50 ? lines.slice(0, -1).join('\n') : sample
  const { delimiter } = readTable(text.slice(0, 30_000))
  if (delimiter !== null && DELIMITERS.includes(delimiter)) return delimiter
  const most = DELIMITERS.map((sign) => ({ sign, count: (lines[0] ?? '').split(sign).length }))
  return most.sort((a, b) => b.count - a.count)[0]?.sign ?? ','
}
