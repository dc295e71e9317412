-- Some parameters have several values in one text: "USB, CAN". A separator, which is a regular expression, makes each of
-- them a value to filter by.
alter table attribute add column separator text check (separator <> '');

create table value_member (
  value_id integer not null references attribute_value on delete cascade,
  member_id integer not null references attribute_value on delete cascade,
  primary key (value_id, member_id)
);
create index value_member_member on value_member (member_id) include (value_id);

-- "Humidity, temperature" has the members Humidity and Temperature.
create view value_part as
  select value_id, attribute_id, upper(left(btrim(part), 1)) || substr(btrim(part), 2) member
  from attribute_value join attribute using (attribute_id), regexp_split_to_table(text_value, separator) part
  where text_value ~ separator and btrim(part) <> '';

-- Takes all combined values apart. Whoever adds values calls it; what is taken apart already stays.
create function split_values() returns void language plpgsql as $$
begin
  insert into attribute_value (attribute_id, text_value)
    select distinct attribute_id, member from value_part on conflict do nothing;
  insert into value_member
    select distinct part.value_id, known.value_id
    from value_part part join attribute_value known
      on known.attribute_id = part.attribute_id and known.number_value is null and known.text_value = part.member
  on conflict do nothing;
end
$$;
