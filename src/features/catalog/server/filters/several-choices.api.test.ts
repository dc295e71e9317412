import { beforeAll, expect, test } from 'vitest'
import type { Tx } from '#server/database/connect.ts'
import { createLargeCategory, numberValue } from '#tests/support/large-category.ts'
import { createWorld } from '#tests/support/world.ts'
import { categoryGoods } from '../../filters.contract.ts'

const world = await createWorld('several_choices')
const { sql } = world
const { call } = world.visitor()

/**
 * A category that is counted whole, with values of so many parts that they are not looked up by them. Every third part
 * lacks the second parameter, so that the third stands in two places.
 */
const SIZE = 6000
const PARAMETERS = [
  ['usual', 3],
  ['optional', 4],
  ['even', 2],
] as const
const numberOf = (code: string, n: number): number | undefined => {
  if (code === 'usual') return n % 20 === 0 ? 2 : n % 50 === 1 ? 3 : 1
  if (code === 'optional') return n % 3 === 0 ? undefined : n % 7 === 0 ? 1 + (n % 3) : 4
  return 1 + (n % 2)
}
const kindsOf = (n: number) => ({ brand: n % 10 === 0 ? 1 : 0, package: n % 4 === 0 ? 1 : 0, inStock: n % 5 !== 0 })

let categoryId = 0
let ids = { brand: [0], package: [0] }
beforeAll(async () => {
  categoryId = await createLargeCategory(sql, PARAMETERS)
  const list = async (rows: Promise<{ id: number }[]>) => (await rows).map(({ id }) => id)
  ids = {
    brand: await list(sql`select brand_id id from brand order by 1 limit 2`),
    package: await list(sql`select package_id id from package order by 1 limit 2`),
  }
  const rows = Array.from({ length: SIZE }, (_, n) => ({ n, ...kindsOf(n) }))
  const column = (code: string) => rows.map(({ n }) => numberOf(code, n) ?? null)
  const value = (code: string, number: ReturnType<typeof sql>) => numberValue(sql, code, number)
  const insert = (tx: Tx) => tx`
    insert into goods (brand_id, category_id, package_id, stock, rohs, equivalence, model, stem, goods_name, introduce, cover_pic, value_ids)
    select brand, ${categoryId}, package, stock, true, n, 'QSEVERAL' || n, 'QSEVERAL' || n, 'part', 'part', '/pictures/soic-8/TEST.svg',
      array_remove(array[${value('usual', sql`usual`)}, ${value('optional', sql`optional`)}, ${value('even', sql`even`)}], null)
    from unnest(${rows.map(({ n }) => n)}::int[], ${rows.map((row) => ids.brand[row.brand] ?? 0)}::int[],
      ${rows.map((row) => ids.package[row.package] ?? 0)}::int[], ${rows.map((row) => Number(row.inStock))}::int[],
      ${column('usual')}::int[], ${column('optional')}::int[], ${column('even')}::int[])
      part (n, brand, package, stock, usual, optional, even)`
  await sql.begin(insert, { unlimited: true })
  await sql`vacuum analyze goods`
})

interface Choice {
  numbers?: { [code: string]: number[] }
  brand?: number
  package?: number
  inStock?: boolean
}

/** The parts that have everything that is chosen, each asked by itself. */
const count = (choice: Choice): number =>
  Array.from({ length: SIZE }, (_, n) => n).filter((n) => {
    const kinds = kindsOf(n)
    return (
      (choice.brand ?? kinds.brand) === kinds.brand &&
      (choice.package ?? kinds.package) === kinds.package &&
      (!choice.inStock || kinds.inStock) &&
      Object.entries(choice.numbers ?? {}).every(([code, numbers]) => numbers.includes(numberOf(code, n) ?? 0))
    )
  }).length

async function filterBy({ numbers = {}, inStock = false, ...kinds }: Choice) {
  const known = await sql<{ code: string; number: number; id: number }[]>`
    select code, number_value number, value_id id from attribute_value join attribute using (attribute_id)
    where code = any(${PARAMETERS.map(([code]) => code)}::text[])`
  const idOf = (code: string, number: number) =>
    known.find((one) => one.code === code && Number(one.number) === number)?.id ?? 0
  return call(categoryGoods, {
    categoryId,
    withFacets: true,
    inStock,
    brandIds: kinds.brand === undefined ? [] : [ids.brand[kinds.brand] ?? 0],
    packageIds: kinds.package === undefined ? [] : [ids.package[kinds.package] ?? 0],
    parameters: Object.entries(numbers).map(([code, chosen]) => ({
      code,
      valueIds: chosen.map((number) => idOf(code, number)),
    })),
  })
}

test.each<[string, Choice]>([
  ['most parts are hits', { numbers: { usual: [1], even: [1, 2] } }],
  ['most of one value', { numbers: { usual: [1] } }],
  ['half of them are', { numbers: { usual: [1], even: [1] } }],
  ['a parameter that some parts lack', { numbers: { optional: [4], even: [2] } }],
  ['several values of it', { numbers: { optional: [2, 4], usual: [1] } }],
  ['a maker that most have', { brand: 0, numbers: { usual: [1] } }],
  ['a package beside values', { package: 0, numbers: { usual: [1], even: [1] } }],
  ['a maker and a package', { brand: 0, package: 1 }],
  ['values in stock', { inStock: true, numbers: { usual: [1], even: [1, 2] } }],
  ['no hits', { brand: 1, numbers: { usual: [1], even: [2] } }],
])('with several choices each count is what choosing it gives: %s', async (_, choice) => {
  const { totalCount, facets } = await filterBy(choice)
  expect(totalCount).toBe(count(choice))
  const withNumber = (code: string, number: number) =>
    count({ ...choice, numbers: { ...choice.numbers, [code]: [number] } })
  const optionsOf = (code: string) => PARAMETERS.find(([known]) => known === code)?.[1] ?? 0
  const parameters = (facets?.parameters ?? []).map(({ code, values }) => [
    code,
    Object.fromEntries(values.map((value) => [value.number, value.count])),
  ])
  const expected = (facets?.parameters ?? []).map(({ code }) => [
    code,
    Object.fromEntries(
      Array.from({ length: optionsOf(code) }, (_, place) => [place + 1, withNumber(code, place + 1)]).filter(
        ([, parts]) => parts !== 0,
      ),
    ),
  ])
  expect(parameters).toEqual(expected)
  for (const kind of ['brand', 'package'] as const)
    expect(facets?.[kind].map(({ id, count }) => [ids[kind].indexOf(id), count]).sort()).toEqual(
      [0, 1].map((option) => [option, count({ ...choice, [kind]: option })]).filter(([, parts]) => parts !== 0),
    )
})
