import { flattenRecord } from '../../reading/flatten-record.ts'
import { findBroken, type OnBytes, type RawRow, type RawTable, UnreadableFileError } from '../../reading/raw-row.ts'
import { readTextFile, type TextEncoding } from './text-encoding.ts'

const MAX_LINE_CHARACTERS = 1_000_000
const MAX_HEADINGS = 2000

/** One JSON object per line. Every new key adds a column. */
export async function readJsonLines(path: string, encoding: TextEncoding, onBytes: OnBytes): Promise<RawTable> {
  const headings: string[] = []
  const places = new Map<string, number>()
  const placeOf = (heading: string): number => {
    const known = places.get(heading)
    if (known !== undefined) return known
    if (headings.length >= MAX_HEADINGS)
      throw new UnreadableFileError('The objects have more than 2,000 different keys.')
    places.set(heading, headings.length)
    headings.push(heading)
    return headings.length - 1
  }
  const readLine = (line: number, text: string): RawRow | undefined => {
    const bare = text.trim()
    if (bare === '') return undefined
    if (bare.length > MAX_LINE_CHARACTERS)
      return { line, cells: [], problem: 'The line is longer than 1,000,000 characters.' }
    const broken = findBroken(bare)
    if (broken) return { line, cells: [], problem: broken }
    try {
      const record: unknown = JSON.parse(bare)
      if (typeof record !== 'object' || record === null || Array.isArray(record))
        return { line, cells: [], problem: 'The line is not a JSON object.' }
      const cells: string[] = []
      flattenRecord(record, (heading, text) => {
        const place = placeOf(heading)
        while (cells.length <= place) cells.push('')
        cells[place] = text
      })
      return { line, cells }
    } catch (error) {
      if (error instanceof UnreadableFileError) throw error
      return { line, cells: [], problem: 'The line is not valid JSON.' }
    }
  }
  async function* rows(): AsyncGenerator<RawRow[]> {
    let rest = ''
    let line = 0
    let skipping = false
    for await (const piece of readTextFile(path, encoding, onBytes)) {
      const lines = (rest + piece).split('\n')
      rest = lines.pop() ?? ''
      const read: RawRow[] = []
      for (const text of lines) {
        line += 1
        const row = skipping ? undefined : readLine(line, text)
        skipping = false
        if (row) read.push(row)
      }
      if (rest.length > MAX_LINE_CHARACTERS) {
        if (!skipping)
          read.push({ line: line + 1, cells: [], problem: 'The line is longer than 1,000,000 characters.' })
        skipping = true
        rest = ''
      }
      yield read
    }
    const last = skipping ? undefined : readLine(line + 1, rest)
    if (last) yield [last]
  }
  return { headings, format: `JSON Lines, ${encoding}`, rows: rows() }
}
