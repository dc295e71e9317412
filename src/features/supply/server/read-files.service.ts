import { basename } from 'node:path'
import { plainHeading } from '#features/bom/reading/header-words.rules.ts'
import { PACKING_NAMES } from '#features/catalog/packing/packing-names.ts'
import type { Db } from '#server/database/connect.ts'
import type { Meaning } from '../columns/map-columns.rules.ts'
import type { RawTable } from '../reading/raw-row.ts'
import { UnreadableFileError } from '../reading/raw-row.ts'
import { UNCATEGORISED } from '../rows/category-path.rules.ts'
import type { SupplyRow } from '../rows/supply-row.ts'
import { BadLine, NotAPart } from './cell-readers.ts'
import type { OnProgress } from './import-progress.ts'
import * as imports from './imports.queries.ts'
import { Names } from './names.service.ts'
import type { ExaminedFile } from './reading/open-file.ts'
import { openTable } from './reading/open-file.ts'
import { RepeatedNumbers } from './repeated-numbers.ts'
import { type ReaderOptions, RowReader } from './row-reader.service.ts'
import * as queries from './stage.queries.ts'
import type { StagePlace } from './stage-line.ts'

/** Further bad lines are counted, but not saved. */
const MAX_REPORTS = 100_000
const REPORT_BATCH = 2000
const MAX_CONTENT = 200
/** Rows that show whether numbers have a decimal comma. */
const STYLE_ROWS = 1000

export interface Reading {
  /** For what is looked up and written down while the files are read. */
  db: Db
  /** When `db` is a transaction: waits until it takes a statement, as a COPY may be using its connection. */
  idle?: () => Promise<void>
  importId: number
  files: readonly ExaminedFile[]
  options: ReaderOptions
  onProgress: OnProgress
  /** Takes a line that was read. */
  write: (row: SupplyRow, place: StagePlace, names: Names) => void
  /** Asks for one batch of lines after the other, and sends on what was taken in between. */
  use: (batches: AsyncIterable<void>) => Promise<void>
}

export interface Read {
  counts: Counts
  /** The detected mapping, to be saved. */
  mapping: Record<string, string>
}

interface Fallback {
  categoryId: number | undefined
  packageId: number | undefined
}

interface Counts {
  lines: number
  bad: number
  notes: number
}

/** Reads and checks all files. Errors go to the report; the catalogue is not changed. */
export async function readFiles(reading: Reading): Promise<Read> {
  const { db, idle = async () => {}, importId, files, options, onProgress } = reading
  const names = await Names.load(db)
  const reports = new Reports(db, importId)
  const counts: Counts = { lines: 0, bad: 0, notes: 0 }
  const total = files.reduce((sum, { facts }) => sum + facts.bytes, 0)
  const found: Array<{ heading: string; meaning: string }> = []
  const mapping: Record<string, string> = {}
  const fallback: Fallback = { categoryId: undefined, packageId: undefined }
  let done = 0

  async function* batches(): AsyncGenerator<void> {
    const repeated = new RepeatedNumbers()
    const isWhole = options.kind === 'full' || options.kind === 'delta'
    for (const [index, file] of files.entries()) {
      const table = await openTable(file, (bytes) => {
        done += bytes
        onProgress('reading', done, total)
      })
      const reader = new RowReader(names, options)
      for (const [position, reason] of (table.notes ?? []).entries()) {
        reports.add({ file: index + 1, line: 1, position, bad: false, reason, content: table.format })
        counts.notes += 1
      }
      for await (const rows of withHeadings(table, reader)) {
        for (const raw of rows) {
          counts.lines += 1
          try {
            const row = reader.read(raw)
            const maybeRepeated = repeated.add(row.brandId, row.model)
            if (isWhole && row.categoryId === undefined) fallback.categoryId ??= names.categoryId([UNCATEGORISED])
            if (isWhole && row.packageId === undefined) fallback.packageId ??= names.packageId('')
            const place = { rowNo: counts.lines, file: index + 1, maybeRepeated, mayBeNew: isWhole, ...fallback }
            reading.write(row, place, names)
            for (const [position, reason] of row.notes.entries())
              reports.add({ file: index + 1, line: raw.line, position, bad: false, reason, content: row.model })
            counts.notes += row.notes.length
          } catch (error) {
            const bad = error instanceof BadLine
            if (!bad && !(error instanceof NotAPart)) throw error
            if (bad) counts.bad += 1
            else {
              counts.lines -= 1
              counts.notes += 1
            }
            const content = raw.cells.join(' | ').replaceAll('\0', '').slice(0, MAX_CONTENT)
            reports.add({ file: index + 1, line: raw.line, position: 0, bad, reason: error.message, content })
          }
        }
        yield
        if (!reports.isDue && !names.isDue) continue
        await idle()
        await reports.flush()
        await names.writeNew(db, importId)
        await names.refill()
      }
      for (const [column, heading] of table.headings.entries()) {
        const meaning = reader.meanings[column]
        if (!meaning) continue
        found.push({ heading, meaning: describe(meaning) })
        if (meaning.to === 'field') mapping[plainHeading(heading)] = meaning.field
      }
      const missing = reader.missing
      if (missing) {
        // Saved, so that staff can map the columns.
        await idle()
        await imports.setColumns(db, importId, found)
        throw new UnreadableFileError(`${basename(file.path)}: ${missing}`)
      }
    }
  }

  /** Before rows are read with a heading that is new, the values that its parameter has already are loaded. */
  async function* withHeadings(table: RawTable, reader: RowReader) {
    let isFirst = true
    for await (const rows of table.rows) {
      reader.setHeadings(table.headings)
      if (isFirst) reader.numbers.learn(rows.slice(0, STYLE_ROWS).map(({ cells }) => cells))
      isFirst &&= rows.length === 0
      if (names.parameters.isDue) {
        await idle()
        await names.parameters.loadValues(db)
      }
      yield rows
    }
  }

  async function end(): Promise<void> {
    await reports.flush(true)
    await names.release()
  }

  try {
    await reading.use(batches())
    await names.writeNew(db, importId, true)
  } catch (error) {
    // In a transaction of the caller all of it is rolled back.
    if (!reading.idle) await end()
    throw error
  }
  await end()
  await imports.setColumns(db, importId, found)
  await imports.setStaged(db, importId, { ...counts, ...fallback })
  return { counts, mapping }
}

class Reports {
  readonly #sql: Db
  readonly #importId: number
  #waiting: queries.LineReport[] = []
  #written = 0

  constructor(sql: Db, importId: number) {
    this.#sql = sql
    this.#importId = importId
  }

  add(report: queries.LineReport): void {
    if (this.#written + this.#waiting.length < MAX_REPORTS) this.#waiting.push(report)
  }

  get isDue(): boolean {
    return this.#waiting.length >= REPORT_BATCH
  }

  async flush(all = false): Promise<void> {
    while (this.#waiting.length >= REPORT_BATCH || (all && this.#waiting.length > 0)) {
      const some = this.#waiting.splice(0, REPORT_BATCH)
      this.#written += some.length
      await queries.insertReports(this.#sql, this.#importId, some)
    }
  }
}

/** For the report: what a column was taken for. */
function describe(meaning: Meaning): string {
  if (meaning.to === 'field') return meaning.field
  if (meaning.to === 'tierPrice') return `price from ${meaning.count}`
  if (meaning.to === 'breakCount' || meaning.to === 'breakPrice') return meaning.to
  if (meaning.to === 'packing') return `${PACKING_NAMES[meaning.kind].toLowerCase()}: ${meaning.field}`
  if (meaning.to === 'shipDays') return `days to ship from ${meaning.name}`
  if (meaning.to === 'warehouse') return `stock in ${meaning.name}`
  return meaning.to === 'parameter'
    ? `parameter ${meaning.name}${meaning.unit ? ` in ${meaning.unit}` : ''}`
    : 'not used'
}
