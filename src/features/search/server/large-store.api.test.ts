import { beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#server/database/connect.ts'
import { createLargeCategory, numberValue } from '#tests/support/large-category.ts'
import { createWorld } from '#tests/support/world.ts'
import { byRankInstead } from '../by-rank-instead.rules.ts'
import type { Way } from '../description-plan.rules.ts'
import { retrieveGoods, searchGoods } from '../search.contract.ts'
import { readNear } from './search.queries.ts'

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
    ['that hold it and fit what else is said', 'RGE1 large', ['QLARGE15999', 'QLARGE15997']],
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
  test('are suggested without a count', async () => {
    const [maker] = await sql<{ name: string }[]>`
      select brand_name "name" from brand where brand_id = ${brandIds[0] ?? 0}`
    const suggested = async (goodsModel: string) =>
      (await call(retrieveGoods, { goodsModel })).others.filter((one) => one.kind === 'specification')
    expect(await suggested(`large ${maker?.name}`)).toMatchObject([{ category: { categoryId }, count: SIZE / 2 }])
    expect(await suggested(`large ${maker?.name} in stock`)).toMatchObject([{ category: { categoryId }, count: null }])
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
  const firstOf = async (conditions: object[], way: Way, more = {}) => {
    const wanted = { conditions, way, nearest: [], near: [], hinted: [], exactNorms: [], inStock: false, rohs: false }
    const [row] = await readNear(
      sql,
      { ...wanted, ...more },
      searchGoods.input.parse({ fuzzy: true, goodsModel: 'any' }),
    )
    return row
  }
  const slices = [
    { inStock: true, least: 50, below: 2 ** 31 - 1 },
    { inStock: true, least: 0, below: 50 },
    { inStock: false, least: 0, below: 2 ** 31 - 1 },
  ]
  const walk = (): Way => ({ by: 'walk', leaves: [categoryId], slices, otherwise: { by: 'nothing' } })
  const ranked: Way = { by: 'tokens', ranks: [Array.from({ length: 123 }, (_, place) => 122 - place)] }
  const valueIds = async (code: string, number: number) =>
    (await sql<{ id: number }[]>`select ${numberValue(sql, code, sql`${number}`)} id`).map(({ id }) => id)

  test('the same are found in the order of its index as by rank, in all counts', async () => {
    const conditions = [{ leaves: [categoryId] }, { brandIds: brandIds.slice(0, 1) }]
    expect(await firstOf(conditions, walk())).toEqual(await firstOf(conditions, ranked))
    const tolerance = { valueIds: await valueIds('largeTolerance', 2) }
    const hinted = [await valueIds('largeTolerance', 2)]
    expect(await firstOf([{ leaves: [categoryId] }, tolerance], walk(), { hinted })).toEqual(
      await firstOf([{ leaves: [categoryId] }, tolerance], ranked, { hinted }),
    )
  })

  test('of few that are exactly a rating, but more than are read, the best come first', async () => {
    const numbers = async (least: number) =>
      (await Promise.all(Array.from({ length: 401 - least }, (_, at) => valueIds('largeOhm', least + at)))).flat()
    const nearest = await numbers(371)
    const more = { nearest: [nearest], near: [nearest], nearCount: { nearest: 1200, near: 1200 } }
    const found = await firstOf([{ valueIds: await numbers(361) }], ranked, more)
    const best = await sql<{ id: number }[]>`
      select goods_id id from goods where model in ('QLARGE9999', 'QLARGE15999') order by popularity desc`
    expect([found?.hitCount, found?.ids.slice(0, 2)]).toEqual([1000, best.map(({ id }) => id)])
  })

  test('more than are read of categories one by one are found by rank', async () => {
    const tolerance = { valueIds: await valueIds('largeTolerance', 2) }
    const conditions = [{ isCategory: true as const }, tolerance]
    const way: Way = { by: 'tokens', leaves: [categoryId] }
    const store = { goodsCount: SIZE, rankShares: new Map<number, number>(), goodsOfCategory: () => SIZE }
    const instead = byRankInstead({ conditions, way, hinted: [] }, { found: 4000, read: 1000 }, store)
    expect((await firstOf(conditions, way))?.hitCount).toBe(SIZE / 4)
    expect((await firstOf(instead.conditions, instead.way))?.ids).toEqual((await firstOf([tolerance], ranked))?.ids)
  })

  test('discontinued parts come after all others', async () => {
    await sql`update goods set lifecycle = 'Obsolete' where model = 'QLARGE9999'`
    try {
      const conditions = [{ leaves: [categoryId] }, { brandIds: brandIds.slice(1) }]
      const found = await firstOf(conditions, walk())
      expect(found?.hitCount).toBe(1000)
      expect(found).toEqual(await firstOf(conditions, ranked))
    } finally {
      await sql`update goods set lifecycle = 'Active' where model = 'QLARGE9999'`
    }
  })

  test('where they stand together only at its end they are found by rank', async () => {
    const [maker] = await sql<{ name: string }[]>`
      select brand_name "name" from brand where brand_id = ${brandIds[0] ?? 0}`
    const [other] = await sql<{ id: number; name: string }[]>`
      select brand_id id, brand_name "name" from brand where brand_id = ${brandIds[1] ?? 0}`
    // All parts of this maker are out of stock, so that they come after those of the other.
    for (const name of [maker?.name, other?.name]) {
      const { list, totalCount, isLowerBound } = await call(searchGoods, { fuzzy: true, goodsModel: `large ${name}` })
      expect([list.length, totalCount, isLowerBound]).toEqual([20, 1000, true])
      expect(new Set(list.map(({ brand }) => brand.brandName))).toEqual(new Set([name]))
    }
  })
})
