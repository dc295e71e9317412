import { giveStockBack } from '#features/catalog/server/stock/stock.service.ts'
import type { Db, Tx } from '#server/database/connect.ts'
import { AppError } from '#shared/app-error.ts'
import {
  type Actor,
  type BuyerAction,
  buyerActionsOf,
  explainRefusal,
  findTransition,
  type OrderAction,
  type OrderStatus,
  STATUS_NAMES,
} from '../order-status.rules.ts'
import * as queries from './orders.queries.ts'

export type OrderState = queries.OrderState

const UNKNOWN = 'There is no such order.'

/** Orders of others are not found. */
export async function lockOrderOf(tx: Tx, accountId: number, orderNo: string): Promise<OrderState> {
  const [order] = await queries.lockState(tx, orderNo)
  if (order?.accountId !== accountId) throw new AppError('not_found', UNKNOWN)
  return order
}

export async function lockOrder(tx: Tx, orderNo: string): Promise<OrderState> {
  const [order] = await queries.lockState(tx, orderNo)
  if (!order) throw new AppError('not_found', UNKNOWN)
  return order
}

export async function findAndLockOrder(tx: Tx, orderNo: string): Promise<OrderState | undefined> {
  const [order] = await queries.lockState(tx, orderNo)
  return order
}

export async function lockOrderById(tx: Tx, orderId: number): Promise<OrderState> {
  const [order] = await queries.lockStateById(tx, orderId)
  if (!order) throw new AppError('not_found', UNKNOWN)
  return order
}

/** What a customer has to pay in a currency, the first to be due first. */
export async function lockOpenOrders(tx: Tx, accountId: number, currency: string): Promise<OrderState[]> {
  const orders = await queries.lockOpenOf(tx, accountId, currency)
  const dueDay = ({ dueOn }: OrderState) => dueOn ?? '9999'
  return orders.sort((a, b) => dueDay(a).localeCompare(dueDay(b)) || a.orderId - b.orderId)
}

export async function getOrderOf(sql: Db, accountId: number, orderNo: string): Promise<OrderState> {
  const [order] = await queries.findState(sql, orderNo)
  if (order?.accountId !== accountId) throw new AppError('not_found', UNKNOWN)
  return order
}

export async function getOrder(sql: Db, orderNo: string): Promise<OrderState> {
  const [order] = await queries.findState(sql, orderNo)
  if (!order) throw new AppError('not_found', UNKNOWN)
  return order
}

/** Actor and note of a change. */
export interface OrderChange {
  action: OrderAction
  who: Actor
  accountId: number | null
  note?: string
}

export interface Changed {
  orderNo: string
  status: OrderStatus
  statusName: string
  actions: BuyerAction[]
}

export const changedTo = (orderNo: string, status: OrderStatus): Changed => ({
  orderNo,
  status,
  statusName: STATUS_NAMES[status],
  actions: buyerActionsOf(status),
})

/** The only function that changes a status: by the table, with an event. The caller has locked the order. */
export async function advance(tx: Tx, order: OrderState, change: OrderChange): Promise<Changed> {
  const { action, who, accountId, note = '' } = change
  const transition = findTransition(order.status, action, who, order.cameFrom ?? undefined)
  if (!transition) throw new AppError('wrong_status', explainRefusal(order.orderNo, order.status, action))
  const { from, to } = transition
  const written = await queries.changeStatus(tx, { orderId: order.orderId, from, to, action, who, accountId, note })
  if (written.length !== 1) throw new Error(`order ${order.orderNo} was not locked`)
  if (transition.effect === 'stockBack') await releaseStock(tx, order.orderId)
  return changedTo(order.orderNo, to)
}

/** Returns the reserved pieces of an order to the stock. */
async function releaseStock(tx: Tx, orderId: number): Promise<void> {
  const lines = (await queries.listHeldLines(tx, orderId)).filter((line) => line.held > 0)
  await queries.addRestocked(
    tx,
    lines.map(({ lineId, held }) => ({ lineId, count: held })),
  )
  await giveStockBack(
    tx,
    lines.map(({ goodsId, held }) => ({ goodsId, count: held })),
  )
}
