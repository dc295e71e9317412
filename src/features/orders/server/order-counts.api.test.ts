import { expect, test } from 'vitest'
import { foldStatusCounts, repairStatusCounts } from '#server/status-counts/status-counts.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { planOf } from '#tests/support/plan.ts'
import { createWorld } from '#tests/support/world.ts'
import { cancelOrder } from '../orders.contract.ts'
import { staffOrders } from '../staff-orders.contract.ts'
import { countedOrders } from './counted-orders.ts'
import { listStatusCounts } from './order-reading.queries.ts'

const world = await createWorld(`order_counts_${process.env.VITEST_POOL_ID ?? '1'}`)
const admin = await world.staff()
type Counts = Record<number, number>
const countsOf = (rows: ReadonlyArray<{ status: number; count: number }>): Counts =>
  Object.fromEntries(rows.map(({ status, count }) => [status, count]))
const counted = async () =>
  countsOf(
    await world.sql<{ status: number; count: number }[]>`select status, count(*)::int count from orders group by 1`,
  )
const kept = async () => countsOf(await listStatusCounts(world.sql))

test('counts of the tabs are exact after every change, folded or not', async () => {
  const buyers = [await buyerWithOrder(world), await buyerWithOrder(world), await buyerWithOrder(world)]
  expect(await kept()).toEqual(await counted())
  await foldStatusCounts(world.sql, countedOrders)
  expect(await world.sql`select from order_status_entry`).toHaveLength(0)
  expect(await kept()).toEqual(await counted())
  for (const { call, orderNo } of buyers.slice(1)) await call(cancelOrder, { orderNo })
  expect(await kept()).toEqual(await counted())
  const { counts } = await admin.call(staffOrders, {})
  expect(counts.find(({ filter }) => filter === 7)?.count).toBe((await counted())[7])
  expect(counts[0]?.count).toBe(Object.values(await counted()).reduce((sum, count) => sum + count, 0))
  expect(await repairStatusCounts(world.sql, countedOrders)).toBe(0)
})

test('a change that is rolled back is not counted, and orders do not wait for each other', async () => {
  const [first, second] = [await buyerWithOrder(world), await buyerWithOrder(world)]
  const before = await kept()
  const undone = world.sql.begin(async (tx) => {
    await tx`update orders set status = 7 where order_no = ${first.orderNo}`
    // Meanwhile another order comes and one more is closed: neither waits for the counts.
    await buyerWithOrder(world)
    await second.call(cancelOrder, { orderNo: second.orderNo })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await kept()).toEqual({ ...before, 7: (before[7] ?? 0) + 1 })
})

test('wrong counts are found and repaired', async () => {
  await buyerWithOrder(world)
  await foldStatusCounts(world.sql, countedOrders)
  await world.sql`update order_status_count set count = count + 3 where status = 1`
  expect(await repairStatusCounts(world.sql, countedOrders)).toBe(1)
  expect(await kept()).toEqual(await counted())
})

test('counting reads no order', async () => {
  expect(await planOf(world.sql, (sql) => listStatusCounts(sql))).not.toMatch(/on orders/)
})

test('orders are listed newest first, or oldest first for work that waits', async () => {
  const numbers = [await buyerWithOrder(world), await buyerWithOrder(world)].map(({ orderNo }) => orderNo)
  const listed = async (oldestFirst: boolean) => {
    const { list } = await admin.call(staffOrders, { oldestFirst, pageSize: 100 })
    return list.map(({ orderNo }) => orderNo).filter((orderNo) => numbers.includes(orderNo))
  }
  expect([await listed(true), await listed(false)]).toEqual([numbers, numbers.toReversed()])
})
