-- RoHS has a third answer. `rohs` is true for parts that comply, as before: the version before reads it, filters and counts
-- use it. `rohs_unknown` tells those that nobody has said anything about from those that do not comply.
-- Parts keep their answer, unless none of the lists of the store had a column for it: then it was never given.
-- The default is a constant: no row is written.
do $$
begin
  if exists (select from supply_import cross join jsonb_array_elements(columns) one where one->>'meaning' = 'rohs') then
    alter table goods add column rohs_unknown boolean not null default false;
  else
    alter table goods add column rohs_unknown boolean not null default true;
  end if;
end $$;
alter table goods alter column rohs_unknown set default true;
-- What staff have answered.
update goods set rohs_unknown = false where goods_id in (select goods_id from goods_change where after ? 'rohs');

-- Null: unknown.
create function rohs_answer(rohs boolean, rohs_unknown boolean) returns boolean language sql immutable parallel safe
  return case when rohs or not rohs_unknown then rohs end;

drop trigger note_edit on goods;
create trigger note_edit before update of model, brand_id, category_id, package_id, rohs, rohs_unknown, min_buy_count, mult_count,
    lead_weeks, goods_name, introduce, cover_pic, data_manual, lifecycle, currency, tier_counts, tier_prices, tier_activity_prices,
    value_ids on goods
  for each row when (old.import_id is not null and old.import_id is not distinct from new.import_id) execute function note_edit();
drop trigger goods_changed on goods;
create trigger goods_changed after insert or delete or update of model, brand_id, category_id, package_id, rohs, rohs_unknown,
    min_buy_count, mult_count, goods_name, introduce, cover_pic, data_manual, lifecycle, currency, tier_prices, tier_activity_prices,
    value_ids on goods
  for each statement when (current_setting('ohmstead.importing', true) is distinct from 'on') execute function goods_changed();
