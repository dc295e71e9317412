import { describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { lowStock, partPurchasing, saveReorder } from '../staff-reorder.contract.ts'
import { countLowStock, listLowStock } from './low-stock.service.ts'
import { sentOrder } from './test-support.ts'

const world = await createWorld()
const { sql } = world
const [admin, clerk] = [await world.staff(), await world.staff('warehouse')]
/** More requested than any part of the demo. */
let popularity = 9_000_000
const newPart = (inputs: object = {}) => world.goods({ popularity: ++popularity, ...inputs })
const setReorder = async (goodsId: number, reorderPoint: number | null, reorderQuantity: number | null = null) => {
  const { version } = await admin.call(partPurchasing, { goodsId })
  return admin.call(saveReorder, { goodsId, version, reorderPoint, reorderQuantity })
}
/** Assigned to the clerk: other tests leave many parts that are low. */
async function assignedPart(inputs: object = {}) {
  const part = await newPart(inputs)
  await sql`insert into staff_assignment (kind, subject, account_id, assigned_by) values ('part', ${String(part.id)}, ${clerk.accountId}, '')`
  return part
}
const listed = async (level: 'all' | 'none' | 'few' = 'all') =>
  (await clerk.call(lowStock, { level, assignedTo: 'me', pageSize: 100 })).list
const shown = async (id: number, level?: 'none') => (await listed(level)).find(({ goodsId }) => goodsId === id)

test('parts of which few are left are listed, the most popular first, unless they are no longer made', async () => {
  const before = await countLowStock(sql)
  const ids: number[] = []
  for (const lifecycle of ['Active', 'Unknown', 'Obsolete']) {
    const { id } = await newPart({ stock: 0 })
    await sql`update goods set lifecycle = ${lifecycle} where goods_id = ${id}`
    ids.push(id)
  }
  await newPart({ stock: 10 })
  const first = await listLowStock(sql, 2)
  expect(first.map(({ goodsId }) => goodsId)).toEqual([ids[1], ids[0]])
  if (!before.isLowerBound) expect((await countLowStock(sql)).count).toBe(Math.min(before.count + 2, 1000))
})

describe('low stock', () => {
  test('compares with the reorder point of the part, and says what to order in whole packs', async () => {
    const part = await assignedPart({ stock: 40, minBuyCount: 25, multCount: 25 })
    expect(await shown(part.id)).toBeUndefined()
    await setReorder(part.id, 100)
    expect(await shown(part.id)).toMatchObject({ stock: 40, onOrder: 0, reorderPoint: 100, toOrder: 75 })
    await setReorder(part.id, 100, 260)
    expect(await shown(part.id)).toMatchObject({ toOrder: 275 })
    await setReorder(part.id, 40)
    expect(await shown(part.id)).toBeUndefined()
    const scarce = await assignedPart({ stock: 3 })
    await setReorder(scarce.id, 2)
    expect(await shown(scarce.id)).toBeUndefined()
  })

  test('counts what is on order', async () => {
    const part = await assignedPart({ stock: 0 })
    expect(await shown(part.id, 'none')).toMatchObject({ toOrder: 10 })
    await sentOrder(admin.call, [{ goodsId: part.id, count: 6 }])
    expect(await shown(part.id, 'none')).toMatchObject({ stock: 0, onOrder: 6, toOrder: 4 })
    await sentOrder(admin.call, [{ goodsId: part.id, count: 4 }])
    expect(await shown(part.id)).toBeUndefined()
    expect(await admin.call(partPurchasing, { goodsId: part.id })).toMatchObject({
      onOrder: [{ count: 6 }, { count: 4 }],
    })
  })

  test('has sold-out parts first, then those with less than half of their reorder point', async () => {
    const none = await assignedPart({ stock: 0 })
    const few = await assignedPart({ stock: 2 })
    const some = await assignedPart({ stock: 9 })
    const [own, more] = [await assignedPart({ stock: 400 }), await assignedPart({ stock: 600 })]
    for (const { id } of [own, more]) await setReorder(id, 1000)
    const ids = (await listed()).map(({ goodsId }) => goodsId)
    expect(ids).toEqual([none.id, own.id, few.id, more.id, some.id])
    expect((await listed('few')).map(({ goodsId }) => goodsId)).toEqual(ids.slice(1))
  })

  test('follows the setting of the shop', async () => {
    const part = await assignedPart({ stock: 400 })
    await sql`update shop_settings set settings = settings || '{"reorderPoint": 500}'`
    const found = await shown(part.id)
    await sql`update shop_settings set settings = settings - 'reorderPoint'`
    expect(found).toMatchObject({ reorderPoint: 500, toOrder: 100 })
    expect(await shown(part.id)).toBeUndefined()
  })

  test('reorder points are changed by those who buy; an old version is refused', async () => {
    const { id: goodsId } = await newPart()
    await setReorder(goodsId, 50)
    const old = { goodsId, version: 0, reorderPoint: 5, reorderQuantity: null }
    await expect(admin.call(saveReorder, old)).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    await expect(clerk.call(saveReorder, old)).rejects.toMatchObject({ reason: 'not_allowed' })
    await setReorder(goodsId, null)
    expect(await admin.call(partPurchasing, { goodsId })).toMatchObject({
      reorderPoint: null,
      usual: { reorderPoint: 10 },
    })
  })
})
