import type { Db, Tx } from '#server/database/connect.ts'
import { normaliseModel } from '#shared/mpn.ts'
import type { ListedPart } from '../../staff-home-lists.contract.ts'

export const listHomeLists = (sql: Db) => sql<(ListedPart & { kind: string })[]>`
  select kind, goods_id "goodsId", model "goodsModel", brand_name "brandName", stock
  from goods_showcase join goods using (goods_id) join brand using (brand_id) order by kind, position`

export async function readHomeListVersion(sql: Db, kind: string): Promise<string> {
  const [row] = await sql<{ version: string }[]>`
    select md5(coalesce(string_agg(goods_id::text, ',' order by position), '')) version
    from goods_showcase where kind = ${kind}`
  return row?.version ?? ''
}

/** Locks the list: concurrent saves run one after the other. */
export const lockHomeList = (tx: Tx, kind: string) => tx`
  select pg_advisory_xact_lock(hashtext('goods_showcase'), hashtext(${kind}))`

export const findPartsNumbered = (sql: Db, model: string, limit: number) => sql<ListedPart[]>`
  select goods_id "goodsId", model "goodsModel", brand_name "brandName", stock
  from goods join brand using (brand_id) where model_norm = ${normaliseModel(model)}
  order by in_stock desc, popularity desc, goods_id limit ${limit}`

export async function countParts(sql: Db, goodsIds: readonly number[]): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int count from goods where goods_id = any(${[...goodsIds]}::int[])`
  return row?.count ?? 0
}

export const deleteHomeList = (tx: Tx, kind: string) => tx`delete from goods_showcase where kind = ${kind}`

export const insertHomeList = (tx: Tx, kind: string, goodsIds: readonly number[]) => tx`
  insert into goods_showcase (kind, position, goods_id)
  select ${kind}, place, goods_id from unnest(${[...goodsIds]}::int[]) with ordinality given (goods_id, place)`
