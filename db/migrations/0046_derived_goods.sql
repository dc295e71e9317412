-- What follows from a part's other columns is worked out by the database, whoever writes the row.

-- As packingStem in src/shared/mpn.ts; a test holds the two together.
create function packing_stem(model text) returns text language plpgsql immutable strict parallel safe as $$
declare
  stem text := btrim(model);
  rest text;
  suffix text;
  shorter boolean := true;
begin
  while shorter loop
    shorter := false;
    foreach suffix in array array[
      ',\d{3}$', '\s*\(LF\)\s*\(SN\)$', '#(?:TR)?PBF$', '\+T?$', '/NOPB$', '-REEL(?:7|13)?$', '-RL7?$',
      '(?<=[A-Z\d])(?:TR)?PBF$', '(?<=[A-Z\d])T[13]G$', '-(?:7|13)-F$', '(?<=[A-Z\d])(?<!HZ)-(?:7|13)$', '-T$', '[-/\s]?TR$'
    ] loop
      rest := regexp_replace(stem, suffix, '', 'i');
      if rest <> stem and rest ~* '^(?=.*[A-Z])(?=.*\d).{4,}$' then
        stem := rest;
        shorter := true;
        exit;
      end if;
    end loop;
  end loop;
  return stem;
end
$$;

-- The lowest price anyone can be charged.
create function lowest_price_of(prices numeric[], activity_prices numeric[]) returns numeric
  language sql immutable parallel safe
  return (select min(case when activity > 0 then activity else price end) from unnest(prices, activity_prices) one (price, activity));

create function key_hash(key text) returns bigint language sql immutable strict parallel safe
  return ('x' || substr(md5(key), 1, 16))::bit(64)::bigint;

-- A part that its value makes what it is (a resistor, a capacitor, a crystal) has a stand-in in every part of the same
-- category and package with the same parameters, however it is packed. Of other parts the parameters do not tell.
create function derived_equivalence(brand_id integer, category_id integer, package_id integer, value_ids integer[], stem text)
  returns bigint language sql stable parallel safe as $$
  select case when bool_or(implies is not null)
    then key_hash('c' || $2 || 'p' || $3 || 'v' || string_agg(value_id::text, ',' order by place) filter (where code not in ('packing', 'packCount')))
    else key_hash('b' || $1 || 's' || $5) end
  from unnest($4) with ordinality one (value_id, place)
  join attribute_value using (value_id) join attribute using (attribute_id) left join search_attribute using (code)
$$;

alter table goods
  add column import_id integer,
  add column source_id integer,
  -- Set when a part is changed other than by an import: such a part is not undone with its import.
  add column edited_at timestamptz;

create function complete_goods() returns trigger language plpgsql as $$
begin
  new.lowest_price := lowest_price_of(new.tier_prices, new.tier_activity_prices);
  if tg_op = 'INSERT' then
    new.stem := coalesce(new.stem, normalise_model(packing_stem(new.model)));
    new.equivalence := coalesce(new.equivalence,
      derived_equivalence(new.brand_id, new.category_id, new.package_id, new.value_ids, new.stem));
  else
    if old.model <> new.model and old.stem = new.stem and old.stem = normalise_model(packing_stem(old.model)) then
      new.stem := normalise_model(packing_stem(new.model));
    end if;
    if old.equivalence = new.equivalence and old.equivalence
      = derived_equivalence(old.brand_id, old.category_id, old.package_id, old.value_ids, old.stem) then
      new.equivalence := derived_equivalence(new.brand_id, new.category_id, new.package_id, new.value_ids, new.stem);
    end if;
  end if;
  return new;
end
$$;
create trigger complete_new_goods before insert on goods for each row execute function complete_goods();
create trigger complete_goods before update of model, brand_id, category_id, package_id, value_ids, stem, tier_prices, tier_activity_prices on goods
  for each row when (old.model <> new.model or old.brand_id <> new.brand_id or old.category_id <> new.category_id
    or old.package_id <> new.package_id or old.value_ids <> new.value_ids or old.stem <> new.stem
    or old.tier_prices <> new.tier_prices or old.tier_activity_prices is distinct from new.tier_activity_prices)
  execute function complete_goods();

create function note_edit() returns trigger language plpgsql as $$
begin
  new.edited_at := now();
  return new;
end
$$;
create trigger note_edit before update of model, brand_id, category_id, package_id, rohs, min_buy_count, mult_count, lead_weeks,
    goods_name, introduce, cover_pic, data_manual, lifecycle, currency, tier_counts, tier_prices, tier_activity_prices, value_ids on goods
  for each row when (old.import_id is not null and old.import_id is not distinct from new.import_id) execute function note_edit();

-- How many goods a manufacturer and a category with all above it have.
create function add_goods_counts(ids integer[], brands integer[], more integer[]) returns void language plpgsql as $$
begin
  update brand set goods_count = goods_count + n
  from (select brand_id id, sum(n) n from unnest(brands, more) one (brand_id, n) group by 1 having sum(n) <> 0 order by 1) changed
  where brand.brand_id = changed.id;
  with recursive above as (
    select category_id, parent_id, n from unnest(ids, more) one (id, n) join category on category_id = id
    union all
    select c.category_id, c.parent_id, above.n from above join category c on c.category_id = above.parent_id
  )
  update category set goods_count = goods_count + changed.n
  from (select category_id, sum(n) n from above group by 1 having sum(n) <> 0 order by 1) changed
  where category.category_id = changed.category_id;
end
$$;

create function keep_goods_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform add_goods_counts(array[old.category_id], array[old.brand_id], array[-1]);
  else
    perform add_goods_counts(array[old.category_id, new.category_id], array[old.brand_id, new.brand_id], array[-1, 1]);
  end if;
  return null;
end
$$;
create trigger keep_goods_counts after update of category_id, brand_id on goods
  for each row when (old.category_id <> new.category_id or old.brand_id <> new.brand_id) execute function keep_goods_counts();
create trigger drop_goods_counts after delete on goods for each row execute function keep_goods_counts();

create function count_goods_of_new() returns trigger language plpgsql as $$
begin
  perform add_goods_counts(array_agg(category_id), array_agg(brand_id), array_agg(n))
  from (select category_id, brand_id, count(*)::integer n from come group by 1, 2) one;
  return null;
end
$$;
create trigger count_goods_of_new after insert on goods
  referencing new table as come for each statement execute function count_goods_of_new();

-- Public pages show it: every process empties its caches. An import says so by itself, now and then.
create function goods_changed() returns trigger language plpgsql as $$
begin
  update catalog_version set version = version + 1;
  return null;
end
$$;
create trigger goods_changed after insert or delete or update of model, brand_id, category_id, package_id, rohs, min_buy_count,
    mult_count, goods_name, introduce, cover_pic, data_manual, lifecycle, currency, tier_prices, tier_activity_prices, value_ids on goods
  for each statement when (current_setting('ohmstead.importing', true) is distinct from 'on') execute function goods_changed();

-- An update that names a column and leaves it as it is costs nothing.
drop trigger keep_category_values on goods;
create trigger keep_category_values after update of category_id, value_ids on goods
  for each row when (old.category_id <> new.category_id or old.value_ids <> new.value_ids) execute function keep_category_values();
create trigger drop_category_values after delete on goods for each row execute function keep_category_values();
drop trigger keep_category_kinds on goods;
create trigger keep_category_kinds after update of category_id, brand_id, package_id, rohs, lifecycle on goods
  for each row when ((old.category_id, old.brand_id, old.package_id, old.rohs, old.lifecycle)
    is distinct from (new.category_id, new.brand_id, new.package_id, new.rohs, new.lifecycle)) execute function keep_category_kinds();
create trigger drop_category_kinds after delete on goods for each row execute function keep_category_kinds();

-- A part's values with some of them given anew: those of other parameters stay, in the order in which they are shown.
create function merge_values(known integer[], given integer[]) returns integer[] language sql stable parallel safe as $$
  with fresh as (select value_id, attribute_id from unnest(given) value_id join attribute_value using (value_id))
  select coalesce(array_agg(value_id order by attribute.position, attribute_id), '{}')
  from (
    select * from fresh
    union all
    select value_id, attribute_id from unnest(known) value_id join attribute_value using (value_id)
    where attribute_id not in (select attribute_id from fresh)
  ) one join attribute using (attribute_id)
$$;
