import { recordPublicChange } from '#features/shop/server/shop.service.ts'
import { type Db, inTransaction } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import { HOME_LISTS, type HomeList, type HomeListKind, type ListedPart } from '../../staff-home-lists.contract.ts'
import * as queries from './home-lists.queries.ts'

const MAX_FOUND = 10

export async function readHomeLists(sql: Db): Promise<{ lists: HomeList[] }> {
  const rows = await queries.listHomeLists(sql)
  const lists: HomeList[] = []
  for (const kind of HOME_LISTS) {
    const goods = rows.filter((row) => row.kind === kind)
    lists.push({ kind, version: await queries.readHomeListVersion(sql, kind), goods })
  }
  return { lists }
}

export const findParts = async (sql: Db, goodsModel: string): Promise<{ list: ListedPart[] }> => ({
  list: [...(await queries.findPartsNumbered(sql, goodsModel, MAX_FOUND))],
})

export function saveHomeList(
  sql: Db,
  { kind, version, goodsIds }: { kind: HomeListKind; version: string; goodsIds: number[] },
) {
  return inTransaction(sql, async (tx) => {
    await queries.lockHomeList(tx, kind)
    if ((await queries.readHomeListVersion(tx, kind)) !== version)
      throw new AppError('changed_meanwhile', 'Someone else has changed this list meanwhile. Nothing was saved.')
    if (new Set(goodsIds).size !== goodsIds.length) throw new AppError('invalid_input', 'A part is in the list twice.')
    if ((await queries.countParts(tx, goodsIds)) !== goodsIds.length)
      throw new AppError('not_found', 'A part of the list is no longer in the catalogue. Nothing was saved.')
    await queries.deleteHomeList(tx, kind)
    await queries.insertHomeList(tx, kind, goodsIds)
    await recordPublicChange(tx)
    return {}
  })
}
