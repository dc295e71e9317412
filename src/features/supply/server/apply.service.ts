import { gatherStatistics } from '#features/catalog/server/bulk-load/bulk-load.service.ts'
import {
  buildDeferredIndexes,
  deferIndexes,
  hasDeferredIndexes,
  isWorthDeferring,
} from '#features/catalog/server/bulk-load/deferred-indexes.service.ts'
import { inTransaction, type Sql, type Tx } from '#server/database/connect.ts'
import type { ImportKind } from '../supply.contract.ts'
import type { OnProgress } from './import-progress.ts'
import * as imports from './imports.queries.ts'
import * as merge from './merge.queries.ts'
import { createNames, deleteAppliedNames } from './new-names.queries.ts'
import { isStoreOpen } from './plan.queries.ts'
import { dropStage, stageTable } from './stage.queries.ts'

/** Lines per transaction: a few tenths of a second, during which orders of these parts wait. */
const BATCH_SIZE = 1000
/** How often page caches are emptied while an import runs. */
const VERSION_EVERY_MS = 5000

export interface Applying {
  sql: Sql
  importId: number
  sourceId: number
  kind: ImportKind
  onProgress: OnProgress
}

/** Merges the plan and can be resumed. A large first import builds the indexes of goods after the goods. */
export async function mergeBatches(work: Applying): Promise<void> {
  const { sql, importId, onProgress } = work
  const found = await imports.findImport(sql, importId)
  if (!found) throw new Error('the import no longer exists')
  // A killed import has saved their definitions: it continues without them.
  const isDeferred = await hasDeferredIndexes(sql)
  if (!isDeferred && (await isWorthDeferring(sql, found.newCount, await isStoreOpen(sql)))) await deferIndexes(sql)
  try {
    await mergeAll(work, found)
  } catch (error) {
    await buildDeferredIndexes(sql).catch(() => {}) // what broke the import is what matters
    throw error
  }
  const built = await buildDeferredIndexes(sql, (done, total) => onProgress('indexes', done, total))
  if (built > 0) await gatherStatistics(sql)
}

/** Each batch is a transaction that also saves its progress. */
async function mergeAll(
  { sql, importId, sourceId, kind, onProgress }: Applying,
  found: imports.ImportRow,
): Promise<void> {
  const total = found.plannedSeq
  await inTransaction(
    sql,
    async (tx) => {
      if (kind === 'full' || kind === 'delta') await createNames(tx, importId, stageTable(importId))
      await imports.setProgress(tx, importId, found.appliedSeq)
    },
    { unlimited: true },
  )
  let bumpedAt = Date.now()
  for (let from = found.appliedSeq + 1; from <= total; from += BATCH_SIZE) {
    const batch = { importId, sourceId, kind, from, to: Math.min(from + BATCH_SIZE - 1, total) }
    const isBumpDue = Date.now() - bumpedAt > VERSION_EVERY_MS
    if (isBumpDue) bumpedAt = Date.now()
    await inTransaction(sql, (tx) => mergeBatch(tx, batch, isBumpDue))
    onProgress('applying', batch.to, total)
  }
  await inTransaction(sql, async (tx) => {
    if (kind === 'full' || kind === 'delta') await merge.writeShowcases(tx, importId)
    await finish(tx, importId)
    if (total > 0) await merge.bumpVersion(tx)
  })
}

async function mergeBatch(tx: Tx, batch: merge.Batch, isBumpDue: boolean): Promise<void> {
  await tx`set local ohmstead.importing = 'on'`
  await merge.lockBatch(tx, batch)
  await merge.changeGoods(tx, batch)
  if (batch.kind === 'full' || batch.kind === 'delta') {
    await merge.discontinueGoods(tx, batch)
    await merge.createGoods(tx, batch)
  }
  await merge.writeTrade(tx, batch)
  await merge.clearReorder(tx, batch)
  await imports.setProgress(tx, batch.importId, batch.to)
  if (isBumpDue) await merge.bumpVersion(tx)
}

/** In the transaction of the last change, so that a killed process leaves no tables behind. */
export async function finish(tx: Tx, importId: number): Promise<void> {
  await imports.setStatus(tx, importId, 'applied')
  await deleteAppliedNames(tx, importId)
  await dropStage(tx, importId)
}
