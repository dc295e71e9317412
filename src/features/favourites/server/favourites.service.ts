import type { Goods } from '#features/catalog/catalog.contract.ts'
import { listGoodsAndReplacements, listGoodsNames } from '#features/catalog/server/catalog.service.ts'
import { type Buyer, listedWithOwnPrices, readOwnPrices } from '#features/price-lists/server/own-prices.service.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { offsetOf } from '#shared/paging.ts'
import { formatCount } from '#shared/text/format-count.ts'
import { MAX_FAVOURITES } from '../favourites.contract.ts'
import * as queries from './favourites.queries.ts'

type Page = { pageNumber: number; pageSize: number }

export async function isFavourite(sql: Db, accountId: number, goodsId: number): Promise<boolean> {
  return (await queries.findFavourite(sql, accountId, goodsId)).length > 0
}

export async function addFavourite(sql: Db, accountId: number, goodsId: number): Promise<void> {
  const [goods] = await listGoodsNames(sql, [goodsId])
  if (!goods) throw new AppError('not_found', 'This part is not in the catalogue.')
  await inTransaction(sql, async (tx) => {
    // Locked: concurrent calls must not exceed the limit.
    await queries.lockFavourites(tx, accountId)
    if (await isFavourite(tx, accountId, goodsId)) return
    if ((await countFavourites(tx, accountId)) >= MAX_FAVOURITES) throw new AppError('not_allowed', FULL)
    await queries.insertFavourite(tx, accountId, goodsId)
  })
}

const FULL = `You have ${formatCount(MAX_FAVOURITES)} favorites, the maximum. Please remove some first.`

export async function cancelFavourites(sql: Db, accountId: number, goodsIds: number[]): Promise<void> {
  await queries.deleteFavourites(sql, accountId, goodsIds)
}

export async function listFavourites(
  sql: Db,
  { accountId, priceListId }: Buyer,
  page: Page,
): Promise<{ list: Goods[]; totalCount: number }> {
  const [rows, totalCount] = await Promise.all([
    queries.listFavouriteIds(sql, accountId, page.pageSize, offsetOf(page)),
    countFavourites(sql, accountId),
  ])
  const ids = rows.map((row) => row.goodsId)
  const [list, own] = await Promise.all([listGoodsAndReplacements(sql, ids), readOwnPrices(sql, priceListId, ids)])
  return { list: list.map((goods) => listedWithOwnPrices(goods, own)), totalCount }
}

async function countFavourites(sql: Db, accountId: number): Promise<number> {
  const [row] = await queries.countFavourites(sql, accountId)
  return row?.count ?? 0
}
