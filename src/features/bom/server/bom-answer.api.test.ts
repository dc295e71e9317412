import { describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { bomAlternatives, matchBom } from '../bom-matching.contract.ts'

const world = await createWorld()
const { call } = world.visitor()

const match = async (...lines: object[]) => (await call(matchBom, { lines })).list

describe('alternatives', () => {
  test('for a line that is short: parts of the same function with enough stock', async () => {
    const [short, spare] = [await world.goods({ stock: 5 }), await world.goods({ stock: 5000 })]
    await world.sql`update goods set equivalence = ${-short.id} where goods_id in (${short.id}, ${spare.id})`
    const [some, many] = await match({ model: short.model, count: 5 }, { model: short.model, count: 50 })
    expect(some?.alternatives).toEqual([])
    expect(many?.alternatives.map((goods) => goods.goodsId)).toEqual([spare.id])
    // Neither part has known ratings.
    expect(many?.alternatives[0]?.verdict.kind).toBe('similar')
  })

  test('a part that has changed is compared again', async () => {
    const [short, spare] = [await world.goods({ stock: 5 }), await world.goods({ stock: 5000 })]
    await world.sql`update goods set equivalence = ${-short.id} where goods_id in (${short.id}, ${spare.id})`
    const worse = async () => {
      const [line] = await match({ model: short.model, count: 50 })
      return line?.alternatives[0]?.verdict.differences.filter(({ outcome }) => outcome === 'worse')
    }
    expect(await worse()).toEqual([])
    await world.sql`update goods set lifecycle = 'Obsolete' where goods_id = ${spare.id}`
    expect(await worse()).toMatchObject([{ alternative: 'Obsolete' }])
  })

  test('for a number: what can be used instead', async () => {
    const [one, other] = [await world.goods(), await world.goods()]
    await world.sql`update goods set equivalence = ${-one.id} where goods_id in (${one.id}, ${other.id})`
    const found = await call(bomAlternatives, { goodsModel: one.model.toLowerCase() })
    expect(found).toMatchObject({ match: 'exact', goods: { goodsId: one.id }, totalCount: 1 })
    expect(found.list.map((goods) => goods.goodsId)).toEqual([other.id])
    expect(await call(bomAlternatives, { goodsModel: 'NOSUCHPART999' })).toEqual({
      match: 'none',
      goods: null,
      list: [],
      totalCount: 0,
      replacementCount: 0,
    })
  })
})

describe('the answer', () => {
  test('proposes the cheapest packaging that fits, and takes the one that was chosen', async () => {
    const goods = await world.goods({ stock: 1000, tiers: [{ from: 1, price: '0.5' }] })
    const packings = [
      { kind: 'fullReel', minimum: 100, multiple: 100, size: 100, number: 'R-100', counts: [100], prices: ['0.3000'] },
      { kind: 'customReel', minimum: 10, multiple: 1, fee: '7.0500', counts: [], prices: [] },
    ]
    await world.sql`insert into goods_trade (goods_id, packings) values (${goods.id}, ${world.sql.json(packings)})`
    const { list, totals } = await call(matchBom, {
      lines: [
        { model: goods.model, count: 5 },
        { model: goods.model, count: 80 },
        { model: goods.model, count: 80, packing: '' },
        { model: goods.model, count: 80, packing: 'customReel' },
      ],
    })
    expect(list.map(({ packing, orderCount, amount, feeAmount }) => [packing, orderCount, amount, feeAmount])).toEqual([
      ['', 5, '2.5', '0'],
      ['fullReel', 100, '30', '0'],
      ['', 80, '40', '0'],
      ['customReel', 80, '40', '7.05'],
    ])
    expect(list[0]?.goods?.packagings?.map(({ packing }) => packing)).toEqual(['', 'fullReel', 'customReel'])
    expect(totals).toEqual([{ currency: 'USD', amount: '119.55', lineCount: 4 }])
  })

  test('has the order of the lines, priced for all boards, with totals', async () => {
    const cheap = await world.goods({
      stock: 500,
      minBuyCount: 10,
      multCount: 10,
      tiers: [
        { from: 10, price: '0.5' },
        { from: 100, price: '0.4' },
      ],
    })
    const dear = await world.goods({ currency: 'CNY', tiers: [{ from: 1, price: '7.25' }] })
    const { list, totals } = await call(matchBom, {
      lines: [
        { ref: 'U1', model: dear.model, count: 2 },
        { ref: ['R1', 'R2'], model: cheap.model, count: 3 },
        { ref: 'R9', model: cheap.model, count: 1, fitted: false },
        { ref: 'X1', model: 'NOSUCHPART999' },
      ],
      boards: 10,
      spare: 5,
    })
    expect(
      list.map(({ ref, count, orderCount, surplus, unitPrice, amount }) => [
        ref,
        count,
        orderCount,
        surplus,
        unitPrice,
        amount,
      ]),
    ).toEqual([
      ['U1', 21, 21, 0, '7.25', '152.25'],
      ['R1, R2', 32, 40, 8, '0.5', '20'],
      ['R9', 0, 0, 0, null, null],
      ['X1', 11, 0, 0, null, null],
    ])
    expect(list[1]?.nextTier).toMatchObject({ count: 100, unitPrice: '0.4', kind: 'saving', percent: 20 })
    expect(totals).toEqual([
      { currency: 'USD', amount: '20', lineCount: 1 },
      { currency: 'CNY', amount: '152.25', lineCount: 1 },
    ])
  })

  test('to ten thousand lines is ten thousand lines', async () => {
    const models = await world.sql<{ model: string }[]>`select model from goods order by goods_id limit 1000`
    const lines = Array.from({ length: 10_000 }, (_, place) => ({
      ref: `R${place}`,
      model: models[place % 1000]?.model ?? '',
    }))
    const { list } = await call(matchBom, { lines, boards: 3 })
    expect(list).toHaveLength(10_000)
    expect(list.every((line, place) => line.ref === `R${place}`)).toBe(true)
    expect(
      list.filter((line) => line.goods?.goodsModel === models[Number(line.ref.slice(1)) % 1000]?.model),
    ).toHaveLength(10_000)
  })

  test('to thousands of nonsense lines reports what was not searched', async () => {
    const lines = Array.from({ length: 2300 }, (_, place) => ({ model: `ZQXW${place}KVJ${place * 7}` }))
    const { list } = await call(matchBom, { lines })
    expect(list.every((line) => line.match === 'none')).toBe(true)
    expect(list.filter((line) => line.warnings[0]?.code === 'not_searched')).toHaveLength(300)
  })
})

describe('invalid BOMs are refused', () => {
  const line = { model: 'LM358DR' }
  test.each<[string, object]>([
    ['no lines', { lines: [] }],
    ['too many lines', { lines: Array.from({ length: 10_001 }, () => line) }],
    ['lines that are no list', { lines: 'LM358DR' }],
    ['a line that is no object', { lines: ['LM358DR'] }],
    ['a number that is no text', { lines: [{ model: 358 }] }],
    ['a quantity that is no number', { lines: [{ ...line, count: '3' }] }],
    ['a quantity below nothing', { lines: [{ ...line, count: -1 }] }],
    ['half a board', { lines: [line], boards: 0.5 }],
    ['no board', { lines: [line], boards: 0 }],
    ['more spare than parts', { lines: [line], spare: 101 }],
    ['nothing', {}],
  ])('%s', async (_, input) => {
    // The wrong types are the point of this test.
    await expect(call(matchBom, input as { lines: [] })).rejects.toMatchObject({ reason: 'invalid_input' })
  })

  test('long and odd texts are cut, not refused', async () => {
    const text = `\u0000${'A'.repeat(5000)}\ud800`
    const [found] = await match({ ref: text, model: text, brandName: text, description: text, package: text })
    expect(found?.match).toBe('none')
    expect(found?.ref).toHaveLength(4000)
  })

  test('accepts a body of two megabytes over HTTP, refuses one of nine', async () => {
    const app = await world.http()
    const send = (size: number) =>
      app.inject({ method: 'POST', url: '/api/bom/match', payload: { lines: [{ model: 'A'.repeat(size) }] } })
    expect((await send(2_000_000)).json()).toMatchObject({ code: 0 })
    expect((await send(9_000_000)).statusCode).toBe(413)
  })
})
