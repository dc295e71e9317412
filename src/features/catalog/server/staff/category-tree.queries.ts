import type { Db, Tx } from '#server/database/connect.ts'

/** Serialises changes of the tree, also with imports that add to the counts. Reading goes on. */
export const lockTree = (tx: Tx) => tx`lock table category in share row exclusive mode`

export interface CategoryState {
  categoryId: number
  parentId: number | null
  level: number
  position: number
  name: string
  goodsCount: number
  /** Names from the top down to its own. */
  path: string[]
}

export async function findCategory(sql: Db, categoryId: number): Promise<CategoryState | undefined> {
  const [row] = await sql<CategoryState[]>`
    with recursive step as (
      select parent_id, category_name, level from category where category_id = ${categoryId}
      union all select c.parent_id, c.category_name, c.level from category c join step on c.category_id = step.parent_id
    )
    select category_id "categoryId", parent_id "parentId", level::int, position, category_name name, goods_count "goodsCount",
      array(select category_name from step order by level) path
    from category where category_id = ${categoryId}`
  return row
}

export interface ChildRow {
  categoryId: number
  name: string
  goodsCount: number
  childCount: number
}

/** In the order in which they are shown; null: the first level. */
export const listChildren = (sql: Db, parentId: number | null) => sql<ChildRow[]>`
  select category_id "categoryId", category_name name, goods_count "goodsCount",
    (select count(*)::int from category child where child.parent_id = c.category_id) "childCount"
  from category c where parent_id is not distinct from ${parentId}::int order by position, category_id`

/** Where a category of the level below can go. */
export const listParents = (sql: Db, level: number) => sql<{ categoryId: number; name: string }[]>`
  select c.category_id "categoryId", concat_ws(' › ', top.category_name, c.category_name) name
  from category c left join category top on top.category_id = c.parent_id
  where c.level = ${level} order by top.position, top.category_id, c.position, c.category_id`

export async function hasSiblingNamed(tx: Tx, state: Pick<CategoryState, 'categoryId' | 'parentId' | 'name'>) {
  const found = await tx`
    select from category where parent_id is not distinct from ${state.parentId}::int and category_id <> ${state.categoryId}
      and lower(category_name) = lower(${state.name})`
  return found.length > 0
}

export async function findLastPosition(tx: Tx, parentId: number | null): Promise<number> {
  const [row] = await tx<{ last: number }[]>`
    select coalesce(max(position), 0) last from category where parent_id is not distinct from ${parentId}::int`
  return row?.last ?? 0
}

export async function insertCategory(
  tx: Tx,
  { parentId, level, position, name }: Pick<CategoryState, 'parentId' | 'level' | 'position' | 'name'>,
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into category (parent_id, level, position, category_name)
    values (${parentId}::int, ${level}::int, ${position}::int, ${name}) returning category_id id`
  if (!row) throw new Error('the category was not created')
  return row.id
}

export const updateCategory = (tx: Tx, { categoryId, parentId, position, name }: CategoryState) => tx`
  update category set parent_id = ${parentId}::int, position = ${position}, category_name = ${name}
  where category_id = ${categoryId}`

/** The counts of what was above a category and of what is above it now. */
export const moveCounts = (tx: Tx, from: number, to: number, goodsCount: number) => tx`
  select add_goods_counts(array[${from}::int, ${to}::int], '{}', array[-${goodsCount}::int, ${goodsCount}::int])`

/** The paths of a category and all inside, as lists name them. Call before it is renamed or moved. */
export const keepFormerPaths = (tx: Tx, { categoryId, path }: CategoryState) => tx`
  with recursive below as (
    select ${categoryId}::int category_id, ${path}::text[] path
    union all
    select c.category_id, below.path || c.category_name from category c join below on c.parent_id = below.category_id
  )
  insert into category_former_path (path, category_id) select path, category_id from below
  on conflict (path) do update set category_id = excluded.category_id`

export const orderChildren = (tx: Tx, order: readonly number[]) => tx`
  update category set position = given.place
  from unnest(${order}::int[]) with ordinality given (category_id, place) where category.category_id = given.category_id`

export async function isInUse(tx: Tx, categoryId: number): Promise<boolean> {
  const [row] = await tx<{ used: boolean }[]>`
    select exists (select from goods where category_id = ${categoryId}) or exists (select from category where parent_id = ${categoryId}) used`
  return row?.used ?? true
}

/** The row, its filters and its former paths, to restore it. */
export async function readWhole(tx: Tx, categoryId: number): Promise<string> {
  const [row] = await tx<{ whole: string }[]>`
    select jsonb_build_object('row', to_jsonb(c), 'filters',
      (select coalesce(jsonb_agg(to_jsonb(f)), '[]') from category_attribute f where f.category_id = c.category_id),
      'formerPaths',
      (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from category_former_path p where p.category_id = c.category_id))::text whole
    from category c where category_id = ${categoryId}`
  return row?.whole ?? '{}'
}

/** Together with what was counted of it, which is all zero. */
export async function deleteCategory(tx: Tx, categoryId: number): Promise<void> {
  await tx`delete from category_value where category_id = ${categoryId}`
  await tx`delete from category_kind where category_id = ${categoryId}`
  await tx`delete from category_attribute where category_id = ${categoryId}`
  await tx`delete from category where category_id = ${categoryId}`
}

/** With its old id, so that links to it work again. */
export async function restoreCategory(tx: Tx, whole: string): Promise<void> {
  await tx`
    insert into category select (jsonb_populate_record(null::category, ${whole}::text::jsonb->'row' || '{"goods_count": 0}')).*`
  await tx`
    insert into category_attribute
    select (jsonb_populate_recordset(null::category_attribute, ${whole}::text::jsonb->'filters')).*`
  await tx`
    insert into category_former_path
    select (jsonb_populate_recordset(null::category_former_path, ${whole}::text::jsonb->'formerPaths')).*
    on conflict do nothing`
}
