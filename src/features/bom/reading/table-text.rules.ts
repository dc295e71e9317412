import { isListedPart, readListedPart, withoutProse } from '#shared/part-list.ts'
import { MAX_ROWS } from './bom-table.ts'
import { looksLikeReferences } from './cell-kinds.rules.ts'
import { type DelimitedText, readDelimited } from './delimited-text.rules.ts'
import { countMeanings, findHeaderRow } from './find-header.rules.ts'
import { meaningOf } from './header-words.rules.ts'
import { isBlank } from './row-kinds.rules.ts'

export interface TableText extends DelimitedText {
  /** `,` `;` tab `|`, `columns` for fixed widths, `spaces`, or null for a single column. */
  delimiter: string | null
}

const DELIMITERS = [',', '\t', ';', '|']
/** Never part of a text: files with it are refused as binary. */
const NOTHING = '\0'
const SAMPLE_ROWS = 120
const SAMPLE_CHARACTERS = 200_000
/** Of a heading whose columns have fixed widths. */
const MAX_FIXED_WIDTH = 1000
const LINE_END = /\r\n|\r|\n/
/** The sep= line of Excel. */
const SAID = /^sep=([,;\t|])\r?\n/i

/** A text as rows of cells, however its columns are separated. */
export function readTable(text: string): TableText {
  const said = SAID.exec(text)
  if (said?.[1]) return { ...readDelimited(text.slice(said[0].length), said[1]), delimiter: said[1] }
  const sample = text.slice(0, SAMPLE_CHARACTERS)
  const [best] = DELIMITERS.map((delimiter) => ({ delimiter, ...rate(sample, delimiter) })).sort(
    (a, b) => b.score - a.score,
  )
  if (!best || best.meanings === 0) {
    const places = readPlaces(text)
    if (places) return places
  }
  const fixed = best && best.meanings > 1 ? undefined : splitFixedWidths(text, sample)
  if (fixed) return { rows: fixed, unbalanced: [], delimiter: 'columns' }
  // A mail: lines with commas, and words around them.
  const isMixed = best?.delimiter === ',' && best.meanings === 0 && best.score < 0.9
  const mixed = isMixed ? readList(text) : undefined
  if (mixed) return mixed
  if (best && best.score >= 0.5) {
    const table = readDelimited(text, best.delimiter)
    return { ...table, rows: withoutFrame(table.rows, best.delimiter), delimiter: best.delimiter }
  }
  return readList(text) ?? { ...readDelimited(text, NOTHING), delimiter: null }
}

function readList(text: string): TableText | undefined {
  const lines = readDelimited(text, NOTHING)
  const split = splitAtSpaces(lines.rows)
  return split && { ...lines, rows: split, delimiter: 'spaces' }
}

/** How much a text looks like a table with this delimiter: words for columns, and rows of one width. */
function rate(sample: string, delimiter: string): { score: number; meanings: number } {
  const rows = readDelimited(sample, delimiter, { stopAfter: SAMPLE_ROWS }).rows.filter((row) => !isBlank(row))
  const widths = new Map<number, number>()
  for (const { length } of rows) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1)
  const common = Math.max(0, ...widths.values())
  const meanings = common > 0 ? countMeanings(rows[findHeaderRow(rows)] ?? []) : 0
  return { score: meanings + (rows.length > 0 ? common / rows.length : 0), meanings }
}

/** Tables drawn with pipes have one before the first and one behind the last cell. */
function withoutFrame(rows: string[][], delimiter: string): string[][] {
  if (delimiter !== '|') return rows
  const isFramed = (row: string[]) => row.length > 2 && row[0] === '' && row.at(-1) === ''
  // A title above the table has no frame.
  const framed = rows.every((row) => row.length < 2 || isFramed(row))
  return framed ? rows.map((row) => (isFramed(row) ? row.slice(1, -1).map(withoutMarkdown) : row)) : rows
}

/** **bold**, `code` and [text](link). */
const withoutMarkdown = (cell: string): string =>
  cell
    .trim()
    .replace(/^\[([^\]]+)\]\(https?:[^)]*\)$/, '$1')
    .replace(/^(\*\*|`|__)(.+)\1$/, '$2')

/** Reports with columns of fixed widths: each begins where its heading does. */
function splitFixedWidths(text: string, sample: string): string[][] | undefined {
  const isHeading = (line: string) => line.length <= MAX_FIXED_WIDTH && countMeanings(line.trim().split(/ {2,}/)) >= 2
  const heading = sample.split(LINE_END, SAMPLE_ROWS).find(isHeading)
  if (!heading) return undefined
  const lines = text.trimEnd().split(LINE_END, MAX_ROWS)
  const below = lines.slice(lines.indexOf(heading))
  const starts = startsOf(heading, below.slice(1))
  const fits = (line: string) => starts.every((start) => start === 0 || /^\s?$/.test(line.charAt(start - 1)))
  if (below.filter(fits).length < below.length * 0.8) return undefined
  return lines.map((line) => starts.map((start, index) => line.slice(start, starts[index + 1]).trim()))
}

/** Columns begin behind two spaces; narrow ones behind one, where both words are known: `Part Value`. */
function startsOf(heading: string, below: readonly string[]): number[] {
  const starts = [...heading.matchAll(/(?:^|(?<! ) {2,})(?=\S)/g)].map((gap) => gap.index + gap[0].length)
  const ends = [...starts.slice(1), heading.length]
  return starts.flatMap((start, place) => {
    const name = heading.slice(start, ends[place]).trimEnd()
    if (meaningOf(name)) return [start]
    const inner = [...name.matchAll(/(?<=\S) (?=\S)/g)].map((gap) => start + gap.index + 1)
    const isColumn = (at: number) =>
      below.every((line) => /^\s?$/.test(line.charAt(at - 1))) && below.some((line) => /\S/.test(line.charAt(at)))
    return [start, ...inner.filter(isColumn)]
  })
}

const PLACES = /^([A-Z]{1,5}\d{1,4}(?:\s*[,&]\s*[A-Z]{1,5}\d{1,4})*)\s*(?:\s[-–—]|[:=])\s+(\S.*)$/i

/** `R1, R2 - 10k 0603` on each line: references and what is there. */
function readPlaces(text: string): TableText | undefined {
  const lines = text.split(LINE_END, MAX_ROWS).map((line) => line.trim())
  const found = lines.map((line) => PLACES.exec(line))
  const isList = found.filter((one) => looksLikeReferences(one?.[1] ?? '')).length
  if (isList < 2 || isList < lines.filter((line) => line !== '').length * 0.8) return undefined
  const rows = lines.map((line, place) => (found[place] ? found[place].slice(1, 3) : line === '' ? [] : ['', line]))
  return { rows, unbalanced: [], delimiter: 'spaces' }
}

/** Of the lines that are not prose. */
const LISTED_SHARE = 0.5

/** A typed list, `LM358DR - 100 pcs` or `10 x LM358DR` per line, with text around it. */
function splitAtSpaces(rows: string[][]): string[][] | undefined {
  const read = rows.map(([line = '']) => (line === '' ? undefined : readListedPart(line)))
  const parts = withoutProse(read.filter((part) => part !== undefined))
  const listed = parts.filter(isListedPart).length
  if (listed === 0 || listed < parts.length * LISTED_SHARE) return undefined
  const kept = new Set(parts)
  return rows.map(([line = ''], place) => {
    const part = read[place]
    if (!part) return []
    // In a column of their own, or they would pass for part numbers.
    if (!kept.has(part)) return ['', '', '', line]
    return isListedPart(part) ? [part.model, String(part.count), part.brandName] : [line, '', '']
  })
}
