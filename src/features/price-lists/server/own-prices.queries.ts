import type { Db } from '#server/database/connect.ts'
import type { Discount } from '../price-list.rules.ts'

/** A part under a list: id, manufacturer, categories from the top down, quantities and prices of its fixed price. */
type PartRow = [
  goodsId: number,
  brandId: number,
  categoryPath: number[],
  counts: number[] | null,
  prices: string[] | null,
]

export interface TermsRow {
  name: string
  percent: string
  startsOn: string | null
  endsOn: string | null
  discounts: Discount[]
  parts: PartRow[]
}

/** What a list says about some parts, in one statement. */
export const readTerms = (sql: Db, priceListId: number, goodsIds: readonly number[]) => sql<TermsRow[]>`
  select l.name, l.percent::text, l.starts_on::text "startsOn", l.ends_on::text "endsOn",
    coalesce((
      select json_agg(json_build_object('categoryId', d.category_id, 'brandId', d.brand_id, 'percent', d.percent::text))
      from price_list_discount d where d.price_list_id = l.price_list_id), '[]') discounts,
    coalesce((
      select json_agg(json_build_array(g.goods_id, g.brand_id,
        array_remove(array[top.category_id, middle.category_id, own.category_id], null), p.counts, p.prices::text[]))
      from goods g join category own using (category_id)
        left join category middle on middle.category_id = own.parent_id
        left join category top on top.category_id = middle.parent_id
        left join price_list_price p
          on p.price_list_id = l.price_list_id and p.goods_id = g.goods_id and p.currency = g.currency
      where g.goods_id = any(${goodsIds}::int[])), '[]') parts
  from price_list l where l.price_list_id = ${priceListId}`
