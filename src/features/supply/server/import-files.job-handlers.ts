import { readdir, rm, stat } from 'node:fs/promises'
import { isAbsolute, join, relative } from 'node:path'
import type { Sql } from '#server/database/connect.ts'
import { type JobHandler, recurring } from '#server/jobs/job.ts'
import * as imports from './imports.queries.ts'

const NIGHTLY = '17 3 * * *'
/** How long an uploaded file can be read again or applied. */
export const KEEP_FILES_DAYS = 30
/** A younger file may be of an import that is just being recorded. */
const ORPHAN_MS = 24 * 3600 * 1000

/** Removes the files of old imports from the folder of the store. */
export const importFilesHandler = (folder: string): JobHandler =>
  recurring('supply.remove-old-files', NIGHTLY, async ({ sql }) => {
    await removeOldFiles(sql, folder)
    await removeOrphans(sql, folder)
  })

/** The file first: after an interruption the import is found again the next night. */
export async function removeOldFiles(sql: Sql, folder: string): Promise<void> {
  for (const { importId, filePaths } of await imports.listWithOldFiles(sql, KEEP_FILES_DAYS)) {
    for (const path of filePaths) if (isInside(folder, path)) await rm(path, { force: true })
    await imports.removeFiles(sql, importId, `The files were removed after ${KEEP_FILES_DAYS} days.`)
  }
}

/** Files that no import names, because it was never recorded. */
export async function removeOrphans(sql: Sql, folder: string, now = Date.now()): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile() || now - found.mtimeMs < ORPHAN_MS) continue
    const [known] = await imports.isImportFile(sql, path)
    if (!known) await rm(path, { force: true })
  }
}

const isInside = (folder: string, path: string): boolean => {
  const inner = relative(folder, path)
  return inner !== '' && !inner.startsWith('..') && !isAbsolute(inner)
}
