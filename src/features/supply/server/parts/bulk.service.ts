import { recordCatalogChange } from '#features/catalog/server/catalog.service.ts'
import { listStoreCurrencies } from '#features/catalog/server/rates.service.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { offsetOf } from '#shared/paging.ts'
import { formatCount } from '#shared/text/format-count.ts'
import {
  applyToPart,
  BULK_COLUMNS,
  type BulkChange,
  type BulkInput,
  readBulkChange,
} from '../../rows/bulk-change.rules.ts'
import { factorOf } from '../../rows/percent.rules.ts'
import type { BulkPreview, BulkSample } from '../../staff-bulk.contract.ts'
import * as queries from './bulk.queries.ts'
import { bulkPartOf, countRefusals, sampleCategory, sampleOf, samplePrice } from './bulk-samples.ts'
import { countParts } from './parts.queries.ts'
import { getLeaf } from './place.service.ts'

const SAMPLES = 20
const NARROWER = 12
const BATCH_SIZE = 2000
/** One transaction within one request: prices of 10,000 parts take about 3.2 s of database CPU. */
const MAX_PARTS = 10_000

type ScopedInput = queries.BulkScope & BulkInput

async function nameScope(sql: Db, { brandId, categoryId, ofLifecycle, inStock }: queries.BulkScope): Promise<string> {
  if (brandId === undefined && categoryId === undefined)
    throw new AppError('invalid_input', 'Please choose a manufacturer or a category.')
  const { brand, category } = await queries.findScopeNames(sql, { brandId, categoryId })
  if ((brandId !== undefined && !brand) || (categoryId !== undefined && !category))
    throw new AppError('not_found', 'There is no such manufacturer or category.')
  const stocked = inStock === undefined ? null : inStock ? 'in stock' : 'out of stock'
  return [brand, category, ofLifecycle, stocked].filter((name) => name !== null && name !== undefined).join(', ')
}

/** With the name of the category that parts are moved to. */
async function readChange(sql: Db, input: BulkInput): Promise<BulkChange> {
  const change = readBulkChange(input)
  if (!change.category) return change
  const { categoryId } = change.category
  const name = await getLeaf(sql, categoryId)
  return { what: `Category ${name}`, category: { categoryId, name } }
}

const currenciesOf = async (sql: Db) => new Set<string>(await listStoreCurrencies(sql))

export async function previewBulk(
  sql: Db,
  { kind, value, multiple, ...scope }: ScopedInput,
  limit = MAX_PARTS,
): Promise<BulkPreview> {
  const [name, change, found] = await Promise.all([
    nameScope(sql, scope),
    readChange(sql, { kind, value, multiple }),
    queries.countScope(sql, scope, limit + 1),
  ])
  const isAbove = found > limit
  const [parts, counted, narrower] = await Promise.all([
    queries.listScope(sql, scope, isAbove ? SAMPLES : limit),
    isAbove ? countAll(sql, scope, limit) : { partCount: found, isLowerBound: false },
    isAbove ? listNarrower(sql, scope) : [],
  ])
  const judged = await judge(sql, change, parts)
  return {
    scope: name,
    what: change.what,
    ...counted,
    limit,
    changeCount: isAbove ? null : judged.changeCount,
    leftOut: isAbove ? [] : judged.leftOut,
    samples: judged.samples,
    narrower,
  }
}

/** Stored counts where there are any. */
async function countAll(sql: Db, scope: queries.BulkScope, limit: number) {
  const isStored =
    scope.ofLifecycle === undefined &&
    scope.inStock === undefined &&
    (scope.brandId === undefined || scope.categoryId === undefined)
  const partCount = isStored ? await countParts(sql, scope, limit + 1) : limit
  return { partCount, isLowerBound: !isStored }
}

async function listNarrower(sql: Db, { brandId, categoryId }: queries.BulkScope) {
  if (brandId !== undefined) {
    const categories = await queries.listCategoriesOfBrand(sql, brandId, categoryId, NARROWER)
    return categories.map(({ id, ...row }) => ({ brandId, categoryId: id, ...row }))
  }
  if (categoryId === undefined) return []
  const brands = await queries.listBrandsOfCategory(sql, categoryId, NARROWER)
  return brands.map(({ id, ...row }) => ({ brandId: id, categoryId, ...row }))
}

/** What the change does to each part; the samples are of those that it changes. */
async function judge(sql: Db, change: BulkChange, parts: readonly queries.BulkPartRow[]) {
  if (change.percent !== undefined) return judgePrices(sql, change.percent, parts)
  const currencies = await currenciesOf(sql)
  const refusals: string[] = []
  const samples: BulkSample[] = []
  for (const part of parts) {
    const patch = applyToPart(change, bulkPartOf(part), currencies)
    const { category } = change
    if (typeof patch === 'string') refusals.push(patch)
    else
      samples.push(
        ...listOf(category ? sampleCategory(part, category.categoryId, category.name) : sampleOf(part, patch)),
      )
  }
  return { changeCount: samples.length, leftOut: countRefusals(refusals), samples: samples.slice(0, SAMPLES) }
}

const listOf = <T>(one: T | undefined): T[] => (one === undefined ? [] : [one])

async function judgePrices(sql: Db, percent: number, parts: readonly queries.BulkPartRow[]) {
  const priced = parts.filter(({ tierCounts }) => tierCounts.length > 0)
  const shown = priced.slice(0, SAMPLES)
  const scaled = await queries.scalePrices(
    sql,
    shown.map(({ goodsId }) => goodsId),
    factorOf(percent),
  )
  const onRequest = parts.length - priced.length
  return {
    changeCount: priced.length,
    leftOut: onRequest > 0 ? [{ reason: 'The price is on request.', count: onRequest }] : [],
    samples: shown.flatMap((part) =>
      scaled.filter((row) => row.goodsId === part.goodsId).map((row) => samplePrice(part, row)),
    ),
  }
}

export function changeBulk(
  sql: Db,
  { kind, value, multiple, partCount, ...scope }: ScopedInput & { partCount: number },
  who: string,
  limit = MAX_PARTS,
) {
  return inTransaction(sql, async (tx) => {
    const change = await readChange(tx, { kind, value, multiple })
    const name = await nameScope(tx, scope)
    const ids = (await queries.lockScope(tx, scope, limit + 1)).map(({ goodsId }) => goodsId)
    if (ids.length > limit)
      throw new AppError('invalid_input', `At most ${formatCount(limit)} parts at a time: please narrow the list.`)
    if (ids.length !== partCount)
      throw new AppError(
        'changed_meanwhile',
        `There are now ${ids.length} parts, not ${partCount} as in the preview. Nothing was changed.`,
      )
    const { percent = 0 } = change
    const bulkId = await queries.insertBulk(tx, { who, scope: name, kind, what: change.what, percent: String(percent) })
    let changed = 0
    for (let at = 0; at < ids.length; at += BATCH_SIZE)
      changed += await changeSome(tx, { bulkId, who, kind, change, ids: ids.slice(at, at + BATCH_SIZE) })
    if (changed === 0) throw new AppError('invalid_input', 'None of these parts would change.')
    await queries.setPartCount(tx, bulkId, changed)
    await recordCatalogChange(tx)
    return { bulkId, partCount: changed }
  })
}

/** Changes of what is counted ahead: goods by category, lifecycle and RoHS. */
const COUNTED: ReadonlySet<string> = new Set<BulkInput['kind']>(['category', 'lifecycle', 'rohs'])

const countingIf = <T>(isCounted: boolean, tx: Tx, ids: readonly number[], work: () => Promise<T>): Promise<T> =>
  isCounted ? queries.countingAnew(tx, ids, work) : work()

interface Batch {
  bulkId: number
  who: string
  kind: BulkInput['kind']
  change: BulkChange
  ids: number[]
}

async function changeSome(tx: Tx, { bulkId, who, kind, change, ids }: Batch): Promise<number> {
  if (change.percent !== undefined) return queries.scaleSome(tx, { bulkId, who, factor: factorOf(change.percent), ids })
  const currencies = await currenciesOf(tx)
  const patches = (await queries.listParts(tx, ids)).flatMap((part) => {
    const patch = applyToPart(change, bulkPartOf(part), currencies)
    return typeof patch === 'string' ? [] : [{ goods_id: part.goodsId, patch }]
  })
  const columns = BULK_COLUMNS[kind]
  return countingIf(COUNTED.has(kind), tx, ids, () => queries.patchSome(tx, { bulkId, who, columns, patches }))
}

export async function listBulkChanges(sql: Db, page: { pageNumber: number; pageSize: number }) {
  const [list, totalCount] = await Promise.all([
    queries.listBulk(sql, page.pageSize, offsetOf(page)),
    queries.countBulk(sql),
  ])
  return {
    list: list.map((row) => ({ ...row, at: row.at.toISOString(), undoneAt: row.undoneAt?.toISOString() ?? null })),
    totalCount,
  }
}

export function undoBulk(sql: Db, bulkId: number, who: string) {
  return inTransaction(sql, async (tx) => {
    const bulk = await queries.lockBulk(tx, bulkId)
    if (!bulk) throw new AppError('not_found', 'There is no such change.')
    if (bulk.undoneAt) throw new AppError('wrong_status', 'This change has been undone already.')
    const ids = (await queries.lockPartsOf(tx, bulkId)).map(({ goodsId }) => goodsId)
    const columns = BULK_COLUMNS[bulk.kind]
    let restored = 0
    for (let at = 0; at < ids.length; at += BATCH_SIZE) {
      const some = ids.slice(at, at + BATCH_SIZE)
      const restore = () => queries.restoreSome(tx, { bulkId, who, columns, ids: some })
      restored += await countingIf(COUNTED.has(bulk.kind), tx, some, restore)
    }
    const kept = bulk.partCount - restored
    await queries.markUndone(tx, bulkId, kept)
    await recordCatalogChange(tx)
    return { restored, kept }
  })
}
