import { randomUUID } from 'node:crypto'
import { copyFile, mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { plainHeading } from '#features/bom/reading/header-words.rules.ts'
import type { Db } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { offsetOf } from '#shared/paging.ts'
import type { FileOnDisk } from '#shared/uploaded-file.ts'
import { isField } from '../columns/map-columns.rules.ts'
import type { ImportKind } from '../supply.contract.ts'
import * as imports from './imports.queries.ts'
import { countReports, listReports } from './stage.queries.ts'
import { assertUndoable } from './undo.service.ts'

export interface SupplySettings {
  /** Where files are kept that came through the API. */
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

/** Keeps the file and has it read and compared; nothing is applied. */
export async function receiveFile(sql: Db, settings: SupplySettings, sent: SentList, accountId: number) {
  const unknown = Object.values(sent.mapping).find((field) => !isField(field) && field !== 'parameter')
  if (unknown !== undefined) throw new AppError('invalid_input', `There is no field "${unknown}".`)
  await mkdir(settings.folder, { recursive: true })
  const path = join(settings.folder, randomUUID())
  await copyFile(sent.file.path, path)
  const { sourceId } = await imports.findSource(sql, sent.source)
  const mapping = Object.fromEntries(
    Object.entries(sent.mapping).map(([heading, field]) => [plainHeading(heading), field]),
  )
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
}

export async function listImports(sql: Db, page: { pageNumber: number; pageSize: number }) {
  const list = await imports.listImports(sql, page.pageSize, offsetOf(page))
  return { list: list.map(answerOf), totalCount: await imports.countImports(sql) }
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
  if (filePaths.length === 0)
    throw new AppError('wrong_status', `Import ${importId} was started by command: apply it there.`)
  settings.launch([...filePaths, ...argsOf(importId, kind, sourceName)])
  return {}
}

/** Says at once what stands against it; the work itself goes on behind the answer. */
export async function launchUndo(sql: Db, settings: SupplySettings, importId: number) {
  await assertUndoable(sql, await get(sql, importId))
  settings.launch(['--undo', String(importId)])
  return {}
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
