import { beforeAll, describe, expect, test } from 'vitest'
import { planOf } from '#tests/support/plan.ts'
import { createWorld } from '#tests/support/world.ts'
import type { Way } from '../description-plan.rules.ts'
import type { Condition } from '../reader/resolved-fact.ts'
import { searchGoods } from '../search.contract.ts'
import { readNear } from './search.queries.ts'

const world = await createWorld()
const { sql } = world
const input = searchGoods.input.parse({ fuzzy: true, goodsModel: 'any', pageSize: 50 })

/** A rating as "at least 1 kΩ", with hundreds of values, and what many parts have. */
let valueIds: number[] = []
let packing: number[] = []
let expected: number[] = []
beforeAll(async () => {
  const values = await sql<{ id: number }[]>`
    select value_id id from attribute_value join attribute using (attribute_id)
    where code = 'resistance' and number_value >= 1000 order by 1`
  valueIds = values.map(({ id }) => id)
  const [common] = await sql<{ id: number }[]>`
    select value_id id from category_value join attribute using (attribute_id) where code = 'packing'
    group by 1 order by sum(goods_count) desc limit 1`
  packing = [common?.id ?? 0]
  const goods = await sql<{ id: number }[]>`
    select goods_id id from goods where value_ids && ${valueIds}::int[] and value_ids && ${packing}::int[]
    order by lifecycle = 'Obsolete', in_stock desc, popularity desc, goods_id`
  expected = goods.map(({ id }) => id)
})

const find = async (wide: Condition, way: Way) => {
  const wanted = { nearest: [], near: [], hinted: [], exactNorms: [], inStock: false, rohs: false }
  const [row] = await readNear(sql, { ...wanted, conditions: [wide, { valueIds: packing }], way }, input)
  return { count: row?.hitCount, ids: row?.ids }
}

const allRanks = [
  Array.from({ length: 73 }, (_, place) => 122 - place),
  Array.from({ length: 50 }, (_, place) => 49 - place),
]

describe('a rating with hundreds of values', () => {
  test('has enough of them to be searched value by value', () => {
    expect(valueIds.length).toBeGreaterThan(120)
    expect(expected.length).toBeGreaterThan(50)
  })

  test.each<[string, Condition, Way]>([
    ['in the index of tokens', {}, { by: 'tokens' }],
    ['value by value', { isEachValue: true }, { by: 'tokens' }],
    ['value by value, the best of all', { isEachValue: true }, { by: 'tokens', sorted: 'few' }],
    ['value by value, the best of many', { isEachValue: true }, { by: 'tokens', sorted: 'many' }],
    ['value by value and rank by rank', { isEachValue: true }, { by: 'tokens', ranks: allRanks }],
    ['in the goods', { isLookedUp: true }, { by: 'tokens' }],
  ])('finds the same goods: %s', async (_, searched, way) => {
    const found = await find({ valueIds, ...searched }, way)
    expect(found).toEqual({ count: expected.length, ids: expected.slice(0, 50) })
  })

  test.each<[string, 'few' | 'many' | undefined]>([
    ['all', undefined],
    ['the best of all', 'few'],
    ['the best of many', 'many'],
  ])('finds the same goods in one category after the other: %s', async (_, sorted) => {
    const leaves = await sql<{ id: number }[]>`select category_id id from category where level = 3`
    const way: Way = { by: 'tokens', leaves: leaves.map(({ id }) => id), ...(sorted && { sorted }) }
    const wanted = { nearest: [], near: [], hinted: [], exactNorms: [], inStock: false, rohs: false, way }
    const conditions = [{ isCategory: true }, { valueIds: packing }, { valueIds }]
    const [row] = await readNear(sql, { ...wanted, conditions }, input)
    expect({ count: row?.hitCount, ids: row?.ids }).toEqual({ count: expected.length, ids: expected.slice(0, 50) })
    const [none] = await readNear(sql, { ...wanted, conditions, way: { ...way, leaves: [] } }, input)
    expect(none?.hitCount).toBe(0)
    const plan = await planOf(sql, (tx) => readNear(tx, { ...wanted, conditions }, input))
    expect(plan).toMatch(
      /Function Scan on unnest leaf(.|\n)*Bitmap Index Scan on goods_tokens.*\n\s*Index Cond: .*leaf_id/,
    )
  })

  test('is not searched when no category has goods for all conditions', async () => {
    expect(await find({ valueIds }, { by: 'nothing' })).toEqual({ count: 0, ids: [] })
  })

  test('value ids above the highest one that was asked for are no match', async () => {
    const [highest] = await sql<{ id: number }[]>`select max(value_id)::int id from attribute_value`
    const low = valueIds.filter((id) => id < (highest?.id ?? 0) - 100).slice(0, 60)
    const [looked, searched] = [
      await find({ valueIds: low, isLookedUp: true }, { by: 'tokens' }),
      await find({ valueIds: low }, { by: 'tokens' }),
    ]
    expect(looked).toEqual(searched)
  })

  test.each<[string, Condition, Way]>([
    ['at once', { valueIds: [7] }, { by: 'tokens' }],
    ['with a word', { text: 'hub' }, { by: 'tokens' }],
    ['the best of all', { valueIds: [7] }, { by: 'tokens', sorted: 'few' }],
    ['by rank', { valueIds: [7] }, { by: 'tokens', ranks: [[9, 8], [7]] }],
    ['with a short part of a number', { contains: '3000', text: '3000' }, { by: 'number' }],
  ])('is combined with the other conditions before goods are read: %s', async (_, other, way) => {
    const conditions = [{ valueIds, isEachValue: true }, other, { packageIds: [2], isLookedUp: true }]
    const wanted = { nearest: [], near: [], hinted: [], exactNorms: [], inStock: false, rohs: false, conditions, way }
    const plan = await planOf(sql, (tx) => readNear(tx, wanted, input))
    expect(plan).toMatch(/BitmapAnd(.|\n)*Bitmap Index Scan on goods_tokens/)
    expect(plan).toMatch(/Bitmap Index Scan on goods_values.*\n\s*Index Cond: \(value_ids && ANY/)
  })
})

describe('by rank', () => {
  const everyRank: Way = { by: 'tokens', ranks: [allRanks.flat()] }
  const base = { nearest: [], near: [], hinted: [], exactNorms: [], inStock: false, rohs: false, way: everyRank }

  test('the best come first, though a group of ranks has more goods than are read', async () => {
    const best = await sql<{ id: number }[]>`
      select goods_id id from goods where value_ids && ${packing}::int[]
      order by lifecycle = 'Obsolete', in_stock desc, popularity desc, goods_id`
    expect(best.length).toBeGreaterThan(1000)
    const [row] = await readNear(sql, { ...base, conditions: [{ valueIds: packing }] }, { ...input, pageNumber: 19 })
    expect(row?.ids).toEqual(best.slice(900, 950).map(({ id }) => id))
  })

  test('the groups after the first one are chosen by what that has', async () => {
    const find = async (ranks: Pick<Extract<Way, { by: 'tokens' }>, 'ranks' | 'next'>) => {
      const wanted = {
        ...base,
        conditions: [{ valueIds }, { valueIds: packing }],
        way: { by: 'tokens' as const, ...ranks },
      }
      return (await readNear(sql, wanted, input))[0]?.hitCount ?? 0
    }
    const ranks = allRanks.flat()
    const [first, rest] = [ranks.slice(0, 80), ranks.slice(80)]
    const inFirst = await find({ ranks: [first] })
    expect([inFirst > 0, inFirst < expected.length]).toEqual([true, true])
    const findWith = (few: number[][], leastOfMany: number, many: number[][]) =>
      find({
        ranks: [first],
        next: [
          { found: 0, ranks: few },
          { found: leastOfMany, ranks: many },
        ],
      })
    expect(await findWith([], inFirst, [rest])).toBe(expected.length)
    expect(await findWith([], inFirst + 1, [rest])).toBe(inFirst)
    expect(await findWith([rest.slice(0, 20), rest.slice(20)], inFirst + 1, [])).toBe(expected.length)
  })

  test('no part is found twice when no value is exactly the rating', async () => {
    const conditions = [{ valueIds: valueIds.slice(0, 5) }]
    const near = [valueIds.slice(0, 2)]
    const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
      select count(*)::int from goods where value_ids && ${valueIds.slice(0, 5)}::int[]`
    const [row] = await readNear(sql, { ...base, conditions, nearest: [[]], near }, input)
    expect(count).toBeGreaterThan(0)
    expect(row?.hitCount).toBe(count)
  })

  test.each<[string, Way, Condition]>([
    ['by rank', everyRank, {}],
    [
      'by rank, with groups of their own',
      { ...everyRank, ofStage: { 1: { ranks: allRanks }, 2: { ranks: allRanks } } },
      {},
    ],
    ['by rank, with another meaning', everyRank, { brandIds: [0] }],
    ['the best of all', { by: 'tokens', sorted: 'many' }, {}],
  ])('the nearest to a rating come first: %s', async (_, way, others) => {
    const [nearest, near] = [valueIds.slice(0, 3), valueIds.slice(0, 40)]
    const ordered = await sql<{ id: number }[]>`
      select goods_id id from goods where value_ids && ${valueIds}::int[]
      order by lifecycle = 'Obsolete', case when value_ids && ${nearest}::int[] then 1 when value_ids && ${near}::int[] then 2 else 3 end,
        in_stock desc, popularity desc, goods_id limit 50`
    const conditions = [{ valueIds, ...others }]
    const [row] = await readNear(sql, { ...base, way, conditions, nearest: [nearest], near: [near] }, input)
    expect(row?.ids).toEqual(ordered.map(({ id }) => id))
  })

  test('few that are nearest to a rating are read without groups of ranks', async () => {
    const rated = { conditions: [{ valueIds }], nearest: [valueIds.slice(0, 3)], near: [valueIds.slice(0, 40)] }
    const scans = async (nearCount: { nearest: number; near: number }) =>
      (await planOf(sql, (tx) => readNear(tx, { ...base, ...rated, nearCount }, input))).match(/Scan on unnest ranks/g)
        ?.length
    expect(await scans({ nearest: 1501, near: 2000 })).toBe(3)
    expect(await scans({ nearest: 1500, near: 2000 })).toBe(2)
    expect(await scans({ nearest: 10, near: 1500 })).toBe(1)
    const [few] = await readNear(sql, { ...base, ...rated, nearCount: { nearest: 10, near: 20 } }, input)
    const [many] = await readNear(sql, { ...base, ...rated }, input)
    expect(few).toEqual(many)
  })

  test('those nearest to a rating of few values are looked for in the index unless most goods are', async () => {
    const rating = { valueIds: valueIds.slice(0, 4), isLookedUp: true }
    const rated = {
      conditions: [{ packageIds: [2] }, rating],
      nearest: [valueIds.slice(0, 1)],
      near: [rating.valueIds],
    }
    const searched = async (nearest: number) => {
      const nearCount = { nearest, near: 200_000 }
      const plan = await planOf(sql, (tx) => readNear(tx, { ...base, ...rated, nearCount }, input))
      return plan.match(/(?<=Index Cond: .*)search_tokens/g)?.length ?? 0
    }
    // In the first group and in the others.
    expect(await searched(100_000)).toBe((await searched(100_001)) + 2)
  })

  test('goods with another meaning of the same words are not taken for near', async () => {
    const [other] = await sql<{ id: number; brandId: number }[]>`
      select goods_id id, brand_id "brandId" from goods where not value_ids && ${valueIds}::int[]
        and brand_id not in (select brand_id from goods where value_ids && ${valueIds}::int[]) order by goods_id limit 1`
    const conditions = [{ valueIds: valueIds.slice(0, 40), brandIds: [other?.brandId ?? 0] }]
    const rated = { nearest: [valueIds.slice(0, 3)], near: [valueIds.slice(0, 40)] }
    const [plain] = await readNear(sql, { ...base, way: { by: 'tokens' }, conditions, ...rated }, input)
    const [ranked] = await readNear(sql, { ...base, conditions, ...rated }, input)
    expect(plain?.ids.length).toBeGreaterThan(0)
    expect(ranked?.ids).toEqual(plain?.ids)
  })
})

test('a part of a number that is also a word is not looked for in descriptions one by one', async () => {
  const number = { contains: '1002', text: '1002', isLookedUp: true }
  const wanted = { nearest: [], near: [], hinted: [], exactNorms: [], inStock: false, rohs: false }
  const near = {
    ...wanted,
    conditions: [{ valueIds: packing }, number],
    way: { by: 'tokens', sorted: 'many' } as const,
  }
  expect(await planOf(sql, (tx) => readNear(tx, near, input))).not.toContain('plainto_tsquery')
  const [sorted] = await readNear(sql, near, input)
  const [plain] = await readNear(sql, { ...near, way: { by: 'tokens' } }, input)
  expect(sorted?.ids.length).toBeGreaterThan(0)
  expect(sorted).toEqual(plain)
})
