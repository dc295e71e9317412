import type { LineLabels } from '#features/catalog/line-labels.rules.ts'
import { type AccountColumns, accountColumns, isOpenOnAccount } from '#features/credit/server/credit.service.ts'
import type { OrderTax } from '#features/tax/tax.contract.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import type { Currency } from '#shared/money/currency-signs.ts'
import type { PayMethod } from '../order.schema.ts'
import type { Actor, OrderAction, OrderStatus } from '../order-status.rules.ts'
import type { OrderAddress } from '../orders.contract.ts'

export interface NewOrder {
  orderNo: string
  accountId: number
  /** Null: the account of the customer itself. */
  placedBy: number | null
  email: string
  currency: Currency
  amount: string
  freightAmount: string
  taxAmount: string
  tax: OrderTax | null
  totalCount: number
  coverPic: string
  deliveryAddress: OrderAddress
  billAddress: OrderAddress
  expressName: string
  expressDays: string
  weightGrams: number
  poNumber: string
  remark: string
  source: 'cart' | 'quote'
  payMethod: PayMethod
  payBy: Date
  /** Of an order on account. */
  netDays: number | null
  searchText: string
  /** Of the mail that confirms it. */
  mailSubject: string
  lines: NewLine[]
}

export interface NewLine extends LineLabels {
  goodsId: number
  model: string
  brandName: string
  goodsName: string
  package: string
  coverPic: string
  count: number
  unitPrice: string
  amount: string
  packing: string
  packingName: string
  packingNumber: string
  arrives: string
  feeAmount: string
  procured: boolean
  isNonCancellable: boolean
  /** What everybody else paid, and the name of the buyer's price list; null at the list price. */
  listPrice: string | null
  priceList: string | null
}

/** Order, lines, the first event and the note of its mail in one statement. */
export const insertOrder = (tx: Tx, order: NewOrder) => tx<{ orderId: number }[]>`
  with placed as (
    insert into orders (order_no, account_id, email, currency, amount, freight_amount, total_count, line_count, cover_pic,
      delivery_address, bill_address, express_name, express_days, weight_grams, po_number, remark, source, pay_method,
      pay_by, search_text, tax_amount, tax, net_days, placed_by)
    values (${order.orderNo}, ${order.accountId}, ${order.email}, ${order.currency}, ${order.amount},
      ${order.freightAmount}, ${order.totalCount}, ${order.lines.length}, ${order.coverPic},
      ${tx.json(order.deliveryAddress)}, ${tx.json(order.billAddress)}, ${order.expressName}, ${order.expressDays},
      ${order.weightGrams}, ${order.poNumber}, ${order.remark}, ${order.source}, ${order.payMethod}, ${order.payBy},
      ${order.searchText}, ${order.taxAmount}, ${order.tax && tx.json(order.tax)}, ${order.netDays},
      ${order.placedBy})
    returning order_id
  ), lines as (
    insert into order_line (order_id, position, goods_id, model, brand_name, goods_name, package, cover_pic, count,
      unit_price, amount, procured, packing, packing_name, packing_number, arrives, fee_amount, own_number, customer_ref,
      non_cancellable, list_price, price_list, category_id, unit_cost)
    select placed.order_id, line.*, goods.category_id, case when trade.cost_currency = goods.currency then trade.cost end
    from placed, unnest(
      ${order.lines.map((_, place) => place + 1)}::int[], ${order.lines.map((line) => line.goodsId)}::int[],
      ${order.lines.map((line) => line.model)}::text[], ${order.lines.map((line) => line.brandName)}::text[],
      ${order.lines.map((line) => line.goodsName)}::text[], ${order.lines.map((line) => line.package)}::text[],
      ${order.lines.map((line) => line.coverPic)}::text[], ${order.lines.map((line) => line.count)}::int[],
      ${order.lines.map((line) => line.unitPrice)}::numeric[], ${order.lines.map((line) => line.amount)}::numeric[],
      ${order.lines.map((line) => String(line.procured))}::text[]::boolean[],
      ${order.lines.map((line) => line.packing)}::text[], ${order.lines.map((line) => line.packingName)}::text[],
      ${order.lines.map((line) => line.packingNumber)}::text[], ${order.lines.map((line) => line.arrives)}::text[],
      ${order.lines.map((line) => line.feeAmount)}::numeric[], ${order.lines.map((line) => line.ownNumber)}::text[],
      ${order.lines.map((line) => line.customerRef)}::text[],
      ${order.lines.map((line) => String(line.isNonCancellable))}::text[]::boolean[],
      ${order.lines.map((line) => line.listPrice)}::numeric[], ${order.lines.map((line) => line.priceList)}::text[]) line (position, goods_id)
    left join goods using (goods_id) left join goods_trade trade using (goods_id)
    order by line.position
  ), event as (
    insert into order_event (order_id, who, account_id, action, to_status)
    select order_id, 'buyer', ${order.placedBy ?? order.accountId}, 'create', 1 from placed
  ), mail as (
    insert into order_mail (order_id, subject) select order_id, ${order.mailSubject} from placed
  )
  select order_id "orderId" from placed`

export interface OrderState extends AccountColumns {
  orderId: number
  orderNo: string
  accountId: number | null
  email: string
  status: OrderStatus
  cameFrom: OrderStatus | null
  currency: Currency
  totalAmount: string
  taxAmount: string
  refundedAmount: string
  refundedTaxAmount: string
  payMethod: PayMethod
  payBy: Date
  paidAt: Date | null
  flagged: boolean
  expressName: string
}

const state = (sql: Db) => sql`
  order_id "orderId", order_no "orderNo", account_id "accountId", email, status, came_from "cameFrom", currency,
  total_amount "totalAmount", tax_amount "taxAmount", refunded_amount "refundedAmount",
  refunded_tax_amount "refundedTaxAmount", pay_method "payMethod", pay_by "payBy", paid_at "paidAt", flagged,
  express_name "expressName", ${accountColumns(sql)}`

export const findState = (sql: Db, orderNo: string) => sql<OrderState[]>`
  select ${state(sql)} from orders o where order_no = ${orderNo}`

/** Locks the order: changes run one after the other. */
export const lockState = (tx: Tx, orderNo: string) => tx<OrderState[]>`
  select ${state(tx)} from orders o where order_no = ${orderNo} for update`

export const lockStateById = (tx: Tx, orderId: number) => tx<OrderState[]>`
  select ${state(tx)} from orders o where order_id = ${orderId} for update`

/** All that a customer has to pay in a currency. Locked in one order, so that two payments do not wait for each other. */
export const lockOpenOf = (tx: Tx, accountId: number, currency: string) => tx<OrderState[]>`
  select ${state(tx)} from orders o
  where account_id = ${accountId} and currency = ${currency} and ${isOpenOnAccount(tx)} order by order_id for update`

export interface Change {
  orderId: number
  from: OrderStatus
  to: OrderStatus
  action: OrderAction
  who: Actor
  accountId: number | null
  note: string
}

/** A status never changes without its event. */
export const changeStatus = (tx: Tx, change: Change) => tx`
  with changed as (
    update orders set status = ${change.to},
      came_from = case when ${change.to}::smallint = 5 then ${change.from}::smallint when ${change.to}::smallint = 6 then came_from end,
      paid_at = case when ${change.action}::text in ('pay', 'acceptProof') and paid_at is null then now() else paid_at end,
      on_account_at = case when ${change.action}::text = 'onAccount' then now() else on_account_at end
    where order_id = ${change.orderId} and status = ${change.from}
    returning order_id
  )
  insert into order_event (order_id, who, account_id, action, from_status, to_status, note)
  select order_id, ${change.who}, ${change.accountId}, ${change.action}, ${change.from}, ${change.to}, ${change.note}
  from changed returning event_id`

/** An order on account is paid wherever its parcel is. */
export const markPaid = (tx: Tx, orderId: number, change: Pick<Change, 'action' | 'who' | 'accountId' | 'note'>) => tx`
  with paid as (
    update orders set paid_at = now() where order_id = ${orderId} and on_account_at is not null and paid_at is null
    returning order_id, status
  )
  insert into order_event (order_id, who, account_id, action, from_status, to_status, note)
  select order_id, ${change.who}, ${change.accountId}, ${change.action}, status, status, ${change.note} from paid
  returning event_id`

/** The last parcel has left: the days begin. Empty for orders that are paid. */
export const setDueDay = (tx: Tx, orderId: number) => tx<{ days: number; dueOn: string }[]>`
  update orders set due_on = (now() at time zone 'UTC')::date + net_days
  where order_id = ${orderId} and on_account_at is not null and paid_at is null
  returning net_days days, due_on::text "dueOn"`

/** An event without a change of status. */
export const insertNote = (tx: Tx, orderId: number, who: Actor, action: string, note: string) => tx`
  insert into order_event (order_id, who, action, from_status, to_status, note)
  select order_id, ${who}, ${action}, status, status, ${note} from orders where order_id = ${orderId}`

export const setPayBy = (tx: Tx, orderId: number, payMethod: PayMethod, payBy: Date) => tx`
  update orders set pay_method = ${payMethod}, pay_by = ${payBy} where order_id = ${orderId}`

export const setFlag = (tx: Tx, orderId: number, flagged: boolean) => tx`
  update orders set flagged = ${flagged} where order_id = ${orderId}`

export interface CountedRefund {
  amount: string
  taxAmount: string
  /** What goes back of the payments of an order on account that is still open. */
  returned: string
}

export const addRefund = (tx: Tx, orderId: number, { amount, taxAmount, returned }: CountedRefund) => tx`
  update orders set refunded_amount = refunded_amount + ${amount},
    refunded_tax_amount = refunded_tax_amount + ${taxAmount}, received_amount = received_amount - ${returned}
  where order_id = ${orderId}`

export const addReceived = (tx: Tx, orderId: number, amount: string) => tx`
  update orders set received_amount = received_amount + ${amount} where order_id = ${orderId}`

export interface HeldLine {
  lineId: number
  goodsId: number
  model: string
  count: number
  /** Not back in the stock. */
  held: number
}

export const listHeldLines = (tx: Db, orderId: number) => tx<HeldLine[]>`
  select line_id "lineId", goods_id "goodsId", model, count, case when procured then 0 else count - restocked_count end held
  from order_line where order_id = ${orderId} order by position`

export const addRestocked = (tx: Tx, lines: Array<{ lineId: number; count: number }>) => tx`
  update order_line l set restocked_count = l.restocked_count + back.count
  from unnest(${lines.map((line) => line.lineId)}::int[], ${lines.map((line) => line.count)}::int[]) back (line_id, count)
  where l.line_id = back.line_id`

export const insertShipment = (
  tx: Tx,
  shipment: { orderId: number; carrier: string; trackingNumber: string; trackingUrl: string | null },
) => tx<{ shipmentId: number }[]>`
  insert into shipment (order_id, carrier, tracking_number, tracking_url)
  values (${shipment.orderId}, ${shipment.carrier}, ${shipment.trackingNumber}, ${shipment.trackingUrl})
  returning shipment_id "shipmentId"`

export const insertStaffAction = (
  tx: Tx,
  done: { accountId: number | null; who: string; action: string; orderId: number; detail: string },
) => tx`
  insert into staff_action (account_id, who, action, order_id, detail)
  values (${done.accountId}, ${done.who}, ${done.action}, ${done.orderId}, ${done.detail})`

export const insertOrderNote = (tx: Tx, orderId: number, who: string, text: string) => tx`
  insert into order_note (order_id, who, text) values (${orderId}, ${who}, ${text})`
