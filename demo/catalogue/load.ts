import {
  CATALOGUE_TABLES,
  gatherStatistics,
  restoreIndexes,
  setAsideIndexes,
} from '../../src/features/catalog/server/bulk-load.service.ts'
import type { Sql, Tx } from '../../src/server/database/connect.ts'
import { copyRows } from '../../src/server/database/copy-rows.ts'
import { type Assortment, assortment, goodsOf } from './catalogue.ts'
import { copyDictionaries, type ShowcasedGoods } from './loading/copy-dictionaries.ts'
import { Dictionaries } from './loading/dictionaries.ts'
import { GOODS_COLUMNS, goodsLine } from './loading/goods-line.ts'
import { type LoadProgress, type Report, throttle } from './loading/progress.ts'

export interface LoadOptions {
  size: number
  seed: string
  /** At most every 250 ms, and once at the end of each phase. */
  onProgress?: (progress: LoadProgress) => void
  /** Only tests load another one. */
  from?: Assortment
}

export class StoreNotEmptyError extends Error {
  override readonly name = 'StoreNotEmptyError'
  constructor() {
    super('The store already has goods: the demo catalogue is only loaded into an empty one')
  }
}

async function takeEmptyStore(tx: Tx): Promise<void> {
  await tx`set local maintenance_work_mem = '512MB'`
  // Two processes that start at once: the second one waits here and then finds the goods of the first.
  await tx`lock table goods in access exclusive mode`
  const [row] = await tx<{ filled: boolean }[]>`select exists (select from goods) as filled`
  if (row?.filled) throw new StoreNotEmptyError()
  for (const table of CATALOGUE_TABLES) if (table !== 'goods') await tx`delete from ${tx(table)}`
}

async function copyGoods(tx: Tx, { size, seed, from = assortment }: LoadOptions, report: Report) {
  const dictionaries = new Dictionaries()
  const showcased: ShowcasedGoods[] = []
  let count = 0
  function* lines() {
    for (const goods of goodsOf(size, seed, from)) {
      count += 1
      for (const kind of goods.showcases) showcased.push({ kind, goodsId: count })
      yield goodsLine(count, goods, dictionaries)
    }
  }
  await copyRows(tx, 'goods', GOODS_COLUMNS, lines(), () => report('goods', count, size))
  report('goods', count, count)
  return { count, dictionaries, showcased }
}

/** Ids were given by us; whoever adds goods later must not get one of them again. */
async function moveIdentitiesOn(tx: Tx): Promise<void> {
  for (const [table, column] of [
    ['brand', 'brand_id'],
    ['category', 'category_id'],
    ['package', 'package_id'],
    ['attribute', 'attribute_id'],
    ['attribute_value', 'value_id'],
    ['goods', 'goods_id'],
  ] as const) {
    await tx`
      select setval(pg_get_serial_sequence(${table}, ${column}), highest)
      from (select max(${tx(column)}) as highest from ${tx(table)}) as ids where highest is not null`
  }
}

/**
 * Fills an empty store with the demo catalogue and says how many goods it got. One transaction: whoever pulls the
 * plug finds an empty store at the next start, and it can be loaded again.
 */
export async function loadCatalogue(sql: Sql, options: LoadOptions): Promise<number> {
  const report = throttle(options.onProgress)
  const count = await sql.begin(
    async (tx) => {
      await takeEmptyStore(tx)
      const setAside = await setAsideIndexes(tx)
      // What they would count row by row is counted here and written once.
      await tx`alter table goods disable trigger user`
      const { count, dictionaries, showcased } = await copyGoods(tx, options, report)
      await copyDictionaries(tx, dictionaries, showcased)
      await tx`alter table goods enable trigger user`
      await restoreIndexes(tx, setAside, (done, total) => report('indexes', done, total))
      await moveIdentitiesOn(tx)
      await tx`select split_values()`
      await tx`update catalog_version set version = version + 1`
      return count
      // Ten million rows take longer than any page may.
    },
    { unlimited: true },
  )
  report('statistics', 0, 1)
  await gatherStatistics(sql)
  report('statistics', 1, 1)
  return count
}
