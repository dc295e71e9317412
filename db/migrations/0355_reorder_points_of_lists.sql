-- contract: when a part is bought again was in goods_reorder. Lists bring it now, so it is in goods_trade with what else they say
-- about a part, and is undone with an import. goods_reorder is no longer read; it stays until the next version.
alter table goods_trade
  add column reorder_point integer check (reorder_point >= 0),
  add column reorder_quantity integer check (reorder_quantity > 0),
  -- How often staff have changed the two; null: never.
  add column reorder_version integer;

insert into goods_trade as known (goods_id, reorder_point, reorder_quantity, reorder_version)
select goods_id, reorder_point, reorder_quantity, version from goods_reorder
on conflict (goods_id) do update set reorder_point = excluded.reorder_point, reorder_quantity = excluded.reorder_quantity,
  reorder_version = excluded.reorder_version;
