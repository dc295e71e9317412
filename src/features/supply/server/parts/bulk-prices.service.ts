import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { trimDecimal } from '#shared/decimal.ts'
import { offsetOf } from '#shared/paging.ts'
import { factorOf } from '../../rows/percent.rules.ts'
import * as queries from './bulk-prices.queries.ts'
import type { PartScope } from './parts.queries.ts'

const SAMPLES = 20
const BATCH_SIZE = 2000
/** One transaction within one request: 10,000 parts take about 3.2 s of database CPU. */
const MAX_PARTS = 10_000

interface BulkInput extends PartScope {
  percent: number
}

async function nameScope(sql: Db, scope: PartScope): Promise<string> {
  if (scope.brandId === undefined && scope.categoryId === undefined)
    throw new AppError('invalid_input', 'Please choose a manufacturer or a category.')
  const { brand, category } = await queries.findScopeNames(sql, scope)
  if ((scope.brandId !== undefined && !brand) || (scope.categoryId !== undefined && !category))
    throw new AppError('not_found', 'There is no such manufacturer or category.')
  return [brand, category].filter((name) => name !== null).join(', ')
}

export async function previewPrices(sql: Db, { percent, ...scope }: BulkInput) {
  const [name, { priced, onRequest }, samples] = await Promise.all([
    nameScope(sql, scope),
    queries.countPriced(sql, scope),
    queries.listSamples(sql, scope, factorOf(percent), SAMPLES),
  ])
  return {
    scope: name,
    partCount: priced,
    onRequest,
    samples: samples.map((row) => ({
      ...row,
      oldPrice: trimDecimal(row.oldPrice),
      newPrice: trimDecimal(row.newPrice),
      oldLowest: trimDecimal(row.oldLowest),
      newLowest: trimDecimal(row.newLowest),
    })),
  }
}

export function changePrices(
  sql: Db,
  { percent, partCount, ...scope }: BulkInput & { partCount: number },
  who: string,
) {
  return inTransaction(sql, async (tx) => {
    if (percent === 0) throw new AppError('invalid_input', 'Please enter a percentage other than 0.')
    const name = await nameScope(tx, scope)
    const ids = (await queries.lockPriced(tx, scope)).map(({ goodsId }) => goodsId)
    if (ids.length !== partCount)
      throw new AppError(
        'changed_meanwhile',
        `There are now ${ids.length} parts, not ${partCount} as in the preview. Nothing was changed.`,
      )
    if (ids.length === 0) throw new AppError('invalid_input', 'None of these parts has a price.')
    if (ids.length > MAX_PARTS)
      throw new AppError('invalid_input', `At most ${MAX_PARTS} parts at a time: please choose a smaller part.`)
    const bulkId = await queries.insertBulk(tx, { who, scope: name, percent: String(percent), count: ids.length })
    for (let at = 0; at < ids.length; at += BATCH_SIZE)
      await queries.scaleSome(tx, { bulkId, who, factor: factorOf(percent), ids: ids.slice(at, at + BATCH_SIZE) })
    return { bulkId, partCount: ids.length }
  })
}

export async function listPriceChanges(sql: Db, page: { pageNumber: number; pageSize: number }) {
  const [list, totalCount] = await Promise.all([
    queries.listBulk(sql, page.pageSize, offsetOf(page)),
    queries.countBulk(sql),
  ])
  return {
    list: list.map((row) => ({
      ...row,
      percent: trimDecimal(row.percent),
      at: row.at.toISOString(),
      undoneAt: row.undoneAt?.toISOString() ?? null,
    })),
    totalCount,
  }
}

export function undoPrices(sql: Db, bulkId: number, who: string) {
  return inTransaction(sql, async (tx) => {
    const bulk = await queries.lockBulk(tx, bulkId)
    if (!bulk) throw new AppError('not_found', 'There is no such change.')
    if (bulk.undoneAt) throw new AppError('wrong_status', 'This change has been undone already.')
    const ids = (await queries.lockPartsOf(tx, bulkId)).map(({ goodsId }) => goodsId)
    let restored = 0
    for (let at = 0; at < ids.length; at += BATCH_SIZE)
      restored += await queries.restoreSome(tx, bulkId, ids.slice(at, at + BATCH_SIZE), who)
    const kept = bulk.partCount - restored
    await queries.markUndone(tx, bulkId, kept)
    return { restored, kept }
  })
}
