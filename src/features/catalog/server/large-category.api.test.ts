import { beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#server/database/connect.ts'
import { createLargeCategory, numberValue } from '#tests/support/large-category.ts'
import { createWorld } from '#tests/support/world.ts'
import { categoryGoods } from '../filters.contract.ts'

const world = await createWorld('large_category')
const { sql } = world
const { call } = world.visitor()

/** One category: 24,000 parts of two makers, half in stock, with these many values each. */
const SIZE = 24_000
const NUMBERS = [
  ['largeOhm', 400],
  ['largeTolerance', 4],
  ['largeHertz', 6000],
] as const
let categoryId = 0
let brandIds: number[] = []
beforeAll(async () => {
  categoryId = await createLargeCategory(sql, NUMBERS)
  brandIds = (await sql<{ id: number }[]>`select brand_id id from brand order by 1 limit 3`).map((row) => row.id)
  // The last parts, which are out of stock, have a rare grade; the first have a rare maker.
  await sql`
    with own as (insert into attribute (code, attribute_name, position) values ('largeGrade', 'Grade', 900) returning attribute_id)
    insert into attribute_value (attribute_id, text_value)
    select attribute_id, grade from own, unnest(array['usual'] || array(select 'rare ' || n from generate_series(23000, 23060, 2) n)) grade`
  const value = (code: string, number: ReturnType<typeof sql>) => numberValue(sql, code, number)
  const insert = (tx: Tx) => tx`
      insert into goods (brand_id, category_id, package_id, stock, rohs, equivalence, model, stem, goods_name, introduce, cover_pic, value_ids)
      select (${brandIds}::int[])[case when n = 23000 then 3 else 1 + n % 2 end], ${categoryId},
        (select min(package_id) from package), n % 2, true, n, 'QWIDE' || n, 'QWIDE' || n, 'part', 'part', '/pictures/soic-8/TEST.svg',
        array[${value('largeOhm', sql`1 + n % 400`)}, ${value('largeTolerance', sql`1 + n % 4`)}, ${value('largeHertz', sql`1 + n % 6000`)},
          (select value_id from attribute_value join attribute using (attribute_id) where code = 'largeGrade'
            and text_value = case when n between 23000 and 23060 and n % 2 = 0 then 'rare ' || n else 'usual' end)]
      from generate_series(1, ${SIZE}::int) n`
  await sql.begin(insert, { unlimited: true })
  await sql`vacuum analyze goods`
})

const filterBy = (choice: object) => call(categoryGoods, { categoryId, withFacets: true, ...choice })
type Found = Awaited<ReturnType<typeof filterBy>>
const valuesOf = ({ facets }: Found, code: string) => facets?.parameters.find((one) => one.code === code)?.values ?? []
const valueId = async (code: string, number: number) => {
  const [row] = await sql<{ id: number }[]>`
    select value_id id from attribute_value join attribute using (attribute_id) where code = ${code} and number_value = ${number}`
  return row?.id ?? 0
}

describe('a large category is counted exactly', () => {
  test('unfiltered it is counted exactly, also what is in stock', async () => {
    const { totalCount, totalPartly, facets } = await filterBy({})
    expect([totalCount, totalPartly]).toEqual([SIZE, false])
    expect(facets?.isLowerBound).toEqual({
      brand: false,
      package: false,
      lifecycle: false,
      inStock: false,
      rohs: false,
    })
    expect([facets?.inStock, facets?.rohs]).toEqual([SIZE / 2, SIZE])
    expect(facets?.brand.map(({ count }) => count)).toEqual([SIZE / 2, SIZE / 2 - 1, 1])
  })

  test('of hundreds of numbers some represent their neighbours, and no part is lost', async () => {
    const { facets } = await filterBy({})
    const ohms = facets?.parameters.find(({ code }) => code === 'largeOhm')?.values ?? []
    expect(ohms.length).toBeLessThan(200)
    expect(ohms.reduce((sum, { count, around = count }) => sum + (around ?? 0), 0)).toBe(SIZE)
  })

  test('of thousands of numbers the ends and some between are shown', async () => {
    const hertz = (facets: Awaited<ReturnType<typeof filterBy>>['facets']) =>
      facets?.parameters.find(({ code }) => code === 'largeHertz')
    const whole = hertz((await filterBy({})).facets)
    const numbers = whole?.values.map(({ number }) => number) ?? []
    expect([numbers[0], numbers.at(-1), whole?.isLowerBound]).toEqual([1, 6000, false])
    expect([numbers.length > 100, numbers.length < 200]).toEqual([true, true])
    const chosen = await filterBy({
      parameters: [{ code: 'largeHertz', valueIds: [await valueId('largeHertz', 4321)] }],
    })
    expect(chosen.totalCount).toBe(4)
    expect(hertz(chosen.facets)?.values.find(({ number }) => number === 4321)?.count).toBe(4)
  })

  test('one of thousands of numbers is found by typing it', async () => {
    const whole = await filterBy({})
    expect(whole.facets?.parameters.find(({ code }) => code === 'largeHertz')?.more).toBe(true)
    const found = await filterBy({ listed: { code: 'largeHertz', text: '4.321k' } })
    expect(valuesOf(found, 'largeHertz').find(({ number }) => number === 4321)?.count).toBe(4)
  })

  test('a picked number is always listed', async () => {
    const picked = await valueId('largeOhm', 237)
    const found = await filterBy({ parameters: [{ code: 'largeOhm', valueIds: [picked] }] })
    expect(found.totalCount).toBe(SIZE / 400)
    expect(valuesOf(found, 'largeOhm').find(({ id }) => id === picked)).toMatchObject({
      number: 237,
      count: SIZE / 400,
    })
  })

  test('a single filter, and the other options beside it', async () => {
    const { totalCount, totalPartly, facets } = await filterBy({ parameters: [{ code: 'largeOhm', max: 200 }] })
    expect([totalCount, totalPartly]).toEqual([SIZE / 2, false])
    expect(facets?.brand.map(({ count }) => count)).toEqual([SIZE / 4, SIZE / 4])
    const ofMaker = await filterBy({ brandIds: brandIds.slice(0, 1) })
    expect([ofMaker.totalCount, ofMaker.totalPartly]).toEqual([SIZE / 2 - 1, false])
  })

  test('no rare value is hidden, and none without parts is shown', async () => {
    const found = await filterBy({
      parameters: [{ code: 'largeTolerance', valueIds: [await valueId('largeTolerance', 3)] }],
    })
    const expected = ['usual', ...Array.from({ length: 15 }, (_, place) => `rare ${23_002 + place * 4}`)]
    const grades = valuesOf(found, 'largeGrade')
    expect(grades.map(({ name }) => name).sort()).toEqual(expected.sort())
    expect(grades.find(({ name }) => name === 'rare 23002')?.count).toBe(1)
    const further = await filterBy({
      parameters: [
        { code: 'largeOhm', max: 399 },
        { code: 'largeTolerance', min: 3, max: 4 },
      ],
    })
    expect(
      valuesOf(further, 'largeGrade')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(expected)
    expect(valuesOf(further, 'largeTolerance').map(({ number }) => number)).toEqual([1, 2, 3, 4])
  })

  test('a maker with a single part is listed', async () => {
    const { facets } = await filterBy({ parameters: [{ code: 'largeOhm', max: 399 }] })
    expect(facets?.brand.find(({ id }) => id === brandIds[2])).toMatchObject({ count: 1 })
  })

  test('the stock filter is counted exactly, alone and with other filters, and its last page has parts', async () => {
    const alone = await filterBy({ inStock: true, pageNumber: SIZE / 2 / 20 })
    expect([alone.totalCount, alone.totalPartly, alone.facets?.inStock]).toEqual([SIZE / 2, false, SIZE / 2])
    expect(alone.list).toHaveLength(20)
    const found = await filterBy({ inStock: true, parameters: [{ code: 'largeOhm', max: 399 }] })
    // One in 400 has 400 Ω, and all of those are in stock.
    expect([found.totalCount, found.totalPartly]).toEqual([SIZE / 2 - SIZE / 400, false])
    expect(found.facets?.isLowerBound.inStock).toBe(false)
  })

  test('it is sorted by a parameter to its end', async () => {
    const sorted = { columns: ['largeHertz'], sortBy: { code: 'largeHertz', isDescending: true } }
    const first = await filterBy({ ...sorted, pageSize: 5 })
    expect(first.table?.rows).toEqual([['6 kΩ'], ['6 kΩ'], ['6 kΩ'], ['6 kΩ'], ['5.999 kΩ']])
    const last = await filterBy({ ...sorted, pageNumber: SIZE / 20 })
    expect(last.table?.rows.at(-1)).toEqual(['1 Ω'])
  })

  test('few parts among many are found and counted exactly', async () => {
    const found = await filterBy({
      inStock: true,
      parameters: [
        { code: 'largeOhm', min: 10, max: 13 },
        { code: 'largeTolerance', min: 1, max: 2 },
      ],
    })
    expect([found.totalCount, found.totalPartly]).toEqual([SIZE / 400, false])
    expect(found.facets?.isLowerBound.brand).toBe(false)
  })

  test('where most parts are in stock they are counted exactly, with one choice, none or several', async () => {
    // One in ten is left out of stock, or nearly so.
    await sql`update goods set stock = 7 where category_id = ${categoryId} and stock = 0 and goods_id % 5 <> 0`
    const chosen = [await valueId('largeTolerance', 2), await valueId('largeTolerance', 3)]
    const [real] = await sql<{ all: number; brand: number; value: number; both: number }[]>`
      select count(*)::int "all", (count(*) filter (where ofMaker))::int brand, (count(*) filter (where fits))::int "value",
        (count(*) filter (where ofMaker and fits))::int "both"
      from (select brand_id = ${brandIds[0] ?? 0} ofMaker, value_ids && ${chosen}::int[] fits from goods
        where category_id = ${categoryId} and stock > 0) one`
    const parameters = [{ code: 'largeTolerance', valueIds: chosen }]
    const ofMaker = { brandIds: brandIds.slice(0, 1) }
    const found = await Promise.all(
      [{}, ofMaker, { parameters }, { ...ofMaker, parameters }].map((choice) => filterBy({ inStock: true, ...choice })),
    )
    expect(found.map(({ totalCount, totalPartly }) => [totalCount, totalPartly])).toEqual(
      [real?.all, real?.brand, real?.value, real?.both].map((count) => [count, false]),
    )
  })
})
