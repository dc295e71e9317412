import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { categoryDetail, goodsDetail } from '#features/catalog/catalog.contract.ts'
import { repairDerivedData } from '#features/catalog/server/reindex.service.ts'
import { searchGoods } from '#features/search/search.contract.ts'
import { buyerWithOrder } from '#tests/support/ordered.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../../staff-bulk.contract.ts'
import { editPart, partFormChoices, partHistory, staffPart } from '../../staff-parts.contract.ts'
import { changeBulk, previewBulk } from './bulk.service.ts'

const world = await createWorld(`bulk_${process.env.VITEST_POOL_ID ?? '1'}`)
const admin = await world.staff()
const detailOf = (goodsId: number) => admin.call(staffPart, { goodsId })

/** A manufacturer of its own with parts of these prices. */
async function ownBrand(amounts: string[], stock = 100) {
  const [brand] = await world.sql<{ id: number }[]>`
    insert into brand (brand_name) values (${crypto.randomUUID()}) returning brand_id id`
  const brandId = brand?.id ?? 0
  const goods = await Promise.all(
    amounts.map((price) =>
      world.goods({ stock, tiers: price === '' ? [] : [{ from: 1, price, activityPrice: '0.05' }] }),
    ),
  )
  const ids = goods.map(({ id }) => id)
  await world.sql`update goods set brand_id = ${brandId} where goods_id = any(${ids}::int[])`
  return { brandId, ids }
}

type Change = Pick<z.input<typeof contract.previewBulk.input>, 'kind' | 'value' | 'multiple'>

/** Previews, applies as previewed, and returns both. */
async function change(brandId: number, given: Change) {
  const preview = await admin.call(contract.previewBulk, { brandId, ...given })
  const { partCount } = preview
  const { bulkId } = await admin.call(contract.changeBulk, { brandId, ...given, partCount })
  return { preview, bulkId }
}

describe('prices of a manufacturer by a percentage', () => {
  const priceOf = async (goodsId: number) => (await detailOf(goodsId)).tiers[0]

  test('are previewed, changed as previewed, and restored', async () => {
    const { brandId, ids } = await ownBrand(['0.1234', '0.0001', '100', ''])
    const { preview, bulkId } = await change(brandId, { kind: 'price', value: '3' })
    expect(preview).toMatchObject({
      partCount: 4,
      changeCount: 3,
      leftOut: [{ reason: 'The price is on request.', count: 1 }],
    })
    const first = preview.samples.map(({ fields }) => fields[0]?.after)
    expect(first.toSorted()).toEqual(['0.0001 USD', '0.1271 USD', '103 USD'])
    expect(await Promise.all(ids.slice(0, 3).map(priceOf))).toMatchObject([
      { price: '0.1271', activity: '0.0515' },
      { price: '0.0001' },
      { price: '103' },
    ])
    const found = await world
      .visitor()
      .call(searchGoods, { fuzzy: true, goodsModel: (await detailOf(ids[2] ?? 0)).model })
    expect(found.exact[0]).toMatchObject({ lowestPrice: '0.0515' })
    const { version } = await detailOf(ids[2] ?? 0)
    await admin.call(editPart, { goodsId: ids[2] ?? 0, version, fields: { price: '1:99:0.0515' }, parameters: [] })
    expect(await admin.call(contract.undoBulk, { bulkId })).toEqual({ restored: 2, kept: 1 })
    expect(await Promise.all(ids.slice(0, 3).map(priceOf))).toMatchObject([
      { price: '0.1234', activity: '0.05' },
      { price: '0.0001' },
      { price: '99' },
    ])
    await expect(admin.call(contract.undoBulk, { bulkId })).rejects.toMatchObject({ reason: 'wrong_status' })
    expect((await admin.call(contract.bulkChanges, {})).list[0]).toMatchObject({
      bulkId,
      kind: 'price',
      what: 'Prices +3 %',
      keptCount: 1,
    })
  })

  test('also in other packagings, and restored; a part on request keeps its own', async () => {
    const { brandId, ids } = await ownBrand(['1', ''])
    const packings = [{ kind: 'reel', counts: [1000], prices: ['0.5000'] }]
    await world.sql`
      insert into goods_trade (goods_id, packings) select id, ${world.sql.json(packings)} from unnest(${ids}::int[]) id
      on conflict (goods_id) do update set packings = excluded.packings`
    const priceOfReels = async () =>
      (
        await world.sql<{ price: string }[]>`
          select packings->0->'prices'->>0 price from goods_trade where goods_id = any(${ids}::int[]) order by array_position(${ids}::int[], goods_id)`
      ).map(({ price }) => price)
    const { bulkId } = await change(brandId, { kind: 'price', value: '10' })
    expect(await priceOfReels()).toEqual(['0.5500', '0.5000'])
    await admin.call(contract.undoBulk, { bulkId })
    expect(await priceOfReels()).toEqual(['0.5000', '0.5000'])
  })

  test('are refused when the parts differ from the preview, or nothing was selected', async () => {
    const { brandId, ids } = await ownBrand(['1'])
    const given = { kind: 'price', value: '3', partCount: 2 } as const
    await expect(admin.call(contract.changeBulk, { brandId, ...given })).rejects.toMatchObject({
      reason: 'changed_meanwhile',
    })
    await expect(admin.call(contract.changeBulk, given)).rejects.toMatchObject({ reason: 'invalid_input' })
    expect(await priceOf(ids[0] ?? 0)).toMatchObject({ price: '1' })
  })
})

describe('many parts', () => {
  test('get another stock, by a number or by a difference; what is sold meanwhile stays sold', async () => {
    const { brandId, ids } = await ownBrand(['1', '2'])
    const stocks = async () => Promise.all(ids.map(async (id) => (await detailOf(id)).stock))
    const { preview, bulkId } = await change(brandId, { kind: 'stock', value: '-30' })
    expect(preview.samples[0]?.fields).toEqual([{ name: 'Free stock', before: '100', after: '70' }])
    expect(await stocks()).toEqual([70, 70])
    await world.sql`update goods set stock = stock - 5 where goods_id = ${ids[0] ?? 0}`
    expect(await admin.call(contract.undoBulk, { bulkId })).toEqual({ restored: 2, kept: 0 })
    expect(await stocks()).toEqual([95, 100])
    await change(brandId, { kind: 'stock', value: '0' })
    expect(await stocks()).toEqual([0, 0])
  })

  test('get a stock that counts what open orders hold', async () => {
    const { goods } = await buyerWithOrder(world)
    const { brandId } = await ownBrand([])
    await world.sql`update goods set brand_id = ${brandId} where goods_id = ${goods.id}`
    const { held } = await detailOf(goods.id)
    await change(brandId, { kind: 'stock', value: '500' })
    expect(held).toBeGreaterThan(0)
    expect((await detailOf(goods.id)).stock).toBe(500 - held)
    await change(brandId, { kind: 'stock', value: '+30' })
    expect((await detailOf(goods.id)).stock).toBe(530 - held)
  })

  test('get another minimum and multiple by the rules of a list; those that cannot are named and stay', async () => {
    const { brandId, ids } = await ownBrand(['1', '2', '3'])
    const [first = 0, second = 0, third = 0] = ids
    await world.sql`update goods set mult_count = 7, min_buy_count = 7, tier_counts = '{7}' where goods_id = ${second}`
    const { preview, bulkId } = await change(brandId, { kind: 'terms', value: '10' })
    expect(preview).toMatchObject({
      partCount: 3,
      changeCount: 2,
      leftOut: [{ reason: 'The minimum of 10 is not a multiple of 7.', count: 1 }],
    })
    expect(await detailOf(first)).toMatchObject({ minimum: 10, tiers: [{ count: 10, price: '1' }] })
    expect(await detailOf(second)).toMatchObject({ minimum: 7, multiple: 7 })
    expect(await admin.call(contract.undoBulk, { bulkId })).toEqual({ restored: 2, kept: 0 })
    expect(await detailOf(third)).toMatchObject({ minimum: 1, tiers: [{ count: 1, price: '3' }] })
    await change(brandId, { kind: 'terms', value: '20', multiple: '5' })
    expect(await detailOf(second)).toMatchObject({ minimum: 20, multiple: 5 })
  })

  test.each<[Change, Record<string, unknown>]>([
    [{ kind: 'lifecycle', value: 'Obsolete' }, { lifecycle: 'Obsolete' }],
    [{ kind: 'lifecycle', value: 'Unknown' }, { lifecycle: 'Unknown' }],
    [{ kind: 'leadWeeks', value: '12' }, { leadWeeks: 12 }],
    [{ kind: 'rohs', value: 'no' }, { rohs: false }],
    [{ kind: 'rohs', value: 'unknown' }, { rohs: null }],
  ])('are changed by %o; those that have it already are not counted', async (given, after) => {
    const { brandId, ids } = await ownBrand(['1', '2'])
    const { version } = await detailOf(ids[1] ?? 0)
    await admin.call(editPart, { goodsId: ids[1] ?? 0, version, fields: { [given.kind]: given.value } })
    const before = await detailOf(ids[0] ?? 0)
    const { preview, bulkId } = await change(brandId, given)
    expect(preview).toMatchObject({ partCount: 2, changeCount: 1 })
    expect(await detailOf(ids[0] ?? 0)).toMatchObject(after)
    expect((await admin.call(contract.bulkChanges, {})).list[0]).toMatchObject({ bulkId, partCount: 1 })
    expect(await admin.call(contract.undoBulk, { bulkId })).toEqual({ restored: 1, kept: 0 })
    expect({ ...(await detailOf(ids[0] ?? 0)), version: '' }).toEqual({ ...before, version: '' })
  })

  test('go to another category: buyers find them there, counts follow, history names it, undo brings them back', async () => {
    const { categories } = await admin.call(partFormChoices, {})
    const { brandId, ids } = await ownBrand(['1', '2', '3'])
    const own = (await detailOf(ids[0] ?? 0)).categoryId
    const to = categories.find(({ categoryId }) => categoryId !== own)
    const count = async () =>
      (await world.visitor().call(categoryDetail, { categoryId: to?.categoryId ?? 0 })).category.goodsCount
    const before = await count()
    const { preview, bulkId } = await change(brandId, { kind: 'category', value: String(to?.categoryId) })
    expect(preview).toMatchObject({ what: `Category ${to?.name}`, changeCount: 3 })
    expect(await count()).toBe(before + 3)
    const part = await world.visitor().call(goodsDetail, { goodsId: ids[0] ?? 0 })
    expect(part.category.categoryId).toBe(to?.categoryId)
    const { list } = await admin.call(partHistory, { goodsId: ids[0] ?? 0 })
    expect(list[0]?.after).toMatchObject({ parameters: { Category: to?.name } })
    expect(await admin.call(contract.undoBulk, { bulkId })).toEqual({ restored: 3, kept: 0 })
    expect(await count()).toBe(before)
    const repaired = await repairDerivedData(world.sql)
    expect(repaired.filter(({ what, rows }) => /manufacturer|value|categor/.test(what) && rows > 0)).toEqual([])
  })

  test('are narrowed by lifecycle and stock', async () => {
    const { brandId, ids } = await ownBrand(['1', '2', '3'])
    await world.sql`update goods set stock = 0 where goods_id = ${ids[0] ?? 0}`
    await world.sql`update goods set lifecycle = 'NRND' where goods_id = ${ids[1] ?? 0}`
    const count = async (scope: { inStock?: boolean; ofLifecycle?: string }) =>
      (await admin.call(contract.previewBulk, { brandId, ...scope, kind: 'price', value: '3' })).partCount
    expect([await count({ inStock: false }), await count({ inStock: true })]).toEqual([1, 2])
    expect([await count({ ofLifecycle: 'NRND' }), await count({ ofLifecycle: 'Active', inStock: true })]).toEqual([
      1, 1,
    ])
  })

  test.each<[string, Change]>([
    ['a percentage of 0', { kind: 'price', value: '0' }],
    ['no percentage', { kind: 'price', value: 'three' }],
    ['half a piece', { kind: 'stock', value: '1.5' }],
    ['no terms', { kind: 'terms', value: '' }],
    ['an unknown lifecycle', { kind: 'lifecycle', value: 'sleeping' }],
    ['a category that holds no parts', { kind: 'category', value: '2000000000' }],
    ['no category', { kind: 'category', value: '' }],
  ])('are refused %s before anything is counted', async (_what, given) => {
    const { brandId, ids } = await ownBrand(['1'])
    for (const attempt of [
      () => admin.call(contract.previewBulk, { brandId, ...given }),
      () => admin.call(contract.changeBulk, { brandId, ...given, partCount: 1 }),
    ])
      await expect(attempt()).rejects.toMatchObject({ reason: 'invalid_input' })
    expect((await admin.call(partHistory, { goodsId: ids[0] ?? 0 })).list).toEqual([])
  })
})

test('the preview says when there are too many parts, and how to narrow them', async () => {
  const { brandId, ids } = await ownBrand(['1', '2', '3'])
  const given = { brandId, kind: 'lifecycle', value: 'Obsolete', multiple: '' } as const
  const preview = await previewBulk(world.sql, given, 2)
  const { categoryId } = await detailOf(ids[0] ?? 0)
  expect(preview).toMatchObject({
    partCount: 3,
    isLowerBound: false,
    limit: 2,
    changeCount: null,
    narrower: [{ brandId, categoryId, count: 3 }],
  })
  expect(preview.samples).toHaveLength(3)
  expect(await previewBulk(world.sql, { ...given, inStock: true }, 2)).toMatchObject({
    partCount: 2,
    isLowerBound: true,
  })
  const tried = changeBulk(world.sql, { ...given, partCount: 3 }, 'staff', 2)
  await expect(tried).rejects.toMatchObject({ message: 'At most 2 parts at a time: please narrow the list.' })
  expect(await previewBulk(world.sql, given, 3)).toMatchObject({ changeCount: 3, narrower: [] })
})

test('a part keeps its group of equal parts when its prices change, and joins another when its number changes', async () => {
  const { id } = await world.goods({ tiers: [{ from: 1, price: '2' }] })
  const group = async () => {
    const [row] = await world.sql<{ own: string; derived: string; lowest: string }[]>`
      select equivalence::text own, trim_scale(lowest_price)::text lowest,
        derived_equivalence(brand_id, category_id, package_id, value_ids, stem)::text derived
      from goods where goods_id = ${id}`
    return row
  }
  await world.sql`
    update goods set equivalence = derived_equivalence(brand_id, category_id, package_id, value_ids, stem) where goods_id = ${id}`
  const before = await group()
  await world.sql`update goods set tier_prices = '{3}' where goods_id = ${id}`
  expect(await group()).toEqual({ ...before, lowest: '3' })
  await world.sql`update goods set stem = stem || 'X' where goods_id = ${id}`
  const after = await group()
  expect(after?.own).toBe(after?.derived)
  expect(after?.own).not.toBe(before?.own)
})
