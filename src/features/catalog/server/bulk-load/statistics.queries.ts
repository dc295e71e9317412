import type { Sql } from '#server/database/connect.ts'

/** Children before parents, so that they can be emptied in this order. */
export const CATALOGUE_TABLES = [
  'goods_showcase',
  'category_kind',
  'category_value',
  'category_attribute',
  'value_member',
  'attribute_value',
  'attribute',
  'goods',
  'package',
  'category',
  'brand',
]

/** VACUUM ANALYZE: planner statistics, and the visibility map for index-only scans. */
export async function gatherStatistics(sql: Sql): Promise<void> {
  const connection = await sql.reserve({ unlimited: true })
  try {
    for (const table of CATALOGUE_TABLES) await connection`vacuum (analyze) ${connection(table)}`
  } finally {
    connection.release()
  }
}
