import { fillEmptyStore, StoreNotEmptyError } from '#features/catalog/server/bulk-load/bulk-load.service.ts'
import type { Sql, Tx } from '#server/database/connect.ts'
import { UnreadableFileError } from '../../reading/raw-row.ts'
import type { ImportKind } from '../../supply.contract.ts'
import { type Applying, finish } from '../apply.service.ts'
import * as imports from '../imports.queries.ts'
import { createNames, StaleImportError } from '../new-names.queries.ts'
import { isStoreEmpty, isStoreOpen, savePlan } from '../plan.queries.ts'
import { type Reading, readFiles } from '../read-files.service.ts'
import { insertReports } from '../stage.queries.ts'
import * as queries from './fill.queries.ts'
import { goodsLine, tradeLine } from './fill-lines.ts'
import { GoodsCopy } from './goods-copy.service.ts'
import { LineNumbers } from './line-numbers.ts'

/** As many bad lines as an import keeps. */
const MAX_REPEATED = 100_000
const REPORT_BATCH = 2000

/** Whether the whole catalogue can be built at once: there are no goods, and the store is not in use. */
export async function canFillAtOnce(sql: Sql, kind: ImportKind, exclusive: boolean): Promise<boolean> {
  if (kind === 'price' || kind === 'stock') return false
  return (await isStoreEmpty(sql)) && (exclusive || !(await isStoreOpen(sql)))
}

type Files = Pick<Reading, 'files' | 'options'>

/**
 * Reads the files straight into a store without goods, in one transaction: nothing has to be compared or staged. False when
 * nothing was done, because goods or names were added concurrently, or a file cannot be read: staging it reports why.
 */
export async function fillAtOnce(work: Applying, files: Files): Promise<boolean> {
  try {
    const onIndex = (done: number, total: number) => work.onProgress('indexes', done, total)
    const fillGoods = async (tx: Tx) => {
      const copy = new GoodsCopy(tx)
      try {
        await fill(tx, copy, work, files)
      } catch (error) {
        await copy.idle().catch(() => {})
        throw error
      }
    }
    await fillEmptyStore(work.sql, fillGoods, onIndex)
    return true
  } catch (error) {
    if ([StoreNotEmptyError, StaleImportError, UnreadableFileError].some((kind) => error instanceof kind)) return false
    throw error
  }
}

async function fill(
  tx: Tx,
  copy: GoodsCopy,
  { importId, sourceId, onProgress }: Applying,
  files: Files,
): Promise<void> {
  await queries.createNotes(tx)
  const { lastId, ...start } = await queries.readStart(tx)
  const filling = { importId, sourceId, ...start }
  const numbers = new LineNumbers()
  let last = 0
  let suspects = 0
  const { counts, mapping } = await readFiles({
    ...files,
    importId,
    onProgress,
    // Everything over one connection: the transaction has locked the tables that names are looked up in.
    db: tx,
    idle: () => copy.idle(),
    write(row, place, names) {
      last = lastId + place.rowNo
      numbers.add(place.rowNo, place.file, row.line)
      if (row.trade) copy.add('goods_trade', tradeLine(last, row.trade))
      for (const kind of row.showcases) copy.add(queries.SHOWCASES, `${last}\t${kind}\n`)
      if (place.maybeRepeated) {
        suspects += 1
        copy.add(queries.SUSPECTS, `${last}\n`)
      }
      copy.add('goods', goodsLine(row, last, place, names, filling))
    },
    async use(batches) {
      for await (const _ of batches) await copy.send()
      await copy.send(true)
      await copy.idle()
    },
  })
  const repeated = suspects > 0 ? await reportRepeated(tx, importId, { lastId, numbers }) : 0
  await imports.saveMapping(tx, sourceId, mapping)
  await createNames(tx, importId, 'goods')
  await queries.writeShowcases(tx)
  if (last > 0) await queries.setLastId(tx, last)
  const bad = counts.bad + repeated
  await savePlan(tx, importId, { created: counts.lines - bad, changed: 0, unchanged: 0, gone: 0, planned: 0, bad })
  await finish(tx, importId)
}

async function reportRepeated(
  tx: Tx,
  importId: number,
  { lastId, numbers }: { lastId: number; numbers: LineNumbers },
): Promise<number> {
  const { count, rows } = await queries.removeRepeated(tx, MAX_REPEATED)
  for (let from = 0; from < rows.length; from += REPORT_BATCH)
    await insertReports(
      tx,
      importId,
      rows.slice(from, from + REPORT_BATCH).map(({ goodsId, firstId, model }) => {
        const [own, first] = [numbers.of(goodsId - lastId), numbers.of(firstId - lastId)]
        const place = own.file === first.file ? '' : ` of file ${first.file}`
        const reason = `The number repeats that of line ${first.line}${place}.`
        return { ...own, position: 0, bad: true, reason, content: model }
      }),
    )
  return count
}
