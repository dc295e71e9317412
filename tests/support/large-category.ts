import type { Sql } from '#server/database/connect.ts'

/** A category for many parts, with parameters that have so many numbers each. The parts are added by the test. */
export async function createLargeCategory(
  sql: Sql,
  parameters: ReadonlyArray<readonly [code: string, values: number]>,
): Promise<number> {
  const [category] = await sql<{ id: number }[]>`
    insert into category (parent_id, level, position, category_name)
    select category_id, 3, 99, 'Large' from category where level = 2 limit 1 returning category_id id`
  for (const [code, values] of parameters)
    await sql`
      with own as (insert into attribute (code, attribute_name, unit, position) values (${code}, ${code}, 'Ω', 900) returning attribute_id)
      insert into attribute_value (attribute_id, number_value) select attribute_id, n from own, generate_series(1, ${values}::int) n`
  return category?.id ?? 0
}

/** The id of a number of such a parameter. */
export const numberValue = (sql: Sql, code: string, number: ReturnType<Sql>) =>
  sql`(select value_id from attribute_value join attribute using (attribute_id) where code = ${code} and number_value = ${number})`
