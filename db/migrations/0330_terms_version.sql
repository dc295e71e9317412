-- Settings, shipping rates and tax rules: every order reads them, though they change a few times a year. A process keeps
-- them for as long as this version is the current one. It is never one of before, not even after a rollback.
create table terms_version (
  only_row boolean primary key default true check (only_row),
  version uuid not null default gen_random_uuid()
);
insert into terms_version default values;

create function note_terms_change() returns trigger language plpgsql as $$
begin
  insert into terms_version default values on conflict (only_row) do update set version = excluded.version;
  return null;
end $$;

do $$
declare
  terms text;
begin
  foreach terms in array array['shop_settings', 'country', 'freight_zone', 'freight_country', 'express', 'express_rate',
    'package_weight', 'tax_rule'] loop
    execute format('create trigger note_terms_change after insert or update or delete or truncate on %I
      for each statement execute function note_terms_change()', terms);
  end loop;
end $$;
