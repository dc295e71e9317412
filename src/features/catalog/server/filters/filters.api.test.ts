import { describe, expect, test } from 'vitest'
import { parseQuantity } from '#shared/quantity.ts'
import { createWorld } from '#tests/support/world.ts'
import { categoryTree, type Goods, goodsDetail } from '../../catalog.contract.ts'
import { findPrice } from '../../catalog.rules.ts'
import { categoryGoods } from '../../filters.contract.ts'

const world = await createWorld()
const { call } = world.visitor()
const { list: tops } = await call(categoryTree, {})
const chips = tops
  .find((top) => top.categoryName === 'Resistors')
  ?.child.find((second) => second.categoryName.startsWith('Chip'))
const thickFilm = chips?.child.find((third) => third.categoryName === 'Thick Film')?.categoryId ?? 0
const filterBy = (choice: object) => call(categoryGoods, { categoryId: thickFilm, withFacets: true, ...choice })
const parameter = async (code: string, choice: object = {}) =>
  (await filterBy(choice)).facets?.parameters.find((one) => one.code === code)

describe('a category is filtered by the parameters of its parts', () => {
  test('a range takes the parts inside it, its ends included', async () => {
    const resistance = await parameter('resistance')
    const inside =
      resistance?.values.filter(({ number }) => number !== null && number >= 1000 && number <= 10_000) ?? []
    const found = await filterBy({ parameters: [{ code: 'resistance', min: 1000, max: 10_000 }] })
    expect(inside.length).toBeGreaterThan(0)
    expect(found.totalCount).toBe(inside.reduce((total, value) => total + (value.count ?? 0), 0))
  })

  test('a range below zero includes its ends as well', async () => {
    const { categoryId = 0 } = tops.find((top) => top.categoryName === 'Capacitors') ?? {}
    const coldest = async (choice: object = {}) => {
      const found = await call(categoryGoods, { categoryId, withFacets: true, ...choice })
      return { found, values: found.facets?.parameters.find((one) => one.code === 'temperatureMin')?.values ?? [] }
    }
    const [limit] = (await coldest()).values.filter(({ number }) => number !== null && number < 0)
    const { found } = await coldest({
      parameters: [{ code: 'temperatureMin', min: limit?.number, max: limit?.number }],
    })
    expect(found.totalCount).toBe(limit?.count)
  })

  test('values of one parameter are combined with OR, parameters with AND', async () => {
    const tolerance = (await parameter('tolerance'))?.values ?? []
    const [first, second] = tolerance
    const one = await filterBy({ parameters: [{ code: 'tolerance', valueIds: [first?.id] }] })
    const both = await filterBy({ parameters: [{ code: 'tolerance', valueIds: [first?.id, second?.id] }] })
    expect(one.totalCount).toBe(first?.count)
    expect(both.totalCount).toBe((first?.count ?? 0) + (second?.count ?? 0))
    const cut = await filterBy({
      parameters: [
        { code: 'tolerance', valueIds: [first?.id] },
        { code: 'resistance', max: 1000 },
      ],
    })
    expect(cut.totalCount).toBeLessThan(one.totalCount)
  })

  test('a count is exactly the result of choosing it', async () => {
    const before = await filterBy({ inStock: true })
    const brand = before.facets?.brand[0]
    const after = await filterBy({ inStock: true, brandIds: [brand?.id] })
    expect(after.totalCount).toBe(brand?.count)
  })

  test('impossible values are hidden, other values of the chosen parameter stay', async () => {
    const first = (await parameter('tolerance'))?.values[0]
    const choice = { parameters: [{ code: 'tolerance', valueIds: [first?.id] }] }
    const whole = await filterBy({})
    const filters = await filterBy(choice)
    expect((await parameter('tolerance', choice))?.values).toEqual(
      whole.facets?.parameters.find((one) => one.code === 'tolerance')?.values,
    )
    for (const facet of filters.facets?.parameters ?? [])
      for (const value of facet.values) expect(value.count).toBeGreaterThan(0)
  })

  test('filters without hits give an empty list, not an error', async () => {
    const found = await filterBy({ parameters: [{ code: 'no-such-parameter', min: 1 }] })
    expect([found.list, found.totalCount]).toEqual([[], 0])
  })

  test('the goods of the levels below are there, best first over all of them', async () => {
    const found = await call(categoryGoods, { categoryId: chips?.categoryId ?? 0, pageSize: 50 })
    expect(new Set(found.list.map((goods) => goods.category.categoryId)).size).toBeGreaterThan(1)
    expect(found.totalCount).toBe(chips?.goodsCount)
  })
})

describe('what is for sale', () => {
  test('parts of one lifecycle, as many as its count says', async () => {
    const { facets } = await filterBy({})
    expect(facets?.lifecycle.map(({ name }) => name)).toEqual(['Active', 'NRND', 'Last time buy', 'Obsolete'])
    const nrnd = facets?.lifecycle[1]
    const found = await filterBy({ lifecycleIds: [nrnd?.id], pageSize: 1000 })
    expect(found.totalCount).toBe(nrnd?.count)
    expect(new Set(found.list.map(({ lifecycle }) => lifecycle))).toEqual(new Set(['NRND']))
    // The others stay to be chosen, and count together with it.
    expect(found.facets?.lifecycle).toEqual(facets?.lifecycle)
    const rohs = await filterBy({ lifecycleIds: [nrnd?.id], rohs: true })
    expect(rohs.facets?.lifecycle.map(({ id }) => id)).toEqual(facets?.lifecycle.map(({ id }) => id))
  })

  test('parts with a minimum stock, to the piece', async () => {
    const { list } = await filterBy({ inStock: true, pageSize: 1000 })
    const stocks = list.map(({ stockCount }) => stockCount).sort((a, b) => a - b)
    for (const least of [1, stocks[Math.floor(stocks.length / 2)] ?? 0, (stocks.at(-1) ?? 0) + 1]) {
      const found = await filterBy({ minStock: least, pageSize: 1000 })
      expect(found.totalCount).toBe(stocks.filter((stock) => stock >= least).length)
      expect(found.list.every(({ stockCount }) => stockCount >= least)).toBe(true)
    }
  })
})

describe('prices', () => {
  const inDollars = (price: string | undefined, currency: string) =>
    price === undefined ? undefined : Number(price) / (currency === 'CNY' ? 7.2 : 1)
  const priceAt = ({ priceList, currency }: Goods, quantity: number) =>
    inDollars(findPrice(priceList, quantity)?.unit, currency)
  const isOrdered = (prices: number[]) => prices.every((price, place) => price >= (prices[place - 1] ?? 0) - 1e-9)

  test('of two currencies are compared by the rate of the shop, which the answer names', async () => {
    const { list, rates } = await filterBy({ sort: 'price', pageSize: 1000 })
    expect(rates.map(({ currency, perUsd }) => [currency, Number(perUsd)])).toEqual([
      ['USD', 1],
      ['CNY', 7.2],
    ])
    const lowest = list.map((goods) => inDollars(goods.lowestPrice ?? undefined, goods.currency))
    const priced = lowest.filter((price) => price !== undefined)
    expect(isOrdered(priced)).toBe(true)
    expect(lowest.slice(priced.length).every((price) => price === undefined)).toBe(true)
    const currencies = list.slice(0, priced.length).map(({ currency }) => currency)
    expect(currencies.indexOf('CNY')).toBeLessThan(currencies.lastIndexOf('USD'))
    const down = (await filterBy({ sort: 'priceDown', pageSize: 1000 })).list
    const pricesDown = down.map((goods) => inDollars(goods.lowestPrice ?? undefined, goods.currency))
    expect(pricesDown.slice(0, priced.length)).toEqual(priced.toReversed())
    expect(pricesDown.slice(priced.length).every((price) => price === undefined)).toBe(true)
  })

  test('at a quantity order the list', async () => {
    const all = (await filterBy({ pageSize: 1000 })).list
    for (const quantity of [1, 250]) {
      const up = await filterBy({ sort: 'price', quantity, pageSize: 1000 })
      const prices = up.list.map((goods) => priceAt(goods, quantity)).filter((price) => price !== undefined)
      expect(isOrdered(prices)).toBe(true)
      expect([up.list.length, up.orderedBy]).toEqual([all.length, null])
      const down = await filterBy({ sort: 'priceDown', quantity, pageSize: 7, pageNumber: 2 })
      const expected = prices.toReversed().slice(7, 14)
      expect(down.list.map((goods) => priceAt(goods, quantity)?.toFixed(8))).toEqual(expected.map((p) => p.toFixed(8)))
    }
  })

  test('at a quantity and the lowest ones filter it', async () => {
    const all = (await filterBy({ pageSize: 1000 })).list
    const [minPrice, maxPrice] = [0.002, 0.02]
    const isWithin = (price: number | undefined) => price !== undefined && price >= minPrice && price <= maxPrice
    const dear = await filterBy({ quantity: 10, minPrice, maxPrice })
    expect(dear.totalCount).toBe(all.filter((goods) => isWithin(priceAt(goods, 10))).length)
    const low = await filterBy({ minPrice, maxPrice })
    expect(low.totalCount).toBe(
      all.filter((goods) => isWithin(inDollars(goods.lowestPrice ?? undefined, goods.currency))).length,
    )
    expect(low.totalCount).not.toBe(dear.totalCount)
  })
})

describe('values that are several', () => {
  const sensors = tops.find((top) => top.categoryName === 'Sensors')?.categoryId ?? 0
  const measures = async (choice: object = {}) => {
    const found = await call(categoryGoods, { categoryId: sensors, withFacets: true, pageSize: 1000, ...choice })
    return { found, values: found.facets?.parameters.find(({ code }) => code === 'measures')?.values ?? [] }
  }

  test('are found by each of their members, and counted for each', async () => {
    const { values } = await measures()
    expect(values.some(({ name }) => name.includes(','))).toBe(false)
    const temperature = values.find(({ name }) => name === 'Temperature')
    const { found } = await measures({ parameters: [{ code: 'measures', valueIds: [temperature?.id] }] })
    expect(found.totalCount).toBe(temperature?.count)
    const texts = await world.sql`
      select distinct text_value "text" from goods join attribute_value on value_id = any(value_ids)
      where goods_id = any(${found.list.map(({ goodsId }) => goodsId)}) and text_value ilike '%temperature%'`
    expect(texts.length).toBeGreaterThan(1)
  })
})

describe('the order of the filters', () => {
  test('is that of the category: package, value, ratings, tolerances', async () => {
    const { facets } = await filterBy({})
    expect(facets?.packagePlace).toBe(0)
    expect(facets?.parameters.slice(0, 3).map(({ code }) => code)).toEqual(['resistance', 'tolerance', 'power'])
  })

  test('changes with the weights of the category', async () => {
    const [power] = await world.sql`
      update category_attribute set weight = 900 where category_id = ${thickFilm}
        and attribute_id = (select attribute_id from attribute where code = 'power') returning weight`
    expect(power).toBeDefined()
    const { facets } = await filterBy({})
    expect([facets?.packagePlace, facets?.parameters[0]?.code]).toEqual([1, 'power'])
    await world.sql`update category_attribute set weight = 200 where category_id = ${thickFilm} and weight = 900`
  })
})

describe('values of a number one by one', () => {
  test('two of them are chosen together', async () => {
    const [first, second] = (await parameter('resistance'))?.values ?? []
    const both = await filterBy({ parameters: [{ code: 'resistance', valueIds: [first?.id, second?.id] }] })
    expect(both.totalCount).toBe((first?.count ?? 0) + (second?.count ?? 0))
  })

  test('all of them are listed when asked, and a typed one is found', async () => {
    const listed = await parameter('resistance', { listed: { code: 'resistance', text: '' } })
    expect([listed?.more, listed?.values.every(({ around }) => around === undefined)]).toEqual([false, true])
    const found = await parameter('resistance', { listed: { code: 'resistance', text: '10k' } })
    expect(found?.values.map(({ name }) => name)).toContain('10 kΩ')
    expect(found?.values.length).toBeLessThan(listed?.values.length ?? 0)
  })
})

describe('parameters as columns', () => {
  const sortBy = (code: string, isDescending = false) => ({ sortBy: { code, isDescending } })

  test('are those that the category is known for, or those that are asked for', async () => {
    const { table, list } = await filterBy({ columns: [] })
    const shown = table?.columns.filter(({ isShown }) => isShown) ?? []
    expect(shown.map(({ code }) => code)).toEqual(table?.columns.slice(0, shown.length).map(({ code }) => code))
    expect(shown.map(({ code }) => code)).toContain('resistance')
    expect(table?.rows).toHaveLength(list.length)
    for (const row of table?.rows ?? []) expect(row).toHaveLength(shown.length)
    const chosen = await filterBy({ columns: ['tolerance', 'no-such-parameter'], pageSize: 5 })
    expect(chosen.table?.columns.filter(({ isShown }) => isShown).map(({ code }) => code)).toEqual(['tolerance'])
    const parts = await Promise.all(chosen.list.map(({ goodsId }) => call(goodsDetail, { goodsId })))
    expect(chosen.table?.rows).toEqual(
      parts.map(({ parameters }) => [parameters.find(({ code }) => code === 'tolerance')?.value ?? '']),
    )
    expect((await filterBy({})).table).toBeNull()
  })

  test('sort the parts by their value, both ways, filters and pages included', async () => {
    const ohms = async (choice: object) =>
      (await filterBy({ columns: ['resistance'], pageSize: 40, ...choice })).table?.rows.map(
        ([text = '']) => parseQuantity(text, 'Ω') ?? Number.NaN,
      ) ?? []
    const up = await ohms(sortBy('resistance'))
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    const down = await ohms(sortBy('resistance', true))
    expect(down).toEqual(down.toSorted((a, b) => b - a))
    expect(down[0]).toBeGreaterThan(up.at(-1) ?? 0)
    const filtered = await ohms({
      ...sortBy('resistance'),
      inStock: true,
      parameters: [{ code: 'resistance', min: 1000, max: 20_000 }],
    })
    expect([Math.min(...filtered) >= 1000, Math.max(...filtered) <= 20_000]).toEqual([true, true])
    expect(filtered).toEqual(filtered.toSorted((a, b) => a - b))
    const next = await ohms({ ...sortBy('resistance'), pageNumber: 2 })
    expect(next[0]).toBeGreaterThanOrEqual(up.at(-1) ?? 0)
  })

  test('that the category does not have sort nothing', async () => {
    const [plain, odd] = [await filterBy({}), await filterBy(sortBy('no-such-parameter'))]
    expect(odd.list.map(({ goodsId }) => goodsId)).toEqual(plain.list.map(({ goodsId }) => goodsId))
  })
})
