-- The zone of countries that are in no list can be told from the others, and cannot be removed.
alter table freight_zone add column is_rest boolean not null default false;
update freight_zone set is_rest = true where zone = (select max(zone) from freight_zone);
create unique index freight_zone_rest on freight_zone (is_rest) where is_rest;

-- Everything that makes up the price of a parcel, as one text: another one means that somebody changed it meanwhile.
create function shipping_version() returns text language sql stable parallel safe as $$
  select md5(concat(
    (select string_agg(z::text, ';' order by zone) from freight_zone z),
    (select string_agg(c::text, ';' order by country_code) from freight_country c),
    (select string_agg(e::text, ';' order by express_id) from express e),
    (select string_agg(r::text, ';' order by express_id, zone, currency) from express_rate r)))
$$;
