-- Wireless modules have it beside the RAM of their chip.
insert into known_parameter (code, parameter_name, unit, position, separator, weight, aliases)
values ('psramSize', 'PSRAM', 'KB', 71, null, 0, '{psram size,external ram,pseudo static ram}')
on conflict (code) do nothing;
insert into search_attribute (code, compare, rank) values ('psramSize', 'at least', 3) on conflict (code) do nothing;
