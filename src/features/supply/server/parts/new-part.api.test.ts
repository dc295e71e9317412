import { describe, expect, test } from 'vitest'
import { categoryTree, goodsDetail } from '#features/catalog/catalog.contract.ts'
import { searchGoods } from '#features/search/search.contract.ts'
import { auditTrail } from '#features/staff/staff.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import * as contract from '../../staff-parts.contract.ts'

const world = await createWorld(`new_part_${process.env.VITEST_POOL_ID ?? '1'}`)
const admin = await world.staff()
const choices = await admin.call(contract.partFormChoices, {})
const newNumber = () => `NP-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
const maker = choices.brands[0] ?? ''
const create = (model: string, fields: contract.PartEdit = {}, brand = maker) =>
  admin.call(contract.createPart, { model, brand, fields })
const detailOf = (goodsId: number) => admin.call(contract.staffPart, { goodsId })
const historyOf = async (goodsId: number) => (await admin.call(contract.partHistory, { goodsId })).list

describe('a new part', () => {
  test('needs a number and a manufacturer; it is found by buyers, in the history and in the audit trail', async () => {
    const model = newNumber()
    const { goodsId } = await create(model, { price: '0.25' })
    expect(await detailOf(goodsId)).toMatchObject({
      model,
      brandName: maker,
      categoryPath: ['Uncategorised', 'Uncategorised', 'Uncategorised'],
      packageName: 'Not specified',
      tiers: [{ count: 1, price: '0.25', activity: '0' }],
      stock: 0,
      lifecycle: 'Unknown',
      rohs: null,
      importId: null,
    })
    const found = await world.visitor().call(searchGoods, { fuzzy: true, goodsModel: model })
    expect(found.exact).toMatchObject([{ goodsId, lowestPrice: '0.25' }])
    expect(await historyOf(goodsId)).toMatchObject([
      { isCreation: true, who: admin.email, before: {}, after: { model, parameters: { Manufacturer: maker } } },
    ])
    const { list } = await admin.call(auditTrail, { action: '/api/staff/parts/create' })
    expect(list[0]).toMatchObject({ input: { model }, before: { part: null }, after: { part: { goodsId } } })
  })

  test('is filed under its category, which counts it, with tiers, stock and trade data', async () => {
    const leaf = choices.categories.at(-1)
    const countNow = async () => {
      const { list } = await world.visitor().call(categoryTree, {})
      const all = list.flatMap((top) => top.child.flatMap((middle) => middle.child))
      return all.find(({ categoryId }) => categoryId === leaf?.categoryId)?.goodsCount ?? 0
    }
    const before = await countNow()
    const { goodsId } = await create(newNumber(), {
      categoryId: leaf?.categoryId,
      packageName: 'SOIC-8',
      price: '10:0.5;100:0.4',
      multiple: '10',
      stock: '1,000',
      eccn: 'ear99',
    })
    const part = await world.visitor().call(goodsDetail, { goodsId })
    expect(part).toMatchObject({ stockCount: 1000, minBuyCount: 10, multCount: 10, package: 'SOIC-8' })
    expect(part.category.categoryId).toBe(leaf?.categoryId)
    expect((await detailOf(goodsId)).trade.eccn).toBe('EAR99')
    expect(await countNow()).toBe(before + 1)
  })

  test('finds a manufacturer by any of its names, and adds one that is new', async () => {
    const [known] = await world.sql<{ name: string; alias: string }[]>`
      select brand_name name, aliases[1] alias from brand where aliases <> '{}' order by goods_count desc limit 1`
    const { goodsId } = await create(newNumber(), {}, known?.alias)
    expect((await detailOf(goodsId)).brandName).toBe(known?.name)
    const name = `Maker ${crypto.randomUUID().slice(0, 8)}`
    const first = await create(newNumber(), {}, name)
    const second = await create(newNumber(), {}, `${name.toUpperCase()} Ltd`)
    expect((await detailOf(first.goodsId)).brandName).toBe(name)
    expect((await detailOf(second.goodsId)).brandName).toBe(name)
  })

  test('is refused when the manufacturer has the number already, also with other punctuation', async () => {
    const model = newNumber()
    const { goodsId } = await create(model)
    for (const written of [model, model.replace('-', ''), model.toLowerCase()]) {
      await expect(create(written)).rejects.toMatchObject({
        reason: 'part_exists',
        message: `${maker} ${model} is in the catalogue already.`,
      })
      const { part } = await admin.call(contract.partNumbered, { model: written, brand: maker })
      expect(part).toEqual({ goodsId, model, brandName: maker })
    }
    const both = newNumber()
    const tries = await Promise.allSettled([create(both), create(both)])
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test.each<[string, string, string, contract.PartEdit, string]>([
    ['no number', '-', maker, {}, 'The part number is missing.'],
    ['a number that is too long', 'X'.repeat(201), maker, {}, 'longer than 200'],
    ['no manufacturer', 'X-1', 'n/a', {}, 'The manufacturer is missing.'],
    ['a manufacturer without a letter', 'X-1', '***', {}, 'not a name'],
    ['a formula', '=HYPERLINK("x")', maker, {}, 'formula'],
    ['a formula as description', 'X-1', maker, { description: '=1+1' }, 'formula'],
    ['a price that rises with the quantity', 'X-1', maker, { price: '1:1;10:2' }, 'out of order'],
    ['half a piece', 'X-1', maker, { stock: '1.5' }, 'not a number of pieces'],
    ['an unknown category', 'X-1', maker, { categoryId: 2_000_000_000 }, 'category of the third level'],
  ])('is refused with %s, as a line of a list', async (_what, model, brand, fields, message) => {
    await expect(create(model, fields, brand)).rejects.toMatchObject({
      reason: 'invalid_input',
      message: expect.stringContaining(message),
    })
    expect(await world.sql`select from goods where model = 'X-1'`).toHaveLength(0)
  })

  test('is not for roles that only read', async () => {
    const reader = await world.staff('read-only')
    const tried = reader.call(contract.createPart, { model: newNumber(), brand: maker, fields: {} })
    await expect(tried).rejects.toMatchObject({ reason: 'not_allowed' })
  })
})

describe('undoing a new part', () => {
  const undo = async (goodsId: number) =>
    admin.call(contract.undoPartChange, { goodsId, changeId: (await historyOf(goodsId)).at(-1)?.changeId ?? 0 })

  test('removes it', async () => {
    const { goodsId } = await create(newNumber())
    await undo(goodsId)
    await expect(detailOf(goodsId)).rejects.toMatchObject({ reason: 'not_found' })
  })

  test('is refused once it was edited, until that is undone', async () => {
    const { goodsId } = await create(newNumber(), { price: '1', stock: '10' })
    const { version } = await detailOf(goodsId)
    await admin.call(contract.editPart, { goodsId, version, fields: { name: 'Other name' } })
    await expect(undo(goodsId)).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    const [edit] = await historyOf(goodsId)
    await admin.call(contract.undoPartChange, { goodsId, changeId: edit?.changeId ?? 0 })
    await undo(goodsId)
    await expect(detailOf(goodsId)).rejects.toMatchObject({ reason: 'not_found' })
  })
})

describe('category and package of a part', () => {
  test('are changed, counted, named in the history and put back', async () => {
    const [first, second] = choices.categories
    const { goodsId } = await create(newNumber(), { categoryId: first?.categoryId, packageName: 'SOIC-8' })
    const { version } = await detailOf(goodsId)
    const fields = { categoryId: second?.categoryId, packageName: 'TSSOP-8' }
    await admin.call(contract.editPart, { goodsId, version, fields })
    expect(await detailOf(goodsId)).toMatchObject({ categoryId: second?.categoryId, packageName: 'TSSOP-8' })
    const [change] = await historyOf(goodsId)
    expect(change).toMatchObject({
      before: { parameters: { Category: first?.name, Package: 'SOIC-8' } },
      after: { parameters: { Category: second?.name, Package: 'TSSOP-8' } },
    })
    await admin.call(contract.undoPartChange, { goodsId, changeId: change?.changeId ?? 0 })
    expect(await detailOf(goodsId)).toMatchObject({ categoryId: first?.categoryId, packageName: 'SOIC-8' })
  })
})
