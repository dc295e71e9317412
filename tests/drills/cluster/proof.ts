import type { Sql } from '#server/database/connect.ts'
import type { startMailServer } from './mail-server.ts'
import type { Part, Traffic } from './traffic.ts'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** All violations of what was acknowledged. */
export async function findBroken(
  sql: Sql,
  traffic: Pick<Traffic, 'orders'>,
  { parts, stock, lastBefore }: { parts: readonly Part[]; stock: number; lastBefore: number },
): Promise<string[]> {
  const kept = await sql<{ orderNo: string; count: number }[]>`
    select order_no "orderNo", count(*)::int "count" from orders where order_id > ${lastBefore} group by order_no`
  const counts = new Map(kept.map(({ orderNo, count }) => [orderNo, count]))
  const wrongStock = await sql<{ goodsId: number }[]>`
    select g.goods_id "goodsId" from goods g
    where g.goods_id = any(${parts.map(({ goodsId }) => goodsId)}::int[]) and g.stock + (
      select coalesce(sum(l.count - l.restocked_count), 0) from order_line l
      where l.goods_id = g.goods_id and l.order_id > ${lastBefore}) <> ${stock}`
  const acknowledged = new Set(traffic.orders)
  return [
    ...traffic.orders.filter((orderNo) => counts.get(orderNo) !== 1).map((orderNo) => `order ${orderNo} is lost`),
    ...(acknowledged.size < traffic.orders.length ? ['two buyers got the same order'] : []),
    ...kept
      .filter(({ orderNo }) => !acknowledged.has(orderNo))
      .map(({ orderNo }) => `order ${orderNo} exists without an answer`),
    ...wrongStock.map(({ goodsId }) => `stock and orders of part ${goodsId} do not add up`),
  ]
}

const subjectOf = (orderNo: string) => `Order ${orderNo} received`

export const countWithoutMail = (mails: MailServer, orders: readonly string[]): number =>
  orders.filter((orderNo) => mails.find(subjectOf(orderNo)).length === 0).length

/** A mail that was handed over but not noted as sent comes again under its Message-ID; two of them would be two mails. */
export function judgeMails(mails: MailServer, orders: readonly string[]) {
  const deliveries = orders.map((orderNo) => mails.find(subjectOf(orderNo)))
  return {
    lost: deliveries.filter((ids) => ids.length === 0).length,
    doubled: deliveries.filter((ids) => ids.length > 1).length,
    sentAgainUnderTheSameId: deliveries.filter((ids) => ids.some((times) => times > 1)).length,
  }
}
