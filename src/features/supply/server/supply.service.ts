import { randomUUID } from 'node:crypto'
import { copyFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { plainHeading } from '#features/bom/reading/header-words.rules.ts'
import {
  buildDeferredIndexes,
  hasDeferredIndexes,
} from '#features/catalog/server/bulk-load/deferred-indexes.service.ts'
import type { Db, Sql } from '#server/database/connect.ts'
import { makePrivateFolder } from '#server/files/private-folder.ts'
import { AppError } from '#shared/app-error.ts'
import type { FileAnswer } from '#shared/file-answer.ts'
import { offsetOf } from '#shared/paging.ts'
import type { FileOnDisk } from '#shared/uploaded-file.ts'
import { isField } from '../columns/map-columns.rules.ts'
import type { ImportKind } from '../supply.contract.ts'
import { isImportRunning, withImportLock } from './import-lock.service.ts'
import * as imports from './imports.queries.ts'
import { writeReport } from './report.service.ts'
import { countReports, listReports } from './stage.queries.ts'
import { assertUndoable } from './undo/undo.service.ts'

export interface SupplySettings {
  /** Folder of files uploaded through the API. */
  folder: string
  /** Runs the import command in a process of its own. */
  launch(args: readonly string[]): void
}

interface SentList {
  file: FileOnDisk
  kind: ImportKind
  source: string
  mapping: Record<string, string>
}

/** Saves the file and starts reading and comparing it; nothing is applied. */
export async function receiveFile(sql: Db, settings: SupplySettings, sent: SentList, accountId: number) {
  const mapping = readMapping(sent.mapping)
  await makePrivateFolder(settings.folder)
  const path = join(settings.folder, randomUUID())
  try {
    await copyFile(sent.file.path, path)
    const { sourceId } = await imports.findSource(sql, sent.source)
    await imports.saveMapping(sql, sourceId, mapping)
    const importId = await imports.insertWaiting(sql, {
      sourceId,
      kind: sent.kind,
      fileNames: [basename(sent.file.fileName).slice(0, 200)],
      filePaths: [path],
      accountId,
    })
    settings.launch([path, ...argsOf(importId, sent.kind, sent.source), '--dry-run'])
    return { importId }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** Headings as they are compared; every field must exist. */
function readMapping(given: Record<string, string>): Record<string, string> {
  const unknown = Object.values(given).find((field) => !isField(field) && field !== 'parameter')
  if (unknown !== undefined) throw new AppError('invalid_input', `There is no field "${unknown}".`)
  return Object.fromEntries(Object.entries(given).map(([heading, field]) => [plainHeading(heading), field]))
}

const CANNOT_REREAD = ['applying', 'applied', 'undoing', 'undone']

/** Reads and compares the files again, with another column mapping if given; nothing is applied. */
export async function launchReread(
  sql: Db,
  settings: SupplySettings,
  { importId, ...given }: { importId: number; mapping: Record<string, string> },
) {
  const { status, filePaths, kind, sourceName, sourceId } = await get(sql, importId)
  if (CANNOT_REREAD.includes(status))
    throw new AppError('wrong_status', `Import ${importId} is ${status}: its columns cannot be changed.`)
  assertHasFiles(importId, filePaths)
  const mapping = readMapping(given.mapping)
  await imports.saveMapping(sql, sourceId, mapping)
  await imports.setStatus(sql, importId, 'waiting')
  // Passed as arguments too: the process may read the database before this transaction is committed.
  const columns = Object.entries(mapping).map(([heading, field]) => `--map=${heading}=${field}`)
  settings.launch([...filePaths, ...argsOf(importId, kind, sourceName), ...columns, '--dry-run'])
  return {}
}

function assertHasFiles(importId: number, filePaths: readonly string[]): void {
  if (filePaths.length === 0)
    throw new AppError('wrong_status', `Import ${importId} was started from the command line: continue it there.`)
}

export async function exportReport(sql: Db, importId: number): Promise<FileAnswer> {
  const body = await writeReport(sql, await get(sql, importId))
  return {
    file: {
      body,
      contentType: 'text/csv; charset=utf-8',
      maxAge: 0,
      private: true,
      saveAs: `import-${importId}-lines.csv`,
    },
  }
}

export const listSources = async (sql: Db) => ({
  list: (await imports.listSources(sql)).map(({ sourceName }) => sourceName),
})

/** Whether an import of the source is unfinished. */
export const hasUnfinishedImport = (sql: Db, source: string): Promise<boolean> => imports.hasUnfinished(sql, source)

/** Builds the indexes that a killed import has deferred. A running import builds its own. */
export async function restoreIndexes(sql: Sql): Promise<number> {
  if (!(await hasDeferredIndexes(sql)) || (await isImportRunning(sql))) return 0
  return withImportLock(sql, () => buildDeferredIndexes(sql))
}

/** Whether any list was imported. */
export const hasAppliedImport = async (sql: Db): Promise<boolean> => (await imports.hasApplied(sql))[0]?.known ?? false

export async function listImports(
  sql: Db,
  { state, assignee, ...page }: imports.ImportFilter & { pageNumber: number; pageSize: number },
) {
  const filter = { state, assignee }
  const list = await imports.listImports(sql, filter, page.pageSize, offsetOf(page))
  return { list: list.map(answerOf), totalCount: await imports.countImports(sql, filter) }
}

export async function markChecked(sql: Db, importIds: readonly number[]) {
  return { count: (await imports.setChecked(sql, importIds)).length }
}

export const readImport = async (sql: Db, importId: number) => answerOf(await get(sql, importId))

export async function listLines(
  sql: Db,
  { importId, bad, ...page }: { importId: number; bad: boolean; pageNumber: number; pageSize: number },
) {
  await get(sql, importId)
  const list = await listReports(sql, importId, { bad, limit: page.pageSize, offset: offsetOf(page) })
  return { list, totalCount: await countReports(sql, importId, bad) }
}

export async function launchApply(sql: Db, settings: SupplySettings, importId: number) {
  const { status, filePaths, kind, sourceName } = await get(sql, importId)
  if (!['staged', 'applying'].includes(status))
    throw new AppError('wrong_status', `Import ${importId} is ${status} and cannot be applied.`)
  assertHasFiles(importId, filePaths)
  await imports.setStatus(sql, importId, 'applying')
  settings.launch([...filePaths, ...argsOf(importId, kind, sourceName)])
  return {}
}

/** Checks first and refuses immediately; the work itself continues after the answer. */
export async function launchUndo(sql: Db, settings: SupplySettings, importId: number) {
  await assertUndoable(sql, await get(sql, importId))
  await imports.setStatus(sql, importId, 'undoing')
  settings.launch(['--undo', String(importId)])
  return {}
}

/** A list of a feed. `appliesItself`: applied automatically within the limits. */
export function launchFeedImport(
  settings: SupplySettings,
  { importId, filePaths, kind, sourceName }: imports.ImportRow,
  appliesItself: boolean,
): void {
  settings.launch([...filePaths, ...argsOf(importId, kind, sourceName), appliesItself ? '--careful' : '--dry-run'])
}

const argsOf = (importId: number, kind: ImportKind, source: string): string[] => [
  '--import',
  String(importId),
  '--kind',
  kind,
  `--source=${source}`,
]

async function get(sql: Db, importId: number): Promise<imports.ImportRow> {
  const found = await imports.findImport(sql, importId)
  if (!found) throw new AppError('not_found', `There is no import ${importId}.`)
  return found
}

const answerOf = (row: imports.ImportRow) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})
