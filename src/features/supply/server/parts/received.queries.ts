import type { Tx } from '#server/database/connect.ts'

export interface StockChange {
  goodsId: number
  /** Added to the free stock; negative takes it away. */
  added: number
  /** All pieces by warehouse as they are now; null leaves them. */
  warehouses: Record<string, number> | null
  /** What a piece costs now, null when it is not known; undefined leaves it. */
  cost?: { cost: string; currency: string } | null | undefined
}

interface Given {
  goods_id: number
  added: number
  warehouses: Record<string, number> | null
  sets_cost: boolean
  cost: string | null
  cost_currency: string | null
}

const givenOf = ({ goodsId, added, warehouses, cost }: StockChange): Given => ({
  goods_id: goodsId,
  added,
  warehouses,
  sets_cost: cost !== undefined,
  cost: cost?.cost ?? null,
  cost_currency: cost?.currency ?? null,
})

/** Each with its entry in the history of its part. The parts are locked. */
export const changeStock = (tx: Tx, who: string, reference: string, changes: readonly StockChange[]) => tx`
  with given as (
    select given.*, g.stock, coalesce(t.warehouses, '{}') old_warehouses, t.cost old_cost, t.cost_currency old_currency,
      coalesce(given.warehouses, t.warehouses, '{}') new_warehouses,
      case when sets_cost then given.cost else t.cost end new_cost,
      case when sets_cost then given.cost_currency else t.cost_currency end new_currency
    from jsonb_to_recordset(${JSON.stringify(changes.map(givenOf))}::text::jsonb)
      given (goods_id int, added int, warehouses jsonb, sets_cost boolean, cost numeric, cost_currency text)
    join goods g using (goods_id) left join goods_trade t using (goods_id)
  ), sides as (
    select *, new_warehouses is distinct from old_warehouses other_warehouses,
      (new_cost, new_currency) is distinct from (old_cost, old_currency) other_cost from given
  ), noted as (
    insert into goods_change (goods_id, who, reference, before, after)
    select goods_id, ${who}, ${reference}, jsonb_strip_nulls(jsonb_build_object('stock', case when added <> 0 then stock end))
        || case when other_warehouses or other_cost then jsonb_build_object('trade',
          case when other_warehouses then jsonb_build_object('warehouses', old_warehouses) else '{}' end
          || case when other_cost then jsonb_build_object('cost', old_cost, 'cost_currency', old_currency) else '{}' end) else '{}' end,
      jsonb_strip_nulls(jsonb_build_object('stock', case when added <> 0 then stock + added end))
        || case when other_warehouses or other_cost then jsonb_build_object('trade',
          case when other_warehouses then jsonb_build_object('warehouses', new_warehouses) else '{}' end
          || case when other_cost then jsonb_build_object('cost', new_cost, 'cost_currency', new_currency) else '{}' end) else '{}' end
    from sides where added <> 0 or other_warehouses or other_cost
  ), traded as (
    insert into goods_trade as known (goods_id, warehouses, cost, cost_currency)
    select goods_id, new_warehouses, new_cost, new_currency from sides where other_warehouses or other_cost
    on conflict (goods_id) do update set warehouses = excluded.warehouses, cost = excluded.cost, cost_currency = excluded.cost_currency
  )
  update goods g set stock = g.stock + given.added from given where g.goods_id = given.goods_id and given.added <> 0`
