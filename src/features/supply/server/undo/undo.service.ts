import { buildDeferredIndexes } from '#features/catalog/server/bulk-load/deferred-indexes.service.ts'
import { type Db, inTransaction, type Sql } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { withImportLock } from '../import-lock.service.ts'
import type { OnProgress } from '../import-progress.ts'
import * as imports from '../imports.queries.ts'
import { bumpVersion } from '../merge.queries.ts'
import * as queries from './undo.queries.ts'

const BATCH_SIZE = 1000
const MAX_NAMED = 20

/** Undoes an import as a whole; refused with the part numbers when some have changed since. */
export function undoImport(sql: Sql, importId: number, onProgress: OnProgress = () => {}): Promise<imports.ImportRow> {
  return withImportLock(sql, async () => {
    const found = await imports.findImport(sql, importId)
    if (!found) throw new AppError('not_found', `There is no import ${importId}.`)
    await assertUndoable(sql, found)
    await imports.setStatus(sql, importId, 'undoing')
    await buildDeferredIndexes(sql)
    const total = found.newCount + found.changedCount + found.goneCount
    let done = 0
    for (const step of [queries.restoreSome, queries.removeSome]) {
      for (;;) {
        const count = await inTransaction(
          sql,
          async (tx) => {
            await tx`set local ohmstead.importing = 'on'`
            return step(tx, importId, BATCH_SIZE)
          },
          { unlimited: true },
        )
        if (count === 0) break
        done += count
        onProgress('undoing', done, total)
      }
    }
    await inTransaction(sql, async (tx) => {
      await queries.removeNames(tx, importId)
      await imports.setStatus(tx, importId, 'undone')
      await bumpVersion(tx)
    })
    return (await imports.findImport(sql, importId)) ?? found
  })
}

/** Refuses with the part numbers that have changed since. */
export async function assertUndoable(sql: Db, { importId, status }: imports.ImportRow): Promise<void> {
  if (!['applied', 'applying', 'undoing'].includes(status))
    throw new AppError('import_not_undoable', `Import ${importId} is ${status}: there is nothing to undo.`)
  const conflicts = await queries.listConflicts(sql, importId, MAX_NAMED + 1)
  if (conflicts.length === 0) return
  const named = conflicts.slice(0, MAX_NAMED).map(({ model, why }) => `${model} (${why})`)
  const more = conflicts.length > MAX_NAMED ? ' and more' : ''
  throw new AppError(
    'import_not_undoable',
    `Nothing was undone, because goods have changed since: ${named.join(', ')}${more}.`,
  )
}
