import { describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'

const world = await createWorld()
const { sql } = world

/** What is kept beside what counting all goods gives; rows that differ. */
const differences = () => sql`
  with counted as (
    select category_id, value_id, count(*)::int goods_count from goods, unnest(value_ids) value_id group by 1, 2
  )
  select * from counted full join (select * from category_value where goods_count <> 0) kept using (category_id, value_id)
  where counted.goods_count is distinct from kept.goods_count`

/** Values that are kept with another parameter or number than they have. */
const mistaken = () => sql`
  select kept.* from category_value kept join attribute_value known using (value_id)
  where (kept.attribute_id, kept.number_value) is distinct from (known.attribute_id, known.number_value)`

const kindDifferences = () => sql`
  with counted as (
    select category_id, 'brand' kind, brand_id kind_id, count(*)::int goods_count from goods group by 1, 3
    union all select category_id, 'package', package_id, count(*)::int from goods group by 1, 3
    union all select category_id, 'rohs', 1, count(*)::int from goods where rohs group by 1
    union all select category_id, 'lifecycle', lifecycle_id, count(*)::int
      from goods join lifecycle on lifecycle_name = goods.lifecycle group by 1, 3
  )
  select * from counted full join (select * from category_kind where goods_count <> 0) kept using (category_id, kind, kind_id)
  where counted.goods_count is distinct from kept.goods_count`

/** Parts whose value is not in the slot of the category. */
const misplaced = () => sql`
  select goods_id, v.attribute_id from goods g
  cross join unnest(g.value_ids) with ordinality one (value_id, place)
  join attribute_value v using (value_id)
  left join category_attribute known on known.category_id = g.category_id and known.attribute_id = v.attribute_id
  where known.slot <> one.place or known.category_id is null`

describe('stored counts of makers and packages of a category', () => {
  test('are right after loading, and when goods are added, changed and deleted', async () => {
    expect([...(await kindDifferences())]).toEqual([])
    const { id } = await world.goods()
    const [brand] = await sql<{ id: number }[]>`select brand_id id from brand order by 1 desc limit 1`
    const [unit] = await sql<{ id: number }[]>`select package_id id from package order by 1 desc limit 1`
    const [category] = await sql<
      { id: number }[]
    >`select category_id id from category where level = 3 order by 1 desc limit 1`
    for (const change of [
      sql`brand_id = ${brand?.id ?? 0}`,
      sql`package_id = ${unit?.id ?? 0}, rohs = not rohs`,
      sql`category_id = ${category?.id ?? 0}`,
      sql`rohs = not rohs`,
      sql`lifecycle = 'Obsolete'`,
    ]) {
      await sql`update goods set ${change} where goods_id = ${id}`
      expect([...(await kindDifferences())]).toEqual([])
    }
    await sql`delete from goods where goods_id = ${id}`
    expect([...(await kindDifferences())]).toEqual([])
  })
})

describe('stored counts of the values of a category', () => {
  test('are right after loading, with the slots of most values', async () => {
    expect([...(await differences())]).toEqual([])
    expect([...(await mistaken())]).toEqual([])
    expect([...(await misplaced())]).toEqual([])
    const [known] = await sql<
      { placed: number; total: number }[]
    >`select count(slot)::int placed, count(*)::int total from category_attribute`
    expect(known?.placed).toBeGreaterThan((known?.total ?? 0) / 2)
  })

  test('stay right when goods are added, changed and deleted', async () => {
    const [category] = await sql<{ id: number }[]>`
      select category_id id from category_attribute where slot > 1 group by 1 order by count(*) desc, 1 limit 1`
    const [other] = await sql<
      { id: number }[]
    >`select category_id id from category where level = 3 and category_id <> ${category?.id ?? 0} order by 1 desc limit 1`
    const [sample] = await sql<
      { ids: number[] }[]
    >`select value_ids ids from goods where category_id = ${category?.id ?? 0} limit 1`
    const { id } = await world.goods()
    const change = async (categoryId: number, valueIds: number[]) => {
      await sql`update goods set category_id = ${categoryId}, value_ids = ${valueIds} where goods_id = ${id}`
      expect([...(await differences())]).toEqual([])
      expect([...(await mistaken())]).toEqual([])
      expect([...(await misplaced())]).toEqual([])
    }
    const ids = sample?.ids ?? []
    await change(category?.id ?? 0, ids)
    await change(category?.id ?? 0, ids.slice(1)) // every value is one slot earlier now
    await change(other?.id ?? 0, ids)
    await sql`delete from goods where goods_id = ${id}`
    expect([...(await differences())]).toEqual([])
  })
})

test('values are immutable: another number is another value', async () => {
  const changes = ['number_value = number_value + 1', 'attribute_id = attribute_id + 1']
  for (const change of changes)
    await expect(sql.unsafe(`update attribute_value set ${change} where number_value is not null`)).rejects.toThrow(
      'does not change',
    )
})
