import { nameOfPerson } from '#features/account/server/team/team.service.ts'
import type { PackingCode } from '#features/catalog/catalog.contract.ts'
import type { LineLabels } from '#features/catalog/line-labels.rules.ts'
import { type AccountColumns, accountColumns } from '#features/credit/server/credit.service.ts'
import type { Assignee } from '#features/staff/assignee.rules.ts'
import { assignedTo } from '#features/staff/server/assigned-to.service.ts'
import type { OrderTax } from '#features/tax/tax.contract.ts'
import type { Db } from '#server/database/connect.ts'
import { statusCounts } from '#server/status-counts/status-counts.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import type { PayMethod } from '../order.schema.ts'
import type { Actor, OrderStatus } from '../order-status.rules.ts'
import type { OrderAddress } from '../orders.contract.ts'
import { countedOrders } from './counted-orders.ts'

export interface SummaryRow extends AccountColumns {
  orderId: number
  orderNo: string
  createdAt: Date
  coverPic: string
  totalCount: string
  lineCount: number
  amount: string
  currency: Currency
  freightAmount: string
  totalAmount: string
  taxAmount: string
  /** Whether a tax rule applied. */
  taxed: boolean
  status: OrderStatus
  poNumber: string
  payBy: Date
  email: string
  flagged: boolean
  paidAt: Date | null
  refundedAmount: string
  /** A member of the customer; null: the account of the customer itself. */
  placedBy: number | null
  /** Null when the account of the member is deleted, too. */
  placedByName: string | null
}

const summary = (sql: Db) => sql`
  o.order_id "orderId", o.order_no "orderNo", o.created_at "createdAt", o.cover_pic "coverPic", o.total_count "totalCount",
  o.line_count "lineCount", o.amount, o.currency, o.freight_amount "freightAmount", o.total_amount "totalAmount",
  o.tax_amount "taxAmount", o.tax is not null taxed, o.status,
  o.po_number "poNumber", o.pay_by "payBy", o.email, o.flagged, o.paid_at "paidAt",
  o.refunded_amount "refundedAmount", o.placed_by "placedBy", ${nameOfPerson(sql, sql`o.placed_by`)} "placedByName",
  ${accountColumns(sql)}`

/** Filter of orders. Without an account: orders of all buyers. */
export interface OrderFilter {
  accountId: number | undefined
  statuses: OrderStatus[] | undefined
  /** As in `search_text`; empty for all. */
  text: string
  /** For staff: also finds orders by the buyer's full e-mail address. */
  email?: string
  /** Only those that staff must look at. */
  flagged?: boolean
  /** Only those assigned to this account; null: unassigned ones. */
  assignee?: Assignee
  /** Days in UTC, both included. */
  dates?: { of: 'placed' | 'paid' | 'refunded'; from: string; to: string } | undefined
  currency?: Currency | undefined
  /** With a line of this manufacturer or category. */
  brandName?: string | undefined
  categoryId?: number | undefined
  oldestFirst?: boolean | undefined
  /** Only those that this member has placed; null: the account of the customer itself. */
  placedBy?: number | null | undefined
}

/** `%` and `\` mean themselves. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The part of a whole number that all orders of its day have. */
const DAY_OF_NUMBER = /^(?:OS)?\d{6}(?=[0-9A-Z]{8}$)/

/**
 * A number is looked up by its random part: with the day the index takes 12 ms at 100,000 orders, without it 0.2.
 * Other texts are looked for in the buyer's own orders without it, because it holds everybody's: among 100,000 orders a
 * common part number took 19 ms for a buyer with 50 of them, 0.7 without it.
 */
const isFound = (sql: Db, text: string, accountId: number | undefined) => {
  const rare = text.replace(DAY_OF_NUMBER, '')
  const holds = sql`strpos(o.search_text, ${text}) > 0`
  if (rare === text && accountId !== undefined) return holds
  const found = sql`o.search_text like ${containing(rare)}`
  return rare === text ? found : sql`${found} and ${holds}`
}

const inDates = (sql: Db, { of, from, to }: NonNullable<OrderFilter['dates']>) => {
  const within = (at: ReturnType<Db>) => sql`${at} >= ${from}::date::timestamp at time zone 'UTC'
    and ${at} < (${to}::date + 1)::timestamp at time zone 'UTC'`
  if (of === 'refunded')
    return sql`and o.order_id in (select order_id from order_event e where action = 'refund' and ${within(sql`e.at`)})`
  if (of === 'placed') return sql`and ${within(sql`o.created_at`)}`
  // As the figures count sales: orders on account when they are placed, the others when they are paid.
  return sql`and (${within(sql`o.on_account_at`)} or (o.on_account_at is null and ${within(sql`o.paid_at`)}))`
}

const withLine = (sql: Db, such: ReturnType<Db>) =>
  sql`and exists (select from order_line l where l.order_id = o.order_id and ${such})`

const matching = (
  sql: Db,
  {
    accountId,
    statuses,
    text,
    email,
    flagged,
    assignee,
    dates,
    currency,
    brandName,
    categoryId,
    placedBy,
  }: OrderFilter,
) => sql`
  ${accountId === undefined ? sql`true` : sql`o.account_id = ${accountId}`}
  ${statuses ? sql`and ${inStatuses(sql, statuses)}` : sql``}
  ${flagged ? sql`and o.flagged` : sql``}
  and ${assignedTo(sql, 'order', sql`o.order_no`, assignee)}
  ${dates ? inDates(sql, dates) : sql``}
  ${currency ? sql`and o.currency = ${currency}` : sql``}
  ${brandName === undefined ? sql`` : withLine(sql, sql`l.brand_name = ${brandName}`)}
  ${categoryId === undefined ? sql`` : withLine(sql, sql`l.category_id = ${categoryId}`)}
  ${placedBy === undefined ? sql`` : sql`and o.placed_by is not distinct from ${placedBy}`}
  ${text === '' ? sql`` : sql`and (${isFound(sql, text, accountId)} ${email ? sql`or o.email = ${email}` : sql``})`}`

const inOrder = (sql: Db, { oldestFirst }: OrderFilter) => sql`order by o.order_id ${oldestFirst ? sql`` : sql`desc`}`

/** An index-only scan finds the page; only its orders are read. */
export const listSummaries = (sql: Db, filter: OrderFilter, limit: number, offset: number) => sql<SummaryRow[]>`
  select ${summary(sql)} from orders o join (
    select o.order_id from orders o where ${matching(sql, filter)} ${inOrder(sql, filter)} limit ${limit} offset ${offset}
  ) page using (order_id) ${inOrder(sql, filter)}`

/** With the number of all that match, for filters whose orders are all looked up before the first can be shown. */
export const listCountedSummaries = (sql: Db, filter: OrderFilter, limit: number, offset: number) => sql<
  (SummaryRow & { count: number })[]
>`
  select ${summary(sql)}, page.count from orders o join (
    select o.order_id, (count(*) over ())::int count from orders o where ${matching(sql, filter)}
    ${inOrder(sql, filter)} limit ${limit} offset ${offset}
  ) page using (order_id) ${inOrder(sql, filter)}`

/** A single status is a range of the index, already sorted. */
const inStatuses = (sql: Db, statuses: OrderStatus[]) =>
  statuses.length === 1 ? sql`o.status = ${statuses[0] ?? null}` : sql`o.status = any(${statuses}::smallint[])`

export const countOrders = (sql: Db, filter: OrderFilter) => sql<{ count: number }[]>`
  select count(*)::int count from orders o where ${matching(sql, filter)}`

export const countByStatus = (sql: Db, accountId: number) => sql<{ status: OrderStatus; count: number }[]>`
  select status, count(*)::int count from orders o
  where ${matching(sql, { accountId, statuses: undefined, text: '' })} group by status`

/** Everybody's. */
export const listStatusCounts = (sql: Db) => sql<{ status: OrderStatus; count: number }[]>`
  select status, count from ${statusCounts(sql, countedOrders)} known`

/** The first lines of some orders. */
export const listFirstLines = (sql: Db, orderIds: number[], limit: number) => sql<
  { orderId: number; goodsId: number; goodsModel: string; coverPic: string }[]
>`
  select order_id "orderId", goods_id "goodsId", model "goodsModel", cover_pic "coverPic" from order_line
  where order_id = any(${orderIds}::int[]) and position <= ${limit} order by order_id, position`

export interface DetailRow extends SummaryRow {
  accountId: number | null
  deliveryAddress: OrderAddress
  billAddress: OrderAddress
  expressName: string
  expressDays: string
  weightGrams: string
  remark: string
  payMethod: PayMethod
  tax: OrderTax | null
  refundedTaxAmount: string
}

export const findDetail = (sql: Db, orderNo: string) => sql<DetailRow[]>`
  select ${summary(sql)}, o.account_id "accountId", o.delivery_address "deliveryAddress", o.bill_address "billAddress",
    o.express_name "expressName", o.express_days "expressDays", o.weight_grams "weightGrams", o.remark,
    o.pay_method "payMethod", o.tax, o.refunded_tax_amount "refundedTaxAmount"
  from orders o where o.order_no = ${orderNo}`

export interface LineRow extends LineLabels {
  lineId: number
  goodsId: number
  goodsModel: string
  brandName: string
  goodsName: string
  package: string
  coverPic: string
  count: number
  unitPrice: string
  amount: string
  packing: PackingCode
  packingName: string
  packingNumber: string
  arrives: string
  feeAmount: string
  isNonCancellable: boolean
  returnableCount: number
  /** For staff: what everybody else paid, and the name of the buyer's price list. */
  listPrice: string | null
  priceList: string | null
}

/**
 * Returnable are the pieces that left the shop, without those refunded otherwise and those that requests have taken. A missing
 * piece was never sent; its refund counts for it first.
 */
export const listLines = (sql: Db, orderId: number) => sql<LineRow[]>`
  select l.line_id "lineId", l.goods_id "goodsId", l.model "goodsModel", l.brand_name "brandName",
    l.goods_name "goodsName", l.package, l.cover_pic "coverPic", l.count, l.unit_price "unitPrice", l.amount,
    l.packing, l.packing_name "packingName", l.packing_number "packingNumber", l.arrives, l.fee_amount "feeAmount",
    l.own_number "ownNumber", l.customer_ref "customerRef", l.non_cancellable "isNonCancellable", l.list_price "listPrice",
    l.price_list "priceList",
    greatest(0, least(l.count - l.missing_count, l.count - l.refunded_count + coalesce(r.refunded, 0))
      - coalesce(r.taken, 0)) "returnableCount"
  from order_line l left join (
    select r.line_id, sum(r.refunded_count)::int refunded,
      sum(case a.state when 'refused' then 0 when 'open' then r.count else coalesce(r.accepted_count, r.count) end)::int taken
    from after_sale a join after_sale_line r using (after_sale_id) where a.order_id = ${orderId} group by 1
  ) r using (line_id)
  where l.order_id = ${orderId} order by l.position`

export const listEvents = (sql: Db, orderId: number) => sql<
  { at: Date; who: Actor; action: string; note: string; status: OrderStatus }[]
>`
  select at, who, action, note, to_status status from order_event where order_id = ${orderId} order by event_id`

export const listShipments = (sql: Db, orderId: number) => sql<
  { carrier: string; trackingNumber: string; trackingUrl: string | null; shippedAt: Date }[]
>`
  select carrier, tracking_number "trackingNumber", tracking_url "trackingUrl", shipped_at "shippedAt"
  from shipment where order_id = ${orderId} order by shipment_id`

export const listStaffActions = (sql: Db, orderId: number) => sql<
  { at: Date; who: string; action: string; detail: string }[]
>`
  select at, who, action, detail from staff_action where order_id = ${orderId} order by action_id`

export const listNotes = (sql: Db, orderId: number) => sql<{ at: Date; who: string; text: string }[]>`
  select at, who, text from order_note where order_id = ${orderId} order by note_id`

/** Changes with every event and staff action. */
export const findVersion = (sql: Db, orderId: number) => sql<{ version: string }[]>`
  select concat((select coalesce(max(event_id), 0) from order_event where order_id = ${orderId}), '.',
    (select coalesce(max(action_id), 0) from staff_action where order_id = ${orderId})) "version"`

export const listChangesSince = (sql: Db, orderId: number, eventId: string, actionId: string) => sql<
  { at: Date; who: string; action: string }[]
>`
  select at, who, action from staff_action where order_id = ${orderId} and action_id > ${actionId}::bigint
  union all
  select at, who, action from order_event where order_id = ${orderId} and event_id > ${eventId}::bigint and who <> 'staff'
  order by at`

export interface PaidPriceRow {
  goodsId: number
  goodsModel: string
  brandName: string
  count: number
  unitPrice: string
  currency: Currency
  orderNo: string
  at: Date
}

/** Of orders that were paid or placed on account; the last price of each part. */
export const listPricesPaid = (sql: Db, accountId: number, limit: number) => sql<PaidPriceRow[]>`
  select * from (
    select distinct on (l.goods_id) l.goods_id "goodsId", l.model "goodsModel", l.brand_name "brandName", l.count,
      l.unit_price "unitPrice", o.currency, o.order_no "orderNo", o.created_at "at"
    from orders o join order_line l using (order_id)
    where o.account_id = ${accountId} and (o.paid_at is not null or o.on_account_at is not null) order by l.goods_id, o.order_id desc
  ) last order by last.at desc limit ${limit}`
