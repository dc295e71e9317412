import type { Tx } from '#server/database/connect.ts'

export const SUSPECTS = 'fill_suspect'
export const SHOWCASES = 'fill_showcase'

/** Rows that need a second look when all goods are in: numbers that may repeat another, and lists of the home page. */
export async function createNotes(tx: Tx): Promise<void> {
  await tx`create temp table ${tx(SUSPECTS)} (goods_id integer not null) on commit drop`
  await tx`create temp table ${tx(SHOWCASES)} (goods_id integer not null, kind text not null) on commit drop`
}

/** The last id in use; today as the database sees it. No other process writes goods at the same time, so the ids after it are free. */
export async function readStart(tx: Tx): Promise<{ lastId: number; today: string; currency: string }> {
  const [row] = await tx<{ lastId: number; today: string; currency: string }[]>`
    select coalesce(pg_sequence_last_value(pg_get_serial_sequence('goods', 'goods_id')::regclass), 0)::int "lastId",
      current_date::text today, (select currency from currency_rate where position = 1) currency`
  if (!row) throw new Error('the database does not say what day it is')
  return row
}

export const setLastId = (tx: Tx, lastId: number) => tx`
  select setval(pg_get_serial_sequence('goods', 'goods_id'), ${lastId})`

export interface RepeatedRow {
  goodsId: number
  firstId: number
  model: string
}

/** Removes goods whose number is that of an earlier line. Returns how many, and the first of them. */
export async function removeRepeated(tx: Tx, limit: number): Promise<{ count: number; rows: RepeatedRow[] }> {
  await tx`
    create temp table fill_repeated on commit drop as
    with suspected as materialized (
      select distinct brand_id, model from ${tx(SUSPECTS)} join goods using (goods_id)
    ), numbered as (
      select goods_id, model, first_value(goods_id) over own first_id, row_number() over own n
      from goods join suspected using (brand_id, model)
      window own as (partition by brand_id, model order by goods_id)
    )
    select goods_id, first_id, model from numbered where n > 1`
  await tx`delete from goods_trade t using fill_repeated r where t.goods_id = r.goods_id`
  await tx`delete from ${tx(SHOWCASES)} s using fill_repeated r where s.goods_id = r.goods_id`
  const count = (await tx`delete from goods g using fill_repeated r where g.goods_id = r.goods_id returning 1`).length
  const rows = await tx<RepeatedRow[]>`
    select goods_id "goodsId", first_id "firstId", model from fill_repeated order by goods_id limit ${limit}`
  return { count, rows }
}

/** Lists of the home page, which a store without goods has empty. */
export const writeShowcases = (tx: Tx) => tx`
  insert into goods_showcase (kind, position, goods_id)
  select kind, row_number() over (partition by kind order by goods_id), goods_id
  from (select distinct kind, goods_id from ${tx(SHOWCASES)}) one`
