import { flattenRecord } from '../../reading/flatten-record.ts'
import { findBroken, type OnBytes, type RawRow, type RawTable, UnreadableFileError } from '../../reading/raw-row.ts'
import { readUtf8File, type TextEncoding } from './text-encoding.ts'

const MAX_LINE_CHARACTERS = 1_000_000
const TOO_LONG = 'The line is longer than 1,000,000 characters.'
/** More than a line can have that is not too long. */
const MAX_LINE_BYTES = 4 * MAX_LINE_CHARACTERS
const LINE_FEED = 10
/** Rows that are read ahead survive many collections of the young generation, each of which copies them. */
const BATCH_SIZE = 50
const NOTHING = Buffer.alloc(0)
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
    if (bare.length > MAX_LINE_CHARACTERS) return { line, cells: [], problem: TOO_LONG }
    const broken = findBroken(bare)
    if (broken) return { line, cells: [], problem: broken }
    try {
      const record: unknown = JSON.parse(bare)
      if (typeof record !== 'object' || record === null || Array.isArray(record))
        return { line, cells: [], problem: 'The line is not a JSON object.' }
      const cells = new Array<string>(headings.length).fill('')
      const filled: number[] = []
      flattenRecord(record, (heading, text) => {
        const place = placeOf(heading)
        while (cells.length <= place) cells.push('')
        if (cells[place] === '' && text !== '') filled.push(place)
        cells[place] = text
      })
      return { line, cells, filled }
    } catch (error) {
      if (error instanceof UnreadableFileError) throw error
      return { line, cells: [], problem: 'The line is not valid JSON.' }
    }
  }
  async function* rows(): AsyncGenerator<RawRow[]> {
    let rest: Buffer = NOTHING
    let line = 0
    let skipping = false
    for await (const chunk of readUtf8File(path, encoding, onBytes)) {
      let read: RawRow[] = []
      let from = 0
      for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
        line += 1
        // Each line is decoded by itself: the text of a whole chunk would be a large object, which only a full collection frees.
        const text =
          rest.length === 0
            ? chunk.toString('utf8', from, end)
            : Buffer.concat([rest, chunk.subarray(0, end)]).toString('utf8')
        const row = skipping ? undefined : readLine(line, text)
        skipping = false
        rest = NOTHING
        if (row) read.push(row)
        from = end + 1
        if (read.length < BATCH_SIZE) continue
        yield read
        read = []
      }
      rest = Buffer.concat([rest, chunk.subarray(from)])
      if (rest.length > MAX_LINE_BYTES) {
        if (!skipping) read.push({ line: line + 1, cells: [], problem: TOO_LONG })
        skipping = true
        rest = NOTHING
      }
      yield read
    }
    const last = skipping ? undefined : readLine(line + 1, rest.toString('utf8'))
    if (last) yield [last]
  }
  return { headings, format: `JSON Lines, ${encoding}`, rows: rows() }
}
