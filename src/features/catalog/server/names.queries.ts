import type { Db } from '#server/database/connect.ts'

export type Kind = 'brand' | 'package' | 'category'

export const listNamesOf = (sql: Db, ids: Record<Kind, number[]>) => sql<{ kind: Kind; id: number; name: string }[]>`
  select 'brand' kind, brand_id id, brand_name "name" from brand where brand_id = any(${ids.brand}::int[])
  union all select 'package', package_id, package_name from package where package_id = any(${ids.package}::int[])
  union all select 'category', category_id, category_name from category where category_id = any(${ids.category}::int[])`
