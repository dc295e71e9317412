import { beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '#server/database/connect.ts'
import { normaliseModel } from '#shared/mpn.ts'
import { planOf } from '#tests/support/plan.ts'
import { createWorld } from '#tests/support/world.ts'
import { matchBom } from '../bom-matching.contract.ts'
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

  test('only the same number is accepted without confirmation', async () => {
    for (const [reason, rows] of Object.entries(labelledRows)) {
      const taken = new Set((await match(...rows.map(([line]) => line))).map((line) => line.taken))
      expect([reason, [...taken]]).toEqual([reason, [reason === 'exact' || reason === 'punctuation']])
    }
  })
})

test('the same number in another outline is asked; a lower rating is said', async () => {
  const [outline, wide, rating] = await match(
    { model: 'LM358DR', package: 'DIP-8' },
    { model: 'LM358DR', package: 'Package_SO:SOIC-8_3.9x4.9mm' },
    { ref: 'C1', model: 'GRM188R71H104KA93D', description: '100nF 100V X7R 0603' },
  )
  const summary = [outline, wide, rating].map((line) => [line?.taken, line?.warnings.map(({ code }) => code)])
  expect(summary).toEqual([
    [false, expect.arrayContaining(['other_package'])],
    [true, expect.not.arrayContaining(['other_package'])],
    [true, expect.arrayContaining(['other_rating'])],
  ])
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
    // Ignores the parts of other tests.
    const isLeft = (part: Part) => part.introduce === 'A part for a test'
    parts = rows.filter((part, place) => place % 20 === 3 && part.model.length > 5 && !isLeft(part))
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

  /** A typo that is not the number of another part: LM339 is not a typo of LM393. */
  const swapped = (model: string): string => {
    for (let place = 3; place < model.length - 1; place++) {
      const misspelt = `${model.slice(0, place)}${model[place + 1]}${model[place]}${model.slice(place + 2)}`
      if (!numbers.has(normaliseModel(misspelt))) return misspelt
    }
    return `${model}X`
  }
})

describe('the maker decides between equal numbers', () => {
  test('without one none is chosen, and all are offered', async () => {
    const line = await matchOne({ model: 'AMS1117-1.5' })
    expect(line).toMatchObject({ match: 'several', taken: false })
    expect(line.candidates.length).toBeGreaterThanOrEqual(3)
    expect(new Set(line.candidates.map((one) => one.goods.brand.brandId)).has(line.goods?.brand.brandId ?? 0)).toBe(
      false,
    )
  })

  test('with one its part is chosen', async () => {
    const line = await matchOne({ model: 'AMS1117-1.5', brandName: 'LRC' })
    expect(line).toMatchObject({ match: 'exact', taken: true, goods: { brand: { brandName: 'LRC' } } })
  })

  test.each(['Analog Devices', 'Somebody Unknown'])(
    '%s does not make it: that is said, and asked',
    async (brandName) => {
      const line = await matchOne({ model: 'LM358DR', brandName })
      expect(line).toMatchObject({ match: 'otherMaker', taken: false, goods: { goodsModel: 'LM358DR' } })
      expect(line.warnings).toContainEqual({ code: 'other_maker', text: `Manufacturer: your BOM says ${brandName}.` })
    },
  )

  test('also where the number is only a prefix or in another packaging', async () => {
    const [packed, prefix] = await match(
      { model: 'LM358D', brandName: 'onsemi' },
      { model: 'LM35', brandName: 'onsemi' },
    )
    expect(packed).toMatchObject({ match: 'otherMaker', taken: false })
    expect(prefix?.warnings.map((warning) => warning.code)).toContain('other_maker')
  })
})

describe('a contradiction to an equal number needs confirmation', () => {
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

describe('approved alternates', () => {
  test('replace a number that is not sold, after confirmation', async () => {
    const line = await matchOne({ model: 'NOSUCH123', alternatives: ['NORTHIS456', 'TL072CDR', 'LM358DR'] })
    expect(line).toMatchObject({ match: 'alternate', taken: false, goods: { goodsModel: 'TL072CDR' } })
    expect(line.warnings[0]?.code).toBe('other_number')
  })

  test('come with their parts beside the one that is taken, in the order of the row', async () => {
    const line = await matchOne({
      model: 'GRM188R71H104KA93D',
      brandName: 'Murata',
      alternatives: ['CL10B104KB8NNNC', 'NOSUCH123'],
      alternativeBrands: ['Samsung', 'Nobody'],
    })
    expect(line).toMatchObject({ match: 'exact', taken: true, goods: { goodsModel: 'GRM188R71H104KA93D' } })
    expect(line.approved).toMatchObject([
      { model: 'CL10B104KB8NNNC', brandName: 'Samsung', goods: { goodsModel: 'CL10B104KB8NNNC' } },
      { model: 'NOSUCH123', brandName: 'Nobody', goods: null },
    ])
  })
})

describe('a guess that disagrees with its row', () => {
  test('comes after a part with the values of the row, and says what differs', async () => {
    // One character away from the 10 kΩ, and the row says 100 kΩ.
    const line = await matchOne({ ref: 'R1', model: 'RC0603FR-0710KLX', description: '100k 1%', package: 'R_0603' })
    expect(line.match).toBe('value')
    expect(line.warnings.filter(({ code }) => code.startsWith('other_'))).toEqual([])
    const guess = line.candidates.find(({ goods }) => goods.goodsModel === 'RC0603FR-0710KL')
    expect(guess?.warnings.map(({ text }) => text)).toEqual(['Value: your BOM says 100 kΩ, this part has 10 kΩ.'])
  })

  test('of another size says so in plain words', async () => {
    const line = await matchOne({ ref: 'R1', model: 'RC0603FR-0710LK', package: 'R_0402_1005Metric' })
    expect(line).toMatchObject({ match: 'typing', taken: false })
    expect(line.warnings.map(({ text }) => text)).toContain('Package: your BOM says 0402, this part has 0603.')
  })
})

test('a number of a distributor alone finds nothing that begins alike, and says why; the values of the row do', async () => {
  const [alone, valued] = await match(
    { model: 'C1608', sku: 'C1608' },
    { model: 'C1608', sku: 'C1608', ref: 'R1', description: '10k 1%', package: 'R_0603' },
  )
  expect(alone).toMatchObject({ match: 'none', warnings: [{ code: 'shop_number' }] })
  expect(valued).toMatchObject({ match: 'value', goods: { goodsModel: 'RC0603FR-0710KL' } })
})

test('warns about an unlikely typo, but not about a likely one', async () => {
  const [other, typo] = await match({ model: 'RC0603FR-0710KX' }, { model: 'RC0603FR-0710LK' })
  expect(other).toMatchObject({ match: 'typing', goods: { goodsModel: 'RC0603FR-0710KL' } })
  expect(other?.warnings.map(({ code }) => code)).toContain('other_digits')
  expect(typo).toMatchObject({ match: 'typing', goods: { goodsModel: 'RC0603FR-0710KL' } })
  expect(typo?.warnings.map(({ code }) => code)).not.toContain('other_digits')
})

test('a line with an unanswered question costs nothing', async () => {
  const questions = [{ about: 'count', written: '1.000', choices: [1, 1000] }]
  expect(await matchOne({ model: 'LM358DR', count: 0, questions })).toMatchObject({ count: 0, amount: null })
  expect(await matchOne({ model: 'LM358DR', count: 4, questions })).toMatchObject({ count: 0, amount: null })
})

describe('no tier scans the whole table', () => {
  const term = { place: 0, text: 'STM32F103C8T6' }
  test.each([
    ['number', (sql: Tx) => queries.listByNumber(sql, [term])],
    ['packaging', (sql: Tx) => queries.listByStem(sql, [term])],
    ['longer', (sql: Tx) => queries.listByNumberPrefix(sql, [term])],
    [
      'typing error',
      (sql: Tx) => queries.listMisspelt(sql, [{ ...term, head: 'STM32F', backwards: '6T8C30', errors: 2 }]),
    ],
  ])('%s', async (_, query) => {
    const plan = await planOf(world.sql, query)
    expect(plan).toMatch(/Index|Bitmap/)
    expect(plan).not.toContain('Seq Scan on goods')
  })
})
