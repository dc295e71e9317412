-- contract: costs were in two tables, those of lists of suppliers in goods_trade and those entered for the figures in goods_cost.
-- Now goods_trade has them all. goods_cost is no longer read; it stays until the next version, for processes of the one before.
-- Without a limit of decimals: nothing is written anew, and a cost may be finer than a price.
alter table goods_trade alter column cost type numeric;

insert into goods_trade as known (goods_id, cost, cost_currency)
select goods_id, trim_scale(unit_cost), currency from goods_cost join goods using (goods_id)
on conflict (goods_id) do update set cost = excluded.cost, cost_currency = excluded.cost_currency;

-- A cost in another currency than the price says nothing about the margin.
create or replace function remember_line_facts() returns trigger language plpgsql as $$
begin
  select g.category_id, case when t.cost_currency = g.currency then t.cost end into new.category_id, new.unit_cost
  from goods g left join goods_trade t using (goods_id) where g.goods_id = new.goods_id;
  return new;
end $$;
