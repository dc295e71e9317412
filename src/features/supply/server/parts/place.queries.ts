import type { Db, Tx } from '#server/database/connect.ts'

export interface LeafRow {
  categoryId: number
  name: string
  group: string
}

/** Categories that hold parts, in the order of the store. */
export const listLeaves = (sql: Db) => sql<LeafRow[]>`
  select leaf.category_id "categoryId", leaf.category_name name, top.category_name || ' › ' || middle.category_name "group"
  from category leaf join category middle on middle.category_id = leaf.parent_id join category top on top.category_id = middle.parent_id
  where leaf.level = 3
  order by top.position, top.category_id, middle.position, middle.category_id, leaf.position, leaf.category_id`

/** Waits for a removal of the category, and holds it off. */
export async function lockLeaf(tx: Db, categoryId: number): Promise<string | undefined> {
  const [row] = await tx<{ name: string }[]>`
    select category_name name from category where category_id = ${categoryId} and level = 3 for key share`
  return row?.name
}

/** Where parts are filed that name no category: the same name on all levels. */
export async function findOrCreateTopic(tx: Tx, name: string): Promise<number> {
  let parentId: number | null = null
  for (const level of [1, 2, 3]) {
    const [found]: { id: number }[] = await tx<{ id: number }[]>`
      select category_id id from category
      where lower(category_name) = lower(${name}) and parent_id is not distinct from ${parentId}::int order by 1 limit 1`
    const [made]: { id: number }[] = found
      ? [found]
      : await tx<{ id: number }[]>`
          insert into category (parent_id, level, position, category_name)
          select ${parentId}::int, ${level}::int, coalesce(max(position), 0) + 1, ${name} from category
          where parent_id is not distinct from ${parentId}::int returning category_id id`
    parentId = made?.id ?? null
  }
  return parentId ?? 0
}

export async function findOrCreatePackage(tx: Tx, name: string): Promise<number> {
  await tx`insert into package (package_name) values (${name}) on conflict do nothing`
  const [row] = await tx<{ id: number }[]>`select package_id id from package where package_name = ${name}`
  if (!row) throw new Error('the package was not created')
  return row.id
}

export async function findOrCreateBrand(tx: Tx, name: string, aliases: string[]): Promise<number> {
  await tx`insert into brand (brand_name, aliases) values (${name}, ${aliases}::text[]) on conflict do nothing`
  const [row] = await tx<{ id: number }[]>`select brand_id id from brand where brand_name = ${name}`
  if (!row) throw new Error('the manufacturer was not created')
  return row.id
}
