-- What the goods of a category are, counted: the choices of a whole category are read instead of counted anew, however
-- large it is, and they name values that a bounded count would not reach.

create table category_value (
  category_id integer not null references category,
  value_id integer not null references attribute_value,
  goods_count integer not null,
  primary key (category_id, value_id)
);

-- Where in goods.value_ids the value of this attribute stands, when it is the same place in all goods of the category:
-- then a range is compared with one element instead of with all of them. Null when it is not.
alter table category_attribute add column slot smallint;

insert into category_value
  select category_id, value_id, count(*) from goods, unnest(value_ids) value_id group by 1, 2;

update category_attribute known set slot = used.place
from (
  select category_id, attribute_id, min(place) place
  from goods, unnest(value_ids) with ordinality one (value_id, place) join attribute_value using (value_id)
  group by 1, 2 having min(place) = max(place)
) used
where (known.category_id, known.attribute_id) = (used.category_id, used.attribute_id);

-- Kept true by the database itself, whoever changes goods. The demo catalogue counts by itself while it loads.
create function keep_category_values() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update category_value set goods_count = goods_count - 1
    where category_id = old.category_id and value_id = any (old.value_ids);
  end if;
  if tg_op <> 'DELETE' then
    insert into category_value as known
      select new.category_id, value_id, 1 from unnest(new.value_ids) value_id order by value_id
    on conflict (category_id, value_id) do update set goods_count = known.goods_count + 1;
    insert into category_attribute as known (category_id, attribute_id, position, slot)
      select new.category_id, attribute_id, attribute.position, place
      from unnest(new.value_ids) with ordinality one (value_id, place)
      join attribute_value using (value_id) join attribute using (attribute_id)
      order by attribute_id
    on conflict (category_id, attribute_id) do update set slot = null where known.slot <> excluded.slot;
  end if;
  return null;
end
$$;

create trigger keep_category_values
  after insert or delete or update of category_id, value_ids on goods
  for each row execute function keep_category_values();
