import type { Db, Tx } from '#server/database/connect.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import type { PurchaseStatus } from '../purchasing.rules.ts'

export interface OrderFilter {
  status?: PurchaseStatus | undefined
  supplierId?: number | undefined
  text: string
}

const matching = (sql: Db, { status, supplierId, text }: OrderFilter) => sql`
  where true ${status === undefined ? sql`` : sql`and p.status = ${status}`}
    ${supplierId === undefined ? sql`` : sql`and p.supplier_id = ${supplierId}`}
    ${
      text === ''
        ? sql``
        : sql`and p.purchase_order_id = any(array(
            select purchase_order_id from purchase_order where purchase_no = upper(${text})
            union select purchase_order_id from purchase_line where upper(model) = upper(${text})))`
    }`

export interface SummaryRow {
  purchaseNo: string
  status: PurchaseStatus
  supplierName: string
  createdAt: Date
  lineCount: number
  openCount: number
  expectedOn: string | null
  isLate: boolean
  currency: Currency
  amount: string
}

/** Newest first. */
export const listOrders = (sql: Db, filter: OrderFilter, limit: number, offset: number) => sql<SummaryRow[]>`
  select p.purchase_no "purchaseNo", p.status, s.name "supplierName", p.created_at "createdAt", l."lineCount", l."openCount",
    l.expected_on::text "expectedOn", coalesce(l.expected_on < (now() at time zone 'UTC')::date, false) "isLate", p.currency, l.amount
  from (select * from purchase_order p ${matching(sql, filter)} order by purchase_order_id desc limit ${limit} offset ${offset}) p
    join supplier s using (supplier_id)
    cross join lateral (
      select count(*)::int "lineCount", coalesce(sum(open_count), 0)::int "openCount", min(expected_on) filter (where open_count > 0) expected_on,
        coalesce(sum(unit_cost * count), 0)::numeric(18, 4)::text amount
      from purchase_line l where l.purchase_order_id = p.purchase_order_id) l
  order by p.purchase_order_id desc`

export const countOrders = (sql: Db, filter: OrderFilter) => sql<{ count: number }[]>`
  select count(*)::int count from purchase_order p ${matching(sql, filter)}`

export interface OrderRow {
  purchaseOrderId: number
  purchaseNo: string
  version: number
  status: PurchaseStatus
  supplierId: number
  currency: Currency
  note: string
  createdAt: Date
  createdBy: string
  sentAt: Date | null
}

const orderColumns = (sql: Db) => sql`
  purchase_order_id "purchaseOrderId", purchase_no "purchaseNo", version, status, supplier_id "supplierId", currency, note,
  created_at "createdAt", created_by "createdBy", sent_at "sentAt"`

export const findOrder = (sql: Db, purchaseNo: string) => sql<OrderRow[]>`
  select ${orderColumns(sql)} from purchase_order where purchase_no = ${purchaseNo}`

/** Everything that changes an order begins here: the next one waits. */
export const lockOrder = (tx: Tx, purchaseNo: string) => tx<OrderRow[]>`
  select ${orderColumns(tx)} from purchase_order where purchase_no = ${purchaseNo} for update`

export interface LineRow {
  lineId: number
  goodsId: number | null
  model: string
  brandName: string
  count: number
  receivedCount: number
  openCount: number
  expectedOn: string | null
  unitCost: string
}

export const listLines = (sql: Db, purchaseOrderId: number) => sql<LineRow[]>`
  select line_id "lineId", goods_id "goodsId", model, brand_name "brandName", count, received_count "receivedCount",
    open_count "openCount", expected_on::text "expectedOn", trim_scale(unit_cost)::text "unitCost"
  from purchase_line where purchase_order_id = ${purchaseOrderId} order by position`

/** What the lines of an order say besides: orders that wait for the part, and where it is kept. */
export const listLineFacts = (sql: Db, goodsIds: readonly number[]) => sql<
  { goodsId: number; backorderedCount: number; warehouses: string[] }[]
>`
  select wanted.goods_id "goodsId", coalesce((
      select sum(count)::int from goods_backordered b where b.goods_id = wanted.goods_id), 0) "backorderedCount",
    array(select jsonb_object_keys(t.warehouses) order by 1) warehouses
  from unnest(${goodsIds}::int[]) wanted (goods_id) left join goods_trade t using (goods_id)`

interface NewOrder {
  purchaseNo: string
  supplierId: number
  currency: string
}

export const insertOrder = (tx: Tx, { purchaseNo, supplierId, currency }: NewOrder, who: string) => tx<
  { purchaseOrderId: number }[]
>`
  insert into purchase_order (purchase_no, supplier_id, currency, created_by)
  values (${purchaseNo}, ${supplierId}, ${currency}, ${who}) returning purchase_order_id "purchaseOrderId"`

export const updateDraft = (
  tx: Tx,
  purchaseOrderId: number,
  { supplierId, currency, note }: Pick<OrderRow, 'supplierId' | 'currency' | 'note'>,
) => tx`
  update purchase_order set supplier_id = ${supplierId}, currency = ${currency}, note = ${note}
  where purchase_order_id = ${purchaseOrderId}`

export interface NewLine {
  goodsId: number
  model: string
  brandName: string
  count: number
  unitCost: string
  expectedOn: string | null
}

/** Of a draft: nothing has been received of it. */
export async function replaceLines(tx: Tx, purchaseOrderId: number, lines: readonly NewLine[]): Promise<void> {
  await tx`delete from purchase_line where purchase_order_id = ${purchaseOrderId}`
  await tx`
    insert into purchase_line (purchase_order_id, position, goods_id, model, brand_name, count, unit_cost, expected_on)
    select ${purchaseOrderId}, place, goods_id, model, brand_name, count, unit_cost, expected_on
    from unnest(${lines.map(({ goodsId }) => goodsId)}::int[], ${lines.map(({ model }) => model)}::text[],
      ${lines.map(({ brandName }) => brandName)}::text[], ${lines.map(({ count }) => count)}::int[],
      ${lines.map(({ unitCost }) => unitCost)}::numeric[], ${lines.map(({ expectedOn }) => expectedOn)}::date[])
      with ordinality line (goods_id, model, brand_name, count, unit_cost, expected_on, place)`
}

/** Its pieces are on order from now on. */
export const openLines = (tx: Tx, purchaseOrderId: number) => tx`
  update purchase_line set open_count = count where purchase_order_id = ${purchaseOrderId}`

export const closeLines = (tx: Tx, purchaseOrderId: number, lineId: number | undefined) => tx`
  update purchase_line set open_count = 0 where purchase_order_id = ${purchaseOrderId} and open_count > 0
    ${lineId === undefined ? tx`` : tx`and line_id = ${lineId}`} returning line_id`

export const updateExpected = (
  tx: Tx,
  purchaseOrderId: number,
  lines: readonly { lineId: number; expectedOn: string | null }[],
) => tx`
  update purchase_line l set expected_on = given.expected_on
  from unnest(${lines.map(({ lineId }) => lineId)}::int[], ${lines.map(({ expectedOn }) => expectedOn)}::date[]) given (line_id, expected_on)
  where l.line_id = given.line_id and l.purchase_order_id = ${purchaseOrderId} and l.open_count > 0`

export const updateStatus = (tx: Tx, purchaseOrderId: number, status: PurchaseStatus) => tx<{ version: number }[]>`
  update purchase_order set status = ${status}, version = version + 1,
    sent_at = case when ${status} = 'sent' then coalesce(sent_at, now()) else sent_at end
  where purchase_order_id = ${purchaseOrderId} returning version`

/** Where something of a part is to come from, the earliest first. */
export const listOnOrder = (sql: Db, goodsId: number, limit: number) => sql<
  { purchaseNo: string; supplierName: string; count: number; expectedOn: string | null }[]
>`
  select p.purchase_no "purchaseNo", s.name "supplierName", l.open_count count, l.expected_on::text "expectedOn"
  from purchase_line l join purchase_order p using (purchase_order_id) join supplier s using (supplier_id)
  where l.goods_id = ${goodsId} and l.open_count > 0 order by l.expected_on nulls last, p.purchase_order_id limit ${limit}`
