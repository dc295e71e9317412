import { afterAll, expect, inject, test } from 'vitest'
import { deferIndexes, isWorthDeferring } from '#features/catalog/server/bulk-load/deferred-indexes.service.ts'
import { withImportLock } from './import-lock.service.ts'
import { restoreIndexes } from './supply.service.ts'
import { openEmptyStore } from './test-support/empty-store.ts'

const store = await openEmptyStore(inject('templateUrl'), `supply_indexes_${process.env.VITEST_POOL_ID ?? '1'}`)
const { sql, bring } = store
afterAll(() => store.close())

const indexes = async () =>
  (
    await sql<{ definition: string }[]>`
    select indexdef definition from pg_indexes where tablename = 'goods' order by indexname`
  ).map(({ definition }) => definition)

test('indexes that a killed import has dropped are built by the next start, and not under a running import', async () => {
  const wanted = await indexes()
  await deferIndexes(sql)
  const constraints = await indexes()
  expect(constraints.length).toBeLessThan(wanted.length)
  expect(wanted).toEqual(expect.arrayContaining(constraints))
  await withImportLock(sql, async () => expect(await restoreIndexes(sql)).toBe(0))
  expect(await indexes()).toEqual(constraints)

  // Killed right after one was built: it is still noted.
  const [built] = await sql<
    { definition: string }[]
  >`select definition from deferred_index where index_name = 'goods_values'`
  await sql.unsafe(built?.definition ?? '')
  expect(await restoreIndexes(sql)).toBe(wanted.length - constraints.length)
  expect(await indexes()).toEqual(wanted)
  expect(await restoreIndexes(sql)).toBe(0)
})

test('only a large import into a store with hardly any goods is worth it, and none into an open one with goods', async () => {
  expect(await isWorthDeferring(sql, 50_000, true)).toBe(true)
  expect(await isWorthDeferring(sql, 5000, false)).toBe(false)
  await bring('MPN,Manufacturer,Price\nA-1,Acme,1\n')
  expect(await isWorthDeferring(sql, 50_000, true)).toBe(false)
  expect(await isWorthDeferring(sql, 50_000, false)).toBe(true)
  await bring(`MPN,Manufacturer,Price\n${Array.from({ length: 1001 }, (_, n) => `B-${n},Acme,1`).join('\n')}\n`)
  expect(await isWorthDeferring(sql, 20_000, false)).toBe(false)
})
