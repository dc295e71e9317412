import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { primaryReads } from '#server/database/replicas/public-reads.ts'
import { createWorld } from '#tests/support/world.ts'
import { fillEmptyStore } from '../bulk-load/bulk-load.service.ts'
import { fact } from './part-facts.ts'
import { deleteOldPartChanges, type FollowedIndex, followPartIndex, getPartIndex } from './part-index.service.ts'

const world = await createWorld('part_index')
const { sql } = world

/** Committed when it is told to. */
async function openTransaction(statement: (tx: Parameters<Parameters<typeof sql.begin>[0]>[0]) => Promise<unknown>) {
  const { promise: allowed, resolve: commit } = Promise.withResolvers<void>()
  const { promise: written, resolve: isWritten } = Promise.withResolvers<void>()
  const done = sql.begin(async (tx) => {
    await statement(tx)
    isWritten()
    await allowed
  })
  await written
  return async () => {
    commit()
    await done
  }
}

const stockOf = async (id: number) => (await getPartIndex(sql)).columnsOf(id)?.stock

describe('the index has what the database has', () => {
  test('all parts, with what lists filter by', async () => {
    const index = await getPartIndex(sql)
    const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`select count(*)::int from goods`
    expect(index.statistics().parts).toBe(count)
    const rows = await sql<
      { goodsId: number; categoryId: number; brandId: number; packageId: number; stock: number }[]
    >`
      select goods_id "goodsId", category_id "categoryId", brand_id "brandId", package_id "packageId", stock from goods`
    for (const { goodsId, categoryId, brandId, packageId, stock } of rows) {
      expect(index.factsOf(goodsId)).toEqual(
        expect.arrayContaining([fact.category(categoryId), fact.brand(brandId), fact.package(packageId)]),
      )
      expect(index.columnsOf(goodsId)).toMatchObject({ stock })
    }
  })

  test('new, changed and deleted parts are there with the next question', async () => {
    const { id } = await world.goods({ stock: 11 })
    expect(await stockOf(id)).toBe(11)
    await sql`update goods set stock = 4 where goods_id = ${id}`
    expect(await stockOf(id)).toBe(4)
    const [other] = await sql<{ id: number }[]>`select max(brand_id) id from brand`
    await sql`update goods set brand_id = ${other?.id ?? 0} where goods_id = ${id}`
    expect((await getPartIndex(sql)).factsOf(id)).toContain(fact.brand(other?.id ?? 0))
    await sql`delete from goods where goods_id = ${id}`
    expect((await getPartIndex(sql)).has(id)).toBe(false)
  })

  test('two transactions that commit in reverse order', async () => {
    const [first, second] = [await world.goods({ stock: 1 }), await world.goods({ stock: 1 })]
    const commitFirst = await openTransaction((tx) => tx`update goods set stock = 20 where goods_id = ${first.id}`)
    const commitSecond = await openTransaction((tx) => tx`update goods set stock = 30 where goods_id = ${second.id}`)
    await commitSecond()
    expect([await stockOf(first.id), await stockOf(second.id)]).toEqual([1, 30])
    await commitFirst()
    expect([await stockOf(first.id), await stockOf(second.id)]).toEqual([20, 30])
  })

  test('what was rolled back is not', async () => {
    const { id } = await world.goods({ stock: 3 })
    const failed = sql.begin(async (tx) => {
      await tx`update goods set stock = 77 where goods_id = ${id}`
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    expect(await stockOf(id)).toBe(3)
  })

  test('prices follow the rates', async () => {
    const { id } = await world.goods({ currency: 'CNY', tiers: [{ from: 1, price: '14.4' }] })
    expect((await getPartIndex(sql)).columnsOf(id)?.price).toBeCloseTo(2)
    await sql`update currency_rate set per_main = 14.4 where currency = 'CNY'`
    try {
      expect((await getPartIndex(sql)).columnsOf(id)?.price).toBeCloseTo(1)
    } finally {
      await sql`update currency_rate set per_main = 7.2 where currency = 'CNY'`
    }
  })

  test('of changes that are older than an hour no row is left', async () => {
    await world.goods()
    await sql`update part_change set changed_at = now() - interval '2 hours'`
    await world.goods()
    await deleteOldPartChanges(sql)
    const [left] = await sql<{ count: number }[]>`select count(*)::int from part_change`
    expect(left?.count).toBe(1)
  })
})

describe('in a store', () => {
  let followed: FollowedIndex
  beforeAll(async () => {
    followed = await followPartIndex(sql, primaryReads(sql), (error) => {
      throw error
    })
  })
  afterAll(() => followed.close())

  test('changes arrive by themselves within two seconds', async () => {
    const { id } = await world.goods({ stock: 8 })
    await expect.poll(() => followed.index.columnsOf(id)?.stock, { timeout: 10_000, interval: 50 }).toBe(8)
  })

  test('what was committed before is there after catching up, also while somebody else does', async () => {
    const [one, other] = [await world.goods({ stock: 5 }), await world.goods({ stock: 6 })]
    const first = followed.catchUp()
    await sql`update goods set stock = 9 where goods_id = ${one.id}`
    await Promise.all([first, followed.catchUp()])
    expect([one.id, other.id].map((id) => followed.index.columnsOf(id)?.stock)).toEqual([9, 6])
  })
})

test('a store that is filled at once is read again', async () => {
  await getPartIndex(sql)
  await sql`truncate goods cascade`
  const [like] = await sql<{ categoryId: number; brandId: number; packageId: number }[]>`
    select (select min(category_id) from category where level = 3) "categoryId", (select min(brand_id) from brand) "brandId",
      (select min(package_id) from package) "packageId"`
  if (!like) throw new Error('there is no category')
  const fill = async (tx: Parameters<Parameters<typeof fillEmptyStore>[1]>[0]) => {
    await tx`insert into goods (brand_id, category_id, package_id, stock, rohs, equivalence, model, stem, goods_name, introduce, cover_pic)
      values (${like.brandId}, ${like.categoryId}, ${like.packageId}, 5, true, 1, 'ONE', 'ONE', 'part', 'part', '/pictures/soic-8/TEST.svg')`
  }
  await fillEmptyStore(sql, fill, () => {})
  expect((await getPartIndex(sql)).statistics().parts).toBe(1)
})
