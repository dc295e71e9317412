import type { Db, Tx } from '#server/database/connect.ts'
import type { CategoryChange } from '../../staff-category-tree.contract.ts'

export interface ChangeSide {
  name?: string
  parentId?: number | null
  position?: number
  /** Names above the category. */
  above?: string[]
  /** Ids and names of an order. */
  order?: number[]
  names?: string[]
}

export interface ChangeRow {
  changeId: number
  at: Date
  who: string
  action: CategoryChange['action']
  categoryId: number | null
  before: ChangeSide | null
  after: ChangeSide | null
  isUndone: boolean
  isUndo: boolean
}

const columns = (sql: Db) => sql`
  change_id::int "changeId", at, who, action, category_id "categoryId", before - 'whole' as before, after,
  exists (select from category_change later where later.undoes = c.change_id) "isUndone", undoes is not null "isUndo"`

export const listChanges = (sql: Db, limit: number, offset: number) => sql<ChangeRow[]>`
  select ${columns(sql)} from category_change c order by change_id desc limit ${limit} offset ${offset}`

export async function countChanges(sql: Db): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int count from category_change`
  return row?.count ?? 0
}

/** `whole` is a removed category as JSON text. */
export async function findChange(
  tx: Tx,
  changeId: number,
): Promise<(ChangeRow & { whole: string | null }) | undefined> {
  const [row] = await tx<(ChangeRow & { whole: string | null })[]>`
    select ${columns(tx)}, (before->'whole')::text whole from category_change c where change_id = ${changeId}`
  return row
}

export interface NewChange {
  who: string
  action: CategoryChange['action']
  categoryId: number | null
  before: ChangeSide | null
  after: ChangeSide | null
  whole?: string
  undoes: number | null
}

export const insertChange = (tx: Tx, { who, action, categoryId, before, after, whole, undoes }: NewChange) => tx`
  insert into category_change (who, action, category_id, before, after, undoes)
  values (${who}, ${action}, ${categoryId}::int,
    ${before && JSON.stringify(before)}::text::jsonb
      || case when ${whole ?? null}::text is null then '{}' else jsonb_build_object('whole', ${whole ?? null}::text::jsonb) end,
    ${after && JSON.stringify(after)}::text::jsonb, ${undoes}::bigint)`
