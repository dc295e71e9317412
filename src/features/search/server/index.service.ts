import { listGoodsAndReplacements } from '#features/catalog/server/catalog.service.ts'
import type { Db } from '#server/database/connect.ts'
import { goodsIdsOf } from '#shared/ids.ts'
import { offsetOf } from '#shared/paging.ts'
import { indexKeys } from '../search.contract.ts'
import * as queries from './index.queries.ts'
import { MAX_COUNTED } from './search.queries.ts'

type IndexChoice = queries.IndexFilters & { isDescending: boolean; pageNumber: number; pageSize: number }

export async function listByInitial(sql: Db, choice: IndexChoice) {
  const [ids, [counted]] = await Promise.all([
    queries.listIdsByInitial(sql, choice, { limit: choice.pageSize, offset: offsetOf(choice) }),
    queries.countByInitial(sql, choice),
  ])
  const totalCount = counted?.count ?? 0
  return {
    list: await listGoodsAndReplacements(sql, goodsIdsOf(ids)),
    totalCount,
    countedUpTo: MAX_COUNTED,
    isLowerBound: totalCount >= MAX_COUNTED,
  }
}

/** All entries, in the order they are shown. */
export async function countIndex(sql: Db) {
  const rows = await queries.countEachInitial(
    sql,
    indexKeys.filter((key) => key !== '#'),
  )
  const counts = new Map(rows.map(({ key, count }) => [key, count]))
  return {
    list: indexKeys.map((key) => {
      const count = counts.get(key) ?? 0
      return { key, count, isLowerBound: count >= MAX_COUNTED }
    }),
  }
}
