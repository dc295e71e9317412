import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'
import { mergePendingEntries } from './pending-entries.ts'

const world = await createWorld(`pending_${process.env.VITEST_POOL_ID ?? '1'}`)

test('every GIN index has a short list of pending entries', async () => {
  const indexes = await world.sql<{ name: string; options: string[] | null }[]>`
    select c.relname name, c.reloptions options from pg_index i
    join pg_class c on c.oid = i.indexrelid join pg_am am on am.oid = c.relam
    where am.amname = 'gin' and c.relnamespace = current_schema()::regnamespace`
  expect(indexes.map(({ name }) => name)).toContain('goods_tokens')
  for (const { name, options } of indexes) expect(options, name).toContain('gin_pending_list_limit=256')
})

test('pending entries of changed goods are merged into the index', async () => {
  const { id } = await world.goods({})
  await mergePendingEntries(world.sql)
  await world.sql`update goods set popularity = popularity + 1 where goods_id = ${id}`
  const merged = await mergePendingEntries(world.sql)
  expect(merged.find(({ index }) => index === 'goods_tokens')?.pages).toBeGreaterThan(0)
  expect((await mergePendingEntries(world.sql)).map(({ pages }) => pages)).toEqual(merged.map(() => 0))
})
