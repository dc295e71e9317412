import { describe, expect, test } from 'vitest'
import { goodsDetail } from '#features/catalog/catalog.contract.ts'
import { askForStockNotice } from '#features/stock-notice/stock-notice.contract.ts'
import { editPart, partHistory, staffPart, undoPartChange } from '#features/supply/staff-parts.contract.ts'
import { addAddress, payFor, placeOrder, stockOf } from '#tests/drills/shop.ts'
import { planOf } from '#tests/support/plan.ts'
import { createWorld } from '#tests/support/world.ts'
import { purchaseOrder } from '../staff-purchasing.contract.ts'
import * as contract from '../staff-receipts.contract.ts'
import { listBackordered } from './parts.queries.ts'
import { listReceipts } from './receipts.queries.ts'
import { sentOrder } from './test-support.ts'

const world = await createWorld()
const [admin, clerk] = [await world.staff(), await world.staff('warehouse')]

type Sent = Awaited<ReturnType<typeof sentOrder>>
const arrived = ({ purchaseNo, version, lines }: Sent, ...counts: number[]) => ({
  purchaseNo,
  version,
  lines: lines.map(({ lineId }, place) => ({ lineId, count: counts[place] ?? 0 })),
})
const reread = ({ purchaseNo }: Sent) => admin.call(purchaseOrder, { purchaseNo })
const costOf = async (goodsId: number) => (await admin.call(staffPart, { goodsId })).cost
const setWarehouses = (goodsId: number, warehouses: object) =>
  world.sql`insert into goods_trade (goods_id, warehouses) values (${goodsId}, ${world.sql.json(warehouses)})`

/** Over HTTP: only there calls have a key. */
async function receiveWithKey(order: Sent, key: string, count: number) {
  const answer = await (await world.http()).inject({
    method: 'POST',
    url: contract.receiveGoods.path,
    headers: { token: clerk.token, 'idempotency-key': key },
    payload: arrived(order, count),
  })
  return answer.json<{ code: number; data: { receiptNo: string } | null }>()
}

describe('goods of a purchase order', () => {
  test('raise the stock of a warehouse in two parts; the history of the part names the receipt', async () => {
    const part = await world.goods({ stock: 20 })
    await setWarehouses(part.id, { Rotterdam: 20 })
    const order = await sentOrder(admin.call, [{ goodsId: part.id, count: 100, unitCost: '0.30' }])
    await expect(clerk.call(contract.receiveGoods, arrived(order, 60))).rejects.toThrow('kept by warehouse')
    const { receiptNo } = await clerk.call(contract.receiveGoods, { ...arrived(order, 60), warehouse: 'Rotterdam' })
    expect(await stockOf(world.sql, part.id)).toBe(80)
    const partly = await reread(order)
    expect(partly).toMatchObject({
      status: 'partly_received',
      lines: [{ receivedCount: 60, openCount: 40 }],
      receipts: [{ receiptNo, warehouse: 'Rotterdam', receivedBy: clerk.email }],
    })
    await clerk.call(contract.receiveGoods, { ...arrived(partly, 40), warehouse: 'Hamburg' })
    expect(await reread(order)).toMatchObject({ status: 'received', lines: [{ openCount: 0 }] })
    expect(await admin.call(staffPart, { goodsId: part.id })).toMatchObject({
      stock: 120,
      warehouses: 'Hamburg: 40\nRotterdam: 80',
      cost: '0.3',
    })
    const { list } = await admin.call(partHistory, { goodsId: part.id })
    expect(list).toMatchObject([
      { after: { stock: 120 } },
      { reference: `Goods receipt ${receiptNo} of ${order.purchaseNo}`, before: { stock: 20 }, after: { stock: 80 } },
    ])
    const undo = admin.call(undoPartChange, { goodsId: part.id, changeId: list[0]?.changeId ?? 0 })
    await expect(undo).rejects.toThrow('Please undo it there')
    await expect(clerk.call(contract.receiveGoods, arrived(await reread(order), 1))).rejects.toMatchObject({
      reason: 'wrong_status',
    })
  })

  test('may be fewer, more once that is confirmed, or refused with a reason', async () => {
    const part = await world.goods({ stock: 0 })
    const order = await sentOrder(admin.call, [{ goodsId: part.id, count: 10 }])
    const [line] = order.lines
    const refused = { lineId: line?.lineId ?? 0, count: 4, refusedCount: 2 }
    await expect(clerk.call(contract.receiveGoods, { ...arrived(order), lines: [refused] })).rejects.toThrow('why')
    await clerk.call(contract.receiveGoods, { ...arrived(order), lines: [{ ...refused, refusedReason: 'Wet' }] })
    const rest = await reread(order)
    // What was refused is still to come.
    expect(rest).toMatchObject({
      lines: [{ receivedCount: 4, openCount: 6 }],
      receipts: [{ lines: [{ refusedCount: 2, refusedReason: 'Wet' }] }],
    })
    await expect(clerk.call(contract.receiveGoods, arrived(rest, 9))).rejects.toMatchObject({ reason: 'above_ordered' })
    await clerk.call(contract.receiveGoods, { ...arrived(rest, 9), mayBeMore: true })
    expect(await reread(order)).toMatchObject({ status: 'received', lines: [{ receivedCount: 13, openCount: 0 }] })
    expect(await stockOf(world.sql, part.id)).toBe(13)
  })

  test('are received once by two clerks at once', async () => {
    const part = await world.goods({ stock: 0 })
    const order = await sentOrder(admin.call, [{ goodsId: part.id, count: 10 }])
    const tries = await Promise.allSettled(
      [admin, clerk].map(({ call }) => call(contract.receiveGoods, arrived(order, 10))),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { reason: 'changed_meanwhile' } })
    expect(await stockOf(world.sql, part.id)).toBe(10)
  })

  test('are received once when the same call is repeated, also after the first was lost on its way', async () => {
    const part = await world.goods({ stock: 0 })
    const order = await sentOrder(admin.call, [{ goodsId: part.id, count: 10 }])
    const key = `receipt-${part.id}`
    // The process ends within the transaction: the connection is cut while the receipt waits for the part.
    let lost: ReturnType<typeof receiveWithKey> | undefined
    await world.sql.begin(async (tx) => {
      await tx`select from goods where goods_id = ${part.id} for no key update`
      lost = receiveWithKey(order, key, 10)
      await expect
        .poll(async () => {
          const ended = await world.sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%from goods where goods_id = any%'`
          return ended.length
        })
        .toBeGreaterThan(0)
    })
    await lost
    const second = await receiveWithKey(order, key, 10)
    expect(second).toMatchObject({ code: 0 })
    expect(await Promise.all([receiveWithKey(order, key, 10), receiveWithKey(order, key, 10)])).toEqual([
      second,
      second,
    ])
    expect(await stockOf(world.sql, part.id)).toBe(10)
    expect((await reread(order)).receipts).toHaveLength(1)
  })

  test('are first for orders that wait for them; the rest is free', async () => {
    const buyer = await world.buyer()
    const addressId = await addAddress(world.sql, buyer.call)
    const part = await world.goods({ stock: 30 })
    const orderNo = await placeOrder(buyer.call, addressId, [{ goodsId: part.id, count: 30 }])
    await payFor(buyer.call, orderNo)
    // As a quoted line that is bought for this order.
    await world.sql`update order_line set procured = true where goods_id = ${part.id}`
    const order = await sentOrder(admin.call, [{ goodsId: part.id, count: 100, expectedOn: '2999-12-04' }])
    expect(order.lines).toMatchObject([{ backorderedCount: 30 }])
    expect(await world.visitor().call(goodsDetail, { goodsId: part.id })).toMatchObject({
      stockCount: 0,
      incoming: [{ count: 70, on: '2999-12-04' }],
    })
    const { receiptNo } = await clerk.call(contract.receiveGoods, arrived(order, 50))
    expect(await stockOf(world.sql, part.id)).toBe(20)
    expect(await reread(order)).toMatchObject({
      lines: [{ backorderedCount: 0 }],
      receipts: [{ lines: [{ count: 50, shares: [{ orderNo, count: 30 }] }] }],
    })
    await world.sql`update order_line set picked_count = 5 where goods_id = ${part.id}`
    await expect(clerk.call(contract.undoReceipt, { receiptNo })).rejects.toThrow(orderNo)
    await world.sql`update order_line set picked_count = 0 where goods_id = ${part.id}`
    await clerk.call(contract.undoReceipt, { receiptNo })
    expect(await stockOf(world.sql, part.id)).toBe(0)
    expect(await reread(order)).toMatchObject({ status: 'sent', lines: [{ backorderedCount: 30, openCount: 100 }] })
  })

  test('change the cost to the average of what was there and what came', async () => {
    const part = await world.goods({ stock: 100 })
    const { version } = await admin.call(staffPart, { goodsId: part.id })
    await admin.call(editPart, { goodsId: part.id, version, fields: { cost: '0.10' } })
    const order = await sentOrder(admin.call, [{ goodsId: part.id, count: 300, unitCost: '0.20' }])
    const { receiptNo } = await clerk.call(contract.receiveGoods, arrived(order, 300))
    expect(await costOf(part.id)).toBe('0.175')
    await clerk.call(contract.undoReceipt, { receiptNo })
    expect(await costOf(part.id)).toBe('0.1')
  })

  test('leave the cost when none was entered in the purchase order', async () => {
    const part = await world.goods({ stock: 100 })
    const { version } = await admin.call(staffPart, { goodsId: part.id })
    await admin.call(editPart, { goodsId: part.id, version, fields: { cost: '0.10' } })
    const order = await sentOrder(admin.call, [{ goodsId: part.id, count: 300, unitCost: '0' }])
    await clerk.call(contract.receiveGoods, arrived(order, 300))
    expect(await costOf(part.id)).toBe('0.1')
  })
})

describe('undoing a receipt', () => {
  test('takes the pieces back once, while they are free', async () => {
    const part = await world.goods({ stock: 5 })
    const order = await sentOrder(admin.call, [{ goodsId: part.id, count: 10 }])
    const { receiptNo } = await clerk.call(contract.receiveGoods, { ...arrived(order, 10), warehouse: 'Rotterdam' })
    await world.sql`update goods set stock = 9 where goods_id = ${part.id}`
    await expect(clerk.call(contract.undoReceipt, { receiptNo })).rejects.toMatchObject({ reason: 'above_stock' })
    await world.sql`update goods set stock = 15 where goods_id = ${part.id}`
    const tries = await Promise.allSettled([admin, clerk].map(({ call }) => call(contract.undoReceipt, { receiptNo })))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stockOf(world.sql, part.id)).toBe(5)
    expect(await reread(order)).toMatchObject({
      status: 'sent',
      lines: [{ openCount: 10, receivedCount: 0 }],
      receipts: [{ receiptNo, undoneAt: expect.any(String) }],
    })
    expect(await admin.call(staffPart, { goodsId: part.id })).toMatchObject({ warehouses: 'Rotterdam: 0' })
  })
})

describe('goods without a purchase order', () => {
  test('are received by number; costs count only from those who see them', async () => {
    const [one, other] = [await world.goods({ stock: 0 }), await world.goods({ stock: 1 })]
    const text = `${one.model} 25 0.40\n${other.model.toLowerCase()}; 5`
    const { receiptNo } = await clerk.call(contract.receiveParts, { warehouse: 'Rotterdam', note: 'Samples', text })
    expect([await stockOf(world.sql, one.id), await stockOf(world.sql, other.id)]).toEqual([25, 6])
    expect(await costOf(one.id)).toBe('')
    await admin.call(contract.receiveParts, { warehouse: 'Rotterdam', text: `${one.model} 25 0.40` })
    expect(await costOf(one.id)).toBe('0.4')
    const { list } = await clerk.call(contract.receipts, { pageSize: 5 })
    expect(list.find((one) => one.receiptNo === receiptNo)).toMatchObject({
      note: 'Samples',
      purchaseNo: null,
      lines: [{ count: 25 }, { count: 5 }],
    })
    const buyer = await world.buyer()
    await expect(buyer.call(contract.receiveParts, { text })).rejects.toMatchObject({ reason: 'not_allowed' })
  })

  test('send the stock notices', async () => {
    const part = await world.goods({ stock: 0 })
    const { call, email } = await world.buyer()
    await call(askForStockNotice, { goodsId: part.id })
    await clerk.call(contract.receiveParts, { text: `${part.model} 5` })
    await world.runJobs()
    const [sent] = await world.sql`select from stock_notice where goods_id = ${part.id} and notified_at is not null`
    expect(sent, email).toBeDefined()
  })
})

test('receipts and what orders wait for come out of indexes', async () => {
  for (const plan of [
    await planOf(world.sql, (sql) => listReceipts(sql, undefined, 25, 50)),
    await planOf(world.sql, (sql) => listReceipts(sql, 1, 100, 0)),
    await planOf(world.sql, (sql) => listBackordered(sql, [1, 2])),
  ])
    expect(plan).not.toMatch(/Seq Scan on (goods_receipt|goods_receipt_line|purchase_order|order_line|orders|goods)\b/)
})
