import { basename } from 'node:path'
import { plainHeading } from '#features/bom/reading/header-words.rules.ts'
import { inTransaction, type Sql, type Tx } from '#server/database/connect.ts'
import {
  findColumn,
  type ManufacturerLine,
  type NameField,
  type NameListKind,
  readCategoryLine,
  readManufacturer,
} from '../../name-lists/name-list.rules.ts'
import { UnreadableFileError } from '../../reading/raw-row.ts'
import { cleanCell, isFormula } from '../../rows/values.rules.ts'
import { withImportLock } from '../import-lock.service.ts'
import { bumpVersion } from '../merge.queries.ts'
import { examine, openTable } from '../reading/open-file.ts'
import { mergeCategories } from './merge-categories.service.ts'
import { mergeManufacturers } from './merge-manufacturers.service.ts'

/** These lists are short: read into memory and merged in one transaction. */
const MAX_LINES = 100_000

export interface NameListResult {
  new: number
  changed: number
  unchanged: number
  bad: Array<{ line: number; reason: string }>
}

export interface NameListRequest {
  path: string
  kind: NameListKind
  dryRun?: boolean
}

/** Adds and describes manufacturers, or adds and orders categories. Nothing is removed; the same list again changes nothing. */
export async function importNameList(
  sql: Sql,
  { path, kind, dryRun = false }: NameListRequest,
): Promise<NameListResult> {
  const bad: NameListResult['bad'] = []
  const merge = kind === 'manufacturers' ? await readManufacturers(path, bad) : await readCategories(path, bad)
  return withImportLock(sql, () =>
    inTransaction(
      sql,
      async (tx) => {
        const counts = await merge(tx, dryRun)
        if (!dryRun && counts.new + counts.changed > 0) await bumpVersion(tx)
        return { ...counts, bad }
      },
      { unlimited: true },
    ),
  )
}

export type Merge = (tx: Tx, dryRun: boolean) => Promise<Omit<NameListResult, 'bad'>>

async function readManufacturers(path: string, bad: NameListResult['bad']): Promise<Merge> {
  const lines: ManufacturerLine[] = []
  await readLines(path, 'name', bad, (text) => {
    const read = readManufacturer(text)
    if (typeof read === 'string') return read
    lines.push(read)
    return undefined
  })
  return (tx, dryRun) => mergeManufacturers(tx, lines, dryRun)
}

async function readCategories(path: string, bad: NameListResult['bad']): Promise<Merge> {
  const paths: string[][] = []
  await readLines(path, 'category', bad, (text) => {
    const read = readCategoryLine(text('category'))
    if (typeof read === 'string') return read
    paths.push(read)
    return undefined
  })
  return (tx, dryRun) => mergeCategories(tx, paths, dryRun)
}

/** Calls `take` for each line; it returns an error message. */
async function readLines(
  path: string,
  needed: NameField,
  bad: NameListResult['bad'],
  take: (text: (field: NameField) => string) => string | undefined,
): Promise<void> {
  const table = await openTable(await examine(path), () => {})
  let count = 0
  for await (const rows of table.rows) {
    // With JSON Lines headings are added while the file is read.
    const headings = table.headings.map(plainHeading)
    for (const { line, cells, problem } of rows) {
      count += 1
      if (count > MAX_LINES) throw new UnreadableFileError(`${basename(path)} has more than 100,000 lines.`)
      const formula = cells.find((cell) => isFormula(cell))
      const reason =
        problem ??
        (formula === undefined
          ? take((field) => cleanCell(cells[findColumn(headings, field)] ?? '').trim())
          : `A cell contains a formula: "${formula.slice(0, 40)}".`)
      if (reason !== undefined) bad.push({ line, reason })
    }
  }
  if (findColumn(table.headings.map(plainHeading), needed) < 0)
    throw new UnreadableFileError(`${basename(path)}: There is no column "${needed}".`)
}
