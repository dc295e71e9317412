import { rm } from 'node:fs/promises'
import { isAbsolute, relative } from 'node:path'
import type { Sql } from '#server/database/connect.ts'
import { type JobHandler, recurring } from '#server/jobs/job.ts'
import * as imports from './imports.queries.ts'

const NIGHTLY = '17 3 * * *'
/** How long an uploaded file can be read again or applied. */
export const KEEP_FILES_DAYS = 30

/** Removes the files of old imports from the folder of the store. */
export const importFilesHandler = (folder: string): JobHandler =>
  recurring('supply.remove-old-files', NIGHTLY, ({ sql }) => removeOldFiles(sql, folder))

/** The file first: after an interruption the import is found again the next night. */
export async function removeOldFiles(sql: Sql, folder: string): Promise<void> {
  for (const { importId, filePaths } of await imports.listWithOldFiles(sql, KEEP_FILES_DAYS)) {
    for (const path of filePaths) if (isInside(folder, path)) await rm(path, { force: true })
    await imports.removeFiles(sql, importId, `The files were removed after ${KEEP_FILES_DAYS} days.`)
  }
}

const isInside = (folder: string, path: string): boolean => {
  const inner = relative(folder, path)
  return inner !== '' && !inner.startsWith('..') && !isAbsolute(inner)
}
