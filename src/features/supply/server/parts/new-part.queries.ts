import { UNKNOWN_LIFECYCLE } from '#features/catalog/availability.rules.ts'
import type { Db, Tx } from '#server/database/connect.ts'

export interface NumberedRow {
  goodsId: number
  model: string
}

/** Also with other punctuation; the same writing first. */
export async function findNumbered(sql: Db, brandId: number, model: string): Promise<NumberedRow | undefined> {
  const [row] = await sql<NumberedRow[]>`
    select goods_id "goodsId", model from goods where model_norm = normalise_model(${model}) and brand_id = ${brandId}
    order by model = ${model} desc, goods_id limit 1`
  return row
}

export interface NewPart {
  model: string
  brandId: number
  categoryId: number
  packageId: number
  /** For a part without a picture. */
  drawing: string | undefined
  /** Columns of `goods` as JSON. */
  patch: string
}

/** With what an import gives a part whose line leaves a field out. Undefined when the number exists. */
export async function insertPart(tx: Tx, part: NewPart): Promise<number | undefined> {
  const [row] = await tx<{ goodsId: number }[]>`
    insert into goods (brand_id, category_id, package_id, model, stock, rohs, rohs_unknown, min_buy_count, mult_count, lead_weeks, goods_name,
      introduce, cover_pic, data_manual, lifecycle, currency, tier_counts, tier_prices, tier_activity_prices, value_ids)
    select b.brand_id, c.category_id, ${part.packageId}::int, ${part.model}, coalesce(s.stock, 0), coalesce(s.rohs, false),
      coalesce(s.rohs_unknown, true), coalesce(s.min_buy_count, 1), coalesce(s.mult_count, 1), coalesce(s.lead_weeks, 0),
      coalesce(s.goods_name, nullif(c.category_name, 'Uncategorised'), left(s.introduce, 80), ${part.model}),
      coalesce(s.introduce, s.goods_name, b.brand_name || ' ' || ${part.model}),
      coalesce(nullif(s.cover_pic, ''), ${part.drawing ?? null}::text, ''), s.data_manual, coalesce(s.lifecycle, ${UNKNOWN_LIFECYCLE}),
      coalesce(s.currency, (select currency from currency_rate where position = 1)), coalesce(s.tier_counts, '{}'), coalesce(s.tier_prices, '{}'),
      coalesce(s.tier_activity_prices, '{}'), coalesce(s.value_ids, '{}')
    from jsonb_populate_record(null::goods, ${part.patch}::text::jsonb) s, brand b, category c
    where b.brand_id = ${part.brandId} and c.category_id = ${part.categoryId}
    on conflict (brand_id, model) do nothing returning goods_id "goodsId"`
  return row?.goodsId
}

/** The first entry of its history. */
export const insertCreation = (
  tx: Tx,
  created: { goodsId: number; who: string; columns: string[]; names: Record<string, string> },
) => tx`
  insert into goods_change (goods_id, who, before, after, creates)
  select goods_id, ${created.who}, '{}', (select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(g))
    where key = any(${created.columns}::text[])) || jsonb_build_object('parameters', ${JSON.stringify(created.names)}::text::jsonb), true
  from goods g where goods_id = ${created.goodsId}`

/** Why a part that was made by hand cannot be removed any more. */
export async function findRemovalObstacle(tx: Tx, goodsId: number): Promise<string | undefined> {
  const [row] = await tx<{ obstacle: string | null }[]>`
    select case when exists (select from order_line l where l.goods_id = g.goods_id) then 'It has been ordered.'
      when g.import_id is not null then 'An import has changed it since.'
      when exists (select from goods_change c left join goods_bulk_change bulk using (bulk_id)
        where c.goods_id = g.goods_id and not c.creates and c.undoes is null and bulk.undone_at is null
          and not exists (select from goods_change later where later.undoes = c.change_id)) then 'It has been edited since.'
      end obstacle
    from goods g where goods_id = ${goodsId}`
  return row?.obstacle ?? undefined
}

export async function deletePart(tx: Tx, goodsId: number): Promise<void> {
  await tx`delete from goods_showcase where goods_id = ${goodsId}`
  await tx`delete from goods where goods_id = ${goodsId}`
}
