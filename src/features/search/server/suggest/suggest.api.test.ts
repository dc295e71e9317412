import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { anyText } from '#tests/fuzz/any-text.ts'
import { createWorld } from '#tests/support/world.ts'
import { retrieveGoods, searchGoods } from '../../search.contract.ts'

const world = await createWorld()
const { call } = world.visitor()
const suggest = (goodsModel: string, more: object = {}) => call(retrieveGoods, { goodsModel, ...more })
const models = (goods: Array<{ goodsModel: string }>) => goods.map((one) => one.goodsModel)

beforeAll(async () => {
  // QSX85-ZZ begins like a wrong number: the typing error is before the place where that is known to be wrong.
  for (const model of ['QSG7R-0603/10K', 'QSG7R-0603/12K', 'XQSG7R-1', 'QSW8510GT', 'QSX85-ZZ', 'LM358-OTHER']) {
    await world.sql`delete from goods where model = ${model}`
    await world.goods({ model, stock: model.endsWith('12K') ? 0 : 50 })
  }
  await world.sql`
    update goods set brand_id = (select brand_id from brand where brand_name <> 'Texas Instruments' limit 1)
    where model = 'LM358-OTHER'`
})

describe('[API-GOODS-02] parts are suggested while a number is typed', () => {
  test('those that begin so, then those that contain it', async () => {
    const { list, isSimilar } = await suggest('qsg7r')
    expect(models(list)).toEqual(['QSG7R-0603/10K', 'QSG7R-0603/12K', 'XQSG7R-1'])
    expect(isSimilar).toBe(false)
    expect(list[0]).toMatchObject({ goodsId: expect.any(Number), brand: { brandName: expect.any(String) } })
  })

  test('no more than asked for', async () => {
    expect((await suggest('qsg', { limit: 1 })).list).toHaveLength(1)
  })

  test.each(['QSW8150', 'QSW851OG', 'QSX8510', 'QSW88510', 'QSW851T', 'QS8510'])(
    'with one typing error in what is typed so far: %s',
    async (text) => {
      const { list, isSimilar } = await suggest(text)
      expect(models(list)).toContain('QSW8510GT')
      expect(isSimilar).toBe(true)
    },
  )

  test.each(['LM358', 'OPA'])('a number beside its maker: TI %s', async (number) => {
    const { list } = await suggest(`TI ${number.toLowerCase()}`)
    expect(list.length).toBeGreaterThan(0)
    for (const goods of list) {
      expect(goods.brand.brandName).toBe('Texas Instruments')
      expect(goods.goodsModel.startsWith(number)).toBe(true)
    }
  })

  test.each([
    'MPN: QSW8510',
    'QSW8510 transistor',
    '100pcs QSW8510GT',
    'QSW8510 60V SOT-23',
    '595-QSW8510GT',
    'QSW8510 tex',
  ])('a number beside other words: %s', async (text) => {
    const { list, isSimilar } = await suggest(text)
    expect([models(list), isSimilar]).toEqual([['QSW8510GT'], false])
  })

  test('a number with a typo beside other words', async () => {
    expect(models((await suggest('QSW8150GT transistor')).list)).toContain('QSW8510GT')
  })
})

describe('what else may be meant is suggested', () => {
  test('of a long text only what all of it or all but its last word means', async () => {
    const text = (count: number) => `mosfet ${'unheardof '.repeat(count)}`.trim()
    expect((await suggest(text(4))).others.length).toBeGreaterThan(0)
    expect((await suggest(text(12))).others).toEqual([])
  })

  test('a category with how many parts it has, and those below it', async () => {
    const { others } = await suggest('mosfet')
    const kept = await world.sql<{ id: number; count: number }[]>`
      select category_id id, goods_count count from category where category_name in ('MOSFETs', 'N-Channel')`
    for (const above of [['Discrete Semiconductors'], ['Discrete Semiconductors', 'MOSFETs']]) {
      const name = above.length === 1 ? 'MOSFETs' : 'N-Channel'
      const own = kept.find(({ id }) => others.some((one) => 'id' in one && one.id === id && one.name === name))
      const path = above.map((categoryName) => ({ categoryId: expect.any(Number), categoryName }))
      expect(others).toContainEqual({
        ...own,
        kind: 'category',
        name,
        within: above.at(-1),
        path: [...path, { categoryId: own?.id, categoryName: name }],
      })
    }
  })

  test('a manufacturer by its short name', async () => {
    const { others } = await suggest('TI')
    expect(others[0]).toMatchObject({ kind: 'manufacturer', name: 'Texas Instruments' })
  })

  test.each([
    ['100nF', '100nF'],
    ['100nF 0603', '100nF 0603'],
    ['100nF 0603 x', '100nF 0603'],
    ['10k 0603 1%', '10k 0603 1%'],
    ['thick film 0603', 'thick film 0603'],
  ])('a specification, with as many parts as the search finds: %s', async (text, searched) => {
    const { others } = await suggest(text)
    const [first] = others.filter((one) => one.kind === 'specification')
    expect(first).toMatchObject({ text: searched })
    const found = await call(searchGoods, {
      fuzzy: true,
      goodsModel: searched,
      categoryId: [first?.category.categoryId ?? 0],
    })
    expect(found.totalCount).toBe(first?.count)
    expect(found.list.every((goods) => goods.category.categoryId === first?.category.categoryId)).toBe(true)
  })

  test.each([
    ['100nF capa', '100nF capacitor'],
    ['10k 0603 resis', '10k 0603 resistor'],
  ])('a value with a word that is begun, as the search finds it complete: %s', async (text, completed) => {
    const [first] = (await suggest(text)).others
    expect(first).toMatchObject({ kind: 'specification', text: completed, category: expect.anything() })
  })

  test('parts of a family while its name is typed', async () => {
    await world.sql`insert into search_synonym (phrase, meaning) values ('quasar 7', 'QSG7*') on conflict do nothing`
    for (const text of ['quas', 'quasar', 'Quasar-7'])
      await vi.waitFor(
        async () => expect(models((await suggest(text)).list)).toEqual(['QSG7R-0603/10K', 'QSG7R-0603/12K']),
        5000,
      )
  })

  test('the text before an unfinished word is kept, and no number with the letters of both is suggested', async () => {
    await world.goods({ model: 'AZTIQ1' })
    const { list, others } = await suggest('TI q')
    expect([models(list), others]).toMatchObject([[], [{ kind: 'manufacturer', name: 'Texas Instruments' }]])
    const names = (await suggest('mosfet n')).others.map((one) => 'name' in one && one.name)
    expect(names.indexOf('N-Channel')).toBeLessThan(names.indexOf('MOSFETs'))
    expect(names).toContain('MOSFETs')
  })

  test.each(['100', 'us'])('no specification of what is probably not finished: %s', async (text) => {
    expect((await suggest(text)).others.filter(({ kind }) => kind === 'specification')).toEqual([])
  })

  test('nothing beside a part number, and no part for a word', async () => {
    expect((await suggest('QSG7R-06')).others).toEqual([])
    expect((await suggest('crystal oscillator')).list).toEqual([])
    expect(await suggest(' - ')).toEqual({ list: [], isSimilar: false, others: [] })
  })
})

test('any text is answered', async () => {
  await fc.assert(
    fc.asyncProperty(anyText({ maxLength: 60 }), async (text) => {
      await suggest(text)
      await suggest(`STM32${text}`)
    }),
    { numRuns: 30 },
  )
})
