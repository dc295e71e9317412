import type { Db, Tx } from '#server/database/connect.ts'

/** The columns of a part that have these names, as JSON. */
const picked = (sql: Db, columns: readonly string[]) => sql`
  coalesce((select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(g)) where key = any(${columns}::text[])), '{}')`

/** Trade data with these names; what was never given is null. */
const pickedTrade = (sql: Db, columns: readonly string[]) => sql`
  case when ${columns}::text[] = '{}' then '{}'::jsonb else jsonb_build_object('trade',
    (select jsonb_object_agg(name, to_jsonb(t)->name) from unnest(${columns}::text[]) name)) end`

const state = (sql: Db, columns: readonly string[], trade: readonly string[]) => sql`
  (select ${picked(sql, columns)} || ${pickedTrade(sql, trade)} from goods g left join goods_trade t using (goods_id)
   where g.goods_id = goods_change.goods_id)`

export interface NewChange {
  goodsId: number
  who: string
  columns: readonly string[]
  trade: readonly string[]
  undoes: number | null
}

/** Call before the change. */
export async function noteBefore(tx: Tx, { goodsId, who, columns, trade, undoes }: NewChange): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    insert into goods_change (goods_id, who, before, after, undoes) values (${goodsId}, ${who}, '{}', '{}', ${undoes})
    returning change_id::int id`
  if (!row) throw new Error('the change was not noted')
  await tx`update goods_change set before = ${state(tx, columns, trade)} where change_id = ${row.id}`
  return row.id
}

/** Call after the change. Removes unchanged fields; returns whether any is left. */
export async function noteAfter(
  tx: Tx,
  changeId: number,
  { columns, trade }: Pick<NewChange, 'columns' | 'trade'>,
  parameters: { before: Record<string, string>; after: Record<string, string> } | undefined,
): Promise<boolean> {
  await tx`update goods_change set after = ${state(tx, columns, trade)} where change_id = ${changeId}`
  const differing = (side: 'before' | 'after') => tx`
    coalesce((select jsonb_object_agg(key, value) from jsonb_each(${tx(side)})
      where value is distinct from (case ${side}::text when 'before' then after else before end)->key), '{}')
    || ${parameters ? JSON.stringify({ parameters: parameters[side] }) : '{}'}::text::jsonb`
  await tx`update goods_change set before = ${differing('before')}, after = ${differing('after')} where change_id = ${changeId}`
  const removed = await tx`
    delete from goods_change where change_id = ${changeId} and before - 'parameters' = '{}' and after - 'parameters' = '{}'
    returning change_id`
  return removed.length === 0
}

/** Sets columns of a part from a JSON object; the database converts the types. */
export async function updatePart(tx: Tx, goodsId: number, columns: readonly string[], patch: string): Promise<void> {
  if (columns.length === 0) return
  const set = columns.map((column) => tx`${tx(column)} = given.${tx(column)}`).reduce((all, one) => tx`${all}, ${one}`)
  await tx`
    update goods set ${set} from goods old, lateral jsonb_populate_record(old, ${patch}::text::jsonb) given
    where old.goods_id = ${goodsId} and goods.goods_id = old.goods_id`
}

export async function updateTrade(tx: Tx, goodsId: number, patch: string): Promise<void> {
  await tx`insert into goods_trade (goods_id) values (${goodsId}) on conflict do nothing`
  await tx`
    update goods_trade t set eccn = given.eccn, hts = given.hts, origin_country = given.origin_country, reach = given.reach,
      msl = given.msl, weight_grams = given.weight_grams, series = given.series, date_code = given.date_code, lot = given.lot,
      non_cancellable = given.non_cancellable, alternatives = coalesce(given.alternatives, '[]'), packings = given.packings,
      cost = given.cost, cost_currency = given.cost_currency,
      warehouses = coalesce(given.warehouses, '{}'), ship_days = given.ship_days, incoming = given.incoming,
      documents = given.documents, cad_symbol = given.cad_symbol, cad_footprint = given.cad_footprint,
      cad_model = given.cad_model, mating = given.mating, accessories = given.accessories, boards = given.boards
    from goods_trade old, lateral jsonb_populate_record(old, ${patch}::text::jsonb) given
    where old.goods_id = ${goodsId} and t.goods_id = old.goods_id`
}

export interface ChangeRow {
  changeId: number
  at: Date
  who: string
  before: Record<string, unknown>
  after: Record<string, unknown>
  bulkId: number | null
  isUndone: boolean
  isUndo: boolean
  isCreation: boolean
  reference: string | null
}

export const listChanges = (sql: Db, goodsId: number, limit: number, offset: number) => sql<ChangeRow[]>`
  select c.change_id::int "changeId", c.at, c.who, c.before, c.after, c.bulk_id "bulkId", c.undoes is not null "isUndo", c.creates "isCreation", c.reference,
    exists (select from goods_change later where later.undoes = c.change_id) or bulk.undone_at is not null "isUndone"
  from goods_change c left join goods_bulk_change bulk using (bulk_id)
  where c.goods_id = ${goodsId} order by c.change_id desc limit ${limit} offset ${offset}`

export async function countChanges(sql: Db, goodsId: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int count from goods_change where goods_id = ${goodsId}`
  return row?.count ?? 0
}

export interface UndoRow {
  /** As JSON text, so that prices are not converted to JavaScript numbers. */
  goodsPatch: string
  tradePatch: string | null
  columns: string[]
  tradeColumns: string[]
  /** Fields that something later has changed. */
  changedSince: string[]
  parameters: { before: Record<string, string>; after: Record<string, string> } | null
  isUndone: boolean
  isCreation: boolean
  reference: string | null
  /** Where the part goes back to. */
  categoryId: number | null
}

/** The reverse of a change. Stock is restored by the difference, so that sales since then stay counted. */
export async function findUndo(tx: Tx, goodsId: number, changeId: number): Promise<UndoRow | undefined> {
  const [row] = await tx<UndoRow[]>`
    select (c.before - '{trade,parameters}'::text[] || case when c.before ? 'stock' then jsonb_build_object('stock',
        greatest(0, g.stock - ((c.after->>'stock')::int - (c.before->>'stock')::int))) else '{}' end)::text "goodsPatch",
      (c.before->'trade')::text "tradePatch",
      array(select jsonb_object_keys(c.before - '{trade,parameters}'::text[])) columns,
      array(select jsonb_object_keys(coalesce(c.before->'trade', '{}'))) "tradeColumns",
      array(select key from jsonb_each(c.after - '{trade,parameters,stock}'::text[]) where value is distinct from to_jsonb(g)->key
        union all select key from jsonb_each(coalesce(c.after->'trade', '{}'))
          where nullif(value, 'null') is distinct from nullif(to_jsonb(t)->key, 'null')) "changedSince",
      case when c.before ? 'parameters' then jsonb_build_object('before', c.after->'parameters', 'after', c.before->'parameters') end parameters,
      exists (select from goods_change later where later.undoes = c.change_id) "isUndone", c.creates "isCreation", c.reference, (c.before->>'category_id')::int "categoryId"
    from goods_change c join goods g using (goods_id) left join goods_trade t using (goods_id)
    where c.change_id = ${changeId} and c.goods_id = ${goodsId}`
  return row
}
