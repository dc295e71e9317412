-- What the goods of a whole category are, counted by maker, package and RoHS: read instead of counted anew, and exact.
create table category_kind (
  category_id integer not null references category,
  kind text not null check (kind in ('brand', 'package', 'rohs')),
  -- A brand, a package, or 1 for goods that comply with RoHS.
  kind_id integer not null,
  goods_count integer not null,
  primary key (category_id, kind, kind_id)
);

insert into category_kind
  select category_id, 'brand', brand_id, count(*) from goods group by 1, 3
  union all select category_id, 'package', package_id, count(*) from goods group by 1, 3
  union all select category_id, 'rohs', 1, count(*) from goods where rohs group by 1;

-- How many goods of the whole store have a value, so that few of them can be found by it.
create index category_value_value on category_value (value_id) include (goods_count);

-- Kept true by the database itself, whoever changes goods. The demo catalogue counts by itself while it loads.
create function keep_category_kinds() returns trigger language plpgsql as $$
begin
  update category_kind set goods_count = goods_count - 1
  where category_id = old.category_id and (kind = 'brand' and kind_id = old.brand_id
    or kind = 'package' and kind_id = old.package_id or kind = 'rohs' and old.rohs);
  if tg_op = 'UPDATE' then
    insert into category_kind as known
      select new.category_id, kind, kind_id, 1
      from (values ('brand', new.brand_id), ('package', new.package_id), ('rohs', case when new.rohs then 1 end)) one (kind, kind_id)
      where kind_id is not null
    on conflict (category_id, kind, kind_id) do update set goods_count = known.goods_count + 1;
  end if;
  return null;
end
$$;

create trigger keep_category_kinds
  after delete or update of category_id, brand_id, package_id, rohs on goods
  for each row execute function keep_category_kinds();

-- New goods may come by the thousand: they are counted once a statement. A row that is raised by one for each of them
-- would leave as many old versions of itself behind, to be walked through by the next.
create function count_new_goods() returns trigger language plpgsql as $$
begin
  insert into category_kind as known
    select category_id, kind, kind_id, count(*)
    from come, lateral (values ('brand', brand_id), ('package', package_id), ('rohs', case when rohs then 1 end)) one (kind, kind_id)
    where kind_id is not null group by 1, 2, 3 order by 1, 2, 3
  on conflict (category_id, kind, kind_id) do update set goods_count = known.goods_count + excluded.goods_count;
  insert into category_value as known
    select category_id, value_id, count(*) from come, unnest(value_ids) value_id group by 1, 2 order by 1, 2
  on conflict (category_id, value_id) do update set goods_count = known.goods_count + excluded.goods_count;
  insert into category_attribute as known (category_id, attribute_id, position, slot)
    select category_id, attribute_id, attribute.position, case when min(place) = max(place) then min(place) end
    from come, unnest(value_ids) with ordinality one (value_id, place)
    join attribute_value using (value_id) join attribute using (attribute_id)
    group by 1, 2, 3 order by 1, 2
  on conflict (category_id, attribute_id) do update set slot = null where known.slot is distinct from excluded.slot;
  return null;
end
$$;

create trigger count_new_goods after insert on goods
  referencing new table as come for each statement execute function count_new_goods();

drop trigger keep_category_values on goods;
create trigger keep_category_values
  after delete or update of category_id, value_ids on goods
  for each row execute function keep_category_values();

-- Prices are compared within their currency only, so the indexes that count and order by price know it.
drop index goods_model_norm;
create index goods_model_norm on goods (model_norm collate "C")
  include (goods_id, in_stock, popularity, brand_id, category_id, package_id, rohs, lowest_price, currency);
drop index goods_category;
create index goods_category on goods (category_id, in_stock desc, popularity desc, goods_id)
  include (brand_id, package_id, rohs, lowest_price, currency, value_ids);
drop index goods_category_price;
create index goods_category_price on goods (category_id, currency desc, lowest_price, goods_id);
