import type { Sql, Tx } from '../../../server/database/connect.ts'
import { normaliseModel } from '../../../shared/mpn.ts'
import { offsetOf } from '../../../shared/paging.ts'
import type { GoodsName } from '../../catalog/catalog.contract.ts'
import { listGoods, listGoodsNames } from '../../catalog/server/catalog.service.ts'
import { SHORTEST_CONTAINED } from '../search.rules.ts'
import * as queries from './index.queries.ts'
import { COUNTED_UP_TO } from './search.queries.ts'

type Db = Sql | Tx

const idsOf = (rows: Iterable<{ goodsId: number }>) => Array.from(rows, (row) => row.goodsId)

export async function suggestGoods(sql: Db, text: string, limit: number): Promise<GoodsName[]> {
  const norm = normaliseModel(text)
  if (norm === '') return []
  const begun = idsOf(await queries.listSuggestionIds(sql, norm, limit))
  const missing = limit - begun.length
  if (missing === 0 || norm.length < SHORTEST_CONTAINED) return listGoodsNames(sql, begun)
  const inside = idsOf(await queries.listContainingIds(sql, norm, limit)).filter((id) => !begun.includes(id))
  return listGoodsNames(sql, [...begun, ...inside.slice(0, missing)])
}

export async function listByInitial(sql: Db, key: string, page: { pageNumber: number; pageSize: number }) {
  const [ids, [counted]] = await Promise.all([
    queries.listIdsByInitial(sql, key, page.pageSize, offsetOf(page)),
    queries.countByInitial(sql, key),
  ])
  const totalCount = counted?.count ?? 0
  return {
    list: await listGoods(sql, idsOf(ids)),
    totalCount,
    countedUpTo: COUNTED_UP_TO,
    countedPartly: totalCount >= COUNTED_UP_TO,
  }
}
