import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { connect, type Sql } from '../../src/server/database/connect.ts'
import { normaliseModel } from '../../src/shared/mpn.ts'
import { dropDatabase } from '../../tests/support/copy-database.ts'
import { createMigratedDatabase } from '../../tests/support/template-database.ts'
import type { Assortment } from './catalogue.ts'
import type { Family } from './family.ts'
import { clashing, large, otherMaker, small } from './fixture-families.ts'
import { loadCatalogue, StoreNotEmptyError } from './load.ts'
import type { LoadProgress } from './loading/progress.ts'

const fixture: Assortment = {
  families: [large, small, clashing, otherMaker],
  knownModels: { large: ['RX-7'] },
  showcase: { new: ['CX-1', 'RX-100'], recommend: ['CX-1'], hot: [], scarcity: ['CX-9'] },
}

/** A family with one number that the database does not accept. */
const refused = (size: number): Family => ({
  ...large,
  size,
  at: (index) => (index === size - 1 ? { ...large.at(index), model: 'X'.repeat(201) } : large.at(index)),
})

const database = `load_${process.env.VITEST_POOL_ID ?? '1'}`
let sql: Sql

beforeEach(async () => {
  await sql?.end()
  sql = connect(await createMigratedDatabase(inject('templateUrl'), database), { pool: 2 })
})

afterAll(async () => {
  await sql?.end()
  await dropDatabase(inject('templateUrl'), database)
})

const load = (size: number, from = fixture, onProgress?: (progress: LoadProgress) => void) =>
  loadCatalogue(sql, { size, seed: 'ohmstead', from, onProgress })

async function countGoods() {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from goods`
  return row?.count
}

const structure = () => sql`
  select indexdef as line from pg_indexes where tablename = 'goods'
  union all
  select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid = 'goods'::regclass
  order by 1`

describe('loading the demo catalogue', () => {
  test('an empty store gets all goods, and everything they refer to', async () => {
    const told: LoadProgress[] = []
    const [before] = await sql<{ version: number }[]>`select version::int from catalog_version`
    expect(await load(3_000, fixture, (progress) => told.push(progress))).toBe(3_000)
    expect(await countGoods()).toBe(3_000)
    const [sums] = await sql`
      select (select sum(goods_count)::int from brand) as brands,
        (select sum(goods_count)::int from category where level = 1) as tops,
        (select sum(goods_count)::int from category where level = 3) as thirds,
        (select count(*)::int from category_attribute) as parameters,
        (select version::int > ${before?.version ?? 0}::int from catalog_version) as newer`
    expect(sums).toEqual({ brands: 3_000, tops: 3_000, thirds: 3_000, parameters: 5, newer: true })
    expect(told.at(-1)).toEqual({ phase: 'statistics', done: 1, total: 1 })
    expect(told).toContainEqual({ phase: 'goods', done: 3_000, total: 3_000 })
  })

  test('a part reads back as it was made', async () => {
    await load(10)
    const [goods] = await sql`
      select g.model, g.stem, brand_name, category_name, package_name, tier_counts[1] = min_buy_count as first_tier,
        lowest_price = least(tier_prices[cardinality(tier_prices)], tier_activity_prices[cardinality(tier_prices)]) as lowest,
        (select array_agg(a.code || '=' || coalesce(v.text_value, v.number_value::text) order by place.n)
         from unnest(value_ids) with ordinality as place (id, n)
         join attribute_value v on v.value_id = place.id join attribute a using (attribute_id)) as parameters
      from goods g join brand using (brand_id) join category using (category_id) join package using (package_id)
      where g.model = 'RX-100'`
    expect(goods).toEqual({
      model: 'RX-100',
      stem: 'RX100',
      brand_name: 'Yageo',
      category_name: 'Thick Film',
      package_name: '0603',
      first_tier: true,
      lowest: true,
      parameters: ['resistance=100', 'tolerance=1', 'mounting=SMD', 'packing=Tape & reel', 'packCount=5000'],
    })
  })

  test('the home page lists are filled in their order', async () => {
    await load(10)
    const rows =
      await sql`select kind, position, model from goods_showcase join goods using (goods_id) order by kind, position`
    expect([...rows]).toEqual([
      { kind: 'new', position: 1, model: 'CX-1' },
      { kind: 'new', position: 2, model: 'RX-100' },
      { kind: 'recommend', position: 1, model: 'CX-1' },
      { kind: 'scarcity', position: 1, model: 'CX-9' },
    ])
  })

  test('indexes and constraints are afterwards what they were before', async () => {
    const before = await structure()
    await load(500)
    expect(await structure()).toEqual(before)
  })

  test('the database and the store normalise numbers alike', async () => {
    await load(500)
    const rows = await sql<{ model: string; norm: string }[]>`select model, model_norm as norm from goods`
    for (const { model, norm } of rows) expect(normaliseModel(model)).toBe(norm)
  })

  test('goods added later get fresh ids', async () => {
    await load(20)
    const [brand] = await sql`insert into brand (brand_name) values ('A new maker') returning brand_id`
    const [highest] = await sql<
      { id: number }[]
    >`select max(brand_id) as id from brand where brand_name <> 'A new maker'`
    expect(brand?.brand_id).toBe((highest?.id ?? 0) + 1)
  })

  test('a store with goods is left alone', async () => {
    await load(20)
    await expect(load(50)).rejects.toThrow(StoreNotEmptyError)
    expect(await countGoods()).toBe(20)
  })

  test('two processes that start at once load one catalogue', async () => {
    const results = await Promise.allSettled([load(200), load(200)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await countGoods()).toBe(200)
  })

  test('a store of no goods has its makers and categories, and can be filled later', async () => {
    expect(await load(0)).toBe(0)
    expect(await sql`select from brand`).not.toHaveLength(0)
    expect(await load(20)).toBe(20)
  })

  test.each([
    ['while more are sent', 20_000],
    ['with the very last ones', 10],
  ])('rows refused %s leave an empty store that can be loaded', async (_, size) => {
    const before = await structure()
    await expect(load(size, { ...fixture, families: [refused(size)] })).rejects.toThrow()
    expect(await countGoods()).toBe(0)
    expect(await structure()).toEqual(before)
    expect(await load(20)).toBe(20)
  })

  test.each([5, 8_000])(
    'a part that cannot be made, %i goods on, is reported and leaves an empty store',
    async (index) => {
      let made = 0
      const at = (i: number) => {
        made += 1
        if (made > index) throw new Error('no such part')
        return large.at(i)
      }
      await expect(load(20_000, { ...fixture, families: [{ ...large, at }] })).rejects.toThrow('no such part')
      expect(await countGoods()).toBe(0)
      expect(await load(20)).toBe(20)
    },
  )
})
