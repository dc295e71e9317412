import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { readSheet, type SheetContext } from '#features/bom/server/reading/read-sheet.ts'
import { listSheets, readContext, type SheetEntry } from '#features/bom/server/reading/read-workbook.ts'
import { openZip, type Zip } from '#features/bom/server/reading/read-zip.ts'
import { isAppError } from '#shared/app-error.ts'
import { findHeading } from '../../columns/find-heading.rules.ts'
import { type OnBytes, type RawRow, type RawTable, UnreadableFileError } from '../../reading/raw-row.ts'
import { MergedCells, readMergedRanges } from './merged-cells.ts'

const MB = 1024 * 1024
const MAX_FILE = 100 * MB
const LIMITS = { unpacked: 96 * MB, unpackedTogether: 160 * MB, streamed: 4096 * MB }
/** A sheet has at most 1,048,576 rows; more different texts would not fit into memory beside them. */
const MAX_TEXTS = 1_500_000
/** Rows of a sheet that are looked at to find its heading, and sheets. */
const LOOKED_AT = 60
const LOOKED_INTO = 12
/** Maximum size of a row; a chunk without a row end is refused. */
const MAX_ROW_CHARACTERS = 4_000_000
const END_OF_ROW = '</row>'

/** The sheet of a workbook that looks most like a list of parts, row by row. */
export async function readWorkbookFile(path: string, bytes: number, onBytes: OnBytes): Promise<RawTable> {
  if (bytes > MAX_FILE) throw new UnreadableFileError('This workbook is larger than 100 MB. Please save it as CSV.')
  try {
    const zip = openZip(await readFile(path), LIMITS)
    const sheets = listSheets(zip)
    const visible = sheets.filter((sheet) => !sheet.hidden)
    const context = readContext(zip, MAX_TEXTS)
    const chosen = await findBest(zip, visible.length > 0 ? visible : sheets, context)
    if (!chosen) throw new UnreadableFileError('This workbook contains no sheet with rows.')
    const rows = readOn(zip, chosen.sheet, context, chosen.line, bytes, onBytes)
    const notes = chosen.others.map(
      (name) =>
        `The sheet "${name}" looks like a list as well and was not read. Please import it as a file of its own.`,
    )
    return { headings: chosen.headings, format: `workbook, sheet ${chosen.sheet.name}`, notes, rows }
  } catch (error) {
    throw explain(error, path)
  }
}

interface Chosen {
  sheet: SheetEntry
  /** Line of the heading. */
  line: number
  headings: string[]
  /** Other sheets with a heading of parts. */
  others: string[]
}

async function findBest(zip: Zip, sheets: readonly SheetEntry[], context: SheetContext): Promise<Chosen | undefined> {
  let best: (Omit<Chosen, 'others'> & { known: number }) | undefined
  const lists: string[] = []
  for (const sheet of sheets.slice(0, LOOKED_INTO)) {
    const first: RawRow[] = []
    for await (const rows of sheetRows(zip, sheet, context)) {
      first.push(...rows)
      if (first.length >= LOOKED_AT) break
    }
    const looked = first.slice(0, LOOKED_AT)
    const { row, headings, known } = findHeading(looked.map(({ cells }) => cells))
    if (known > 0 && row + 1 < looked.length) lists.push(sheet.name)
    if (looked.length > 0 && (!best || known > best.known))
      best = { sheet, line: looked[row]?.line ?? 1, headings, known }
  }
  return best && { ...best, others: lists.filter((name) => name !== best.sheet.name) }
}

async function* readOn(
  zip: Zip,
  sheet: SheetEntry,
  context: SheetContext,
  headingLine: number,
  bytes: number,
  onBytes: OnBytes,
): AsyncGenerator<RawRow[]> {
  try {
    const merged = new MergedCells(await readMergedRanges(zip.stream(sheet.path) ?? []))
    for await (const rows of sheetRows(zip, sheet, context))
      yield rows
        .filter(({ line }) => line > headingLine)
        .map(({ line, cells }) => ({ line, cells: merged.fill(line, cells) }))
    onBytes(bytes)
  } catch (error) {
    throw explain(error, sheet.name)
  }
}

/** Unpacks the sheet in chunks that end at a row. */
async function* sheetRows(zip: Zip, sheet: SheetEntry, context: SheetContext): AsyncGenerator<RawRow[]> {
  const decoder = new TextDecoder()
  let text = ''
  let done = 0
  for await (const piece of zip.stream(sheet.path) ?? []) {
    text += decoder.decode(piece, { stream: true })
    const end = text.lastIndexOf(END_OF_ROW)
    if (end < 0) {
      if (text.length > MAX_ROW_CHARACTERS) throw new UnreadableFileError('A row of this workbook is too long.')
      continue
    }
    const whole = text.slice(0, end + END_OF_ROW.length)
    text = text.slice(end + END_OF_ROW.length)
    const first = Number(/<(?:\w+:)?row [^>]*?\br="(\d{1,7})"/.exec(whole)?.[1] ?? done + 1)
    const { rows } = readSheet(whole, context, { firstRow: first - 1, maxRows: Number.POSITIVE_INFINITY })
    done = first - 1 + rows.length
    yield rows.flatMap((cells, index) => (cells.some((cell) => cell !== '') ? [{ line: first + index, cells }] : []))
  }
}

/** Rewords errors of the BOM reader for lists. */
function explain(error: unknown, path: string): unknown {
  if (!isAppError(error)) return error
  const isTooLarge = error.reason === 'bom_oversized'
  const sentence = isTooLarge
    ? 'Unpacked, this workbook is larger than allowed. Please save it as CSV.'
    : error.message.replaceAll('BOM', 'list')
  return new UnreadableFileError(`${basename(path)}: ${sentence}`)
}
