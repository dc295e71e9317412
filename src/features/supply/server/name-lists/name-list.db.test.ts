import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { NameListKind } from '../../name-lists/name-list.rules.ts'
import { emptyStore, openEmptyStore } from '../test-support/empty-store.ts'
import { importNameList } from './name-list.service.ts'

const store = await openEmptyStore(inject('templateUrl'), `supply_names_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql } = store
beforeEach(() => emptyStore(sql))
afterAll(() => store.close())

const bring = async (kind: NameListKind, text: string, dryRun = false) =>
  importNameList(sql, { path: await store.file(text), kind, dryRun })
const brands = () => sql`select brand_name name, aliases, introduce, recommended_rank rank from brand order by brand_id`
const tree = async () =>
  (
    await sql<{ path: string }[]>`
      with recursive below as (
        select category_id, category_name path, array[position] place from category where parent_id is null
        union all
        select c.category_id, path || ' > ' || category_name, place || position from category c join below on c.parent_id = below.category_id
      ) select path from below order by place`
  ).map(({ path }) => path)

describe('a list of manufacturers', () => {
  test('creates, describes and adds names; the same list again changes nothing', async () => {
    await store.bring('MPN,Manufacturer,Price\nX1,Old Name Ltd,1\n')
    const list = 'Name,Aliases,Introduction,Rank\nOld Name,ON;Oldie,Makes things.,2\nBrand New,,New.,\n'
    expect(await bring('manufacturers', list)).toEqual({ new: 1, changed: 1, unchanged: 0, bad: [] })
    const described = [
      { name: 'Old Name Ltd', aliases: ['ON', 'Oldie'], introduce: 'Makes things.', rank: 2 },
      { name: 'Brand New', aliases: [], introduce: 'New.', rank: null },
    ]
    expect(await brands()).toEqual(described)
    expect(await bring('manufacturers', list)).toMatchObject({ new: 0, changed: 0, unchanged: 2 })
    expect(await brands()).toEqual(described)
    // A list of goods finds the manufacturer by its alias.
    await store.bring('MPN,Manufacturer,Price\nX2,Oldie,1\n')
    expect(await sql`select brand_name from goods join brand using (brand_id) where model = 'X2'`).toEqual([
      { brand_name: 'Old Name Ltd' },
    ])
    await bring('manufacturers', 'Name,Rank\nOldie,0\n')
    expect((await brands())[0]).toMatchObject({ rank: null, introduce: 'Makes things.' })
  })

  test('a name wins over an alias on another line of the list', async () => {
    await bring('manufacturers', '{"name":"Big","aliases":["Small"]}\n{"name":"Small","introduction":"On its own."}\n')
    expect((await brands()).map(({ name }) => name)).toEqual(['Big', 'Small'])
  })

  test('skips bad lines with a reason, and a dry run changes nothing', async () => {
    const done = await bring('manufacturers', 'Name,Rank\n--,1\nGood,first\n=1+1,2\nFine,1\n', true)
    expect(done).toEqual({
      new: 1,
      changed: 0,
      unchanged: 0,
      bad: [
        { line: 2, reason: 'The name of the manufacturer is missing.' },
        { line: 3, reason: 'The rank is wrong: "first" is not a whole number.' },
        { line: 4, reason: 'A cell contains a formula: "=1+1".' },
      ],
    })
    expect(await brands()).toHaveLength(0)
    await expect(bring('manufacturers', 'Colour,Size\nred,1\n')).rejects.toThrow('There is no column "name".')
  })
})

describe('a list of categories', () => {
  test('creates and orders them; categories it does not name come last', async () => {
    await store.bring('MPN,Manufacturer,Category,Price\nA,M,Z > Y > X,1\nB,M,Z > Y > W,1\nC,M,Q > R > S,1\n')
    const list = 'Category\nN > O > P\nZ > Y > W\n'
    expect(await bring('categories', list)).toEqual({ new: 3, changed: 4, unchanged: 1, bad: [] })
    const ordered = ['N', 'N > O', 'N > O > P', 'Z', 'Z > Y', 'Z > Y > W', 'Z > Y > X', 'Q', 'Q > R', 'Q > R > S']
    expect(await tree()).toEqual(ordered)
    expect(await bring('categories', list)).toMatchObject({ new: 0, changed: 0 })
    expect(await tree()).toEqual(ordered)
    // A later list of goods finds them.
    await store.bring('MPN,Manufacturer,Category,Price\nD,M,N > O > P,1\n')
    expect(await tree()).toEqual(ordered)
  })

  test('skips bad paths, and a dry run changes nothing', async () => {
    const done = await bring('categories', 'Category,Note\nA > B > A,x\nA > B > C > D,x\n,x\nA > B,x\n', true)
    expect(done.bad.map(({ line }) => line)).toEqual([2, 3, 4])
    expect(done.new).toBe(2)
    expect(await tree()).toEqual([])
  })
})
