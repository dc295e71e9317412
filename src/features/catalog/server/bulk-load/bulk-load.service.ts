import type { Sql, Tx } from '#server/database/connect.ts'
import { bumpCatalogVersion } from '../catalog.queries.ts'
import * as derived from '../derived-data.queries.ts'
import { noteAllParts } from '../part-index/part-index.queries.ts'
import { hasGoods, restoreIndexes, setAsideIndexes } from './goods-indexes.queries.ts'
import { gatherStatistics } from './statistics.queries.ts'

export { gatherStatistics } from './statistics.queries.ts'

export class StoreNotEmptyError extends Error {
  override readonly name = 'StoreNotEmptyError'
  constructor() {
    super('The store already has goods: this is only for an empty one')
  }
}

/**
 * Fills a store without goods in one transaction: indexes, constraints and counts are set aside while `fill` writes and
 * built once at the end. After a crash the store is empty. Goods and what they refer to cannot be read meanwhile, so `fill`
 * looks everything up in the transaction.
 */
export async function fillEmptyStore(
  sql: Sql,
  fill: (tx: Tx) => Promise<void>,
  onIndex: (done: number, total: number) => void,
): Promise<void> {
  const load = async (tx: Tx) => {
    await lockEmptyStore(tx)
    const setAside = [await setAsideIndexes(tx, 'goods'), await setAsideIndexes(tx, 'goods_trade')]
    await tx`alter table goods disable trigger user`
    // Rewritten, however empty: then rows can be written as vacuumed ones.
    for (const table of ['goods', 'goods_trade']) {
      await tx`cluster ${tx(table)} using ${tx(`${table}_pkey`)}`
      await tx`alter table ${tx(table)} set without cluster`
    }
    await fill(tx)
    await tx`alter table goods enable trigger user`
    await derived.rebuildCounts(tx)
    const total = setAside.reduce((sum, { indexes, constraints }) => sum + indexes.length + constraints.length, 0)
    let before = 0
    for (const one of setAside) {
      await restoreIndexes(tx, one, (done) => onIndex(before + done, total))
      before += one.indexes.length + one.constraints.length
    }
    await noteAllParts(tx)
    await bumpCatalogVersion(tx)
  }
  // Ten million rows take longer than any page may.
  await sql.begin(load, { unlimited: true })
  await gatherStatistics(sql)
}

async function lockEmptyStore(tx: Tx): Promise<void> {
  await tx`set local maintenance_work_mem = '512MB'`
  await tx`set local work_mem = '128MB'`
  // Other statements are too short for it (SESSION_SETTINGS); counting and checking a million goods is not.
  await tx`set local max_parallel_workers_per_gather = 2`
  // Two processes that start at once: the second one waits here and then finds the goods of the first.
  await tx`lock table goods in access exclusive mode`
  const [row] = await hasGoods(tx)
  if (row?.filled) throw new StoreNotEmptyError()
}
