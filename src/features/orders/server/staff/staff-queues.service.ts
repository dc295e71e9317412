import type { Db } from '#server/database/connect.ts'
import * as queries from './staff-queues.queries.ts'

const stateOf = ([row]: queries.QueueRow[]) => ({
  count: row?.count ?? 0,
  oldestAt: row?.oldestAt ?? null,
  oldest: row?.oldest ?? '',
})

export const readShipQueue = async (sql: Db) => stateOf(await queries.readShipQueue(sql))
export const readFlaggedQueue = async (sql: Db) => stateOf(await queries.readFlaggedQueue(sql))
export const readReturnsQueue = async (sql: Db) => stateOf(await queries.readReturnsQueue(sql))

/** Whether there are any orders. */
export const hasOrders = async (sql: Db): Promise<boolean> => (await queries.hasOrders(sql))[0]?.known ?? false
