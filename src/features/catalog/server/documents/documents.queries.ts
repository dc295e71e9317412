import type { Db } from '#server/database/connect.ts'

/** For each number the part that it means, when only one has it: of the maker named, or of any. */
export const findNamedParts = (
  sql: Db,
  parts: ReadonlyArray<{ model: string; brandIds: readonly number[] | null }>,
) => sql<{ place: number; goodsId: number }[]>`
  select named.place::int, min(g.goods_id) "goodsId"
  from unnest(${parts.map(({ model }) => model)}::text[], ${parts.map(({ brandIds }) => brandIds && `{${brandIds.join()}}`)}::text[])
    with ordinality named (model, brand_ids, place)
  join goods g on g.model_norm = normalise_model(named.model)
    and (named.brand_ids is null or g.brand_id = any(named.brand_ids::int[]))
  group by 1 having count(*) = 1`
