-- What customs and production ask is also a parameter of the part, so that categories can be filtered by it. These stand
-- behind all other parameters, also those that lists bring along.
insert into known_parameter (code, parameter_name, unit, position, separator, weight) values
  ('eccn', 'ECCN', null, 1000001, null, -100),
  ('originCountry', 'Country of origin', null, 1000002, null, -100),
  ('msl', 'Moisture sensitivity level', null, 1000003, null, -100),
  ('reach', 'REACH', null, 1000004, null, -100)
on conflict do nothing;

create temporary view trade_fact as
  select goods_id, code, fact from goods_trade
  cross join lateral (values ('eccn', eccn), ('originCountry', origin_country), ('msl', msl), ('reach', reach)) one (code, fact)
  where fact is not null;

insert into attribute (code, attribute_name, unit, position, separator)
  select code, parameter_name, unit, position, separator from known_parameter
  where code in (select code from trade_fact) and code not in (select code from attribute);

insert into attribute_value (attribute_id, text_value)
  select distinct attribute_id, fact from trade_fact join attribute using (code)
  on conflict do nothing;

update goods g set value_ids = merge_values(g.value_ids, own.ids)
from (
  select goods_id, array_agg(value_id) ids
  from trade_fact join attribute using (code) join attribute_value v on v.attribute_id = attribute.attribute_id and v.text_value = fact
  group by 1
) own
where own.goods_id = g.goods_id;

drop view trade_fact;
