import type { Db, Tx } from '#server/database/connect.ts'
import type { Cost } from '../cost.rules.ts'
import type { Receipt } from '../staff-receipts.contract.ts'

interface NewReceipt {
  receiptNo: string
  purchaseOrderId: number | null
  warehouse: string
  note: string
}

export const insertReceipt = (tx: Tx, { receiptNo, purchaseOrderId, warehouse, note }: NewReceipt, who: string) => tx<
  { receiptId: number }[]
>`
  insert into goods_receipt (receipt_no, purchase_order_id, warehouse, note, received_by)
  values (${receiptNo}, ${purchaseOrderId}, ${warehouse}, ${note}, ${who}) returning receipt_id "receiptId"`

export interface NewReceiptLine {
  lineId: number | null
  goodsId: number
  model: string
  brandName: string
  count: number
  refusedCount: number
  refusedReason: string
  closedCount: number
  freedCount: number
  costBefore: Cost | null
  costAfter: Cost | null
}

export async function insertReceiptLine(tx: Tx, receiptId: number, line: NewReceiptLine): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into goods_receipt_line (receipt_id, line_id, goods_id, model, brand_name, count, refused_count, refused_reason,
      closed_count, freed_count, cost_before, cost_after)
    values (${receiptId}, ${line.lineId}, ${line.goodsId}, ${line.model}, ${line.brandName}, ${line.count}, ${line.refusedCount},
      ${line.refusedReason}, ${line.closedCount}, ${line.freedCount}, ${line.costBefore && tx.json(line.costBefore)},
      ${line.costAfter && tx.json(line.costAfter)}) returning receipt_line_id id`
  if (!row) throw new Error('the line was not received')
  return row.id
}

export const insertShares = (tx: Tx, receiptLineId: number, shares: readonly { lineId: number; count: number }[]) => tx`
  insert into goods_receipt_share (receipt_line_id, order_line_id, count)
  select ${receiptLineId}, line_id, count
  from unnest(${shares.map(({ lineId }) => lineId)}::int[], ${shares.map(({ count }) => count)}::int[]) share (line_id, count)`

/** Negative counts undo it. */
export const addReceived = (tx: Tx, lines: readonly { lineId: number; count: number; closedCount: number }[]) => tx`
  update purchase_line l set received_count = received_count + given.count, open_count = open_count - given.closed
  from unnest(${lines.map(({ lineId }) => lineId)}::int[], ${lines.map(({ count }) => count)}::int[],
    ${lines.map(({ closedCount }) => closedCount)}::int[]) given (line_id, count, closed)
  where l.line_id = given.line_id`

export interface ReceiptRow {
  receiptId: number
  receiptNo: string
  purchaseOrderId: number | null
  purchaseNo: string | null
  warehouse: string
  isUndone: boolean
}

export const findReceipt = (sql: Db, receiptNo: string) => sql<ReceiptRow[]>`
  select receipt_id "receiptId", receipt_no "receiptNo", purchase_order_id "purchaseOrderId", p.purchase_no "purchaseNo", warehouse,
    undone_at is not null "isUndone"
  from goods_receipt r left join purchase_order p using (purchase_order_id) where receipt_no = ${receiptNo}`

/** False when somebody has undone it already. */
export async function markUndone(tx: Tx, receiptId: number, who: string): Promise<boolean> {
  const rows = await tx`
    update goods_receipt set undone_at = now(), undone_by = ${who} where receipt_id = ${receiptId} and undone_at is null
    returning receipt_id`
  return rows.length > 0
}

export interface UndoLine {
  receiptLineId: number
  lineId: number | null
  goodsId: number | null
  model: string
  count: number
  closedCount: number
  freedCount: number
  costBefore: Cost | null
  costAfter: Cost | null
  /** An order whose pieces of it are picked. */
  pickedFor: string | null
}

export const listUndoLines = (sql: Db, receiptId: number) => sql<UndoLine[]>`
  select receipt_line_id "receiptLineId", line_id "lineId", goods_id "goodsId", model, count, closed_count "closedCount",
    freed_count "freedCount", cost_before "costBefore", cost_after "costAfter", (
      select o.order_no from goods_receipt_share s join order_line ol on ol.line_id = s.order_line_id join orders o using (order_id)
      where s.receipt_line_id = l.receipt_line_id and ol.picked_count > 0 limit 1) "pickedFor"
  from goods_receipt_line l where receipt_id = ${receiptId} order by receipt_line_id`

export const deleteShares = (tx: Tx, receiptId: number) => tx`
  delete from goods_receipt_share s using goods_receipt_line l
  where l.receipt_line_id = s.receipt_line_id and l.receipt_id = ${receiptId}`

type ReceiptHead = Omit<Receipt, 'receivedAt' | 'undoneAt' | 'lines'> & {
  receiptId: number
  receivedAt: Date
  undoneAt: Date | null
}

/** Newest first. */
export const listReceipts = (sql: Db, purchaseOrderId: number | undefined, limit: number, offset: number) => sql<
  ReceiptHead[]
>`
  select receipt_id "receiptId", receipt_no "receiptNo", p.purchase_no "purchaseNo", warehouse, r.note, received_at "receivedAt",
    received_by "receivedBy", undone_at "undoneAt", undone_by "undoneBy"
  from (select * from goods_receipt ${purchaseOrderId === undefined ? sql`` : sql`where purchase_order_id = ${purchaseOrderId}`}
    order by receipt_id desc limit ${limit} offset ${offset}) r
    left join purchase_order p using (purchase_order_id) order by receipt_id desc`

export const countReceipts = (sql: Db) => sql<{ count: number }[]>`select count(*)::int count from goods_receipt`

export const listReceiptLines = (sql: Db, receiptIds: readonly number[]) => sql<
  (Receipt['lines'][number] & { receiptId: number })[]
>`
  select receipt_id "receiptId", model, brand_name "brandName", goods_id "goodsId", count, refused_count "refusedCount",
    refused_reason "refusedReason", coalesce((
      select jsonb_agg(jsonb_build_object('orderNo', o.order_no, 'count', s.count) order by o.order_id)
      from goods_receipt_share s join order_line ol on ol.line_id = s.order_line_id join orders o using (order_id)
      where s.receipt_line_id = l.receipt_line_id), '[]') shares
  from goods_receipt_line l where receipt_id = any(${receiptIds}::int[]) order by receipt_line_id`

/** Names for the field: where goods came in last. */
export const listWarehouses = (sql: Db, limit: number) => sql<{ warehouse: string }[]>`
  select distinct warehouse from (select warehouse from goods_receipt order by receipt_id desc limit ${limit}) recent
  where warehouse <> '' order by 1`
