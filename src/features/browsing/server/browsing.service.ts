import type { GoodsName, PlacedCategory } from '#features/catalog/catalog.contract.ts'
import { listGoodsNames } from '#features/catalog/server/catalog.service.ts'
import { type Db, inTransaction, type Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { MAX_HISTORY, mostRecentFirst } from '../browsing.rules.ts'
import * as queries from './browsing.queries.ts'

export async function readHistory(
  sql: Db,
  accountId: number,
  limits: { categoryLimit: number; goodsLimit: number },
): Promise<{ category: PlacedCategory[]; goods: GoodsName[] }> {
  const [category, seen] = await Promise.all([
    queries.listSeenCategories(sql, accountId, limits.categoryLimit),
    queries.listSeenGoodsIds(sql, accountId, limits.goodsLimit),
  ])
  const ids = seen.map((row) => row.goodsId)
  return { category, goods: await listGoodsNames(sql, ids) }
}

export async function recordBrowsing(
  sql: Db,
  accountId: number,
  { goodsId, categoryId }: { goodsId?: number; categoryId?: number },
): Promise<void> {
  const goods = goodsId === undefined ? [] : [goodsId]
  const category = categoryId === undefined ? [] : [categoryId]
  const known = await onlyKnown(sql, { goods, category })
  if (known.goods.length < goods.length) throw new AppError('not_found', 'This part is not in the catalogue.')
  if (known.category.length < category.length) throw new AppError('not_found', 'There is no such category.')
  await keep(sql, accountId, known)
}

/** Merges the visitor's history; goods that no longer exist are skipped. */
export async function joinBrowsing(
  sql: Db,
  accountId: number,
  kept: { goodsIds: number[]; categoryIds: number[] },
): Promise<void> {
  const seen = { goods: mostRecentFirst(kept.goodsIds), category: mostRecentFirst(kept.categoryIds) }
  await keep(sql, accountId, await onlyKnown(sql, seen))
}

/** Ids, most recent first. */
type Seen = Record<queries.Kind, number[]>

async function onlyKnown(sql: Db, seen: Seen): Promise<Seen> {
  const [goods, category] = await Promise.all([
    listGoodsNames(sql, seen.goods),
    queries.listKnownCategories(sql, seen.category),
  ])
  return { goods: goods.map((row) => row.goodsId), category: category.map((row) => row.categoryId) }
}

async function keep(sql: Db, accountId: number, { goods, category }: Seen): Promise<void> {
  await inTransaction(sql, async (tx) => {
    await queries.lockBrowsing(tx, accountId)
    await saveKind(tx, accountId, 'goods', goods)
    await saveKind(tx, accountId, 'category', category)
  })
}

async function saveKind(tx: Tx, accountId: number, kind: queries.Kind, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await queries.upsertSeen(tx, accountId, kind, ids)
  await queries.deleteOldest(tx, accountId, kind, MAX_HISTORY)
}
