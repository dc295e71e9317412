-- The scale of a parameter is drawn from all its numbers in a category, which may be tens of thousands: read in their order
-- from one index, they need not be looked up one by one.
alter table category_value add column attribute_id integer references attribute, add column number_value double precision;

update category_value kept set attribute_id = known.attribute_id, number_value = known.number_value
from attribute_value known where known.value_id = kept.value_id;

alter table category_value alter column attribute_id set not null;

-- Whoever counts goods names the value only. A value never changes: another number is another value.
create function know_value() returns trigger language plpgsql as $$
begin
  select attribute_id, number_value into strict new.attribute_id, new.number_value
  from attribute_value where value_id = new.value_id;
  return new;
end
$$;

create trigger know_value before insert on category_value for each row execute function know_value();

create index category_value_numbers on category_value (category_id, attribute_id, number_value) include (value_id, goods_count);
