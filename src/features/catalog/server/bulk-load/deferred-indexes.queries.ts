import type { Db, Tx } from '#server/database/connect.ts'

export interface DeferredIndex {
  name: string
  definition: string
}

/** Secondary indexes of goods. What keeps a constraint stays: writing goods needs it. */
export const listSecondaryIndexes = (tx: Tx) => tx<DeferredIndex[]>`
  select class.relname as name, pg_get_indexdef(index.indexrelid) as definition
  from pg_index index join pg_class class on class.oid = index.indexrelid
  where index.indrelid = 'goods'::regclass and index.indisvalid
    and not exists (select from pg_constraint where conindid = index.indexrelid)
  order by class.relname`

export const deferIndex = (tx: Tx, { name, definition }: DeferredIndex) => tx`
  insert into deferred_index (index_name, definition) values (${name}, ${definition}) on conflict do nothing`

export const listDeferred = (sql: Db) => sql<DeferredIndex[]>`
  select index_name as name, definition from deferred_index order by index_name`

export async function isBuilt(sql: Db, name: string): Promise<boolean> {
  const [row] = await sql<{ built: boolean }[]>`select to_regclass(quote_ident(${name})) is not null built`
  return row?.built ?? false
}

export const deleteDeferred = (sql: Db, name: string) => sql`delete from deferred_index where index_name = ${name}`

export async function countGoodsUpTo(sql: Db, most: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int count from (select from goods limit ${most}) seen`
  return row?.count ?? 0
}
