import type { Tx } from '#server/database/connect.ts'

export const hasGoods = (tx: Tx) => tx<{ filled: boolean }[]>`select exists (select from goods) as filled`

interface Definition {
  name: string
  definition: string
}

export interface SetAside {
  table: string
  indexes: Definition[]
  constraints: Definition[]
}

/**
 * Drops what is cheaper to build or check once at the end of a bulk load: secondary
 * indexes, unique constraints without references, and foreign keys. The primary key stays.
 */
export async function setAsideIndexes(tx: Tx, table: string): Promise<SetAside> {
  const constraints = await tx<Definition[]>`
    select own.conname as name, pg_get_constraintdef(own.oid) as definition
    from pg_constraint own
    where own.conrelid = ${table}::text::regclass and own.contype in ('f', 'u')
      and not (own.contype = 'u' and exists (
        select from pg_constraint other where other.conindid = own.conindid and other.contype = 'f'))
    order by own.contype desc, own.conname`
  for (const { name } of constraints) await tx`alter table ${tx(table)} drop constraint ${tx(name)}`
  const indexes = await tx<Definition[]>`
    select class.relname as name, pg_get_indexdef(index.indexrelid) as definition
    from pg_index index join pg_class class on class.oid = index.indexrelid
    where index.indrelid = ${table}::text::regclass
      and not exists (select from pg_constraint where conindid = index.indexrelid)
    order by class.relname`
  for (const { name } of indexes) await tx`drop index ${tx(name)}`
  return { table, indexes: [...indexes], constraints: [...constraints] }
}

/** Restores exactly what was dropped, one after the other. */
export async function restoreIndexes(
  tx: Tx,
  { table, indexes, constraints }: SetAside,
  onDone: (done: number, total: number) => void = () => {},
): Promise<void> {
  const total = indexes.length + constraints.length
  onDone(0, total)
  for (const [i, { definition }] of indexes.entries()) {
    await tx.unsafe(definition)
    onDone(i + 1, total)
  }
  for (const [i, { name, definition }] of constraints.entries()) {
    await tx`alter table ${tx(table)} add constraint ${tx(name)} ${tx.unsafe(definition)}`
    onDone(indexes.length + i + 1, total)
  }
}
