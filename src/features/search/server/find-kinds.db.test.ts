import { expect, test } from 'vitest'
import { createDb } from '#server/database/driver/statement.ts'
import { createWorld } from '#tests/support/world.ts'
import type { Condition } from '../reader/resolved-fact.ts'
import { searchGoods } from '../search.contract.ts'
import { findKinds } from './find-kinds.service.ts'
import { findGoods } from './search.service.ts'

const world = await createWorld()
const { sql } = world

const find = async (condition: Condition) => {
  const fact = { fact: { words: '', meaning: {} }, label: '', condition, goodsCount: undefined }
  return (await findKinds(sql, [fact], [])).facts[0]?.kinds
}

/** A category and a package that is common in others, too. */
const findIds = async () => {
  const [row] = await sql<{ leaf: number; packageId: number }[]>`
    select category_id leaf, package_id "packageId" from goods
    group by 1, 2 having count(*) > 5 order by count(*) desc, 1, 2 limit 1`
  if (!row) throw new Error('there are no goods')
  return row
}

const listCategories = async (condition: ReturnType<typeof sql>) =>
  new Set(
    (await sql<{ id: number }[]>`select distinct category_id id from goods where ${condition}`).map(({ id }) => id),
  )

test('a condition has the categories of the parts that meet it', async () => {
  const { leaf, packageId } = await findIds()
  const ofPackage = await listCategories(sql`package_id = ${packageId}`)
  expect(await find({ packageIds: [packageId] })).toEqual(ofPackage)
  expect(await find({ leaves: [leaf], packageIds: [packageId] })).toEqual(new Set([...ofPackage, leaf]))
})

test('those of words and parts of numbers are not known', async () => {
  const { packageId } = await findIds()
  expect(await find({ packageIds: [packageId], text: 'hub' })).toBeUndefined()
  expect(await find({ packageIds: [packageId], contains: '74HC14' })).toBeUndefined()
})

test('values that only change the order have theirs, too', async () => {
  const [common] = await sql<{ id: number }[]>`
    select value_id id from category_value group by 1 order by sum(goods_count) desc, 1 limit 1`
  const { hints } = await findKinds(sql, [], [[common?.id ?? 0]])
  expect(hints[0]?.kinds).toEqual(await find({ valueIds: [common?.id ?? 0] }))
})

/** Statements of a search that hold a text. */
async function countStatements(goodsModel: string, held: string): Promise<number> {
  let statements = 0
  const { run, pool, begin, reserve, end } = sql
  const counting = createDb((compiled) => {
    if (compiled.text.includes(held)) statements += 1
    return run(compiled)
  })
  const db = Object.assign(counting, { run, pool, begin, reserve, end })
  await findGoods(db, searchGoods.input.parse({ fuzzy: true, goodsModel }))
  return statements
}

test('whether a number alone is the beginning of known ones is not asked for twice', async () => {
  expect(await countStatements('LM35', '"isExact"')).toBe(0)
  expect(await countStatements('LM35 SOIC-8', '"isExact"')).toBe(1)
})
