import type { Db, Tx } from '#server/database/connect.ts'

export interface PartRow {
  goodsId: number
  categoryId: number
  brandId: number
  packageId: number
  lifecycleId: number | null
  rohs: boolean
  stock: number
  popularity: number
  /** In the main currency; null without a price or a rate. */
  price: number | null
  highestPrice: number | null
  valueIds: number[]
  lifecycle: string
  currency: string
  /** In its own currency. */
  ownPrice: number | null
  description: string
}

const parts = (sql: Db) => sql`
  select goods_id "goodsId", category_id "categoryId", brand_id "brandId", package_id "packageId",
    (select lifecycle_id from lifecycle where lifecycle_name = goods.lifecycle) "lifecycleId", rohs, stock, popularity,
    (lowest_price / rate.per_main)::float8 price, (highest_price / rate.per_main)::float8 "highestPrice", value_ids "valueIds",
    lifecycle, currency, lowest_price::float8 "ownPrice", goods_name || ' ' || introduce description
  from goods left join currency_rate rate using (currency)`

export const listPartsAfter = (tx: Tx, goodsId: number, limit: number) => tx<PartRow[]>`
  ${parts(tx)} where goods_id > ${goodsId} order by goods_id limit ${limit}`

export const listParts = (sql: Db, goodsIds: readonly number[]) => sql<PartRow[]>`
  ${parts(sql)} where goods_id = any(${goodsIds}::int[])`

export const readSnapshot = (sql: Db) => sql<{ snapshot: string }[]>`select pg_current_snapshot()::text snapshot`

/** What this statement sees and a snapshot did not, and its own snapshot. */
export const listChanges = (sql: Db, snapshot: string) => sql<
  { snapshot: string; goodsIds: number[] | null; isAll: boolean }[]
>`
  with seen as (
    select goods_ids from part_change
    where transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot)
  )
  select pg_current_snapshot()::text snapshot,
    (select array_agg(distinct id) from seen cross join unnest(goods_ids) id) "goodsIds",
    exists (select from seen where goods_ids is null) "isAll"`

/** Each value with those it combines: a part with "USB, CAN" has USB and CAN. */
export const listValueFacts = (sql: Db, valueIds: readonly number[]) => sql<
  { valueId: number; attributeId: number; members: number[] }[]
>`
  select value_id "valueId", attribute_id "attributeId",
    array(select member_id from value_member where value_member.value_id = attribute_value.value_id) members
  from attribute_value where value_id = any(${valueIds}::int[])`

export const noteAllParts = (tx: Tx) => tx`insert into part_change (goods_ids) values (null)`

export const deleteOldChanges = (sql: Db, limit: number) => sql<{ changeId: string }[]>`
  delete from part_change where change_id in (
    select change_id from part_change where changed_at < now() - interval '1 hour' limit ${limit}) returning change_id "changeId"`
