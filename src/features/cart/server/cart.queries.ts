import type { LineLabels } from '#features/catalog/line-labels.rules.ts'
import type { Db, Tx } from '#server/database/connect.ts'

export interface LineRow extends LineLabels {
  goodsId: number
  packing: string
  count: number
  unitPrice: string
}

/** `allCount`: pieces of the part on all lines of the cart together. */
export interface CartRow extends LineRow {
  allCount: number
}

const columns = (sql: Db) =>
  sql`goods_id "goodsId", packing, count, unit_price "unitPrice", own_number "ownNumber", customer_ref "customerRef"`
const allCount = (sql: Db) => sql`sum(count) over (partition by goods_id)::float8 "allCount"`

/** Until the transaction ends. */
export const lockCart = (tx: Tx, accountId: number) => tx`
  select pg_advisory_xact_lock(hashtext('cart'), ${accountId})`

export const listLines = (sql: Db, accountId: number, limit: number, offset: number) => sql<CartRow[]>`
  select ${columns(sql)}, ${allCount(sql)} from cart_line where account_id = ${accountId}
  order by place desc limit ${limit} offset ${offset}`

/** In the order of the cart. */
export const listLinesOf = (sql: Db, accountId: number, goodsIds: number[]) => sql<CartRow[]>`
  select ${columns(sql)}, ${allCount(sql)} from cart_line
  where account_id = ${accountId} and goods_id = any(${goodsIds}::int[]) order by place desc`

export const countLines = (sql: Db, accountId: number) => sql<{ count: number }[]>`
  select count(*)::int from cart_line where account_id = ${accountId}`

/** Inserted in reverse, so that a list keeps its order in the cart, which shows the newest line first. */
export const saveLines = (sql: Db, accountId: number, lines: LineRow[]) => sql`
  insert into cart_line (account_id, goods_id, packing, count, unit_price, own_number, customer_ref)
  select ${accountId}, goods_id, packing, count, unit_price, own_number, customer_ref
  from unnest(
    ${lines.map((line) => line.goodsId)}::int[],
    ${lines.map((line) => line.packing)}::text[],
    ${lines.map((line) => line.count)}::int[],
    ${lines.map((line) => line.unitPrice)}::numeric[],
    ${lines.map((line) => line.ownNumber)}::text[],
    ${lines.map((line) => line.customerRef)}::text[]
  ) with ordinality line (goods_id, packing, count, unit_price, own_number, customer_ref, place)
  order by line.place desc
  on conflict (account_id, goods_id, packing) do update set count = excluded.count, unit_price = excluded.unit_price,
    own_number = excluded.own_number, customer_ref = excluded.customer_ref`

/** Without a packaging in all of them. */
export const deleteLines = (sql: Db, accountId: number, goodsIds: number[], packing?: string) => sql`
  delete from cart_line where account_id = ${accountId} and goods_id = any(${goodsIds}::int[])
    and (${packing ?? null}::text is null or packing = ${packing ?? null})`

export const deleteTheseLines = (sql: Db, accountId: number, lines: Array<{ goodsId: number; packing: string }>) => sql<
  Array<LineLabels & { goodsId: number; packing: string }>
>`
  delete from cart_line c using unnest(
    ${lines.map((line) => line.goodsId)}::int[], ${lines.map((line) => line.packing)}::text[]) line (goods_id, packing)
  where c.account_id = ${accountId} and c.goods_id = line.goods_id and c.packing = line.packing
  returning c.goods_id "goodsId", c.packing, c.own_number "ownNumber", c.customer_ref "customerRef"`

export const deleteAllLines = (sql: Db, accountId: number) => sql`
  delete from cart_line where account_id = ${accountId}`

/** The parts behind normalised numbers, the likeliest first; a number may be used by several makers. */
export const listGoodsIdsByModel = (sql: Db, norms: string[]) => sql<{ norm: string; goodsId: number }[]>`
  select wanted.norm, goods_id "goodsId"
  from unnest(${norms}::text[]) wanted (norm) join goods on model_norm = wanted.norm collate "C"
  order by in_stock desc, popularity desc, goods_id`

export const insertFastLine = (sql: Db, accountId: number, line: LineRow) => sql<{ fastId: string }[]>`
  insert into fast_line (account_id, goods_id, packing, count, unit_price, own_number, customer_ref)
  values (${accountId}, ${line.goodsId}, ${line.packing}, ${line.count}, ${line.unitPrice}, ${line.ownNumber},
    ${line.customerRef})
  returning fast_id "fastId"`

export const findFastLine = (sql: Db, accountId: number, fastId: string) => sql<LineRow[]>`
  select ${columns(sql)} from fast_line
  where fast_id = ${fastId} and account_id = ${accountId} and created_at > now() - interval '24 hours'`

/** A concurrent second call waits for the first and finds nothing. */
export const takeFastLine = (sql: Db, accountId: number, fastId: string) => sql<LineRow[]>`
  delete from fast_line
  where fast_id = ${fastId} and account_id = ${accountId} and created_at > now() - interval '24 hours'
  returning ${columns(sql)}`

/** All but the newest few of a buyer. */
export const deleteOldFastLines = (sql: Db, accountId: number, kept: number) => sql`
  delete from fast_line where fast_id in (
    select fast_id from fast_line where account_id = ${accountId} order by created_at desc, fast_id offset ${kept})`
