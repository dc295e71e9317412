import type { Db } from '#server/database/connect.ts'
import { offsetOf, type PageChoice } from '#shared/paging.ts'
import type { Receipt } from '../staff-receipts.contract.ts'
import * as queries from './receipts.queries.ts'

const MAX_OF_ORDER = 100
const MAX_RECENT = 200

async function withLines(sql: Db, heads: Awaited<ReturnType<typeof queries.listReceipts>>): Promise<Receipt[]> {
  const lines = await queries.listReceiptLines(
    sql,
    heads.map(({ receiptId }) => receiptId),
  )
  return heads.map(({ receiptId, receivedAt, undoneAt, ...head }) => ({
    ...head,
    receivedAt: receivedAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    lines: lines.filter((line) => line.receiptId === receiptId),
  }))
}

export const listReceiptsOf = async (sql: Db, purchaseOrderId: number): Promise<Receipt[]> =>
  withLines(sql, await queries.listReceipts(sql, purchaseOrderId, MAX_OF_ORDER, 0))

export async function listReceipts(sql: Db, page: PageChoice) {
  const [heads, [counted], warehouses] = await Promise.all([
    queries.listReceipts(sql, undefined, page.pageSize, offsetOf(page)),
    queries.countReceipts(sql),
    queries.listWarehouses(sql, MAX_RECENT),
  ])
  return {
    list: await withLines(sql, heads),
    totalCount: counted?.count ?? 0,
    warehouses: warehouses.map(({ warehouse }) => warehouse),
  }
}
