import { expect, test } from 'vitest'
import { createWorld } from '#tests/support/world.ts'

const { sql } = await createWorld()

test('no function takes a row of a table: PostgreSQL 15 then refuses a new column with a default', async () => {
  const functions = await sql<{ name: string }[]>`
    select distinct proc.oid::regprocedure::text "name"
    from pg_proc proc, unnest(proc.proargtypes) argument join pg_class on pg_class.reltype = argument
    where pg_class.relkind in ('r', 'p') and pg_class.relnamespace = 'public'::regnamespace`
  expect(functions.map(({ name }) => name)).toEqual([])
})
