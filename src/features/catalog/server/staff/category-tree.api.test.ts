import { describe, expect, test } from 'vitest'
import { searchGoods } from '#features/search/search.contract.ts'
import { expectNewWords } from '#features/search/server/words/lexicon.service.ts'
import { auditTrail } from '#features/staff/staff.contract.ts'
import { createWorld } from '#tests/support/world.ts'
import { categoryDetail, categoryTree } from '../../catalog.contract.ts'
import { categoryGoods } from '../../filters.contract.ts'
import { staffCategory } from '../../staff-categories.contract.ts'
import * as contract from '../../staff-category-tree.contract.ts'
import { repairDerivedData } from '../reindex.service.ts'

const world = await createWorld(`category_tree_${process.env.VITEST_POOL_ID ?? '1'}`)
const admin = await world.staff()
const visitor = world.visitor()
const newName = () => `Zorb ${crypto.randomUUID().slice(0, 8)}`

const read = (categoryId: number) => admin.call(staffCategory, { categoryId })
const create = async (parentId: number | null, name = newName()) => ({
  name,
  categoryId: (await admin.call(contract.createCategory, { parentId, name })).categoryId,
})
const lastChange = async () => (await admin.call(contract.categoryChanges, {})).list[0]
const undoLast = async () => admin.call(contract.undoCategoryChange, { changeId: (await lastChange())?.changeId ?? 0 })

/** First, second and third level, with one part in the last. */
async function branch() {
  const top = await create(null)
  const middle = await create(top.categoryId)
  const leaf = await create(middle.categoryId)
  const { id: goodsId } = await world.goods({ stock: 10 })
  await world.sql`update goods set category_id = ${leaf.categoryId} where goods_id = ${goodsId}`
  return { top, middle, leaf, goodsId }
}

const menu = async () => (await visitor.call(categoryTree, {})).list
const countOf = async (categoryId: number) => (await visitor.call(categoryDetail, { categoryId })).category.goodsCount

/** Searches at once with the words of the present version of the catalogue. */
async function findByWords(words: string) {
  expectNewWords()
  return (await visitor.call(searchGoods, { fuzzy: true, goodsModel: words })).list.map((goods) => goods.goodsId)
}

describe('a new category', () => {
  test('comes last, is seen by buyers once it holds parts, and is in history and audit trail', async () => {
    const top = await create(null)
    expect((await menu()).map(({ categoryName }) => categoryName)).not.toContain(top.name)
    expect(await lastChange()).toMatchObject({ action: 'created', name: top.name, who: admin.email })
    const trail = await admin.call(auditTrail, { action: '/api/staff/catalog/category/create' })
    expect(trail.list[0]).toMatchObject({ input: { name: top.name } })
    const filled = await branch()
    const shown = (await menu()).at(-1)
    expect(shown).toMatchObject({ categoryName: filled.top.name, goodsCount: 1 })
    expect(shown?.child[0]?.child).toMatchObject([{ categoryName: filled.leaf.name, goodsCount: 1 }])
  })

  test('is refused beside one of the same name, and below the third level', async () => {
    const { top, leaf } = await branch()
    const twice = admin.call(contract.createCategory, { parentId: null, name: top.name.toUpperCase() })
    await expect(twice).rejects.toMatchObject({ reason: 'invalid_input' })
    const tooDeep = admin.call(contract.createCategory, { parentId: leaf.categoryId, name: 'Deep' })
    await expect(tooDeep).rejects.toMatchObject({ message: expect.stringContaining('three levels') })
    const readOnly = await world.staff('read-only')
    const notAllowed = readOnly.call(contract.createCategory, { parentId: null, name: newName() })
    await expect(notAllowed).rejects.toMatchObject({ reason: 'not_allowed' })
  })
})

describe('a renamed category', () => {
  test('is shown and found under its new name, keeps its address, and is put back', async () => {
    const { leaf, goodsId } = await branch()
    const name = `Quibbler ${crypto.randomUUID().replace(/[^a-z]/g, '')}`
    expect(await findByWords(name)).toEqual([])
    await admin.call(contract.renameCategory, { categoryId: leaf.categoryId, before: leaf.name, name })
    expect((await visitor.call(categoryDetail, { categoryId: leaf.categoryId })).category.categoryName).toBe(name)
    expect(await findByWords(name)).toEqual([goodsId])
    const late = admin.call(contract.renameCategory, { categoryId: leaf.categoryId, before: leaf.name, name: 'Third' })
    await expect(late).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    expect(await lastChange()).toMatchObject({ action: 'renamed', from: leaf.name, to: name })
    await undoLast()
    expect((await read(leaf.categoryId)).name).toBe(leaf.name)
  })

  test('cannot have the name of a sibling, and an undo is refused after another change', async () => {
    const { middle, leaf } = await branch()
    const other = await create(middle.categoryId)
    const rename = (before: string, name: string) =>
      admin.call(contract.renameCategory, { categoryId: leaf.categoryId, before, name })
    await expect(rename(leaf.name, other.name)).rejects.toMatchObject({ reason: 'invalid_input' })
    const [first, second] = [newName(), newName()]
    await rename(leaf.name, first)
    const change = await lastChange()
    await rename(first, second)
    const undo = admin.call(contract.undoCategoryChange, { changeId: change?.changeId ?? 0 })
    await expect(undo).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    expect((await read(leaf.categoryId)).name).toBe(second)
  })
})

describe('a moved category', () => {
  const move = (categoryId: number, parentBefore: number, parentId: number) =>
    admin.call(contract.moveCategory, { categoryId, parentBefore, parentId })

  test('takes its parts along: menus, counts, lists and filters of buyers follow; undo brings it back', async () => {
    const [from, to] = [await branch(), await branch()]
    const next = await create(from.middle.categoryId)
    await create(to.middle.categoryId)
    await move(from.leaf.categoryId, from.middle.categoryId, to.middle.categoryId)
    const counts = async () =>
      Promise.all([from.top, from.middle, to.top, to.middle].map(({ categoryId }) => countOf(categoryId)))
    expect(await counts()).toEqual([0, 0, 2, 2])
    const { list } = await visitor.call(categoryGoods, { categoryId: to.top.categoryId })
    expect(list.map(({ goodsId }) => goodsId)).toContain(from.goodsId)
    const { path } = await visitor.call(categoryDetail, { categoryId: from.leaf.categoryId })
    expect(path.map(({ categoryName }) => categoryName)).toEqual([to.top.name, to.middle.name, from.leaf.name])
    const stale = move(from.leaf.categoryId, from.middle.categoryId, to.middle.categoryId)
    await expect(stale).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    await undoLast()
    expect(await counts()).toEqual([1, 1, 1, 1])
    expect((await read(from.middle.categoryId)).children.map(({ name }) => name)).toEqual([from.leaf.name, next.name])
    // Nothing of what is counted ahead is wrong.
    expect(
      (await repairDerivedData(world.sql)).filter(({ what, rows }) => what.includes('categor') && rows > 0),
    ).toEqual([])
  })

  test('of the second level takes those inside along', async () => {
    const [from, to] = [await branch(), await branch()]
    await move(from.middle.categoryId, from.top.categoryId, to.top.categoryId)
    expect((await read(from.leaf.categoryId)).path).toEqual([to.top.name, from.middle.name, from.leaf.name])
    expect([await countOf(from.top.categoryId), await countOf(to.top.categoryId)]).toEqual([0, 2])
  })

  test('cannot go into itself, into what is inside it, or to another level', async () => {
    const { top, middle, leaf } = await branch()
    const other = await branch()
    const cases: Array<[number, number, number]> = [
      [middle.categoryId, top.categoryId, middle.categoryId],
      [middle.categoryId, top.categoryId, leaf.categoryId],
      [leaf.categoryId, middle.categoryId, top.categoryId],
      [leaf.categoryId, middle.categoryId, other.leaf.categoryId],
      [leaf.categoryId, middle.categoryId, 2_000_000_000],
    ]
    for (const one of cases) await expect(move(...one)).rejects.toMatchObject({ reason: 'invalid_input' })
    expect((await read(leaf.categoryId)).path).toEqual([top.name, middle.name, leaf.name])
  })
})

describe('the order of categories', () => {
  const order = (parentId: number, before: number[], wanted: number[]) =>
    admin.call(contract.orderCategories, { parentId, before, order: wanted })

  test('is that of the menus; an outdated or incomplete one is refused', async () => {
    const { middle, leaf } = await branch()
    const second = await create(middle.categoryId)
    const [a, b] = [leaf.categoryId, second.categoryId]
    await world.sql`update goods set category_id = ${b} where goods_id = ${(await world.goods()).id}`
    await order(middle.categoryId, [a, b], [b, a])
    const inside = async () =>
      (await visitor.call(categoryDetail, { categoryId: middle.categoryId })).category.child.map(
        (child) => child.categoryId,
      )
    expect(await inside()).toEqual([b, a])
    await expect(order(middle.categoryId, [a, b], [b, a])).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    await expect(order(middle.categoryId, [b, a], [b, b])).rejects.toMatchObject({ reason: 'invalid_input' })
    expect(await lastChange()).toMatchObject({ action: 'ordered', to: `${second.name}, ${leaf.name}` })
    await undoLast()
    expect(await inside()).toEqual([a, b])
  })
})

describe('removing a category', () => {
  const remove = (categoryId: number, before: string) => admin.call(contract.removeCategory, { categoryId, before })

  test('is refused while it holds parts or categories; undo restores it with its address and its filters', async () => {
    const { top, middle, leaf, goodsId } = await branch()
    for (const { categoryId, name } of [top, middle, leaf])
      await expect(remove(categoryId, name)).rejects.toMatchObject({ reason: 'wrong_status' })
    const other = await create(middle.categoryId)
    await world.sql`update goods set category_id = ${other.categoryId} where goods_id = ${goodsId}`
    await world.sql`
      insert into category_attribute (category_id, attribute_id, position, hidden)
      select ${leaf.categoryId}, attribute_id, 1, true from attribute order by attribute_id limit 1`
    const { filters } = await read(leaf.categoryId)
    expect(filters).toMatchObject([{ hidden: true }])
    await expect(remove(leaf.categoryId, 'Other')).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    await remove(leaf.categoryId, leaf.name)
    await expect(read(leaf.categoryId)).rejects.toMatchObject({ reason: 'not_found' })
    await undoLast()
    expect(await read(leaf.categoryId)).toMatchObject({
      name: leaf.name,
      path: [top.name, middle.name, leaf.name],
      filters,
    })
    expect((await read(middle.categoryId)).children.map(({ name }) => name)).toEqual([leaf.name, other.name])
  })

  test('keeps its search words, which are read again after the undo', async () => {
    const { middle, leaf, goodsId } = await branch()
    const name = `Quibbler ${crypto.randomUUID().replace(/[^a-z]/g, '')}`
    const other = await create(middle.categoryId, name)
    // It says the name of another category, and means that one while its own is gone.
    await world.sql`insert into search_category_word (phrase, category_id) values (${name.toLowerCase()}, ${leaf.categoryId})`
    const putInto = (id: number) => world.sql`update goods set category_id = ${id} where goods_id = ${goodsId}`
    await putInto(other.categoryId)
    await remove(leaf.categoryId, leaf.name)
    expect(await findByWords(name)).toEqual([goodsId])
    await undoLast()
    await putInto(leaf.categoryId)
    expect(await findByWords(name)).toEqual([goodsId])
  })

  test('cannot be undone once its name is taken, or what it was inside of is gone', async () => {
    const top = await create(null)
    const middle = await create(top.categoryId)
    const leaf = await create(middle.categoryId)
    await remove(leaf.categoryId, leaf.name)
    const changeId = (await lastChange())?.changeId ?? 0
    const undo = () => admin.call(contract.undoCategoryChange, { changeId })
    const twin = await create(middle.categoryId, leaf.name)
    await expect(undo()).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    await remove(twin.categoryId, twin.name)
    await remove(middle.categoryId, middle.name)
    await expect(undo()).rejects.toMatchObject({ message: expect.stringContaining('is gone') })
  })

  test('undoes its creation', async () => {
    const { categoryId } = await create(null)
    await undoLast()
    await expect(read(categoryId)).rejects.toMatchObject({ reason: 'not_found' })
    const change = (await admin.call(contract.categoryChanges, {})).list[1]
    expect(change).toMatchObject({ action: 'created', isUndone: true })
    const again = admin.call(contract.undoCategoryChange, { changeId: change?.changeId ?? 0 })
    await expect(again).rejects.toMatchObject({ reason: 'wrong_status' })
  })
})
