import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { normaliseModel } from '#shared/mpn.ts'
import { anyText } from '#tests/fuzz/any-text.ts'
import { createWorld } from '#tests/support/world.ts'
import { retrieveGoods, searchGoods } from '../search.contract.ts'

const world = await createWorld()
const { call } = world.visitor()
const search = (goodsModel: string, more: object = {}) => call(searchGoods, { fuzzy: true, goodsModel, ...more })
const models = (goods: Array<{ goodsModel: string }>) => goods.map((one) => one.goodsModel)

beforeAll(async () => {
  for (const model of ['QZX7R-0603/10K', 'QZX7R-0603/12K', 'QZX7R-0805/10K', 'XQZX7R-1', '1.5QMC68CA', '1.5QMC6.8CA']) {
    await world.sql`delete from goods where model = ${model}`
    await world.goods({ model, stock: model.endsWith('12K') ? 0 : 50 })
  }
})

describe('[API-GOODS-06, AUTH-11] a visitor finds a part by its number', () => {
  test.each(['QZX7R-0603/10K', 'qzx7r0603 10k', 'QZX7R(0603)+10K', ' qzx7r_0603#10k '])(
    'written as "%s"',
    async (text) => {
      expect(models((await search(text)).exact)).toEqual(['QZX7R-0603/10K'])
    },
  )

  test('the point is part of the number: 68 V and 6.8 V are two parts', async () => {
    expect(models((await search('1.5qmc68ca')).exact)).toEqual(['1.5QMC68CA'])
    expect(models((await search('1.5QMC6.8CA')).exact)).toEqual(['1.5QMC6.8CA'])
  })

  test('with every 0 typed as O, also where only the beginning was typed', async () => {
    expect(models((await search('QZX7R-O6O3/1OK')).list)).toEqual(['QZX7R-0603/10K'])
    expect(models((await search('QZX7RO6O3')).list)).toContain('QZX7R-0603/10K')
  })

  test('[ROUTE-29] with fuzzy=true also numbers that contain the text or differ by a typing error, otherwise not', async () => {
    for (const similar of ['ZX7R-0603/12K', 'QZX7R-0603/12KK']) {
      expect(models((await search(similar)).list), similar).toContain('QZX7R-0603/12K')
      expect(await call(searchGoods, { goodsModel: similar }), similar).toMatchObject({ exact: [], list: [] })
    }
    const begun = await call(searchGoods, { goodsModel: 'QZX7R-0603' })
    expect(models(begun.list)).toEqual(['QZX7R-0603/10K', 'QZX7R-0603/12K'])
  })

  test('by prefix: parts in stock come first', async () => {
    const found = await search('QZX7R-0603')
    expect(found.exact).toEqual([])
    expect(models(found.list)).toEqual(['QZX7R-0603/10K', 'QZX7R-0603/12K'])
    expect(found.totalCount).toBe(2)
  })

  test('by substring: prefix matches come first', async () => {
    const found = models((await search('QZX7R')).list)
    expect(found.at(-1)).toBe('XQZX7R-1')
    expect(found).toHaveLength(4)
    expect(models((await search('QZX7R', { fuzzy: false })).list)).not.toContain('XQZX7R-1')
  })

  test('by a long substring, if it is not the prefix of a number', async () => {
    expect(models((await search('ZX7R-0603/1')).list)).toEqual(['QZX7R-0603/10K', 'QZX7R-0603/12K'])
  })

  test.each(['QZX7R-0603/1OK', 'QZX7R-063/10K', 'QZX7R-06033/10K', 'QZX7R-0630/10K', 'QZX7S-0603/10K'])(
    'with a typing error (%s), and says what it looked for instead',
    async (text) => {
      const found = await search(text)
      expect(found.suggestion).toBe('QZX7R-0603/10K')
      expect(models(found.list).slice(0, 3)).toContain('QZX7R-0603/10K')
    },
  )

  test('and gets an empty result when nothing is similar', async () => {
    expect(await search('NOSUCHPARTATALL999')).toMatchObject({ exact: [], list: [], totalCount: 0, suggestion: null })
  })
})

describe('the same part in other packaging', () => {
  beforeAll(async () => {
    for (const model of ['QPK54S,215', 'QPK54S,235', 'QPK54SW,115', 'QPK39LT1G'])
      if ((await world.sql`select from goods where model = ${model}`).length === 0) await world.goods({ model })
    await world.sql`update goods set stem = 'QPK54S' where model like 'QPK54S,%'`
  })

  test('is listed after the part itself and is not listed again', async () => {
    const found = await search('QPK54S,215')
    expect(models(found.exact)).toEqual(['QPK54S,215'])
    expect(models(found.packagings)).toEqual(['QPK54S,235'])
    expect(models(found.list)).toEqual([])
  })

  test.each([
    ['QPK54S,118', ['QPK54S,215', 'QPK54S,235']],
    ['QPK54S', ['QPK54S,215', 'QPK54S,235']],
    ['qpk39lt3g', ['QPK39LT1G']],
  ])('is what %s finds when the store has no such packing', async (text, expected) => {
    const found = await search(text)
    expect(models(found.packagings).toSorted()).toEqual(expected)
    expect([found.exact, found.suggestion]).toEqual([[], null])
  })
})

describe('below an exact part that is not the prefix of another number', () => {
  beforeAll(async () => {
    for (const model of ['QFA103C8T6', 'QFA103CBT6', 'QFA103C6T6', 'QFA103R8T6', 'QFA20', 'QFA10'])
      if ((await world.sql`select from goods where model = ${model}`).length === 0) await world.goods({ model })
  })

  test('are those with the longest common beginning', async () => {
    const found = await search('QFA103C8T6')
    expect([models(found.exact), found.totalCount]).toEqual([['QFA103C8T6'], 0])
    expect(models(found.family).toSorted()).toEqual(['QFA103C6T6', 'QFA103CBT6', 'QFA103R8T6'])
  })

  test('there are none when numbers go on from it, or filters are set', async () => {
    expect((await search('QFA10')).family).toEqual([])
    expect((await search('QFA103C8T6', { inStock: true })).family).toEqual([])
  })
})

describe('what was found can be filtered', () => {
  test('by price, in ascending ranges', async () => {
    const model = `QPRICE${Date.now()}`
    for (const [end, price] of [
      ['A', '0.004'],
      ['B', '0.5'],
      ['C', '0.99'],
      ['D', '250'],
    ] as const)
      await world.goods({ model: model + end, tiers: [{ from: 1, price }] })
    const { facets } = await search(model)
    expect(facets.price.map(({ name, count }) => [name, count])).toEqual([
      ['Below $0.01', 1],
      ['$0.10 to $1', 2],
      ['$100 and above', 1],
    ])
    const filtered = await search(model, { priceBand: facets.price[1]?.id })
    expect(models(filtered.list).toSorted()).toEqual([`${model}B`, `${model}C`])
    expect(filtered.facets.price).toEqual(facets.price)
    expect(filtered.facets.inStock).toBe(2)
  })

  test('prices of two currencies are counted separately, and sorted by the exchange rate, which is returned', async () => {
    const model = `QMONEY${Date.now()}`
    for (const [end, currency, price] of [
      ['A', 'USD', '0.5'],
      ['B', 'CNY', '0.2'],
      ['C', 'CNY', '0.9'],
      ['D', 'USD', '0.11'],
    ] as const)
      await world.goods({ model: model + end, currency, tiers: [{ from: 1, price }] })
    await world.goods({ model: `${model}E`, tiers: [] })
    const up = await search(model, { sort: 'price' })
    expect(up.facets.price.map(({ name, count }) => [name, count])).toEqual([
      ['$0.10 to $1', 2],
      ['￥0.10 to ￥1', 2],
    ])
    const ends = (list: typeof up.list) =>
      models(list)
        .map((one) => one.at(-1))
        .join('')
    expect(ends(up.list)).toBe('BDCAE')
    expect(ends((await search(model, { sort: 'priceDown' })).list)).toBe('ACDBE')
    expect(up.rates.map(({ currency, perUsd }) => [currency, Number(perUsd)])).toEqual([
      ['USD', 1],
      ['CNY', 7.2],
    ])
    const filtered = await search(model, { priceBand: up.facets.price[1]?.id, sort: 'price' })
    expect(ends(filtered.list)).toBe('BC')
  })

  test('counts show the result of each choice', async () => {
    const { facets } = await search('QZX7R')
    expect(facets.inStock).toBe(3)
    expect(facets.brand).toEqual([expect.objectContaining({ count: 4 })])
    const filtered = await search('QZX7R', { inStock: true })
    expect(filtered.totalCount).toBe(3)
    expect(filtered.facets.inStock).toBe(3)
  })

  test('a filter without hits gives an empty list and can be removed', async () => {
    const found = await search('QZX7R', { brandId: [2_000_000] })
    expect(found.list).toEqual([])
    expect(found.facets.brand).toHaveLength(1)
  })

  test('by several makers; their counts stay those without the choice', async () => {
    const makers = await world.sql<{ id: number }[]>`select brand_id id from brand order by 1 limit 3`
    const model = `QMAKER${Date.now()}`
    for (const [place, { id }] of makers.entries())
      for (let copy = 0; copy <= place; copy += 1) {
        const goods = await world.goods({ model: `${model}${place}${copy}`, stock: 0 })
        await world.sql`update goods set brand_id = ${id} where goods_id = ${goods.id}`
      }
    const [first, second] = makers.map(({ id }) => id)
    const found = await search(model, { brandId: [first, second] })
    expect(found.totalCount).toBe(1 + 2)
    expect(found.facets.brand.map(({ count }) => count)).toEqual([3, 2, 1])
    const one = await search(model, { brandId: [second] })
    expect([one.totalCount, one.facets.brand.length]).toEqual([2, 3])
    const http = await world.http()
    const address = `/api/goods/search?goodsModel=${model}`
    const overHttp = async (rest: string) => (await http.inject(address + rest)).json().data?.totalCount
    expect(await overHttp(`&brandId=${first}&brandId=${second}`)).toBe(3)
    expect(await overHttp(`&brandId=${second}`)).toBe(2)
    expect((await http.inject(`${address}&brandId=${first}&brandId=x`)).json().code).not.toBe(0)
  })

  test('pages do not overlap', async () => {
    const first = models((await search('QZX7R', { pageSize: 2, pageNumber: 1 })).list)
    const second = models((await search('QZX7R', { pageSize: 2, pageNumber: 2 })).list)
    expect(new Set([...first, ...second]).size).toBe(4)
  })
})

describe('search text is any text', () => {
  test.each([
    '%',
    '_',
    '\\',
    "'; drop table goods; --",
    '💡💡💡',
    '\u0000',
    '\u200e',
    'ﬁ',
    'A'.repeat(5000),
    '%%%%%%',
    "' or 1=1",
  ])('"%s" is taken literally and never fails', async (text) => {
    await expect(search(text)).resolves.toMatchObject({ countedUpTo: 10_000 })
    await expect(call(retrieveGoods, { goodsModel: text })).resolves.toBeDefined()
  })

  test('of any content', async () => {
    await fc.assert(
      fc.asyncProperty(anyText({ maxLength: 60 }), async (text) => {
        await search(text)
      }),
      { numRuns: 60 },
    )
  })

  test('the database normalises part numbers as the code does', async () => {
    const printable = fc.stringMatching(/^[ -~]{1,40}$/)
    await fc.assert(
      fc.asyncProperty(printable, async (model) => {
        const [row] = await world.sql<{ norm: string }[]>`select normalise_model(${model}) norm`
        expect(row?.norm).toBe(normaliseModel(model))
      }),
      { numRuns: 200 },
    )
  })
})

test('a synonym that means a kind and a word of its description is one fact', async () => {
  const { need, list } = await search('isolated can')
  expect(need?.facts.map(({ name }) => name)).toEqual(['isolated can'])
  expect(list[0]?.introduce).toContain('isolated CAN')
})
