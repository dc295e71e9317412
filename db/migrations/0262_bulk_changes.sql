-- Bulk changes of more than prices. `what` is the change in words: "+3 %", "Lifecycle Obsolete".
alter table goods_bulk_change
  alter column percent set default 0,
  add column kind text not null default 'price'
    check (kind in ('price', 'stock', 'terms', 'lifecycle', 'category', 'leadWeeks', 'rohs')),
  add column what text;
update goods_bulk_change set what = case when percent > 0 then '+' else '' end || trim_scale(percent) || ' %';

-- What is counted of goods is changed part by part, by triggers. In one transaction that is quadratic: each of 10,000 updates of
-- the same count walks over all before it. Whoever changes many parts sets `ohmstead.counts` to 'aside', takes them out of the counts
-- before and adds them after, each with one statement.
create or replace trigger keep_goods_counts after update of category_id, brand_id on goods
  for each row when ((old.category_id <> new.category_id or old.brand_id <> new.brand_id)
    and current_setting('ohmstead.counts', true) is distinct from 'aside') execute function keep_goods_counts();
create or replace trigger keep_category_values after update of category_id, value_ids on goods
  for each row when ((old.category_id <> new.category_id or old.value_ids <> new.value_ids)
    and current_setting('ohmstead.counts', true) is distinct from 'aside') execute function keep_category_values();
create or replace trigger keep_category_kinds after update of category_id, brand_id, package_id, rohs, lifecycle on goods
  for each row when ((old.category_id, old.brand_id, old.package_id, old.rohs, old.lifecycle)
    is distinct from (new.category_id, new.brand_id, new.package_id, new.rohs, new.lifecycle)
    and current_setting('ohmstead.counts', true) is distinct from 'aside') execute function keep_category_kinds();

-- Adds some goods to everything that is counted of them, or with -1 takes them out.
create function count_goods(ids integer[], sign integer) returns void language plpgsql as $$
begin
  insert into category_kind as known (category_id, kind, kind_id, goods_count)
    select category_id, kind, kind_id, sign * count(*)
    from goods left join lifecycle on lifecycle_name = goods.lifecycle, lateral (values ('brand', brand_id), ('package', package_id),
      ('rohs', case when rohs then 1 end), ('lifecycle', lifecycle_id)) one (kind, kind_id)
    where goods_id = any(ids) and kind_id is not null group by 1, 2, 3 order by 1, 2, 3
  on conflict (category_id, kind, kind_id) do update set goods_count = known.goods_count + excluded.goods_count;
  insert into category_value as known (category_id, value_id, goods_count)
    select category_id, value_id, sign * count(*) from goods, unnest(value_ids) value_id
    where goods_id = any(ids) group by 1, 2 order by 1, 2
  on conflict (category_id, value_id) do update set goods_count = known.goods_count + excluded.goods_count;
  perform add_goods_counts(array_agg(category_id), array_agg(brand_id), array_agg(n))
  from (select category_id, brand_id, (sign * count(*))::integer n from goods where goods_id = any(ids) group by 1, 2) one;
  if sign < 0 then
    return;
  end if;
  insert into category_attribute as known (category_id, attribute_id, position, slot)
    select category_id, attribute_id, attribute.position, case when min(place) = max(place) then min(place) end
    from goods, unnest(value_ids) with ordinality one (value_id, place)
    join attribute_value using (value_id) join attribute using (attribute_id)
    where goods_id = any(ids) group by 1, 2, 3 order by 1, 2
  on conflict (category_id, attribute_id) do update set slot = null where known.slot is distinct from excluded.slot;
end
$$;
