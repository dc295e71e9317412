import { beforeAll, describe, expect, test } from 'vitest'
import { createWorld } from '../../../../tests/support/world.ts'
import { inTransaction, type Tx } from '../../../server/database/connect.ts'
import { normaliseModel } from '../../../shared/mpn.ts'
import { bomAlternatives, matchBom } from '../bom-matching.contract.ts'
import * as queries from './bom-matching.queries.ts'
import { labelledRows } from './labelled-rows.ts'

const world = await createWorld()
const { call } = world.visitor()

const match = async (...lines: object[]) => (await call(matchBom, { lines })).list
async function matchOne(line: object) {
  const [matched] = await match(line)
  if (!matched) throw new Error('every line has an answer')
  return matched
}

describe('labelled rows of BOMs', () => {
  test.each(Object.entries(labelledRows))('%s', async (_, rows) => {
    const found = await match(...rows.map(([line]) => line))
    const wrong = rows.flatMap(([line, meant, reason], place) => {
      const one = found[place]
      const isRight = one?.match === reason && (one.goods?.goodsModel ?? null) === meant
      return isRight ? [] : [{ line, meant, reason, found: [one?.match, one?.goods?.goodsModel] }]
    })
    expect(wrong).toEqual([])
  })

  test('only the same number is taken without asking', async () => {
    for (const [reason, rows] of Object.entries(labelledRows)) {
      const taken = new Set((await match(...rows.map(([line]) => line))).map((line) => line.taken))
      expect([reason, [...taken]]).toEqual([reason, [reason === 'exact' || reason === 'punctuation']])
    }
  })
})

describe('rows made of the catalogue itself', () => {
  interface Part {
    goodsId: number
    model: string
    stem: string
    brandName: string
    introduce: string
    package: string
  }
  let parts: Part[] = []
  let numbers = new Set<string>()
  const isSamePart = new Map<number, string>()

  beforeAll(async () => {
    const rows = await world.sql<Part[]>`
      select goods_id "goodsId", model, stem, brand_name "brandName", g.introduce, package_name "package"
      from goods g join brand using (brand_id) join package using (package_id) order by goods_id`
    for (const { goodsId, stem, brandName } of rows) isSamePart.set(goodsId, `${brandName} ${stem}`)
    numbers = new Set(rows.map((part) => normaliseModel(part.model)))
    parts = rows.filter((part, place) => place % 20 === 3 && part.model.length > 5)
  })

  test.each<[string, (part: Part) => object, number]>([
    ['as the maker writes them', (part) => ({ model: part.model, brandName: part.brandName }), 100],
    ['without the maker', (part) => ({ model: part.model }), 98],
    ['without signs', (part) => ({ model: part.model.replace(/[-_ /,()#+]/g, '').toLowerCase() }), 98],
    ['without the packing', (part) => ({ model: part.stem, brandName: part.brandName }), 98],
    ['in a sentence', (part) => ({ model: `${part.brandName} ${part.model} ${part.package}` }), 98],
    [
      'with another character behind',
      (part) => ({ ...part, model: `${part.model}-1`, description: part.introduce }),
      98,
    ],
    [
      'with two characters swapped',
      ({ model, introduce, ...part }) => ({ ...part, model: swapped(model), description: introduce }),
      98,
    ],
  ])('%s', async (_, write, percent) => {
    const found = await match(...parts.map(write))
    const isRight = found.map(
      ({ goods }, place) => isSamePart.get(goods?.goodsId ?? 0) === isSamePart.get(parts[place]?.goodsId ?? -1),
    )
    expect(parts.length).toBeGreaterThan(150)
    expect((100 * isRight.filter(Boolean).length) / parts.length).toBeGreaterThanOrEqual(percent)
    expect(found.filter(({ taken }, place) => taken && !isRight[place]).map(({ goods }) => goods?.goodsModel)).toEqual(
      [],
    )
  })

  /** In a way that is no other part's number: LM339 is no misspelt LM393. */
  const swapped = (model: string): string => {
    for (let place = 3; place < model.length - 1; place++) {
      const misspelt = `${model.slice(0, place)}${model[place + 1]}${model[place]}${model.slice(place + 2)}`
      if (!numbers.has(normaliseModel(misspelt))) return misspelt
    }
    return `${model}X`
  }
})

describe('the maker decides between equal numbers', () => {
  test('without one nobody is taken, and all are offered', async () => {
    const line = await matchOne({ model: 'AMS1117-1.5' })
    expect(line).toMatchObject({ match: 'several', taken: false })
    expect(line.candidates.length).toBeGreaterThanOrEqual(3)
    expect(new Set(line.candidates.map((one) => one.goods.brand.brandId)).has(line.goods?.brand.brandId ?? 0)).toBe(
      false,
    )
  })

  test('with one its part is taken', async () => {
    const line = await matchOne({ model: 'AMS1117-1.5', brandName: 'LRC' })
    expect(line).toMatchObject({ match: 'exact', taken: true, goods: { brand: { brandName: 'LRC' } } })
  })

  test.each(['Analog Devices', 'Somebody Unknown'])(
    '%s does not make it: that is said, and asked',
    async (brandName) => {
      const line = await matchOne({ model: 'LM358DR', brandName })
      expect(line).toMatchObject({ match: 'otherMaker', taken: false, goods: { goodsModel: 'LM358DR' } })
      expect(line.warnings).toContainEqual({ code: 'other_maker', text: `Your BOM says ${brandName}.` })
    },
  )

  test('also where the number is only begun or packed otherwise', async () => {
    const [packed, begun] = await match(
      { model: 'LM358D', brandName: 'onsemi' },
      { model: 'LM35', brandName: 'onsemi' },
    )
    expect(packed).toMatchObject({ match: 'otherMaker', taken: false })
    expect(begun?.warnings.map((warning) => warning.code)).toContain('other_maker')
  })
})

describe('what speaks against an equal number is asked about', () => {
  test.each([
    ['another size', { model: 'RC0603FR-0710KL', package: 'R_0805_2012Metric' }, 'other_package'],
    ['another value', { model: 'RC0603FR-0710KL', description: 'RES 11k 1% 0603' }, 'other_value'],
  ])('%s', async (_, line, code) => {
    const found = await matchOne(line)
    expect(found).toMatchObject({ match: 'exact', taken: false })
    expect(found.warnings.map((warning) => warning.code)).toEqual([code])
  })

  test('a short number without a maker', async () => {
    const goods = await world.goods({ model: '50199' })
    const [brand] = await world.sql<{ name: string }[]>`select brand_name "name" from brand order by brand_id limit 1`
    const [alone, named] = await match({ model: '50199' }, { model: '50199', brandName: brand?.name })
    expect(alone).toMatchObject({ match: 'exact', taken: false, goods: { goodsId: goods.id } })
    expect(named).toMatchObject({ match: 'exact', taken: true, goods: { goodsId: goods.id } })
  })
})

describe('alternatives', () => {
  test('the first number that is sold counts, and it is said which', async () => {
    const line = await matchOne({ model: 'NOSUCH123', alternatives: ['NORTHIS456', 'TL072CDR', 'LM358DR'] })
    expect(line).toMatchObject({ taken: true, goods: { goodsModel: 'TL072CDR' } })
    expect(line.warnings[0]).toEqual({ code: 'other_number', text: 'Found by the alternative TL072CDR of your BOM.' })
  })

  test('for a line that is short: parts of the same function with enough stock', async () => {
    const [short, spare] = [await world.goods({ stock: 5 }), await world.goods({ stock: 5000 })]
    await world.sql`update goods set equivalence = 4711 where goods_id in (${short.id}, ${spare.id})`
    const [some, many] = await match({ model: short.model, count: 5 }, { model: short.model, count: 50 })
    expect(some?.alternatives).toEqual([])
    expect(many?.alternatives.map((goods) => goods.goodsId)).toEqual([spare.id])
  })

  test('for a number: what can be used instead', async () => {
    const [one, other] = [await world.goods(), await world.goods()]
    await world.sql`update goods set equivalence = 4712 where goods_id in (${one.id}, ${other.id})`
    const found = await call(bomAlternatives, { goodsModel: one.model.toLowerCase() })
    expect(found).toMatchObject({ match: 'exact', goods: { goodsId: one.id }, totalCount: 1 })
    expect(found.list.map((goods) => goods.goodsId)).toEqual([other.id])
    expect(await call(bomAlternatives, { goodsModel: 'NOSUCHPART999' })).toEqual({
      match: 'none',
      goods: null,
      list: [],
      totalCount: 0,
    })
  })
})

describe('the answer', () => {
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

  test('to thousands of lines of rubbish says what was not searched', async () => {
    const lines = Array.from({ length: 2300 }, (_, place) => ({ model: `ZQXW${place}KVJ${place * 7}` }))
    const { list } = await call(matchBom, { lines })
    expect(list.every((line) => line.match === 'none')).toBe(true)
    expect(list.filter((line) => line.warnings[0]?.code === 'not_searched')).toHaveLength(300)
  })
})

describe('what is no BOM is refused', () => {
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
    const found = await matchOne({ ref: text, model: text, brandName: text, description: text, package: text })
    expect(found.match).toBe('none')
    expect(found.ref).toHaveLength(4000)
  })

  test('a body of two megabytes is taken over HTTP, one of nine is not', async () => {
    const app = await world.http()
    const send = (size: number) =>
      app.inject({ method: 'POST', url: '/api/bom/match', payload: { lines: [{ model: 'A'.repeat(size) }] } })
    expect((await send(2_000_000)).json()).toMatchObject({ code: 0 })
    expect((await send(9_000_000)).statusCode).toBe(413)
  })
})

describe('no tier walks through the whole table', () => {
  const term = { place: 0, text: 'STM32F103C8T6' }
  test.each([
    ['number', (sql: Tx) => queries.listByNumber(sql, [term])],
    ['packaging', (sql: Tx) => queries.listByStem(sql, [term])],
    ['longer', (sql: Tx) => queries.listByBeginning(sql, [term])],
    [
      'typing error',
      (sql: Tx) => queries.listMisspelt(sql, [{ ...term, head: 'STM32F', backwards: '6T8C30', errors: 2 }]),
    ],
  ])('%s', async (_, query) => {
    const plan = await inTransaction(world.sql, async (tx) => {
      await tx`set local enable_seqscan = off`
      const rows = await tx`explain ${query(tx)}`
      return rows.map((row) => Object.values(row)[0]).join('\n')
    })
    expect(plan).toMatch(/Index|Bitmap/)
    expect(plan).not.toContain('Seq Scan on goods')
  })
})
