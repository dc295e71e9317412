import type { Db } from '#server/database/connect.ts'

export const listCategoryNames = (sql: Db, categoryIds: number[]) => sql<
  { categoryId: number; categoryName: string }[]
>`
  select category_id "categoryId", category_name "categoryName" from category where category_id = any(${categoryIds}::int[])`
