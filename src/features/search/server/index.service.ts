import { listGoodsAndReplacements } from '#features/catalog/server/catalog.service.ts'
import type { Db } from '#server/database/connect.ts'
import { goodsIdsOf } from '#shared/ids.ts'
import { offsetOf } from '#shared/paging.ts'
import * as queries from './index.queries.ts'
import { MAX_COUNTED } from './search.queries.ts'

export async function listByInitial(sql: Db, key: string, page: { pageNumber: number; pageSize: number }) {
  const [ids, [counted]] = await Promise.all([
    queries.listIdsByInitial(sql, key, page.pageSize, offsetOf(page)),
    queries.countByInitial(sql, key),
  ])
  const totalCount = counted?.count ?? 0
  return {
    list: await listGoodsAndReplacements(sql, goodsIdsOf(ids)),
    totalCount,
    countedUpTo: MAX_COUNTED,
    isLowerBound: totalCount >= MAX_COUNTED,
  }
}
