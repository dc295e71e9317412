import { columnOf } from '#features/bom/server/reading/read-sheet.ts'
import { attributeOf, scanXml } from '#features/bom/server/reading/scan-xml.ts'

const END_OF_ROWS = Buffer.from('sheetData>')
/** More than any list has, and a limit for a file that was made to be slow. */
const MAX_RANGES = 100_000
const MAX_AFTER_ROWS = 16 * 1024 * 1024
/** Prices and quantities are not repeated: it is open whether they count for each row or for all together. */
const NUMBER = /^[\d.,\s]*$/

interface Range {
  column: number
  last: number
  text?: string
}

/** Cells merged over several rows hold their text in the first only, such as the manufacturer of a group of parts. */
export class MergedCells {
  /** By the first row of the range. */
  readonly #starts = new Map<number, Range[]>()
  #open: Range[] = []

  constructor(ranges: readonly string[]) {
    for (const range of ranges) {
      const [from = '', to = ''] = range.split(':')
      const [column, first, last] = [columnOf(from), rowOf(from), rowOf(to)]
      if (column === undefined || column !== columnOf(to) || !(last > first)) continue
      const others = this.#starts.get(first)
      if (others) others.push({ column, last })
      else this.#starts.set(first, [{ column, last }])
    }
  }

  /** The cells of a row, with the texts of the ranges that reach into it. Rows come in their order. */
  fill(line: number, cells: readonly string[]): readonly string[] {
    if (this.#open.length > 0) this.#open = this.#open.filter(({ last }) => last >= line)
    let filled: string[] | undefined
    for (const { column, text = '' } of this.#open) {
      if ((cells[column] ?? '') !== '') continue
      filled ??= [...cells]
      while (filled.length < column) filled.push('')
      filled[column] = text
    }
    for (const range of this.#starts.get(line) ?? []) {
      const text = cells[range.column] ?? ''
      if (!NUMBER.test(text)) this.#open.push({ ...range, text })
    }
    return filled ?? cells
  }
}

const rowOf = (address: string): number => Number(/\d+$/.exec(address)?.[0] ?? 0)

/** The merged ranges of a sheet. They stand behind its rows, which are passed over without being read. */
export async function readMergedRanges(sheet: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<string[]> {
  let tail = Buffer.alloc(0)
  let isBehindRows = false
  for await (const piece of sheet) {
    tail = Buffer.concat([tail, piece])
    if (!isBehindRows) {
      const end = tail.lastIndexOf(END_OF_ROWS)
      isBehindRows = end > 0 && isClosing(tail, end)
      tail = tail.subarray(isBehindRows ? end + END_OF_ROWS.length : Math.max(0, tail.length - 64))
    }
    if (tail.length > MAX_AFTER_ROWS) return []
  }
  const ranges: string[] = []
  if (isBehindRows)
    scanXml(tail.toString(), {
      open(name, attributes) {
        if (name === 'mergeCell') ranges.push(attributeOf(attributes, 'ref') ?? '')
        return ranges.length < MAX_RANGES ? undefined : false
      },
    })
  return ranges
}

/** "</sheetData>" or "</x:sheetData>", not "<sheetData>". */
const isClosing = (text: Buffer, end: number): boolean =>
  /<\/(?:\w+:)?$/.test(text.subarray(Math.max(0, end - 20), end).toString('latin1'))
