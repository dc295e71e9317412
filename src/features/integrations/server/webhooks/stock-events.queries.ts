import type { Tx } from '#server/database/connect.ts'

/**
 * Takes the oldest noted changes out and writes one event for `partsPerEvent` of their parts, each part once and with the
 * stock it has now. A change that is not committed yet is recorded, and sent, later.
 */
export const writeStockEvents = (tx: Tx, limit: number, partsPerEvent: number) => tx<
  { count: number; events: number }[]
>`
  with taken as (
    delete from stock_change where change_id in (
      select change_id from stock_change order by change_id limit ${limit} for update skip locked)
    returning goods_id
  ), parts as (
    select (row_number() over (order by g.goods_id) - 1) / ${partsPerEvent} place, jsonb_build_object('goodsId', g.goods_id,
      'goodsModel', g.model, 'brandName', b.brand_name, 'stockCount', g.stock) part
    from (select distinct goods_id from taken) changed join goods g using (goods_id) join brand b using (brand_id)
  ), emitted as (
    select note_webhook_event('stock.changed', jsonb_build_object('parts', jsonb_agg(part))) from parts group by place
  )
  select (select count(*)::int from taken) count, (select count(*)::int from emitted) events`
