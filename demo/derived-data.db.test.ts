import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { repairDerivedData } from '../src/features/catalog/server/reindex.service.ts'
import { addCurrencies } from '../src/features/shop/server/shop.service.ts'
import { emptyStore, openEmptyStore } from '../src/features/supply/server/test-support/empty-store.ts'
import type { Sql } from '../src/server/database/connect.ts'
import { normaliseModel, packingStem } from '../src/shared/mpn.ts'
import { goodsOf } from './catalogue/catalogue.ts'
import { goodsLines } from './feed/write-feed.ts'

const pool = process.env.VITEST_POOL_ID ?? '1'
const imported = await openEmptyStore(inject('templateUrl'), `supply_imported_${pool}`)
const SIZE = 1500
const FEED = [...goodsLines({ size: SIZE, seed: 'ohmstead' })].join('')

beforeEach(async () => {
  await emptyStore(imported.sql)
  await addCurrencies(imported.sql, ['USD', 'CNY'])
})
afterAll(() => imported.close())

const path = (sql: Sql) => sql`
  (select a.category_name || ' > ' || b.category_name || ' > ' || c.category_name
   from category b join category a on a.category_id = b.parent_id where b.category_id = c.parent_id)`

/** Everything that follows from goods, by names instead of ids. */
async function derivedFrom(sql: Sql) {
  const value = sql`coalesce(v.number_value::text, v.text_value)`
  return {
    goods: await sql`
      select g.model, brand_name, ${path(sql)} path, package_name, g.stem, g.equivalence, g.lowest_price, g.model_norm, g.in_stock, g.stock_digits,
        g.highest_price, g.tier_counts, g.tier_prices, g.tier_activity_prices, g.popularity, g.sales, g.listed_on, g.goods_name, g.introduce,
        (select array_agg(code || '=' || ${value} order by place) from unnest(g.value_ids) with ordinality one (id, place)
          join attribute_value v on v.value_id = id join attribute using (attribute_id)) parameters
      from goods g join brand using (brand_id) join category c using (category_id) join package using (package_id) order by 2, 1`,
    values: await sql`
      select ${path(sql)} path, code, ${value} value, kept.number_value, kept.goods_count from category_value kept
      join category c using (category_id) join attribute_value v using (value_id)
      join attribute on attribute.attribute_id = kept.attribute_id where kept.goods_count > 0 order by 1, 2, 3`,
    kinds: await sql`
      select ${path(sql)} path, kind, coalesce(brand_name, package_name, lifecycle_name) name, k.goods_count from category_kind k
      join category c using (category_id) left join brand on kind = 'brand' and brand_id = kind_id
      left join package on kind = 'package' and package_id = kind_id left join lifecycle on kind = 'lifecycle' and lifecycle_id = kind_id
      where k.goods_count > 0 order by 1, 2, 3`,
    parameters: await sql`
      select ${path(sql)} path, code, slot, weight, rank() over (partition by category_id order by used.position) place
      from category_attribute used join category c using (category_id) join attribute using (attribute_id) order by 1, 2`,
    brands: await sql`select brand_name, goods_count from brand where goods_count > 0 order by 1`,
    categories: await sql`
      select category_name, level, goods_count, package_weight from category where goods_count > 0 order by 2, 1, 3, 4`,
    members: await sql`
      select code, v.text_value whole, m.text_value part from value_member join attribute_value v using (value_id)
      join attribute_value m on m.value_id = member_id join attribute on attribute.attribute_id = v.attribute_id order by 1, 2, 3`,
    showcases: await sql`select kind, position, model from goods_showcase join goods using (goods_id) order by 1, 2`,
  }
}

describe('what follows from goods', () => {
  test('is the same for a bulk load and for batches', async () => {
    const atOnce = await imported.bring(FEED, { exclusive: true })
    expect([atOnce.newCount, atOnce.badCount, atOnce.plannedSeq]).toEqual([SIZE, 0, 0])
    const wanted = await derivedFrom(imported.sql)
    expect(wanted.goods).toHaveLength(SIZE)
    expect((await repairDerivedData(imported.sql)).filter(({ rows }) => rows > 0)).toEqual([])
    await emptyStore(imported.sql)
    const batches = await imported.bring(FEED)
    expect([batches.newCount, batches.badCount, batches.plannedSeq]).toEqual([SIZE, 0, SIZE])
    expect(await derivedFrom(imported.sql)).toEqual(wanted)
    expect((await repairDerivedData(imported.sql)).filter(({ rows }) => rows > 0)).toEqual([])
  })

  test('is right for a row inserted, changed and deleted by SQL', async () => {
    const { sql } = imported
    await imported.bring(
      'MPN,Maker,Category,Package,Resistance,Price\nR1,Yageo,Resistors,0603,10k,1\nR2,Yageo,Coils,0805,22k,1\n',
    )
    await sql`
      insert into goods (brand_id, category_id, package_id, stock, rohs, model, goods_name, introduce, cover_pic, tier_counts, tier_prices, tier_activity_prices, value_ids)
      select brand_id, category_id, package_id, 5, true, 'R1-TR', '', '', '', '{1,10}', '{2,1.5}', '{null,1.2}', value_ids from goods where model = 'R1'`
    expect(
      await sql`select stem, lowest_price::float8 lowest, equivalence = (select equivalence from goods where model = 'R1') same from goods where model = 'R1-TR'`,
    ).toEqual([{ stem: 'R1TR', lowest: 1.2, same: true }])
    await sql`update goods set (category_id, value_ids) = (select category_id, value_ids from goods where model = 'R2'), tier_prices = '{3,2}', tier_activity_prices = '{null,null}' where model = 'R1-TR'`
    expect(
      await sql`select lowest_price::float8 lowest, equivalence = (select equivalence from goods where model = 'R1') same from goods where model = 'R1-TR'`,
    ).toEqual([{ lowest: 2, same: false }])
    expect((await repairDerivedData(sql)).filter(({ rows }) => rows > 0)).toEqual([])
    await sql`delete from goods where model = 'R2'`
    expect((await repairDerivedData(sql)).filter(({ rows }) => rows > 0)).toEqual([])
    expect(await sql`select category_name, goods_count from category where level = 3 order by 1`).toEqual([
      { category_name: 'Coils', goods_count: 1 },
      { category_name: 'Resistors', goods_count: 1 },
    ])
  })

  test('is repaired when it was damaged, and the report names what was repaired', async () => {
    const { sql } = imported
    await imported.bring(FEED, { exclusive: true })
    const before = await derivedFrom(sql)
    await sql`update brand set goods_count = goods_count + 1 where goods_count > 0`
    await sql`update category set goods_count = 7 where level = 1`
    await sql`update category_value set goods_count = goods_count * 2, number_value = null where number_value > 1000`
    await sql`delete from category_kind where kind = 'package'`
    await sql`update category_attribute set slot = 9`
    await sql`delete from value_member`
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`update goods set lowest_price = 1 where goods_id % 3 = 0`
    })
    expect(await derivedFrom(sql)).not.toEqual(before)
    const repaired = await repairDerivedData(sql)
    expect(repaired.filter(({ rows }) => rows > 0).map(({ what }) => what)).toEqual([
      'lowest prices',
      'combined values',
      'goods by manufacturer, package, RoHS and lifecycle',
      'goods by value',
      'numbers of values',
      'parameters of categories',
      'goods of manufacturers',
      'goods of categories',
    ])
    expect(await derivedFrom(sql)).toEqual(before)
    expect((await repairDerivedData(sql)).filter(({ rows }) => rows > 0)).toEqual([])
  })
})

test('the database and the store find the same base number', async () => {
  const odd = [
    'BAT54S,215',
    'B4B-XH-A(LF)(SN)',
    'LT1763CS8-3.3#PBF',
    'LM4040AIM3-3.0+T',
    'LM2596S-5.0/NOPB',
    'AD8605-REEL7',
    'X12-RL7',
    'IRLML6344TRPBF',
    'MMBT3904LT1G',
    '1N4148W-7-F',
    'DMP3099L-7',
    'ABS07-32.768KHZ-7',
    'AT24C256C-SSHL-T',
    'STM32G031F6P6TR',
    'XHP-7',
    '1-215570-7',
    'a b/TR',
    'TR',
  ]
  const models = [...odd, ...[...goodsOf(500, 'stem')].map(({ model }) => model)]
  const rows = await imported.sql<{ model: string; stem: string }[]>`
    select model, normalise_model(packing_stem(model)) stem from unnest(${models}::text[]) model`
  for (const { model, stem } of rows) expect([model, stem]).toEqual([model, normaliseModel(packingStem(model))])
})
