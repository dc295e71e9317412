import type { Db } from '#server/database/connect.ts'

export const listBrands = (sql: Db) =>
  sql<{ brandId: number; brandName: string; aliases: string[] }[]>`
    select brand_id "brandId", brand_name "brandName", aliases from brand order by brand_id`

export const listKnownBrands = (sql: Db) =>
  sql<{ brandName: string; aliases: string[] }[]>`
    select brand_name "brandName", aliases from known_brand order by brand_name`

export const listCategories = (sql: Db) =>
  sql<{ id: number; parentId: number | null; level: number; position: number; name: string }[]>`
    select category_id id, parent_id "parentId", level, position, category_name name from category order by level, position, category_id`

/** Where categories were before they were renamed or moved. */
export const listFormerPaths = (sql: Db) =>
  sql<{ path: string[]; id: number }[]>`select path, category_id id from category_former_path`

export const listPackages = (sql: Db) =>
  sql<{ id: number; name: string }[]>`select package_id id, package_name name from package order by package_id`

export interface AttributeRow {
  id: number
  code: string
  name: string
  unit: string | null
  position: number
}

export const listAttributes = (sql: Db) =>
  sql<
    AttributeRow[]
  >`select attribute_id id, code, attribute_name name, unit, position from attribute order by attribute_id`

export interface KnownParameterRow {
  code: string
  name: string
  unit: string | null
  position: number
  separator: string | null
  aliases: string[]
  /** A defining parameter: a replacement must have the same value. */
  isKey: boolean
}

export const listKnownParameters = (sql: Db) => sql<KnownParameterRow[]>`
  select code, parameter_name name, unit, position, separator, aliases,
    exists (select from search_attribute where search_attribute.code = known_parameter.code and implies is not null) "isKey"
  from known_parameter order by position`

export const listValues = (sql: Db, attributeIds: number[]) =>
  sql<{ id: number; attributeId: number; numberValue: number | null; textValue: string | null }[]>`
    select value_id id, attribute_id "attributeId", number_value "numberValue", text_value "textValue"
    from attribute_value where attribute_id = any(${attributeIds}::int[])`

const IDENTITIES = {
  brand: ['brand', 'brand_id'],
  category: ['category', 'category_id'],
  package: ['package', 'package_id'],
  attribute: ['attribute', 'attribute_id'],
  value: ['attribute_value', 'value_id'],
} as const

export type NameKind = keyof typeof IDENTITIES

/** Reserves `count` ids and returns the first. */
export async function reserveIds(sql: Db, kind: NameKind, count: number): Promise<number> {
  const [table, column] = IDENTITIES[kind]
  const [row] = await sql<{ first: number }[]>`
    select first::int from (select pg_get_serial_sequence(${table}::text, ${column}::text) seq) own,
      lateral (select nextval(seq) first) one, lateral (select setval(seq, first + ${count}::int - 1)) moved`
  return row?.first ?? 1
}

/** Returns unused ids, unless others were reserved since. */
export async function returnIds(sql: Db, kind: NameKind, end: number, used: number): Promise<void> {
  const [table, column] = IDENTITIES[kind]
  await sql`
    select setval(seq, ${Math.max(used, 1)}::int) from (select pg_get_serial_sequence(${table}::text, ${column}::text) seq) own
    where pg_sequence_last_value(seq::regclass) = ${end}::int`
}

export interface NewName {
  kind: NameKind
  id: number
  fact: Record<string, unknown>
}

export const insertNewNames = (sql: Db, importId: number, names: readonly NewName[], from: number) => sql`
  insert into supply_new_name (import_id, kind, id, seq, fact)
  select ${importId}, kind, id, ${from}::int + n, fact
  from rows from (jsonb_to_recordset(${JSON.stringify(names)}::text::jsonb) as (kind text, id int, fact jsonb)) with ordinality one (kind, id, fact, n)`
