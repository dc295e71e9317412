import { expect, test } from 'vitest'
import { createDb } from '#server/database/driver/statement.ts'
import { createWorld } from '#tests/support/world.ts'
import type { Condition } from '../reader/resolved-fact.ts'
import { searchGoods } from '../search.contract.ts'
import { countFacts } from './count-facts.service.ts'
import { findGoods } from './search.service.ts'
import { getLexicon } from './words/lexicon.service.ts'

const world = await createWorld()
const { sql } = world

const count = async (condition: Condition, leaves?: number[]) => {
  const fact = { fact: { words: '', meaning: {} }, label: '', condition, goodsCount: undefined }
  const { facts } = await countFacts(sql, await getLexicon(sql), [fact], [], leaves)
  return facts[0]
}

/** A category and a package that is common in others, too. */
const findIds = async () => {
  const [row] = await sql<{ leaf: number; packageId: number }[]>`
    select category_id leaf, package_id "packageId" from goods
    group by 1, 2 having count(*) > 5 order by count(*) desc, 1, 2 limit 1`
  if (!row) throw new Error('there are no goods')
  return row
}

const listCounts = async (condition: ReturnType<typeof sql>) =>
  (
    await sql<{ id: number; count: number }[]>`
      select category_id id, count(*)::int count from goods where ${condition} group by 1`
  ).map(({ id, count }) => [id, count] as const)

test('a condition is counted in each category', async () => {
  const { leaf, packageId } = await findIds()
  const expected = await listCounts(sql`package_id = ${packageId}`)
  const total = expected.reduce((sum, [, goods]) => sum + goods, 0)
  const counted = await count({ packageIds: [packageId] }, [leaf])
  expect(counted?.kinds).toEqual(new Map(expected))
  expect([counted?.goodsCount, counted?.storeCount]).toEqual([new Map(expected).get(leaf), total])
})

test('a category among its meanings counts in the whole store, too', async () => {
  const { leaf, packageId } = await findIds()
  const [inCategory, inPackage] = [
    await listCounts(sql`category_id = ${leaf}`),
    await listCounts(sql`package_id = ${packageId}`),
  ]
  const sum = [...inCategory, ...inPackage].reduce((all, [, goods]) => all + goods, 0)
  expect((await count({ leaves: [leaf], packageIds: [packageId] }))?.storeCount).toBe(sum)
})

test('words and parts of numbers are not counted by category', async () => {
  const { packageId } = await findIds()
  expect((await count({ packageIds: [packageId], text: 'hub' }))?.kinds).toBeUndefined()
  expect((await count({ packageIds: [packageId], contains: '74HC14' }))?.kinds).toBeUndefined()
})

test('the values that are nearest to a text and those that only change the order are counted, too', async () => {
  const [common] = await sql<{ id: number; goods: number }[]>`
    select value_id id, sum(goods_count)::int goods from category_value group by 1 order by 2 desc, 1 limit 1`
  if (!common) throw new Error('there are no values')
  const fact = {
    fact: { words: '', meaning: {} },
    label: '',
    condition: { valueIds: [common.id] },
    goodsCount: undefined,
  }
  const rated = { ...fact, nearest: [common.id], near: [common.id] }
  const { facts, hints } = await countFacts(sql, await getLexicon(sql), [rated], [[common.id]], undefined)
  expect(facts[0]?.nearCount).toEqual({ nearest: common.goods, near: common.goods })
  expect(hints[0]?.kinds).toEqual(facts[0]?.kinds)
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
