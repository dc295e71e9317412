import type { Db } from '#server/database/connect.ts'
import { offsetOf, type PageChoice } from '#shared/paging.ts'
import type { OwnCredit } from '../credit.contract.ts'
import { findOwnCredit } from './credit.service.ts'
import * as queries from './receivables.queries.ts'

const OWN_SHOWN = 200

const withTimes = <R extends { placedAt: Date }>({ placedAt, ...row }: R) => ({
  ...row,
  placedAt: placedAt.toISOString(),
})

/** What is open stays visible when the terms are withdrawn. */
export async function getOwnCredit(sql: Db, accountId: number): Promise<OwnCredit> {
  const [credit, open] = await Promise.all([
    findOwnCredit(sql, accountId),
    queries.listOwnOpen(sql, accountId, OWN_SHOWN),
  ])
  return { credit, open: open.map(withTimes) }
}

export async function listReceivables(sql: Db, { overdueOnly, ...page }: { overdueOnly: boolean } & PageChoice) {
  const [rows, totals] = await Promise.all([
    queries.listBalances(sql, { overdueOnly }, page.pageSize, offsetOf(page)),
    queries.listTotals(sql, { overdueOnly }),
  ])
  return { list: rows.map(({ count: _, ...row }) => row), totalCount: rows[0]?.count ?? 0, totals }
}

export async function listOpenOrders(sql: Db, { pageNumber, pageSize, ...filter }: queries.OpenFilter & PageChoice) {
  const [rows, [counted]] = await Promise.all([
    queries.listOpen(sql, filter, pageSize, offsetOf({ pageNumber, pageSize })),
    queries.countOpen(sql, filter),
  ])
  return { list: rows.map(withTimes), totalCount: counted?.count ?? 0 }
}
