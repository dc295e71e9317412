import type { Tx } from '#server/database/connect.ts'

export interface BrandRow {
  brandId: number
  brandName: string
  aliases: string[]
  introduce: string
  rank: number | null
}

export const listBrands = (tx: Tx) => tx<BrandRow[]>`
  select brand_id "brandId", brand_name "brandName", aliases, introduce, recommended_rank rank from brand order by brand_id`

export type NewBrand = Omit<BrandRow, 'brandId'>

export const insertBrands = (tx: Tx, brands: readonly NewBrand[]) => tx`
  insert into brand (brand_name, aliases, introduce, recommended_rank)
  select "brandName", aliases, introduce, rank
  from rows from (jsonb_to_recordset(${JSON.stringify(brands)}::text::jsonb)
    as ("brandName" text, aliases text[], introduce text, rank int)) with ordinality one ("brandName", aliases, introduce, rank, n) order by n`

export const updateBrands = (tx: Tx, brands: readonly BrandRow[]) => tx`
  update brand set aliases = one.aliases, introduce = one.introduce, recommended_rank = one.rank
  from jsonb_to_recordset(${JSON.stringify(brands)}::text::jsonb)
    as one ("brandId" int, aliases text[], introduce text, rank int) where brand.brand_id = one."brandId"`

export interface CategoryRow {
  id: number
  parentId: number | null
  level: number
  position: number
  name: string
}

/** Parents first: a category inherits the order of its filters. */
export const insertCategories = (tx: Tx, categories: readonly CategoryRow[]) => tx`
  insert into category (category_id, parent_id, level, position, category_name)
  select id, "parentId", level, position, name
  from jsonb_to_recordset(${JSON.stringify(categories)}::text::jsonb)
    as one (id int, "parentId" int, level smallint, position int, name text) order by level, id`

export const moveCategories = (tx: Tx, moved: ReadonlyArray<{ id: number; position: number }>) => tx`
  update category set position = one.position from jsonb_to_recordset(${JSON.stringify(moved)}::text::jsonb)
    as one (id int, position int) where category.category_id = one.id`
