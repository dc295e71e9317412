import { describe, expect, test } from 'vitest'
import { goodsDetail } from '#features/catalog/catalog.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import { searchGoods } from '../search.contract.ts'

const world = await createWorld()
const { call } = world.visitor()
const search = (goodsModel: string, more: object = {}) => call(searchGoods, { fuzzy: true, goodsModel, ...more })

/** What the first hits are, by the parameters on their own pages. */
async function parametersOf(goodsId: number) {
  const { parameters } = await call(goodsDetail, { goodsId })
  return Object.fromEntries(parameters.map(({ code, value }) => [code, value]))
}

describe('a part is found by what it is', () => {
  test.each([
    ['10k 0603 1%', { resistance: '10 kΩ', tolerance: '1 %' }, '0603'],
    ['a 10k 0603 1% resistor in stock', { resistance: '10 kΩ', tolerance: '1 %' }, '0603'],
    ['100nF 50V X7R 0402', { capacitance: '100 nF', voltage: '50 V', dielectric: 'X7R' }, '0402'],
    ['schottky SMA', {}, 'SMA'],
    ['3.3V LDO SOT-23', { outputVoltage: '3.3 V' }, 'SOT-23-'],
    ['N-channel MOSFET SOT-23', {}, 'SOT-23-3'],
  ])('%s', async (text, parameters, packaged) => {
    const { list, need, suggestion, exact } = await search(text)
    expect([exact, suggestion, need?.rest]).toEqual([[], null, []])
    expect(list.length).toBeGreaterThan(0)
    for (const goods of list.slice(0, 5)) {
      expect(goods.package.startsWith(packaged), goods.package).toBe(true)
      expect(await parametersOf(goods.goodsId)).toMatchObject(parameters)
      if (text.includes('in stock')) expect(goods.stockCount).toBeGreaterThan(0)
    }
  })

  test('says how it was understood, and what the search is without each fact', async () => {
    const { need } = await search('10 kΩ 0603 1% resistor, blue')
    expect(need).toEqual({
      facts: [
        { name: 'resistor', without: '10kΩ 0603 1% , blue' },
        { name: 'Resistance: 10 kΩ', without: '0603 1% resistor, blue' },
        { name: 'Package: 0603', without: '10kΩ 1% resistor, blue' },
        { name: 'Tolerance: ≤ 1 %', without: '10kΩ 0603 resistor, blue' },
      ],
      rest: ['blue'],
      category: null,
    })
  })

  test('a rating is at least what was asked for, the nearest first', async () => {
    const { list, need, totalCount } = await search('schottky 40V')
    expect(need?.facts.map(({ name }) => name)).toContain('Reverse voltage: ≥ 40 V')
    const [counted] = await world.sql<{ n: number }[]>`
      select count(*)::int n from goods join category using (category_id)
      where category_name = 'Schottky' and exists (
        select from attribute_value value join attribute using (attribute_id)
        where value_id = any(goods.value_ids) and code = 'reverseVoltage' and number_value >= 40)`
    expect(totalCount).toBe(counted?.n)
    expect((await parametersOf(list[0]?.goodsId ?? 0)).reverseVoltage).toBe('40 V')
  })

  test.each([
    ['12 V 6x6mm', ['Rated voltage: ≥ 12 V', '6x6mm'], { size: '6 × 6 mm', voltage: '12 V' }],
    [
      '20 ppm 12.5 pF',
      ['Frequency tolerance: ≤ 20 ppm', 'Load capacitance: 12.5 pF'],
      { loadCapacitance: '12.5 pF', frequencyTolerance: '20 ppm' },
    ],
  ])('a number is of a parameter of the parts that have the rest: %s', async (text, understood, parameters) => {
    const { list, need } = await search(text)
    expect([need?.facts.map(({ name }) => name), need?.rest]).toEqual([understood, []])
    expect(await parametersOf(list[0]?.goodsId ?? 0)).toMatchObject(parameters)
  })

  test('and so beside a word that no part has', async () => {
    const { list, need } = await search('gizmo 12 V 6x6mm')
    expect(need?.rest).toEqual(['gizmo'])
    expect(await parametersOf(list[0]?.goodsId ?? 0)).toMatchObject({ size: '6 × 6 mm', voltage: '12 V' })
  })

  test.each([
    ['5V1', 'zenerVoltage', '5.1 V'],
    ['3.3V 1A', 'outputVoltage', '3.3 V'],
  ])('of a number of any kind of part those come first that have exactly it: %s', async (text, code, value) => {
    const { list } = await search(text)
    expect(await parametersOf(list[0]?.goodsId ?? 0)).toMatchObject({ [code]: value })
  })

  test('a number of a named kind of part stays its first parameter, though another one has it', async () => {
    const { need } = await search('ferrite bead 120 ohm 0201 3A')
    expect(need?.facts.map(({ name }) => name)).toContain('Impedance at 100 MHz: 120 Ω')
  })

  test('a beginning with two swapped characters comes before other typing errors', async () => {
    for (const model of ['SWQ358A', 'SWQ358B', 'SWQ539X']) await world.goods({ model })
    const { list } = await search('SWQ538')
    expect(list.map((goods) => goods.goodsModel)).toEqual(['SWQ358A', 'SWQ358B', 'SWQ539X'])
  })

  test('leads to the category that has the parameters of all of it', async () => {
    const { need } = await search('thick film 0603')
    expect(need?.category).toMatchObject({ categoryName: 'Thick Film' })
    // With the way to it, which the link to the second level needs.
    const { category } = (await search('mosfet')).need ?? {}
    expect(category?.path.map(({ categoryName }) => categoryName)).toEqual(['Discrete Semiconductors', 'MOSFETs'])
    expect(category?.path.at(-1)).toEqual({ categoryId: category?.categoryId, categoryName: 'MOSFETs' })
  })

  test('derived facts cannot be removed', async () => {
    const { need } = await search('10k 0603')
    expect(need?.facts[0]).toEqual({ name: 'Resistors', without: null })
  })

  test('the value of a part is ignored after its package and ratings', async () => {
    const { need } = await search('100V 0402 10uF')
    expect(need?.rest).toEqual(['0402'])
  })

  test('without an exact match the nearest parts are listed, with what was ignored', async () => {
    const { list, need } = await search('10.0037k 0603 1%')
    expect(list.length).toBeGreaterThan(0)
    expect(need?.rest).toEqual(['10.0037k'])
    expect(need?.facts.map(({ name }) => name)).toEqual(['Resistors', 'Package: 0603', 'Tolerance: ≤ 1 %'])
  })

  test('hits are filtered and ordered like any others', async () => {
    const whole = await search('resistor 0603')
    const [brand] = whole.facets.brand
    const filtered = await search('resistor 0603', { brandId: [brand?.id], sort: 'price' })
    expect(filtered.totalCount).toBe(brand?.count)
    const perUsd = new Map(filtered.rates.map((rate) => [rate.currency, Number(rate.perUsd)]))
    const prices = filtered.list.map(({ lowestPrice, currency }) =>
      lowestPrice === null ? Number.POSITIVE_INFINITY : Number(lowestPrice) / (perUsd.get(currency) ?? 0),
    )
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  test('what is in stock comes first, then what is asked for most; obsolete parts last unless asked for by number', async () => {
    const [leaf] = await world.sql<{ id: number }[]>`
      insert into category (parent_id, level, position, category_name)
      select category_id, 3, 98, 'Quuxometers' from category where level = 2 limit 1 returning category_id id`
    await world.sql`update catalog_version set version = version + 1`
    for (const [model, stock, popularity, lifecycle] of [
      ['QUUX-OLD', 9, 900, 'Obsolete'],
      ['QUUX-NONE', 0, 800, 'Active'],
      ['QUUX-FEW', 9, 10, 'Active'],
      ['QUUX-MANY', 9, 500, 'Active'],
    ] as const) {
      const { id } = await world.goods({ model, stock, popularity })
      await world.sql`update goods set category_id = ${leaf?.id ?? 0}, lifecycle = ${lifecycle} where goods_id = ${id}`
    }
    // The words of the shop are read again after a second.
    const found = async () => (await search('quuxometer')).list.map((goods) => goods.goodsModel)
    await expect.poll(found, { timeout: 5000 }).toEqual(['QUUX-MANY', 'QUUX-FEW', 'QUUX-NONE', 'QUUX-OLD'])
    expect((await search('QUUX')).list[0]?.goodsModel).toBe('QUUX-OLD')
  })

  test('a part number is never taken for a description', async () => {
    const { model } = await world.goods({ model: `10K 0603 ${Date.now()}` })
    const found = await search(model)
    expect([found.exact[0]?.goodsModel, found.need]).toEqual([model, null])
    expect((await search('10k 0603', { fuzzy: false })).need).toBeNull()
  })
})
