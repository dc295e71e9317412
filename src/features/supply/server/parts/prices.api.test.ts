import { describe, expect, test } from 'vitest'
import { searchGoods } from '#features/search/search.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import { editPart, staffPart } from '../../staff-parts.contract.ts'
import * as prices from '../../staff-prices.contract.ts'

const world = await createWorld(`prices_${process.env.VITEST_POOL_ID ?? '1'}`)
const admin = await world.staff()
const detailOf = (goodsId: number) => admin.call(staffPart, { goodsId })

describe('prices of a manufacturer by a percentage', () => {
  async function ownBrand(amounts: string[]) {
    const [brand] = await world.sql<{ id: number }[]>`
      insert into brand (brand_name) values (${crypto.randomUUID()}) returning brand_id id`
    const brandId = brand?.id ?? 0
    const goods = await Promise.all(
      amounts.map((price) => world.goods({ tiers: [{ from: 1, price, activityPrice: '0.05' }] })),
    )
    await world.sql`update goods set brand_id = ${brandId} where goods_id = any(${goods.map(({ id }) => id)}::int[])`
    return { brandId, ids: goods.map(({ id }) => id) }
  }
  const priceOf = async (goodsId: number) => (await detailOf(goodsId)).tiers[0]

  test('are previewed, changed as previewed, and restored', async () => {
    const { brandId, ids } = await ownBrand(['0.1234', '0.0001', '100'])
    const preview = await admin.call(prices.previewPrices, { brandId, percent: 3 })
    expect(preview).toMatchObject({ partCount: 3, onRequest: 0 })
    expect(preview.samples.map(({ newPrice }) => newPrice).toSorted()).toEqual(['0.0001', '0.1271', '103'])
    const { bulkId } = await admin.call(prices.changePrices, { brandId, percent: 3, partCount: 3 })
    expect(await Promise.all(ids.map(priceOf))).toMatchObject([
      { price: '0.1271', activity: '0.0515' },
      { price: '0.0001' },
      { price: '103' },
    ])
    const found = await world.visitor().call(searchGoods, { goodsModel: (await detailOf(ids[2] ?? 0)).model })
    expect(found.exact[0]).toMatchObject({ lowestPrice: '0.0515' })
    const { version } = await detailOf(ids[2] ?? 0)
    await admin.call(editPart, { goodsId: ids[2] ?? 0, version, fields: { price: '1:99:0.0515' }, parameters: [] })
    expect(await admin.call(prices.undoPrices, { bulkId })).toEqual({ restored: 2, kept: 1 })
    expect(await Promise.all(ids.map(priceOf))).toMatchObject([
      { price: '0.1234', activity: '0.05' },
      { price: '0.0001' },
      { price: '99' },
    ])
    await expect(admin.call(prices.undoPrices, { bulkId })).rejects.toMatchObject({ reason: 'wrong_status' })
    expect((await admin.call(prices.priceChanges, {})).list[0]).toMatchObject({ bulkId, percent: '3', keptCount: 1 })
  })

  test('are refused when the parts differ from the preview, or nothing was selected', async () => {
    const { brandId, ids } = await ownBrand(['1'])
    const stale = admin.call(prices.changePrices, { brandId, percent: 3, partCount: 2 })
    await expect(stale).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    const all = admin.call(prices.changePrices, { percent: 3, partCount: 2 })
    await expect(all).rejects.toMatchObject({ reason: 'invalid_input' })
    expect(await priceOf(ids[0] ?? 0)).toMatchObject({ price: '1' })
  })
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
