import { fillEmptyStore } from '#features/catalog/server/bulk-load.service.ts'
import { inTransaction, type Sql, type Tx } from '#server/database/connect.ts'
import type { ImportKind } from '../supply.contract.ts'
import type { OnProgress } from './import-progress.ts'
import * as imports from './imports.queries.ts'
import * as merge from './merge.queries.ts'
import { createNames } from './new-names.queries.ts'
import { isStoreEmpty, isStoreOpen } from './plan.queries.ts'
import { dropStage } from './stage.queries.ts'

/** Lines per transaction: a few tenths of a second, during which orders of these parts wait. */
const BATCH_SIZE = 1000
/** How often page caches are emptied while an import runs. */
const VERSION_EVERY_MS = 5000

interface Applying {
  sql: Sql
  importId: number
  sourceId: number
  kind: ImportKind
  onProgress: OnProgress
}

/** Whether the catalogue can be bulk loaded: there are no goods, and no store serves pages. */
export async function canFillAtOnce(sql: Sql, kind: ImportKind, exclusive: boolean): Promise<boolean> {
  if (kind === 'price' || kind === 'stock') return false
  return (await isStoreEmpty(sql)) && (exclusive || !(await isStoreOpen(sql)))
}

export async function fillAtOnce({ sql, importId, sourceId, onProgress }: Applying): Promise<void> {
  await fillEmptyStore(
    sql,
    async (tx) => {
      await createNames(tx, importId)
      await merge.createAllGoods(tx, { importId, sourceId })
      await merge.writeAllTrade(tx, importId)
      await merge.writeShowcases(tx, importId)
      await finish(tx, importId)
    },
    (done, total) => onProgress('indexes', done, total),
  )
}

/** Merges the plan and can be resumed: each batch is a transaction that also saves its progress. */
export async function mergeBatches({ sql, importId, sourceId, kind, onProgress }: Applying): Promise<void> {
  const found = await imports.findImport(sql, importId)
  if (!found) throw new Error('the import is gone')
  const total = found.plannedSeq
  await inTransaction(
    sql,
    async (tx) => {
      if (kind === 'full' || kind === 'delta') await createNames(tx, importId)
      await imports.setProgress(tx, importId, found.appliedSeq)
    },
    { unlimited: true },
  )
  let toldAt = Date.now()
  for (let from = found.appliedSeq + 1; from <= total; from += BATCH_SIZE) {
    const batch = { importId, sourceId, kind, from, to: Math.min(from + BATCH_SIZE - 1, total) }
    const tell = Date.now() - toldAt > VERSION_EVERY_MS
    if (tell) toldAt = Date.now()
    await inTransaction(sql, (tx) => mergeBatch(tx, batch, tell))
    onProgress('applying', batch.to, total)
  }
  await inTransaction(sql, async (tx) => {
    if (kind === 'full' || kind === 'delta') await merge.writeShowcases(tx, importId)
    await finish(tx, importId)
    if (total > 0) await merge.bumpVersion(tx)
  })
}

async function mergeBatch(tx: Tx, batch: merge.Batch, tell: boolean): Promise<void> {
  await tx`set local ohmstead.importing = 'on'`
  await merge.lockBatch(tx, batch)
  await merge.changeGoods(tx, batch)
  if (batch.kind === 'full' || batch.kind === 'delta') {
    await merge.discontinueGoods(tx, batch)
    await merge.createGoods(tx, batch)
  }
  await merge.writeTrade(tx, batch)
  await imports.setProgress(tx, batch.importId, batch.to)
  if (tell) await merge.bumpVersion(tx)
}

/** In the transaction of the last change, so that a killed process leaves no tables behind. */
async function finish(tx: Tx, importId: number): Promise<void> {
  await imports.setStatus(tx, importId, 'applied')
  await tx`delete from supply_new_name where import_id = ${importId} and kind in ('value', 'attribute')`
  await dropStage(tx, importId)
}
