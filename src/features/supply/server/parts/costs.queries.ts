import type { Tx } from '#server/database/connect.ts'

export interface PartCost {
  goodsId: number
  cost: string
}

/** In the order of the ids, as edits lock them. */
export const lockParts = (tx: Tx, ids: readonly number[]) => tx`
  select from goods where goods_id = any(${ids}::int[]) order by goods_id for no key update`

/** Costs in the currency of the prices, each with its entry in the history of its part. What is known already is left out. */
export const saveCosts = (tx: Tx, who: string, costs: readonly PartCost[]) => tx`
  with given as (
    select g.goods_id, g.currency, trim_scale(given.cost) cost, t.cost old_cost, t.cost_currency old_currency
    from unnest(${costs.map(({ goodsId }) => goodsId)}::int[], ${costs.map(({ cost }) => cost)}::numeric[]) given (goods_id, cost)
    join goods g using (goods_id) left join goods_trade t using (goods_id)
    where (t.cost, t.cost_currency) is distinct from (given.cost, g.currency)
  ), noted as (
    insert into goods_change (goods_id, who, before, after)
    select goods_id, ${who}, jsonb_build_object('trade', jsonb_build_object('cost', old_cost, 'cost_currency', old_currency)),
      jsonb_build_object('trade', jsonb_build_object('cost', cost, 'cost_currency', currency)) from given
  )
  insert into goods_trade as known (goods_id, cost, cost_currency) select goods_id, cost, currency from given
  on conflict (goods_id) do update set cost = excluded.cost, cost_currency = excluded.cost_currency`
