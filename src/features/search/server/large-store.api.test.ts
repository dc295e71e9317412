import { beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#server/database/connect.ts'
import { createLargeCategory, numberValue } from '#tests/support/large-category.ts'
import { createWorld } from '#tests/support/world.ts'
import { retrieveGoods, searchGoods } from '../search.contract.ts'

const world = await createWorld('large_store')
const { sql } = world
const { call } = world.visitor()

/** One category, larger than is ever read: 16,000 parts of two makers, half in stock, with these many values each. */
const SIZE = 16_000
let categoryId = 0
let brandIds: number[] = []
beforeAll(async () => {
  categoryId = await createLargeCategory(sql, [
    ['largeOhm', 400],
    ['largeTolerance', 4],
    ['largeHertz', 5000],
  ])
  brandIds = (await sql<{ id: number }[]>`select brand_id id from brand order by 1 limit 2`).map((row) => row.id)
  const value = (code: string, number: ReturnType<typeof sql>) => numberValue(sql, code, number)
  const insert = (tx: Tx) => tx`
      insert into goods (brand_id, category_id, package_id, stock, rohs, equivalence, model, stem, goods_name, introduce, cover_pic, value_ids)
      select (${brandIds}::int[])[1 + n % 2], ${categoryId}, (select min(package_id) from package), n % 2, true, n, 'QLARGE' || n, 'QLARGE' || n,
        'part', 'part', '/pictures/soic-8/TEST.svg',
        array[${value('largeOhm', sql`1 + n % 400`)}, ${value('largeTolerance', sql`1 + n % 4`)}, ${value('largeHertz', sql`1 + n % 5000`)}]
      from generate_series(1, ${SIZE}::int) n`
  await sql.begin(insert, { unlimited: true })
  // The last ones in the table, and in the order of their numbers.
  await sql`
    update goods set popularity = case model when 'QLARGE9999' then 9000 when 'QLARGE15999' then 8500 else 8000 end
    where model in ('QLARGE9999', 'QLARGE15999', 'QLARGE15997')`
  await sql`vacuum analyze goods`
})

describe('of hits that are too many to be read the best come first', () => {
  const best = ['QLARGE9999', 'QLARGE15999']

  test.each([
    ['that begin with the text', 'QLARG', best],
    ['that hold it', 'ARGE', best],
  ])('%s: %s', async (_, goodsModel, first) => {
    const { list, isLowerBound } = await call(searchGoods, { fuzzy: true, goodsModel })
    expect([list.slice(0, 2).map((goods) => goods.goodsModel), isLowerBound]).toEqual([first, true])
  })

  test('and still those with one character more', async () => {
    for (const [model, goodsModel] of [
      ['XARGE', 'ARGE'],
      ['QLARGX', 'QLARG'],
    ] as const) {
      await world.goods({ model, stock: 0 })
      const { list } = await call(searchGoods, { fuzzy: true, goodsModel })
      expect(list.slice(0, 3).map((goods) => goods.goodsModel)).toEqual([model, ...best])
    }
  })
})

describe('hits that are too many to be counted', () => {
  test('beside other facts all of them are counted', async () => {
    const { list, totalCount, isLowerBound } = await call(searchGoods, { fuzzy: true, goodsModel: 'RGE1 large' })
    const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
      select count(*)::int from goods where category_id = ${categoryId} and model like '%RGE1%'`
    expect([list[0]?.goodsModel, totalCount, isLowerBound]).toEqual(['QLARGE15999', count, false])
  })

  test('specifications are suggested with their counts', async () => {
    const [maker] = await sql<{ name: string }[]>`
      select brand_name "name" from brand where brand_id = ${brandIds[0] ?? 0}`
    const suggested = async (goodsModel: string) =>
      (await call(retrieveGoods, { goodsModel })).others.filter((one) => one.kind === 'specification')
    expect(await suggested(`large ${maker?.name}`)).toMatchObject([{ category: { categoryId }, count: SIZE / 2 }])
    expect(await suggested(`large ${maker?.name} in stock`)).toMatchObject([
      { category: { categoryId }, count: 0 + SIZE / 2 },
    ])
  })

  test('have a lower bound as count, filtered or not', async () => {
    const found = await call(searchGoods, { fuzzy: true, goodsModel: 'QLARGE' })
    expect([found.totalCount, found.isLowerBound]).toEqual([10_000, true])
    const filtered = await call(searchGoods, { fuzzy: true, goodsModel: 'QLARGE', brandId: brandIds.slice(0, 1) })
    expect(filtered.isLowerBound).toBe(true)
    expect(filtered.totalCount).toBeLessThan(SIZE / 2)
    const few = await call(searchGoods, { fuzzy: true, goodsModel: 'QLARGE123' })
    expect(few.isLowerBound).toBe(false)
  })

  test('substring matches are limited at first, but filtering and sorting use them all', async () => {
    const found = await call(searchGoods, { fuzzy: true, goodsModel: 'ARGE' })
    expect([found.totalCount, found.countedUpTo, found.isLowerBound]).toEqual([1000, 1000, true])
    for (const input of [{ brandId: brandIds.slice(0, 1) }, { inStock: true }, { sort: 'model' as const }])
      expect((await call(searchGoods, { fuzzy: true, goodsModel: 'ARGE', ...input })).totalCount).toBeGreaterThan(4000)
    // 16, 160 to 169, 1,600 to 1,699 and 16,000.
    const all = await call(searchGoods, { fuzzy: true, goodsModel: 'ARGE16' })
    expect([all.totalCount, all.isLowerBound]).toEqual([1 + 10 + 100 + 1, false])
  })
})

describe('of a category with facts that many of its parts have', () => {
  test('all are counted, and the best come first', async () => {
    const rows = await sql<{ brandId: number; name: string; count: number }[]>`
      select brand_id "brandId", brand_name "name", count(*)::int count from goods join brand using (brand_id)
      where category_id = ${categoryId} group by 1, 2 order by 1`
    for (const { name, count } of rows) {
      const { list, totalCount, isLowerBound } = await call(searchGoods, { fuzzy: true, goodsModel: `large ${name}` })
      expect([list.length, totalCount, isLowerBound]).toEqual([20, count, false])
      expect(new Set(list.map(({ brand }) => brand.brandName))).toEqual(new Set([name]))
    }
  })

  test('discontinued parts come after all others', async () => {
    const numbers = async () =>
      (await call(searchGoods, { fuzzy: true, goodsModel: 'large' })).list.map(({ goodsModel }) => goodsModel)
    expect((await numbers())[0]).toBe('QLARGE9999')
    await sql`update goods set lifecycle = 'Obsolete' where model = 'QLARGE9999'`
    try {
      expect((await numbers())[0]).toBe('QLARGE15999')
      expect(await numbers()).not.toContain('QLARGE9999')
    } finally {
      await sql`update goods set lifecycle = 'Active' where model = 'QLARGE9999'`
    }
  })
})
