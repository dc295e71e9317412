import type { Db, Tx } from '#server/database/connect.ts'
import type { OrderAddress } from '../../orders.contract.ts'
import type { PickState } from '../../picking.rules.ts'

export interface PickRow extends PickState {
  goodsId: number
  brandName: string
  package: string
  place: string
  refunded: number
  unitPrice: string
  feeAmount: string
  arrives: string
}

export const listPickLines = (sql: Db, orderId: number) => sql<PickRow[]>`
  select l.line_id "lineId", l.goods_id "goodsId", l.model "goodsModel", l.brand_name "brandName", l.package, l.count,
    l.picked_count picked, l.missing_count missing, coalesce(s.shipped, 0) shipped, coalesce(p.place, '') place,
    l.refunded_count refunded, l.unit_price "unitPrice", l.fee_amount "feeAmount", l.arrives
  from order_line l left join picking_place p using (goods_id)
    left join lateral (select sum(count)::int shipped from shipment_line s where s.line_id = l.line_id) s on true
  where l.order_id = ${orderId} order by l.position`

export const setPicked = (tx: Tx, lineId: number, count: number) => tx`
  update order_line set picked_count = ${count} where line_id = ${lineId}`

export const setMissing = (tx: Tx, lineId: number, count: number) => tx`
  update order_line set missing_count = ${count} where line_id = ${lineId}`

export const addRefunded = (tx: Tx, lineId: number, count: number) => tx`
  update order_line set refunded_count = refunded_count + ${count} where line_id = ${lineId}`

/** Shipped pieces count as picked. */
export const insertParcelLines = (tx: Tx, shipmentId: number, lines: Array<{ lineId: number; count: number }>) => tx`
  with packed as (
    insert into shipment_line (shipment_id, line_id, count)
    select ${shipmentId}, * from unnest(${lines.map(({ lineId }) => lineId)}::int[], ${lines.map(({ count }) => count)}::int[])
    returning line_id, count
  )
  update order_line l set picked_count = greatest(l.picked_count, packed.count
    + coalesce((select sum(s.count)::int from shipment_line s where s.line_id = l.line_id), 0))
  from packed where l.line_id = packed.line_id`

export const listParcelLines = (sql: Db, orderId: number) => sql<
  { shipmentId: number; goodsModel: string; count: number }[]
>`
  select s.shipment_id "shipmentId", l.model "goodsModel", p.count
  from shipment s join shipment_line p using (shipment_id) join order_line l using (line_id)
  where s.order_id = ${orderId} order by s.shipment_id, l.position`

export const writePlace = (sql: Db, goodsId: number, place: string) => sql`
  insert into picking_place (goods_id, place) values (${goodsId}, ${place})
  on conflict (goods_id) do update set place = excluded.place`

export const deletePlace = (sql: Db, goodsId: number) => sql`delete from picking_place where goods_id = ${goodsId}`

export const findPlace = (sql: Db, goodsId: number) => sql<{ place: string }[]>`
  select place from picking_place where goods_id = ${goodsId}`

export const setDeliveryAddress = (tx: Tx, orderId: number, address: OrderAddress) => tx`
  update orders set delivery_address = ${tx.json(address)} where order_id = ${orderId}`

export const listMails = (sql: Db, orderId: number) => sql<{ at: Date; subject: string }[]>`
  select at, subject from order_mail where order_id = ${orderId} order by mail_id`

export const insertMail = (sql: Db, orderNo: string, subject: string) => sql`
  insert into order_mail (order_id, subject) select order_id, ${subject} from orders where order_no = ${orderNo}`
