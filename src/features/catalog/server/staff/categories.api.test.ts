import { describe, expect, test } from 'vitest'
import { prefixesOf } from '#shared/quantity.ts'
import { createWorld } from '#tests/support/world.ts'
import { categoryGoods } from '../../filters.contract.ts'
import * as contract from '../../staff-categories.contract.ts'

const world = await createWorld(`categories_${process.env.VITEST_POOL_ID ?? '1'}`)
const admin = await world.staff()

const [leaf] = await world.sql<{ id: number }[]>`
  select category_id id from category_value where goods_count > 0 group by 1 having count(distinct attribute_id) > 4
  order by count(*) desc, 1 limit 1`
const categoryId = leaf?.id ?? 0
const read = () => admin.call(contract.staffCategory, { categoryId })
const shown = async () => {
  const { facets } = await world.visitor().call(categoryGoods, { categoryId, withFacets: true })
  return facets?.parameters.map(({ name }) => name) ?? []
}

describe('filters of a category', () => {
  test('are shown in the order that the owner gives, and without those that are hidden', async () => {
    const before = await shown()
    const { filters, version } = await read()
    const last = before.at(-1)
    const order = filters.toSorted((a, b) => Number(b.name === last) - Number(a.name === last))
    await admin.call(contract.saveCategoryFilters, {
      categoryId,
      version,
      filters: order.map(({ attributeId, name }) => ({ attributeId, hidden: name === before[0] })),
    })
    const after = await shown()
    expect(after[0]).toBe(last)
    expect(after).not.toContain(before[0])
    expect(after).toHaveLength(before.length - 1)
    const stale = admin.call(contract.saveCategoryFilters, { categoryId, version, filters: [] })
    await expect(stale).rejects.toMatchObject({ reason: 'changed_meanwhile' })
    const now = await read()
    await admin.call(contract.saveCategoryFilters, {
      categoryId,
      version: now.version,
      filters: filters.map(({ attributeId }) => ({ attributeId, hidden: false })),
    })
    expect((await shown()).toSorted()).toEqual(before.toSorted())
  })

  test('are shown as a range or a list, and with one prefix of their unit', async () => {
    const facetOf = async (name: string) => {
      const { facets } = await world.visitor().call(categoryGoods, { categoryId, withFacets: true })
      return facets?.parameters.find((one) => one.name === name)
    }
    const { filters, version } = await read()
    const filter = filters.find((one) => one.isNumeric && one.valueCount > 1 && prefixesOf(one.unit ?? '').length > 0)
    if (!filter) throw new Error('no filter has a unit with prefixes')
    expect(await facetOf(filter.name)).toMatchObject({ shownAs: 'auto', unitPrefix: null })
    const changed = { shownAs: 'list', unitPrefix: 'k' } as const
    await admin.call(contract.saveCategoryFilters, {
      categoryId,
      version,
      filters: filters.map((one) => (one === filter ? { ...one, ...changed } : one)),
    })
    const facet = await facetOf(filter.name)
    expect(facet).toMatchObject(changed)
    expect(facet?.values.every(({ name }) => name.endsWith(` k${filter.unit}`))).toBe(true)
    const now = await read()
    expect(now.version).not.toBe(version)
    expect(now.filters.find(({ attributeId }) => attributeId === filter.attributeId)).toMatchObject(changed)
    await admin.call(contract.saveCategoryFilters, { categoryId, version: now.version, filters })
  })

  test('a filter of another category is refused', async () => {
    const { version } = await read()
    const odd = admin.call(contract.saveCategoryFilters, {
      categoryId,
      version,
      filters: [{ attributeId: 2_000_000_000, hidden: false }],
    })
    await expect(odd).rejects.toMatchObject({ reason: 'invalid_input' })
  })
})

test('aliases of a manufacturer are saved; names of others and outdated versions are refused', async () => {
  const { list } = await admin.call(contract.staffMakers, { pageSize: 2 })
  const [maker, other] = list
  if (!maker || !other) throw new Error('there are no two manufacturers')
  const input = { brandId: maker.brandId, aliasesBefore: maker.aliases, introduce: 'Parts', recommendedRank: 7 }
  const taken = admin.call(contract.saveMaker, { ...input, aliases: [other.name.toUpperCase()] })
  await expect(taken).rejects.toMatchObject({ reason: 'invalid_input' })
  await admin.call(contract.saveMaker, { ...input, aliases: [...maker.aliases, 'Zzyx Parts'] })
  const found = await admin.call(contract.staffMakers, { keyword: 'zzyx' })
  expect(found).toMatchObject({ totalCount: 1, list: [{ brandId: maker.brandId, recommendedRank: 7 }] })
  const late = admin.call(contract.saveMaker, { ...input, aliases: [] })
  await expect(late).rejects.toMatchObject({ reason: 'changed_meanwhile' })
  const aliases = [...maker.aliases, 'Zzyx Parts']
  const same = { ...input, aliasesBefore: aliases, aliases }
  for (const seen of [{ introduceBefore: maker.introduce }, { rankBefore: null }])
    await expect(admin.call(contract.saveMaker, { ...same, ...seen })).rejects.toMatchObject({
      reason: 'changed_meanwhile',
    })
  await admin.call(contract.saveMaker, { ...same, introduceBefore: 'Parts', rankBefore: 7 })
})

test('categories and manufacturers are exported as files that the importer reads', async () => {
  const bodyOf = async (list: 'categories' | 'manufacturers') =>
    String((await admin.call(contract.exportCatalogList, { list })).file.body).split('\r\n')
  const { path, goodsCount } = await read()
  const [heading, ...lines] = await bodyOf('categories')
  expect(heading).toContain('Category,Parts')
  expect(lines).toContain(`${path.join(' > ')},${goodsCount}`)
  const { list } = await admin.call(contract.staffMakers, { pageSize: 1 })
  expect((await bodyOf('manufacturers'))[1]).toContain(list[0]?.name)
  const book = await admin.call(contract.exportCatalogList, { list: 'manufacturers', format: 'xlsx' })
  expect(book.file.saveAs).toBe('manufacturers.xlsx')
})
