import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { countLowStock, listLowStock } from './low-stock.service.ts'

const world = await createWorld()
const { sql } = world

test('parts of which few are left are listed, the most popular first, unless they are no longer made', async () => {
  const before = await countLowStock(sql)
  const ids: number[] = []
  for (const [lifecycle, popularity] of [
    ['Active', 9_000_001],
    ['Unknown', 9_000_002],
    ['Obsolete', 9_000_003],
  ] as const) {
    const { id } = await world.goods({ stock: 3, popularity })
    await sql`update goods set lifecycle = ${lifecycle} where goods_id = ${id}`
    ids.push(id)
  }
  await world.goods({ stock: 10, popularity: 9_000_004 })
  const listed = await listLowStock(sql, 2)
  expect(listed.map(({ goodsId }) => goodsId)).toEqual([ids[1], ids[0]])
  if (!before.isLowerBound) expect((await countLowStock(sql)).count).toBe(Math.min(before.count + 2, 1000))
})
